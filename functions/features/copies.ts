import type { CopyView } from '#shared/features/copies.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { noteChange } from '../books/admin-history.ts';
import { readClub } from '../books/clubs.ts';
import { copyOfPerson } from '../erasing/copy-of-person.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { isProblem } from '../http/problem.ts';
import { PEOPLE } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';
import { personIn } from './members.ts';
import { playerIn } from './own/on-ladder.ts';

/** A player asks for everything stored about them. */
async function copyOwn(call: Call): EndpointAnswer<'copyOwn'> {
  return { status: 200, body: await copyFor(call, playerIn(call), true) };
}

/** An organiser makes the copy for a person who has asked the club for it. */
async function copyMember(call: Call): EndpointAnswer<'copyMember'> {
  const person = await personIn(call);
  if (isProblem(person)) return person;
  const { id, name } = person;
  await noteChange(call.runtime.database, call.club, { ...changeBy(call, 'person-copied', name), member: id });
  return { status: 200, body: await copyFor(call, id, false) };
}

async function copyFor({ club, at, runtime }: Call, player: PlayerId, isOwn: boolean): Promise<CopyView> {
  const [{ names, now, parts, ladders }, found] = await Promise.all([
    copyOfPerson(runtime.store, { club, player, isOwn }),
    readClub(runtime.database, club),
  ]);
  const name = now ?? player;
  const clubName = found?.name ?? club;
  return {
    format: 1,
    about: PEOPLE.copy.about(clubName, name, isOwn),
    made: new Date(at).toISOString(),
    club: { id: club, name: clubName },
    person: { id: player, name, names },
    kept: Object.fromEntries([...parts].map(([part, all]) => [part, all.map(readable)])),
    ladders,
  };
}

const TIMES = ['at', 'since', 'created', 'expires', 'revoked', 'opened', 'stopped', 'confirmed', 'used', 'ends'];
const MORE_TIMES = ['put', 'until', 'invited'];

/** With its times as people read them, and without what is missing. */
function readable(said: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const fields = Object.entries(said).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields.map(([name, value]) => [name, readableValue(name, value)]));
}

function readableValue(name: string, value: unknown): unknown {
  if (typeof value === 'number' && [...TIMES, ...MORE_TIMES].includes(name)) return new Date(value).toISOString();
  if (Array.isArray(value)) return value.map((each) => readableValue('', each));
  return typeof value === 'object' && value !== null ? readable({ ...value }) : value;
}

export const copies = { copyOwn, copyMember } as const;
