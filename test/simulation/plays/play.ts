import { expectedScore } from '#local/demo/match-play.ts';
import type { Bodies, Preferences, Score } from '#shared/vocabulary/command.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay, Life } from '../club-at-play.ts';
import type { Role } from '../requests.ts';

export interface Play {
  /** The club day: 0 for Sunday to 6 for Saturday. */
  readonly weekday: number;
  /** How many days before it people begin to arrange what is played. */
  readonly daysAhead: number;
  /** The boards that ladders of the system may have. */
  readonly board?: readonly (9 | 19)[];
  seed(club: ClubAtPlay): Bodies['seed'];
  prefers?(club: ClubAtPlay, player: PlayerId): Preferences;
  /** A club day with what belongs to it; a week later comes the next one. */
  session(club: ClubAtPlay, day: Day): Life;
  /** The last evening of a season, where there is one that decides it. */
  final?(club: ClubAtPlay, day: Day): Life;
}

/** The founders of a club, in no order at all. */
export const foundersOf = ({ people, founders, chance }: ClubAtPlay) => chance.shuffled(people.slice(0, founders));

/** A challenge mostly to a player whom the rules allow; at other times to any, whom they may not. */
export async function* challenge(club: ClubAtPlay, often: number, roleOf?: (challenger: PlayerId) => Role): Life {
  const { order } = club.ladder;
  if (order.size < 2) return;
  const challenger = club.chance.pick(order.players());
  const id = club.newId();
  const free = order.players().filter((challenged) => club.allows('challenge', { id, challenger, challenged }));
  yield club.in(5, 60);
  const challenged = club.chance.pick(free.length > 0 && club.chance.happens(often) ? free : order.players());
  await club.say('challenge', { id, challenger, challenged }, roleOf?.(challenger));
}

/** Which of two wins, or whether they draw, by their strength. */
export function gameBetween(club: ClubAtPlay, one: PlayerId, other: PlayerId): Score {
  if (club.chance.happens(0.2)) return [0.5, 0.5];
  const expected = expectedScore(club.personOf(one).strength, club.personOf(other).strength);
  return club.chance.happens(expected) ? [1, 0] : [0, 1];
}
