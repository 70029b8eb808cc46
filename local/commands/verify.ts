import type { Difference, LadderKey, LadderStore } from '../../functions/store/port.ts';
import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import { type Arguments, exactly, type Status } from './arguments.ts';
import { keysOf, WHICH } from './which.ts';
import { noSuchLadder, withStore } from './with-store.ts';

/** Compares what is stored of ladders with the replay of their logs, and prints each difference; mends it where told to. */
export async function verifyLadder(args: Arguments): Promise<Status> {
  const [what] = exactly(args, WHICH);
  return withStore(args, async ({ store, now }) => {
    let differing = 0;
    for await (const key of keysOf(store, what)) {
      if (await agrees(store, key)) continue;
      if (!args.mend || !(await mended(store, key, now()))) differing++;
    }
    return differing === 0 ? 0 : 1;
  });
}

/** Stores what comes of the log by the rules as they are now: one line more, which lets time pass. */
async function mended(store: LadderStore, key: LadderKey, at: Instant): Promise<boolean> {
  const done = await store.submit(key, { at, verb: 'settle', body: {} }, { again: true });
  if (done.kind === 'accepted') return agrees(store, key);
  console.log(`${key.club}/${key.ladder}: not mended: ${done.kind === 'too-large' ? done.message : done.kind}`);
  return false;
}

/** Whether nothing differs on a ladder; tells either way. */
async function agrees(store: LadderStore, key: LadderKey): Promise<boolean> {
  const differences = await store.verify(key);
  const ladder = await store.load(key);
  if (!differences || !ladder) throw noSuchLadder(key);
  for (const difference of differences) console.log(lineOf(difference));
  const counted = `${ladder.line} lines of log, ${ladder.order.size} on the ladder, ${ladder.players.size} players`;
  const verdict = differences.length === 0 ? 'no difference' : `${differences.length} differences`;
  console.log(`${key.club}/${key.ladder}: ${verdict} (${counted})`);
  return differences.length === 0;
}

const lineOf = ({ item, stored, folded }: Difference): string =>
  `${item}\n  stored: ${textOf(stored)}\n  by log: ${textOf(folded)}`;

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
