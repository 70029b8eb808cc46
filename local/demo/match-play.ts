import type { Score } from '../../shared/ladder/command.ts';
import type { PlayerId } from '../../shared/ladder/vocabulary.ts';
import type { Chance } from './chance.ts';
import { MEMBERS } from './members.ts';

const DRAWS = 0.2;

const ratingOf = (id: PlayerId): number => MEMBERS.find((member) => member.id === id)?.rating ?? 1500;

/** How a match of two games may end; the better rated wins more often, as Elo has it. */
export function playMatch(challenger: PlayerId, challenged: PlayerId, chance: Chance): Score {
  const expected = 1 / (1 + 10 ** ((ratingOf(challenged) - ratingOf(challenger)) / 400));
  const won = playGame(expected, chance) + playGame(expected, chance);
  return [won, 2 - won];
}

function playGame(expected: number, chance: Chance): number {
  if (chance.happens(DRAWS)) return 0.5;
  return chance.happens(expected) ? 1 : 0;
}
