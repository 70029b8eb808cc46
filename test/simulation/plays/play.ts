import { expectedScore } from '#local/demo/match-play.ts';
import type { Bodies, Preferences, Score } from '#shared/vocabulary/command.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay, Life } from '../club-at-play.ts';
import type { Role } from '../requests.ts';

export interface Play {
  readonly weekday: number;
  readonly daysAhead: number;
  readonly board?: readonly (9 | 19)[];
  seed(club: ClubAtPlay): Bodies['seed'];
  prefers?(club: ClubAtPlay, player: PlayerId): Preferences;
  session(club: ClubAtPlay, day: Day): Life;
  final?(club: ClubAtPlay, day: Day): Life;
}

export const foundersOf = ({ people, founders, chance }: ClubAtPlay) => chance.shuffled(people.slice(0, founders));

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

export function gameBetween(club: ClubAtPlay, one: PlayerId, other: PlayerId): Score {
  if (club.chance.happens(0.2)) return [0.5, 0.5];
  const expected = expectedScore(club.personOf(one).strength, club.personOf(other).strength);
  return club.chance.happens(expected) ? [1, 0] : [0, 1];
}
