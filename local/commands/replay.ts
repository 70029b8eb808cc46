import { readLog } from '../../shared/log/read.ts';
import { documentOf, replay, traceOf } from '../../shared/log/replay.ts';
import { Trouble } from '../trouble.ts';
import { type Arguments, exactly, readText, type Status } from './arguments.ts';

/** Plays a season log through the rules, and prints what becomes of it. */
export async function replayFile(args: Arguments): Promise<Status> {
  const [file] = exactly(args, 'FILE');
  const log = readLog(readText(file));
  if (!log.ok) throw new Trouble(`${file === '-' ? 'Standard input' : file}, line 1: ${log.refusal.message}`);
  if (args.trace) {
    const { lines, refused } = traceOf(log.value);
    process.stdout.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return refused.length > 0 ? 1 : 0;
  }
  const document = documentOf(replay(log.value));
  process.stdout.write(`${JSON.stringify(document)}\n`);
  return document.refused.length > 0 ? 1 : 0;
}
