import { confirmingRule } from '../../rules/challenge/confirming-in-words.ts';
import { venueRule } from '../../rules/common/venue.ts';
import type { Header } from '../../vocabulary/header.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';

/** What the signs behind a number mean. */
export const SIGNS =
  '+ means at least: won at this number, not yet lost at the next. − means at most: lost at the next, not yet won at this one. ? means neither yet.';

const boardRule = ({ board }: Header): readonly WrittenRule[] =>
  board === undefined ? [] : [rule('The board', 'G', `This is the ladder for ${board}×${board} boards.`)];

/** The rules of the Computer Go ladder. */
export const computerGoRules = (header: Header): readonly WrittenRule[] => [
  ...venueRule(header, 'G'),
  ...boardRule(header),
  rule(
    'Stones to next',
    'G',
    'Each program has a gap to the next below: how many stones it can give. 0: neither wins as White at komi 0.5. 1: the one above does, without giving stones, but not giving 2. 3.5: it wins giving 3 stones, but not 4.',
  ),
  rule('The sign behind it', 'G', `${SIGNS} No sign: won at this number and lost at the next, so it’s exact.`),
  rule(
    'Who a program can challenge',
    'G',
    'The next above, to narrow the gap, at the gap as it is; or the next below, to widen the gap, at one more. The challenge keeps its number, whatever happens before the game; if the gap has changed by then, the game is only remembered.',
  ),
  rule(
    'How a game is played',
    'G',
    'In an even game komi is 5.5 and the defender chooses the colours. At 1 the program above is White, without stones, at komi 0.5; from 2 on it gives that many stones at komi 0.5. There are no draws.',
  ),
  rule(
    'What a game does',
    'G',
    'Narrowing the gap above widens the gap below by one, unless results rule that out – and vice versa. At 0 the two change places. If the challenger loses nothing moves, but the game is remembered.',
  ),
  ...confirmingRule(header, 'G'),
  rule(
    'New programs',
    'G',
    'A new program challenges the bottom rung in an even game, and after each win the next one above, until it loses. It goes in above the last one it beat, or at the bottom. One that comes back enters the same way.',
  ),
  rule(
    'Time',
    'G',
    'The longer of the two preferred main times, and the longer of the two preferred byo-yomi times (for 25 moves each).',
  ),
  rule('Scoring', 'G', 'The one both prefer; where they differ, Chinese.'),
  rule(
    'Starting and leaving',
    'G',
    'The first order and its gaps are the organiser’s; a gap that isn’t given is 0?. The gaps above and below a program that leaves are added up.',
  ),
];
