import { firstEntry } from '#shared/engine/lines.ts';
import { termsIn } from '#shared/engine/season.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import type { Naming } from '#shared/view/naming.ts';
import type { ByRequest, SeasonTurn } from '#shared/view/public-notices/notices.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type Header, headerLine } from '#shared/vocabulary/header.ts';
import type { LadderKey } from '../database/keys.ts';
import type { WrittenEntry } from '../ladders/entries.ts';
import { type EndedSeason, seasonBefore } from '../ladders/seasons.ts';
import type { LadderStore } from '../ladders/store.ts';
import type { LineEvent } from './messages.ts';

type Store = Pick<LadderStore, 'load' | 'log' | 'seasons' | 'written'>;

export interface LogLine extends ByRequest, Pick<WrittenEntry, 'isBroughtIn'> {
  readonly entry: Entry;
  readonly header: Header;
  readonly commands: readonly Command[];
}

/**
 * Reads a line; undefined if it is a season's header, or `matters` says that it is of no interest. Throws if the line doesn't
 * exist, or the ladder's season was turned while it was read.
 */
export async function readLine(
  store: Store,
  event: LineEvent,
  matters: (entry: Entry) => boolean = () => true,
): Promise<LogLine | undefined> {
  const found = await lookUp(store, event, matters);
  // A store that has just begun looks for a ladder in its first season, and knows better once it has loaded it.
  const again = found === TURNED ? await lookUp(store, event, matters) : found;
  if (again === TURNED) throw new Error('the season was turned meanwhile');
  return again;
}

/** The header belongs to one season and the lines to another: a number may be that of a line in each. */
const TURNED = 'turned';

async function lookUp(
  store: Store,
  { key, line }: LineEvent,
  matters: (entry: Entry) => boolean,
): Promise<LogLine | typeof TURNED | undefined> {
  const present = await store.written(key, line);
  const where = present ? key : await earlierSeasonOf(store, { key, line });
  if (!where) return undefined;
  const found = present ?? (await store.written(where, line));
  if (found && !matters(found.entry)) return undefined;
  const ladder = await store.load(where);
  if (!found || !ladder) throw new Error('there is no such line');
  const lines = await store.log(where, undefined, line);
  const header = madeOf(ladder);
  const entry = lines[line - headerLine(header) - 1];
  if (entry?.line !== line) return TURNED;
  const commands = lines.map(({ command }) => command);
  const { first, last, isBroughtIn } = found;
  return { together: line - first + 1, goesOn: line < last, isBroughtIn, entry, header, commands };
}

async function earlierSeasonOf(
  store: Store,
  { key, line }: Pick<LineEvent, 'key' | 'line'>,
): Promise<LadderKey | undefined> {
  const { ended } = await store.seasons(key);
  const season = ended.find(({ first, last }) => first <= line && line <= last + 1);
  if (!season) throw new Error('there is no such line');
  return line === season.first || line > season.last ? undefined : { ...key, season: season.number };
}

/** Which season a line began, as the first of all but the first season, or which start it undid. */
export async function seasonTurn(
  store: Store,
  { key, line, season }: LineEvent,
  { entry, header, commands }: LogLine,
  naming: Naming,
): Promise<SeasonTurn | undefined> {
  const isFirst = header.line !== undefined && line === firstEntry(header);
  if (!isFirst && !mayUndo(entry)) return undefined;
  const { present, ended, undone = [] } = await store.seasons(key);
  // After a season was undone, its own end lies beside the line that says so.
  const isGone = season !== undefined && season !== present && !ended.some(({ number }) => number === season);
  if (isGone) return undefined;
  const now = publicSeason(header, commands, naming).ladder;
  if (undone.includes(line)) return { kind: 'undone', now };
  const before = seasonBefore(ended, header);
  if (!isFirst || !before) return undefined;
  return { kind: 'began', name: before.name, before: await asItEnded(store, key, before, naming), now };
}

/** A line that only lets time pass, and that no person asked for. */
const mayUndo = ({ command: { verb, by }, effects }: Entry): boolean =>
  verb === 'settle' && by === undefined && effects.settled.length === 0;

async function asItEnded(store: Store, { club, ladder }: LadderKey, { number }: EndedSeason, naming: Naming) {
  const key = { club, ladder, season: number };
  const [found, entries] = [await store.load(key), await store.log(key)];
  if (!found) throw new Error('the season before is not there');
  const commands = entries.map(({ command }) => command);
  return publicSeason(madeOf(found), commands, naming, termsIn(entries)).ladder;
}
