import * as z from 'zod/mini';
import { type Instant, isId } from '../shared/ladder/vocabulary.ts';
import { moment } from '../shared/log/fields.ts';
import { isHash } from './http/access-key.ts';
import type { Answer } from './http/answer.ts';
import { readAs } from './http/body.ts';
import { answering, type Call } from './http/endpoint.ts';
import { grant } from './http/grant.ts';
import { isProblem, type Problem, problem } from './http/problem.ts';
import { noRoomForKey } from './http/room.ts';
import { onLambda } from './runtime.ts';
import { type AccessRecord, ROLES } from './store/port.ts';

const shape = z
  .strictObject({
    role: z.enum(ROLES),
    label: z.string().check(z.regex(/\S/, 'must not be blank'), z.maxLength(100)),
    player: z.exactOptional(z.string().check(z.refine(isId, 'must be 1–64 of a–z, 0–9 and "-"'))),
    expires: z.exactOptional(moment),
  })
  .check(
    z.refine(({ role, player }) => (role === 'player') === (player !== undefined), {
      path: ['player'],
      message: 'must be there for the role player, and for no other',
    }),
  );

async function handOut(call: Call): Promise<Answer | Problem> {
  const asked = readAs(shape, call.event);
  if (isProblem(asked)) return asked;
  const { expires } = asked.value;
  if (expires !== undefined && expires <= call.at) return problem('invalid', 'expires: must be in the future.');
  const full = await noRoomForKey(call);
  if (full) return full;
  const granted = await grant(call, asked.value);
  return { status: 201, body: { ...granted, ...toldTimes(asked.value), created: formatInstant(call.at) } };
}

async function list({ club, runtime }: Call): Promise<Answer> {
  const records = await runtime.store.accessRecords(club);
  const told = records.toSorted((one, other) => one.created - other.created).map(toldTimes);
  return { status: 200, body: { access: told } };
}

async function withdraw({ event, club, at, runtime }: Call): Promise<Answer | Problem> {
  const { hash = '' } = event.pathParameters ?? {};
  const known = isHash(hash) && (await runtime.store.revokeAccess(club, hash, at));
  runtime.keys.forget({ club, hash });
  return known ? { status: 204 } : problem('unknown-access', 'There is no such access key.');
}

const formatInstant = (at: Instant): string => new Date(at).toISOString();

/** A record with its times as text, in UTC: a club has no time zone, its ladders have. */
function toldTimes<T extends Partial<AccessRecord>>({ created, expires, revoked, lastUsed, ...rest }: T) {
  return {
    ...rest,
    ...(created !== undefined && { created: formatInstant(created) }),
    ...(expires !== undefined && { expires: formatInstant(expires) }),
    ...(revoked !== undefined && { revoked: formatInstant(revoked) }),
    ...(lastUsed !== undefined && { lastUsed: formatInstant(lastUsed) }),
  };
}

/** The access keys of a club: handed out, listed without the keys themselves, and withdrawn. */
export const access = answering('access', async (call) => {
  switch (call.route.method) {
    case 'GET':
      return list(call);
    case 'POST':
      return handOut(call);
    case 'DELETE':
      return withdraw(call);
  }
});
export const handler = onLambda(access);
