import type { LadderKey } from '#functions/database/keys.ts';
import { rebuild } from '#functions/erasing/rebuild.ts';
import { isOfOlderRules, RULES } from '#functions/ladders/head.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Difference } from '#functions/ladders/verify.ts';
import type { InvocationOf, Status, Working } from './command-line.ts';
import { keysOf, noSuchLadder, withStore } from './with-store.ts';

type VerifyInvocation = InvocationOf<[which: string]>;
type Tell = Working['tell'];

/** Compares what is stored of ladders with the replay of their logs, and tells each difference. */
export const verifyLadders = (asked: VerifyInvocation, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store }) => {
    let differing = 0;
    for await (const key of seasonsOf(store, keysOf(store, asked.given[0])))
      if (!(await agrees(store, key, working.tell))) differing++;
    return differing === 0 ? 0 : 1;
  });

/** Stores what the present rules make of the logs, for each ladder where that differs from what is stored. */
export const rebuildLadders = (asked: VerifyInvocation, working: Working): Promise<Status> =>
  withStore(asked, working, async ({ store, now }) => {
    let differing = 0;
    for await (const key of keysOf(store, asked.given[0])) {
      if ((await countDiffering(store, key, working.tell)) === 0) continue;
      try {
        await rebuild({ store, now }, key);
      } catch (error) {
        const [{ club, ladder }, why] = [key, String(error)];
        working.tell({ club, ladder, rebuilt: false, why }, `${club}/${ladder}: not rebuilt: ${why}`);
      }
      differing += await countDiffering(store, key, working.tell);
    }
    return differing === 0 ? 0 : 1;
  });

async function countDiffering(store: LadderStore, key: LadderKey, tell: Tell): Promise<number> {
  let differing = 0;
  for await (const season of seasonsOf(store, [key])) if (!(await agrees(store, season, tell))) differing++;
  return differing;
}

/** The seasons of ladders, those before first. What they had is as much the club's as what they have. */
async function* seasonsOf(
  store: LadderStore,
  keys: AsyncIterable<LadderKey> | Iterable<LadderKey>,
): AsyncGenerator<LadderKey> {
  for await (const key of keys) {
    for (const { number: season } of (await store.seasons(key)).ended) yield { ...key, season };
    yield key;
  }
}

/** What differs by older rules is no damage: it is worked out again, and until then as those had it. */
export async function agrees(store: LadderStore, key: LadderKey, tell: Tell, rules = RULES): Promise<boolean> {
  const differences = await store.verify(key);
  const ladder = await store.load(key);
  if (!differences || !ladder) throw noSuchLadder(key);
  const counted = { lines: ladder.line, onLadder: ladder.order.size, players: ladder.players.size };
  const season = key.season === undefined ? undefined : ladder.header.season.start;
  const { length } = differences;
  const byOlderRules = length > 0 && (await isOfOlderRules(store.database, key, rules));
  const count = length === 0 ? 'no difference' : length === 1 ? '1 difference' : `${length} differences`;
  const verdict = byOlderRules
    ? `${count}, worked out by older rules: it is done anew by itself, or now by rebuild`
    : count;
  tell(
    {
      club: key.club,
      ladder: key.ladder,
      ...(season && { season }),
      differences,
      ...(byOlderRules && { byOlderRules }),
      ...counted,
    },
    [
      ...differences.map(lineOf),
      `${key.club}/${key.ladder}${season ? `, season from ${season}` : ''}: ${verdict} (${ladder.line} lines of log, ${ladder.order.size} on the ladder, ${ladder.players.size} players)`,
    ].join('\n'),
  );
  return length === 0;
}

const lineOf = ({ item, stored, folded }: Difference): string =>
  `${item}\n  stored: ${textOf(stored)}\n  by log: ${textOf(folded)}`;

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
