import { sessionOperations } from '#shared/features/session.ts';
import { begin, browserOf, endSession, givingWay, holderOf } from './browser.ts';
import type { Call } from './call.ts';
import type { HttpEvent } from './event.ts';
import type { AccessRecord } from './key-book.ts';
import { isProblem } from './problem.ts';
import { forgetCookie } from './session-cookie.ts';
import type { Runtime } from './world.ts';

/** Signs somebody in in the browser that asks, beside all others but those who give way; the cookies that do it. */
export async function signInBy(
  runtime: Runtime,
  event: HttpEvent,
  club: string,
  record: AccessRecord,
): Promise<readonly string[] | undefined> {
  const call = callOf(runtime, event, club);
  const holder = await holderOf(call, club, record);
  if (isProblem(holder)) return undefined;
  const browser = await browserOf(call);
  const going = givingWay(browser, holder);
  const opened = await begin(call, holder);
  for (const each of going) await endSession(call, each.club.id, each.session);
  return [
    ...browser.cookies,
    ...going.map(({ cookie }) => forgetCookie(cookie)),
    ...(opened.keep ? [opened.keep] : []),
  ];
}

const [, createSession] = sessionOperations;

/** As if the browser had opened an invite link. */
const callOf = (runtime: Runtime, event: HttpEvent, club: string): Call => ({
  event,
  operation: createSession,
  caller: { role: 'anybody', by: 'anybody', id: 'anybody' },
  query: { dryRun: false, keepRefused: false },
  club,
  at: runtime.now(),
  runtime,
});
