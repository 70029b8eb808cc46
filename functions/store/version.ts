import { instant, lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import type { Reader } from './database.ts';
import { TOUCHED } from './head.ts';
import type { Item } from './item.ts';
import { ladderPartition } from './keys.ts';
import { EPOCH, headKey, markIn, SHUT } from './mark.ts';
import type { LadderKey, Version } from './port.ts';

const TOLD = ['line', TOUCHED, EPOCH, SHUT];

/** What tells whether a ladder's pages are up to date, without reading the ladder. */
export async function readVersion(database: Reader, key: LadderKey): Promise<Version | undefined> {
  const head = await database.get(headKey(key), TOLD);
  return head && versionIn(head);
}

/** The same of many ladders, in the order of their keys. */
export async function readVersions(
  database: Reader,
  keys: readonly LadderKey[],
): Promise<readonly (Version | undefined)[]> {
  const heads = await database.getMany(keys.map(headKey), TOLD);
  const versions = new Map(heads.map((head) => [head.pk, versionIn(head)]));
  return keys.map((key) => versions.get(ladderPartition(key)));
}

function versionIn(head: Item): Version | undefined {
  const { line, [TOUCHED]: touched } = head;
  const { shut, ...epoch } = markIn(head);
  if (shut === 'deleting') return undefined;
  return {
    line: lineNumber(Number(line)),
    ...(touched !== undefined && { touched: instant(Number(touched)) }),
    ...epoch,
    ...(shut && { shut }),
  };
}
