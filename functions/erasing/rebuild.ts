import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';
import { BY_NEW_RULES } from '../ladders/entries.ts';
import { noteRules, RULES } from '../ladders/head.ts';
import type { LadderStore } from '../ladders/store.ts';
import { rewriteByLog } from './rewrite.ts';

interface RebuildDeps {
  readonly store: LadderStore;
  readonly now: () => Instant;
}

type Rebuilt = 'same' | 'rebuilt' | 'no-such-ladder';

/**
 * Stores what the present rules make of a ladder's log, in each of its seasons. If nothing changes, no reader notices; else the
 * log gets one more line, a `settle`. Commands continue meanwhile: the first to write wins, and the other decides again. Only
 * what no transaction can carry is held until it is written, such as erasing a person; so is a season that is over, which gets
 * no line. May be interrupted and repeated. Throws if it has to be.
 */
export async function rebuild(deps: RebuildDeps, key: LadderKey, rules = RULES): Promise<Rebuilt> {
  const { store } = deps;
  const { ended } = await store.seasons(key);
  let isSame = true;
  for (const { number: season } of ended)
    if ((await rebuildSeason(deps, { ...key, season }, rules)) === 'rebuilt') isSame = false;
  const present = await rebuildSeason(deps, key, rules);
  if (present === 'no-such-ladder') return present;
  await noteRules(store.database, key, rules);
  return isSame ? present : 'rebuilt';
}

async function rebuildSeason({ store, now }: RebuildDeps, key: LadderKey, rules: number): Promise<Rebuilt> {
  const differences = await store.verify(key);
  if (!differences) return 'no-such-ladder';
  if (differences.length === 0) return 'same';
  if (key.season === undefined) {
    const command = { at: now(), by: BY_NEW_RULES, verb: 'settle', body: {} } as const;
    const { kind } = await store.submit(key, command, { again: true });
    if (kind === 'accepted') return 'rebuilt';
    if (kind === 'gone' || kind === 'no-such-ladder') return 'no-such-ladder';
    if (kind !== 'too-large' && kind !== 'closed') throw new Error(`not rebuilt: ${kind}`);
  }
  const writing = { database: store.database, token: `rules-${rules}` };
  if (!(await rewriteByLog(await store.inSeason(key), writing))) throw new Error('another process writes it anew');
  return 'rebuilt';
}
