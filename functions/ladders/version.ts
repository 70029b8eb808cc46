import type { LadderShut } from '#shared/vocabulary/club.ts';
import { type Instant, instant, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Reader } from '../database/database.ts';
import type { Item } from '../database/item.ts';
import { FIRST_SEASON, type LadderKey, ladderPartition } from '../database/keys.ts';
import { TOUCHED } from './head.ts';
import { EPOCH, headKey, markIn, SHUT } from './mark.ts';

/** What tells whether a ladder's pages are up to date. */
export interface Version {
  readonly line: LineNumber;
  /** When somebody last had it published again since that line. */
  readonly touched?: Instant;
  /** Another one as soon as nothing that was remembered of the ladder holds any more: see `Mark`. */
  readonly epoch?: string;
  /** Why nothing can be recorded now. */
  readonly shut?: LadderShut;
  /** Of which season that is; missing where it is the first. */
  readonly season?: number;
}

const TOLD = ['line', TOUCHED, EPOCH, SHUT];

/** What tells whether a ladder's pages are up to date, without reading the ladder. */
export async function readVersion(database: Reader, key: LadderKey): Promise<Version | undefined> {
  const head = await database.get(headKey(key), TOLD);
  return head && versionIn(head, key);
}

/** The same of many ladders, in the order of their keys. */
export async function readVersions(
  database: Reader,
  keys: readonly LadderKey[],
): Promise<readonly (Version | undefined)[]> {
  const heads = await database.getMany(keys.map(headKey), TOLD);
  const byPartition = new Map(heads.map((head) => [head.pk, head]));
  return keys.map((key) => {
    const head = byPartition.get(ladderPartition(key));
    return head && versionIn(head, key);
  });
}

function versionIn(head: Item, { season = FIRST_SEASON }: LadderKey): Version | undefined {
  const { line, [TOUCHED]: touched } = head;
  const { shut, ...epoch } = markIn(head);
  if (shut === 'deleting') return undefined;
  return {
    line: lineNumber(Number(line)),
    ...(touched !== undefined && { touched: instant(Number(touched)) }),
    ...epoch,
    ...(shut && { shut }),
    ...(season !== FIRST_SEASON && { season }),
  };
}
