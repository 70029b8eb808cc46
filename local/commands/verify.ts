import type { LadderKey } from '#functions/database/keys.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Difference } from '#functions/ladders/verify.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { type Arguments, exactly, type Status } from './arguments.ts';
import { keysOf, noSuchLadder, WHICH, withStore } from './with-store.ts';

/** Compares what is stored of ladders with the replay of their logs, and prints each difference; mends it where told to. */
export async function verifyLadder(args: Arguments): Promise<Status> {
  const [what] = exactly(args, WHICH);
  return withStore(args, async ({ store, now }) => {
    let differing = 0;
    for await (const key of seasonsOf(store, keysOf(store, what))) {
      if (await agrees(store, key)) continue;
      if (!args.mend || !(await mended(store, key, now()))) differing++;
    }
    return differing === 0 ? 0 : 1;
  });
}

/** The seasons of ladders, those before first. What they had is as much the club's as what they have. */
async function* seasonsOf(store: LadderStore, keys: AsyncIterable<LadderKey>): AsyncGenerator<LadderKey> {
  for await (const key of keys) {
    for (const { number: season } of (await store.seasons(key)).ended) yield { ...key, season };
    yield key;
  }
}

/** Stores what comes of the log by the rules as they are now: one line more, which lets time pass. */
async function mended(store: LadderStore, key: LadderKey, at: Instant): Promise<boolean> {
  if (key.season !== undefined) return notMended(key, 'its season is over');
  const done = await store.submit(key, { at, verb: 'settle', body: {} }, { again: true });
  if (done.kind === 'accepted') return agrees(store, key);
  return notMended(key, done.kind === 'too-large' ? done.message : done.kind);
}

function notMended({ club, ladder }: LadderKey, why: string): false {
  console.log(`${club}/${ladder}: not mended: ${why}`);
  return false;
}

/** Whether nothing differs on a ladder; tells either way. */
async function agrees(store: LadderStore, key: LadderKey): Promise<boolean> {
  const differences = await store.verify(key);
  const ladder = await store.load(key);
  if (!differences || !ladder) throw noSuchLadder(key);
  for (const difference of differences) console.log(lineOf(difference));
  const counted = `${ladder.line} lines of log, ${ladder.order.size} on the ladder, ${ladder.players.size} players`;
  const verdict =
    differences.length === 0
      ? 'no difference'
      : `${differences.length === 1 ? '1 difference' : `${differences.length} differences`}`;
  const season = key.season === undefined ? '' : `, season from ${ladder.header.season.start}`;
  console.log(`${key.club}/${key.ladder}${season}: ${verdict} (${counted})`);
  return differences.length === 0;
}

const lineOf = ({ item, stored, folded }: Difference): string =>
  `${item}\n  stored: ${textOf(stored)}\n  by log: ${textOf(folded)}`;

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
