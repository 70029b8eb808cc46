import type { LadderKey } from '#functions/database/keys.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { formatEntry, formatHeader } from '#shared/log/format.ts';
import { type Header, headerLine } from '#shared/vocabulary/header.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';

/** What a function may answer is 6 MB; in JSON, what is quoted takes more room. In bytes. */
export const MOST_ANSWERED = 4 * 1024 * 1024;

/** How many lines are read at a time: between them others get on. */
const SLICE = 2000;

export async function wholeLog(
  store: Pick<LadderStore, 'log'>,
  key: LadderKey,
  header: Header,
): Promise<Buffer<ArrayBuffer>> {
  const parts = [Buffer.from(`${formatHeader(header)}\n`)];
  for (let from: number = headerLine(header); ; from += SLICE) {
    const entries = await store.log(key, lineNumber(from), lineNumber(from + SLICE));
    const text = entries.map(({ command }) => `${formatEntry(header, command)}\n`).join('');
    parts.push(Buffer.from(text));
    if (entries.length < SLICE) return Buffer.concat(parts);
  }
}
