import { instant, lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import type { Database } from './database.ts';
import { TOUCHED } from './head.ts';
import { HEAD, ladderPartition } from './keys.ts';
import type { LadderKey, Version } from './port.ts';

/** What tells whether a ladder's pages are up to date, without reading the ladder. */
export async function readVersion(database: Database, key: LadderKey): Promise<Version | undefined> {
  const head = await database.get({ pk: ladderPartition(key), sk: HEAD }, ['line', TOUCHED]);
  if (!head) return undefined;
  const { line, [TOUCHED]: touched } = head;
  return {
    line: lineNumber(Number(line)),
    ...(touched !== undefined && { touched: instant(Number(touched)) }),
  };
}
