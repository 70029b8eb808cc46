import { addClearance, readClearance } from '#functions/books/clearances.ts';
import { ladderPartition } from '#functions/database/keys.ts';
import { idOf } from '#local/demo/members.ts';
import { peopleOf } from '#shared/rules/entrants/people.ts';
import type { ClubAtPlay, Life } from './club-at-play.ts';
import { LADDER } from './requests.ts';

export async function* leaveBehind(club: ClubAtPlay): Life {
  const luck = club.chance.next();
  if (luck < 0.3) return;
  yield club.in(5, 50);
  if (luck < 0.5) await hide(club, true);
  else if (luck < 0.75) await close(club);
  else yield* remove(club);
}

export async function hide(club: ClubAtPlay, hidden: boolean): Promise<void> {
  await club.must({ method: 'POST', path: `${LADDER}/status`, body: { hidden }, key: club.keys.organiser });
  club.deployment.accepted.add(hidden ? '(ladders hidden)' : '(ladders shown again)');
}

async function close(club: ClubAtPlay): Promise<void> {
  await club.must({ method: 'POST', path: `${LADDER}/status`, body: { closed: true }, key: club.keys.organiser });
  club.deployment.known.close(club.key, club.now);
  await tooLate(club, 'ladder-closed');
  club.deployment.accepted.add('(ladders closed)');
}

const tooLate = (club: ClubAtPlay, code: string): Promise<void> =>
  club.mustNot(club.requestFor('leave', { player: club.member }, 'organiser'), code);

async function* remove(club: ClubAtPlay): Life {
  const { deployment, key, keys } = club;
  const body = { name: club.ladder.header.name ?? key.ladder };
  await club.must({ method: 'POST', path: `${LADDER}/deletion`, body, key: keys.organiser });
  deployment.known.forget(key);
  await tooLate(club, 'ladder-deleted');
  yield* cleared(club, `${key.club}/${key.ladder}`);
  await tooLate(club, 'unknown-ladder');
  for (const what of await deployment.leftOf(`/${key.club}/${key.ladder}`, ladderPartition(key))) club.fault(what);
  deployment.accepted.add('(ladders deleted)');
}

/** Whom people name who mean nobody. */
const OTHERS: readonly string[] = ['p0', 'p1', 'p2', 'nobody'];

export async function* forgetPlayer(club: ClubAtPlay): Life {
  const { deployment, ladder, chance, keys } = club;
  const people = ladder.header.entrants ? peopleOf(ladder) : [...ladder.players.values()];
  const mayGo = (id: string) => !OTHERS.includes(id) && id !== club.member && !id.startsWith('former-');
  const some = people.filter(({ id, name }) => name !== undefined && mayGo(id));
  if (some.length === 0) return;
  const { id: player, name = player } = chance.pick(some);
  const path = '/api/clubs/{club}/forgetting';
  const asked = { method: 'POST', path, key: keys.organiser, query: { dryRun: 'true' } } as const;
  await club.must({ ...asked, body: { player, name } });
  // As the API would, but under a number that is no matter of luck.
  const number = chance.between(100_000, 999_999);
  const as = { id: idOf(`former-${number}`), name: `Former player ${number}` };
  const forgotten = { player, as: as.id, name: as.name, said: [name] };
  const clearance = {
    name: `${club.key.club}#${number}`,
    kind: 'person',
    club: club.key.club,
    begun: club.now,
  } as const;
  await addClearance(deployment.store('clearing').database, { ...clearance, person: forgotten });
  deployment.forgotten.push({ club: club.key.club, player });
  yield* cleared(club, clearance.name);
  await club.look();
  deployment.accepted.add('(people forgotten)');
}

async function* cleared(club: ClubAtPlay, name: string): Life {
  await clearing(club, name, 'rests');
  yield club.in(16, 25);
  await clearing(club, name, 'is over');
}

async function clearing(club: ClubAtPlay, name: string, expected: string): Promise<void> {
  const { deployment, now } = club;
  await deployment.functions.clear(name, now);
  const found = await readClearance(deployment.store('clearing').database, name);
  const end = !found ? 'is over' : found.rests === undefined ? 'goes on' : 'rests';
  if (end !== expected) club.fault(`clearing ${name}: ${end}, and not: ${expected}`);
}
