import { firstEntry } from '#shared/engine/lines.ts';
import { termsIn } from '#shared/engine/season.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { areTogether } from '#shared/view/corrections.ts';
import type { Naming } from '#shared/view/naming.ts';
import type { SeasonTurn } from '#shared/view/notices.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';
import type { EndedSeason } from '../ladders/seasons.ts';
import type { LadderStore } from '../ladders/store.ts';
import type { LineEvent } from './messages.ts';

type Store = Pick<LadderStore, 'load' | 'log' | 'seasons'>;

export interface LogLine {
  readonly entry: Entry;
  readonly header: Header;
  readonly commands: readonly Command[];
  /** Whether the next line was recorded by the same request. */
  readonly goesOn: boolean;
}

/** Reads a line; undefined if it is a season's header, or `matters` says that it is of no interest. Throws if there is no such line. */
export async function readLine(
  store: Store,
  { key, line }: LineEvent,
  matters: (entry: Entry) => boolean = () => true,
): Promise<LogLine | undefined> {
  const before = lineNumber(line - 1);
  const [present] = await store.log(key, before, line);
  const where = present ? key : await earlierSeasonOf(store, { key, line });
  if (!where) return undefined;
  const [entry] = present ? [present] : await store.log(where, before, line);
  if (entry && !matters(entry)) return undefined;
  const ladder = await store.load(where);
  if (!entry || !ladder) throw new Error('there is no such line');
  const earlier = (await store.log(where, undefined, before)).map(({ command }) => command);
  const { command } = entry;
  const previous = earlier.at(-1);
  // Only a voiding begins what one request records in several lines.
  const mayGoOn = command.verb === 'void' || (previous !== undefined && areTogether(previous, command));
  const [next] = mayGoOn ? await store.log(where, line, lineNumber(line + 1)) : [];
  return {
    goesOn: next !== undefined && areTogether(command, next.command),
    entry,
    header: madeOf(ladder),
    commands: [...earlier, command],
  };
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
  const before = ended.find(({ last }) => last + 1 === header.line);
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
