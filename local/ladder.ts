import { readFileSync } from 'node:fs';
import { readLog } from '../shared/log/read.ts';
import { documentOf, replay, traceOf } from '../shared/log/replay.ts';

const args = process.argv.slice(3);
const file = args.find((a) => !a.startsWith('--')) ?? '-';
const log = readLog(readFileSync(file === '-' ? 0 : file, 'utf8'));
if (!log.ok) {
  console.error(log.refusal.message);
  process.exit(2);
}
if (args.includes('--trace')) {
  const { lines, refused } = traceOf(log.value);
  process.stdout.write(lines.map((l) => `${JSON.stringify(l)}\n`).join(''));
  process.exitCode = refused.length > 0 ? 1 : 0;
} else {
  const doc = documentOf(replay(log.value));
  console.log(JSON.stringify(doc));
  process.exitCode = doc.refused.length > 0 ? 1 : 0;
}
