import { firstEntry } from '../../shared/engine/lines.ts';
import { termsIn } from '../../shared/engine/season.ts';
import { madeOf } from '../../shared/rules/common/configured.ts';
import type { Naming } from '../../shared/view/naming.ts';
import { publicSeason } from '../../shared/view/public-season.ts';
import type { SeasonTurn } from '../../shared/view/season-notices.ts';
import type { Command } from '../../shared/vocabulary/command.ts';
import type { Entry } from '../../shared/vocabulary/entry.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import type { EndedSeason, LadderKey, LadderStore } from '../store/port.ts';
import type { NewLine } from './messages.ts';

type Store = Pick<LadderStore, 'load' | 'log' | 'seasons'>;

/** A line with the log of its season up to it. */
export interface Found {
  readonly entry: Entry;
  readonly header: Header;
  readonly commands: readonly Command[];
}

/** What a line makes of a ladder's seasons, as the public may know it: the first line of all but the first season, and that with which a start was undone. */
export async function seasonTurn(
  store: Store,
  { key, line, season }: NewLine,
  { entry, header, commands }: Found,
  naming: Naming,
): Promise<SeasonTurn | undefined> {
  const isFirst = header.line !== undefined && line === firstEntry(header);
  if (!isFirst && !mayUndo(entry)) return undefined;
  const { present, ended, undone = [] } = await store.seasons(key);
  // Where a season was undone, its own end lies beside the line that says so.
  const isGone = season !== undefined && season !== present && !ended.some(({ number }) => number === season);
  if (isGone) return undefined;
  const now = publicSeason(header, commands, naming).ladder;
  if (undone.includes(line)) return { kind: 'undone', now };
  const before = ended.find(({ last }) => last + 1 === header.line);
  if (!isFirst || !before) return undefined;
  return { kind: 'began', name: before.name, before: await asItEnded(store, key, before, naming), now };
}

/** Lets time pass, and nothing else: nobody asked for it. */
const mayUndo = ({ command: { verb, by }, effects }: Entry): boolean =>
  verb === 'settle' && by === undefined && effects.settled.length === 0;

async function asItEnded(store: Store, { club, ladder }: LadderKey, { number }: EndedSeason, naming: Naming) {
  const key = { club, ladder, season: number };
  const [found, entries] = [await store.load(key), await store.log(key)];
  if (!found) throw new Error('the season before is not there');
  const commands = entries.map(({ command }) => command);
  return publicSeason(madeOf(found), commands, naming, termsIn(entries)).ladder;
}
