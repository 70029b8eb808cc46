import { createHash, randomBytes } from 'node:crypto';
import { readLog } from '#shared/log/read.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { language } from '#shared/words/language.ts';
import type { LogImport } from '../books/imports.ts';
import type { LadderKey } from '../database/keys.ts';
import { IMPORTING, REQUESTS } from '../runtime/texts.ts';
import { filesOf } from './import-files.ts';
import { faultIn, faultInHeader, type LogFault, MOST_BYTES, MOST_LINE_BYTES, MOST_LINES } from './judge.ts';

export interface Glance {
  readonly kind: 'log';
  /** How many lines it has, the header among them. */
  readonly lines: number;
  /** The same for the same text. */
  readonly digest: string;
}

const NEWLINE = 0x0a;
const MB = 1024 * 1024;
const { most } = IMPORTING;

/** Looks at a log without reading it: how large it is, how long its lines are, and whether the first is a header. */
export function glanceAt(bytes: Uint8Array): Glance | LogFault {
  if (bytes.byteLength > MOST_BYTES) return tooLarge(REQUESTS.tooLarge(MOST_BYTES / MB, 'MB'));
  let [lines, from, first] = [0, 0, bytes.byteLength];
  while (from < bytes.byteLength) {
    const newline = bytes.indexOf(NEWLINE, from);
    const to = newline < 0 ? bytes.byteLength : newline;
    if (++lines === 1) first = to;
    if (lines > MOST_LINES) return tooLarge(most.lines(MOST_LINES.toLocaleString(language())));
    if (to - from > MOST_LINE_BYTES)
      return { ...faultIn(lines, REQUESTS.tooLarge(MOST_LINE_BYTES / MB, 'MB')), tooLarge: true };
    from = to + 1;
  }
  const header = readLog(Buffer.from(bytes.buffer, bytes.byteOffset, first).toString());
  if (!header.ok) return faultInHeader(header.refusal.message);
  return { kind: 'log', lines, digest: createHash('sha256').update(bytes).digest('hex') };
}

const tooLarge = (message: string): LogFault => ({ kind: 'fault', message, tooLarge: true });

interface ImportRequest extends Pick<LogImport, 'keepRefused' | 'dryRun' | 'by'> {
  readonly glance: Glance;
  readonly at: Instant;
  /** Where the log lies, if it lies somewhere already. */
  readonly source?: string;
}

/** The same log on the same terms is the same import, however often it is sent. */
export const requestOf = ({ glance, dryRun, keepRefused }: Omit<ImportRequest, 'at' | 'by'>): string =>
  createHash('sha256').update(`${glance.digest} ${dryRun} ${keepRefused}`).digest('hex');

export function newImport(key: LadderKey, asked: ImportRequest): LogImport {
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
