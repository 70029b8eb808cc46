import { readLog } from '../shared/log/read.ts';
import { documentOf, type RefusedLine, type ReplayDocument, replay } from '../shared/log/replay.ts';
import type { LadderKey, LadderStore } from './store/port.ts';

export interface ImportTerms {
  /** Keeps lines that are refused as `settle`, which changes nothing, so that all others keep their numbers. */
  readonly keepRefused: boolean;
  /** Says what would come of it, and makes nothing. */
  readonly dryRun: boolean;
}

/** What came of a season log. */
export type Imported =
  | { readonly kind: 'bad-header'; readonly message: string }
  /** The rules refuse some lines, and nothing was made. */
  | { readonly kind: 'refused'; readonly refused: readonly RefusedLine[] }
  | { readonly kind: 'exists' | 'importing' | 'no-such-club' }
  | { readonly kind: 'done'; readonly lines: number; readonly outcome: ReplayDocument };

/** Makes a ladder from a season log, unless the rules refuse a line that is not to be kept all the same. */
export async function importLog(
  store: Pick<LadderStore, 'import'>,
  key: LadderKey,
  text: string,
  { keepRefused, dryRun }: ImportTerms,
): Promise<Imported> {
  const log = readLog(text);
  if (!log.ok) return { kind: 'bad-header', message: log.refusal.message };
  const replayed = replay(log.value);
  if (replayed.refused.length > 0 && !keepRefused && !dryRun) return { kind: 'refused', refused: replayed.refused };
  const commands = replayed.season.lines().map(({ command }) => command);
  const made = dryRun ? 'created' : await store.import(key, log.value.header, commands);
  if (made !== 'created') return { kind: made };
  return { kind: 'done', lines: commands.length + 1, outcome: documentOf(replayed) };
}
