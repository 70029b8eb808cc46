import { readFileSync } from 'node:fs';
import { type OpenLog, openLog } from '#shared/log/read.ts';
import { documentOf, type RefusedLine, replay, trace } from '#shared/log/replay.ts';
import { firstSentence, UserError } from '../user-error.ts';
import type { InvocationOf, Status } from './command-line.ts';

/** How much of a trace is written at a time, in characters. */
const CHUNK = 64 * 1024;

export async function replayFile({ given, trace: traced }: InvocationOf<[file: string]>): Promise<Status> {
  const [file] = given;
  const log = openLog(readBytes(file).toString());
  if (!log.ok) throw new UserError(`${file === '-' ? 'Standard input' : file}, line 1: ${log.refusal.message}`);
  const refused = traced ? printTrace(log.value) : printDocument(log.value);
  return refused.length > 0 ? 1 : 0;
}

function printDocument({ header, lines }: OpenLog): readonly RefusedLine[] {
  const document = documentOf(replay({ header, lines: lines() }, undefined, 'settlements'));
  process.stdout.write(`${JSON.stringify(document)}\n`);
  return document.refused;
}

/** Written line by line as it is worked out: the whole of it may not fit in memory. */
function printTrace({ header, lines }: OpenLog): readonly RefusedLine[] {
  let waiting = '';
  const refused = trace({ header, lines: lines() }, (line) => {
    waiting += `${JSON.stringify(line)}\n`;
    if (waiting.length < CHUNK) return;
    process.stdout.write(waiting);
    waiting = '';
  });
  process.stdout.write(waiting);
  return refused;
}

export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new UserError(`Can’t read ${file}: ${firstSentence(error)}.`);
  }
}
