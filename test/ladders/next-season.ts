import type { TurnOptions } from '#functions/ladders/season-transition.ts';
import type { NextSeason } from '#functions/ladders/start-season.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { nextHeader, nextSeed } from '#shared/engine/next-season.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { accepted, arrive, at, challenge, result, say, seededLadderIn } from './club.ts';

export const NEXT = { start: '2022-09-05' as Day, end: '2023-06-05' as Day };
export const SUMMER = '2022-07-01T12:00';

const everybody = (ladder: Ladder): { readonly next: NextSeason } => {
  const next = { season: NEXT, order: 'given' as const };
  const seed = say(SUMMER, 'seed', nextSeed(ladder, next));
  return { next: { header: nextHeader(ladder, next), seed, end: '2022-06-06' as Day } };
};

export const asked = (changes: Partial<TurnOptions> = {}): TurnOptions => ({
  at: at(SUMMER),
  request: 'all',
  ...changes,
});
export const start = (store: LadderStore, key: { club: string; ladder: string }, changes?: Partial<TurnOptions>) =>
  store.startSeason(key, everybody, asked(changes));

/** A ladder on which a match was played: bob has passed ann. */
export async function played(store: LadderStore) {
  const key = await seededLadderIn(store, ['ann', 'bob', 'cy']);
  for (const command of [arrive('ann'), arrive('bob'), challenge('m1', 'bob', 'ann'), result('m1')])
    accepted(await store.submit(key, command));
  return key;
}
