import { type PlayerId, parsePlayerId } from '../../../../shared/vocabulary/vocabulary.ts';
import { isObject } from '../view.ts';

/** Somebody whom a line of a log brings onto a ladder. */
export interface Introduced {
  readonly player: PlayerId;
  /** What the line calls them, if it could change that: blank where a seed gives no name. */
  readonly name?: string;
}

/** Whom a season log introduces, in the order in which the public comes to know them. The service wrote it. */
export const readIntroduced = (log: string): readonly Introduced[] => log.split('\n').flatMap(introducedBy);

/** Most lines introduce nobody, and need not be read. */
function introducedBy(line: string): readonly Introduced[] {
  if (!/"(seed|join|start)":/.test(line)) return [];
  const entry: unknown = JSON.parse(line);
  if (!isObject(entry)) return [];
  if ('join' in entry) return introduction(entry.join, 'player');
  if ('start' in entry) return seated(entry.start);
  return 'seed' in entry ? seeded(entry.seed) : [];
}

/** Whoever sits down to a game for points is on the ladder from then on. */
const seated = (start: unknown): readonly Introduced[] =>
  playersIn(start).flatMap((id) => introduction({ player: id }, 'player'));

function seeded(seed: unknown): readonly Introduced[] {
  const players = playersIn(seed);
  const byRating = isObject(seed) && 'order' in seed && seed.order === 'rating';
  const inOrder = byRating ? players.toSorted((one, other) => ratingOf(one) - ratingOf(other)) : players;
  return inOrder.flatMap((player) => introduction(player, 'id')).map((each) => ({ name: '', ...each }));
}

const playersIn = (body: unknown): readonly unknown[] =>
  isObject(body) && 'players' in body && Array.isArray(body.players) ? body.players : [];

const ratingOf = (player: unknown): number =>
  isObject(player) && 'rating' in player && typeof player.rating === 'number' ? player.rating : 0;

function introduction(value: unknown, key: 'player' | 'id'): readonly Introduced[] {
  if (!isObject(value)) return [];
  const fields = new Map<string, unknown>(Object.entries(value));
  const [id, name] = [fields.get(key), fields.get('name')];
  const player = typeof id === 'string' ? parsePlayerId(id) : undefined;
  return player ? [{ player, ...(typeof name === 'string' && { name }) }] : [];
}
