import { expectedScore } from '#local/demo/match-play.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay } from './club-at-play.ts';

/** Which of two wins, or whether they draw, by their strength. */
export function gameBetween(club: ClubAtPlay, one: PlayerId, other: PlayerId): Score {
  if (club.chance.happens(0.2)) return [0.5, 0.5];
  const expected = expectedScore(club.personOf(one).strength, club.personOf(other).strength);
  return club.chance.happens(expected) ? [1, 0] : [0, 1];
}
