import { namedAgain } from '#shared/features/deletion.ts';
import { sendAll } from '../aws/send-all.ts';
import { readClearance } from '../books/clearances.ts';
import { readClub } from '../books/clubs.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import { beginDeletingClub, beginDeletingLadder } from '../erasing/deleting.ts';
import { readAs } from '../http/body.ts';
import { type AnswerOf, type Call, type EndpointAnswer, ofLadder } from '../http/call.ts';
import { deletedLadder, isProblem, noSuchClub, noSuchLadder, type Problem, problem } from '../http/problem.ts';
import { ADMIN } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';

const otherName = problem('invalid', () => ADMIN.otherName);

/** Deletes a ladder with everything that was published of it, and says so; there is no way back. */
async function deleteLadder(call: Call, key: LadderKey): EndpointAnswer<'deleteLadder'> {
  const asked = readAs(namedAgain, call.event);
  if (isProblem(asked)) return asked;
  const { store } = call.runtime;
  const header = await store.header(key);
  if (!header) return (await readClearance(store.database, nameOf(key))) ? deletedLadder : noSuchLadder;
  const name = header.name ?? key.ladder;
  if (asked.value.name !== name) return otherName;
  const change = changeBy(call, 'ladder-deleted', key.ladder);
  if ((await beginDeletingLadder(store.database, key, call.at, change)) === 'no-such-ladder') return deletedLadder;
  return begun(call, nameOf(key));
}

/** Deletes a club likewise, and all its ladders: the operator alone may. */
async function deleteClub(call: Call): EndpointAnswer<'deleteClub'> {
  const asked = readAs(namedAgain, call.event);
  if (isProblem(asked)) return asked;
  const { store } = call.runtime;
  const club = call.club === '' ? undefined : await readClub(store.database, call.club);
  if (!club) return noSuchClub;
  if (asked.value.name !== club.name) return otherName;
  if ((await beginDeletingClub(store.database, club.id, call.at)) === 'no-such-club') return noSuchClub;
  return begun(call, club.id);
}

/** What cannot be queued now is found within the hour. */
async function begun({ runtime }: Call, name: string): Promise<AnswerOf<'deleteLadder'> | Problem> {
  if (!runtime.imports) throw new Error('there is no queue for what is to be cleared');
  await sendAll(runtime.imports, [name]).catch(() => {});
  return { status: 202, body: { deleted: name } };
}

export const deletion = { deleteLadder: ofLadder<'deleteLadder'>(deleteLadder), deleteClub } as const;
