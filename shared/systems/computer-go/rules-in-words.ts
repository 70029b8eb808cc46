import type { Header } from '../../vocabulary/header.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';

/** The rules of the Computer Go ladder. */
export const computerGoRules = ({ board }: Header): readonly WrittenRule[] => [
  ...(board === undefined ? [] : [rule('The board', 'G', `This is the ladder for ${board}×${board} boards.`)]),
  rule(
    'Stones to next',
    'G',
    'Between each program and the next below stands a gap: how many stones the one above can give. 0: it cannot win as White even at komi 0.5. 1: it wins as White without stones at komi 0.5. 3.5: it wins giving 3 stones, but not 4.',
  ),
  rule(
    'Whom a program may challenge',
    'G',
    'The next above, to cut the gap, at the gap as it is; or the next below, to grow the gap, at one stone more.',
  ),
  rule(
    'How a game is played',
    'G',
    'In an even game komi is 5.5 and the defender chooses the colours. At 1 the program above is White, without stones, at komi 0.5; from 2 on it gives so many stones at komi 0.5. There are no draws.',
  ),
  rule(
    'What a game does',
    'G',
    'Whoever cuts the gap above, grows the one below, unless what is known of that one forbids it; likewise the other way round. At 0 the two change places. A challenger who loses moves nothing, but the game is remembered.',
  ),
  rule(
    'New programs',
    'G',
    'A new program challenges the bottom rung in an even game, and after each win the next one above, until it loses. It stands above the last one that it beat.',
  ),
  rule(
    'Time',
    'G',
    'The longer of the two preferred main times, and the longer of the two preferred byo-yomi times, which are for 25 moves each.',
  ),
  rule('Scoring', 'G', 'The one that both prefer; where they differ, Chinese scoring.'),
  rule('Leaving', 'G', 'The gaps above and below a program that leaves are added up.'),
];
