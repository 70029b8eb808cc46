import { notThisSystem } from '#shared/engine/decide.ts';
import { arrangesGames, suggestGames } from '#shared/view/suggested-games.ts';
import { putSuggestions } from '../books/suggestions.ts';
import { ofLadder } from '../http/call.ts';
import { closedLadder, noSuchLadder, refused } from '../http/problem.ts';
import { suggestionScene } from '../ladders/suggesting.ts';

/** An organiser’s round for everybody: how many games it has, and how many it would have. */
const suggest = ofLadder<'suggestGames'>(async ({ at, query, runtime: { store } }, key) => {
  const version = await store.version(key);
  const ladder = version && (await store.load(key));
  if (!ladder) return noSuchLadder;
  if (version.shut) return closedLadder;
  if (!arrangesGames(ladder)) return refused(notThisSystem(ladder, 'challenge'));
  const { games, without } = suggestGames(await suggestionScene(store, key, ladder, at), 'everybody');
  const kept = query.dryRun ? games : await putSuggestions(store, key, games, at);
  return { status: 200, body: { games: kept.length, without: without.length } };
});

export const suggestions = { suggestGames: suggest };
