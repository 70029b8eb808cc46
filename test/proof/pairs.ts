import { Chance } from '#local/demo/chance.ts';
import type { Said } from './said.ts';

/*
 * Pairs, as the people of a ladder of players play them: what a log of pairs says is read as if players stood in their places, and
 * what players say next is said by pairs, of whom now and then others play, or somebody is called otherwise.
 */

/** How many pairs a ladder begins with. */
const PAIRS = 24;

/** The people of "p7" are "p7a" and "p7b"; who plays with two partners is of this one and of the next. */
function peopleOf(pair: string): readonly { readonly id: string }[] {
  const number = Number(pair.replace(/\D/g, ''));
  const isShared = number % 6 === 0 && number > 0;
  return [{ id: `${pair}a` }, { id: isShared ? `p${number - 1}b` : `${pair}b` }];
}

const asPair = (id: string) => ({ id, people: peopleOf(id) });

export const seedOfPairs = (seed: Said): Said => ({
  ...seed,
  body: { order: 'given', players: Array.from({ length: PAIRS }, (_, nth) => asPair(`p${nth + 1}`)) },
});

/** What a player says next, as a pair says it. */
export function saidByPairs(said: Said, seed: number): Said {
  const chance = new Chance(seed);
  const { verb, body } = said;
  const player = String(body['player'] ?? `p${chance.between(1, PAIRS)}`);
  if (chance.happens(0.04)) {
    const people = [...peopleOf(player), { id: `p${chance.between(1, PAIRS)}c` }];
    return { ...said, verb: 'regroup', body: { player, people: chance.happens(0.5) ? people : people.toReversed() } };
  }
  if (verb === 'join') return { ...said, body: { ...body, people: peopleOf(player) } };
  if (verb === 'rename' && chance.happens(0.5)) return { ...said, body: { ...body, player: `${player}a` } };
  const two = [body['challenger'], body['challenged']];
  const isPlayed = verb === 'match' && two.every((each) => typeof each === 'string') && chance.happens(0.5);
  const lineup = two.flatMap((each) => peopleOf(String(each)).map(({ id }) => id));
  return isPlayed && new Set(lineup).size === lineup.length ? { ...said, body: { ...body, lineup } } : said;
}

/** A line of a log of pairs, as if players had written it. */
export function asOfPlayers(line: string): string {
  const { ladder, ...said } = JSON.parse(line);
  if (ladder) return JSON.stringify({ ladder: withoutPairs(ladder) });
  const { regroup, ...rest } = said;
  if (regroup) return JSON.stringify({ ...rest, rename: { player: regroup.player, name: 'Others' } });
  const isOfPerson = said.rename && /[a-z]$/.test(said.rename.player);
  if (isOfPerson)
    return JSON.stringify({ ...said, rename: { ...said.rename, player: said.rename.player.slice(0, -1) } });
  return JSON.stringify(Object.fromEntries(Object.entries(said).map(([name, body]) => [name, withoutPairs(body)])));
}

function withoutPairs(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { people: _, lineup: __, entrants: ___, players, ...rest } = body as Readonly<Record<string, unknown>>;
  return { ...rest, ...(Array.isArray(players) && { players: players.map(withoutPairs) }) };
}
