import type { LadderKey } from '#functions/database/keys.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { type Arguments, exactly, type Status } from './arguments.ts';
import { keysOf, noSuchLadder, WHICH, withStore } from './with-store.ts';

/** How often a ladder is touched while others change it; whoever changes it has it published anyhow. */
const TRIES = 5;

/** Has a ladder, the ladders of a club or all ladders published again as they are. */
export async function publishAgain(args: Arguments): Promise<Status> {
  const [what] = exactly(args, WHICH);
  return withStore(args, async ({ store, now }) => {
    let count = 0;
    for await (const key of keysOf(store, what)) {
      await touch(store, key, now());
      count++;
    }
    console.log(`${what}: publishing ${count === 1 ? '1 ladder' : `${count} ladders`} again`);
    return 0;
  });
}

async function touch(store: LadderStore, key: LadderKey, now: Instant): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const outcome = await store.touch(key, now);
    if (outcome === 'touched') return;
    if (outcome === 'no-such-ladder') throw noSuchLadder(key);
  }
}
