import type { LadderKey } from '#functions/database/keys.ts';
import { readClub, readClubIds } from '#functions/ladders/clubs.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { Trouble } from '../trouble.ts';
import { readKey } from './arguments.ts';

/** How a command names its ladders. */
export const WHICH = 'CLUB/LADDER | CLUB | all';

/** The ladders that a command means: one, those of a club, or all. */
export async function* keysOf(store: LadderStore, what: string): AsyncGenerator<LadderKey> {
  if (what === 'all') {
    for await (const id of readClubIds(store.database)) yield* keysIn(store, id);
  } else if (what.includes('/')) yield readKey(what);
  else {
    if (!(await readClub(store.database, what))) throw new Trouble(`There is no club "${what}".`);
    yield* keysIn(store, what);
  }
}

async function* keysIn(store: LadderStore, id: string): AsyncGenerator<LadderKey> {
  for (const ladder of (await readClub(store.database, id))?.ladders ?? []) yield { club: id, ladder };
}
