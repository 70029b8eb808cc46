import type { Header } from '../../vocabulary/header.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { STORIES } from '../stories/words.ts';
import { movementChoice } from './half-distance.ts';

/** The clauses of a won, a lost and a drawn game. */
interface Clauses {
  readonly fromBelow: string;
  readonly fromAbove: string;
  readonly drawn: string;
}

/** What a game does to the ladder, by the movement that the ladder has chosen (Crewe C4–C7, Nairobi N10). */
export function movementRules(header: Header, { fromBelow, fromAbove, drawn }: Clauses): readonly WrittenRule[] {
  switch (movementChoice.of({ header })) {
    case 'takes-rung':
      return [
        rule(BELOW, fromBelow, 'You take the loser’s rung; the loser and everyone in between move down one.'),
        rule(OTHERWISE, `${fromAbove}, ${drawn}`, NOBODY),
      ];
    case 'swap':
      return [
        rule(BELOW, fromBelow, 'You and the loser change places. No one else moves.'),
        rule(OTHERWISE, `${fromAbove}, ${drawn}`, NOBODY),
      ];
    default:
      return [
        rule(
          BELOW,
          fromBelow,
          'You go up half the distance to the loser, rounded in your favour, and the loser moves down one. From rung 10 a win against rung 4 or rung 5 takes you to rung 7. From two or three places below you go to the rung just below the loser’s, and the loser moves down two, to just below you. Neighbours change places.',
        ),
        rule(
          'If you beat a player below you',
          fromAbove,
          'You move up one, and the loser moves down one. Rung 1 can’t go up, and the bottom can’t go down.',
        ),
        rule(
          'If you draw',
          drawn,
          'The player below moves up one; the one above stays. Between neighbours nobody moves.',
        ),
      ];
  }
}

const BELOW = 'If you beat a player above you';
const OTHERWISE = 'Otherwise';
const NOBODY = 'After a draw, or a win against a player below you, nobody moves.';

/** How far somebody went up past a loser who stood above. */
export const climbWords = (ladder: Parameters<typeof movementChoice.of>[0], went: string): string =>
  movementChoice.of(ladder) === 'halfway' ? STORIES.rungs.halfway(went) : went;
