import * as z from 'zod/mini';
import type { Instant } from '../shared/ladder/vocabulary.ts';
import { accessKeyOf, inForce } from './http/access.ts';
import { type AccessKey, parseAccessKey } from './http/access-key.ts';
import type { Answer } from './http/answer.ts';
import { readAs } from './http/body.ts';
import { answering, type Call } from './http/endpoint.ts';
import { isProblem, type Problem, problem } from './http/problem.ts';
import { NO_SESSION, sessionCookie } from './http/session-cookie.ts';
import { onLambda } from './runtime.ts';
import type { AccessRecord, Club } from './store/port.ts';

/** A session ends with its key, and otherwise after a season, in seconds. */
const LONGEST = 300 * 24 * 60 * 60;

const shape = z.strictObject({ key: z.string() });

/** Opens a session: the browser keeps the key where no script can read it. */
async function open(call: Call): Promise<Answer | Problem> {
  const given = readAs(shape, call.event);
  if (isProblem(given)) return given;
  const { key } = given.value;
  const holder = await find(call, parseAccessKey(key));
  if (isProblem(holder)) return holder;
  return { ...introduce(holder), cookies: [sessionCookie(key, secondsLeft(holder.record, call.at))] };
}

/** Says whose session it is. */
async function look(call: Call): Promise<Answer | Problem> {
  const key = accessKeyOf(call.event);
  const holder = isProblem(key) ? key : await find(call, key);
  return isProblem(holder) ? holder : introduce(holder);
}

interface Holder {
  readonly record: AccessRecord;
  readonly club: Club;
}

async function find({ at, runtime }: Call, key: AccessKey | undefined): Promise<Holder | Problem> {
  const record = inForce(key && (await runtime.keys.find(key)), at);
  if (isProblem(record)) return record;
  const club = key && (await runtime.store.club(key.club));
  if (key && club) await runtime.keys.noteUse(key, at);
  return club ? { record, club } : problem('unknown-club', 'There is no such club.');
}

const introduce = ({ record: { role, label, player }, club }: Holder): Answer => ({
  status: 200,
  body: { club, role, label, player },
});

const secondsLeft = ({ expires }: AccessRecord, at: Instant): number =>
  Math.min(LONGEST, expires === undefined ? LONGEST : Math.ceil((expires - at) / 1000));

/** The session of a browser: opened by the link that the organiser handed out. */
export const session = answering('session', async (call) => {
  switch (call.route.method) {
    case 'GET':
      return look(call);
    case 'POST':
      return open(call);
    case 'DELETE':
      return { status: 204, cookies: [NO_SESSION] };
  }
});
export const handler = onLambda(session);
