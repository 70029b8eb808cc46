import { setSuspended } from '#functions/books/change-club.ts';
import { readClub } from '#functions/books/clubs.ts';
import { forgetMailRecord, hasStopped, readMailRecord } from '#functions/books/mail-record.ts';
import { readAllSignedUp } from '#functions/books/sign-ups.ts';
import { readAs } from '#functions/http/body.ts';
import type { Call, EndpointAnswer } from '#functions/http/call.ts';
import { isProblem, noSuchClub } from '#functions/http/problem.ts';
import { suspension } from '#shared/features/club.ts';
import { changeBy } from '../admin-history.ts';
import { publishClubAgain } from './publish-again.ts';

/** Clubs that signed themselves up, and whom to write to. */
async function listSignUps({ runtime: { database } }: Call): EndpointAnswer<'listSignUps'> {
  const all = await readAllSignedUp(database);
  const told = all.map(async ({ id, person, email, at }) => {
    const [of, record] = await Promise.all([readClub(database, id), readMailRecord(database, id)]);
    return {
      club: id,
      person,
      email,
      at: new Date(at).toISOString(),
      suspended: of?.suspended === true,
      invitations: { ...record, stopped: hasStopped(record, of ?? {}) },
    };
  });
  return { status: 200, body: { signUps: await Promise.all(told) } };
}

/** Suspends a club or lifts that. Sent again it does nothing more but publish what was missed. */
async function suspendClub(call: Call): EndpointAnswer<'suspendClub'> {
  const asked = readAs(suspension, call.event);
  if (isProblem(asked)) return asked;
  const { club, runtime } = call;
  const { suspended } = asked.value;
  const change = changeBy(call, suspended ? 'club-suspended' : 'club-resumed', club);
  if (club === '' || (await setSuspended(runtime.database, club, suspended, change)) === 'no-such-club')
    return noSuchClub;
  if (!suspended) await forgetMailRecord(runtime.database, club);
  await publishClubAgain(runtime, club);
  return { status: 200, body: { suspended } };
}

export const suspending = { listSignUps, suspendClub } as const;
