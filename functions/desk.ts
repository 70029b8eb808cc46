import { formatLog } from '../shared/log/format.ts';
import { asRemembered } from '../shared/policies/attendance.ts';
import { settleDue } from '../shared/policies/duties.ts';
import { dayOf } from '../shared/policies/standing.ts';
import type { Answer } from './http/answer.ts';
import { deskNeedsAfter, deskView } from './http/desk-view.ts';
import { answering, type Call } from './http/endpoint.ts';
import { ladderIn } from './http/event.ts';
import { noSuchLadder, type Problem } from './http/problem.ts';
import { onLambda } from './runtime.ts';
import type { LadderKey } from './store/port.ts';

/** The ladder as it is, with what has fallen due and is not yet written, so that nobody looks at yesterday's rungs. */
async function look({ event, at, runtime }: Call, key: LadderKey): Promise<Answer | Problem> {
  const stored = await runtime.store.load(key);
  if (!stored) return noSuchLadder;
  const { ladder, settlements } = settleDue(stored, at, asRemembered);
  const etag = `"${ladder.line}.${dayOf(ladder, at)}.${settlements.length}"`;
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (event.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return { status: 304, headers };
  const entries = await runtime.store.log(key, deskNeedsAfter(ladder));
  const shown = entries.filter(({ line }) => line <= ladder.line);
  return { status: 200, headers, body: deskView(ladder, shown, at) };
}

/** The season log as a file. */
async function download({ runtime }: Call, key: LadderKey): Promise<Answer | Problem> {
  const header = await runtime.headers.of(key);
  if (!header) return noSuchLadder;
  const entries = await runtime.store.log(key);
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="${key.club}-${key.ladder}.jsonl"`,
  };
  const commands = entries.map(({ command }) => command);
  return { status: 200, headers, body: formatLog(header, commands) };
}

/** What the officials of a club see, and the log that the organiser takes home. */
export const desk = answering('desk', async (call) => {
  const key = ladderIn(call.event);
  if (!key) return noSuchLadder;
  return call.route.path.endsWith('/log') ? download(call, key) : look(call, key);
});
export const handler = onLambda(desk);
