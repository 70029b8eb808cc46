import type { Difference } from '../../functions/store/port.ts';
import { type Arguments, exactly, readKey, type Status } from './arguments.ts';
import { noSuchLadder, withStore } from './with-store.ts';

/** Compares what is stored of a ladder with the replay of its log, and prints each difference. */
export async function verifyLadder(args: Arguments): Promise<Status> {
  const [name] = exactly(args, 'CLUB/LADDER');
  const key = readKey(name);
  return withStore(args, async ({ store }) => {
    const differences = await store.verify(key);
    const ladder = await store.load(key);
    if (!differences || !ladder) throw noSuchLadder(key);
    for (const difference of differences) console.log(lineOf(difference));
    const counted = `${ladder.line} lines of log, ${ladder.order.size} on the ladder, ${ladder.players.size} players`;
    const verdict = differences.length === 0 ? 'no difference' : `${differences.length} differences`;
    console.log(`${name}: ${verdict} (${counted})`);
    return differences.length === 0 ? 0 : 1;
  });
}

const lineOf = ({ item, stored, folded }: Difference): string =>
  `${item}\n  stored: ${textOf(stored)}\n  by log: ${textOf(folded)}`;

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
