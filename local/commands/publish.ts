import type { LadderKey, LadderStore } from '../../functions/store/port.ts';
import type { Instant } from '../../shared/ladder/vocabulary.ts';
import { Trouble } from '../trouble.ts';
import { type Arguments, exactly, readKey, type Status } from './arguments.ts';
import { noSuchLadder, withStore } from './with-store.ts';

/** How often a ladder is touched while others change it; whoever changes it has it published anyhow. */
const TRIES = 5;

/** Has a ladder, the ladders of a club or all ladders published again as they are. */
export async function publishAgain(args: Arguments): Promise<Status> {
  const [what] = exactly(args, 'CLUB/LADDER | CLUB | all');
  return withStore(args, async ({ store, now }) => {
    let count = 0;
    for await (const key of keysOf(store, what)) {
      await touch(store, key, now());
      count++;
    }
    console.log(`${what}: ${count === 1 ? 'one ladder is' : `${count} ladders are`} being published again`);
    return 0;
  });
}

async function* keysOf(store: LadderStore, what: string): AsyncGenerator<LadderKey> {
  if (what === 'all') {
    for await (const id of store.clubIds()) yield* keysIn(store, id);
  } else if (what.includes('/')) yield readKey(what);
  else {
    if (!(await store.club(what))) throw new Trouble(`There is no club "${what}".`);
    yield* keysIn(store, what);
  }
}

async function* keysIn(store: LadderStore, id: string): AsyncGenerator<LadderKey> {
  for (const ladder of (await store.club(id))?.ladders ?? []) yield { club: id, ladder };
}

async function touch(store: LadderStore, key: LadderKey, now: Instant): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const outcome = await store.touch(key, now);
    if (outcome === 'touched') return;
    if (outcome === 'no-such-ladder') throw noSuchLadder(key);
  }
}
