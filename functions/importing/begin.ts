import { createHash, randomBytes } from 'node:crypto';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { language } from '#shared/words/language.ts';
import type { LadderKey } from '../database/keys.ts';
import type { Glance } from './door.ts';
import type { LogImport } from './import-book.ts';
import { filesOf } from './parts.ts';

/** What somebody asks for: a log, seen at a glance, and what is to become of it. */
export interface Asked extends Pick<LogImport, 'keepRefused' | 'dryRun' | 'by'> {
  readonly glance: Glance;
  readonly at: Instant;
  /** Where the log lies, if it lies somewhere already. */
  readonly source?: string;
}

/** The same log on the same terms is the same import, however often it is sent. */
export const requestOf = ({ glance, dryRun, keepRefused }: Omit<Asked, 'at' | 'by'>): string =>
  createHash('sha256').update(`${glance.digest} ${dryRun} ${keepRefused}`).digest('hex');

/** An import of which nothing is done yet. */
export function newImport(key: LadderKey, asked: Asked): LogImport {
  const id = randomBytes(8).toString('hex');
  const { glance, at, by, dryRun, keepRefused, source = filesOf(key, id).log } = asked;
  return {
    id,
    token: id,
    state: 'checking',
    request: requestOf(asked),
    source,
    keepRefused,
    dryRun,
    by,
    language: language(),
    begun: at,
    changed: at,
    tries: 0,
    lines: glance.lines,
    checked: 0,
    written: 0,
    items: 0,
    stored: 0,
    refused: 0,
  };
}
