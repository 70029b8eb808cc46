import { confirmingRule } from '#shared/rules/challenge/confirming-in-words.ts';
import { withCommon } from '#shared/rules/common/common-in-words.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { COMPUTER_GO } from './texts.ts';

const boardRule = ({ board }: Header): readonly SettableRule[] =>
  board === undefined ? [] : [rule(COMPUTER_GO.board.heading, 'G', COMPUTER_GO.board.text(board))];

export function computerGoRules(header: Header): readonly SettableRule[] {
  const { stones, sign, whom, game, does, newcomers, time, scoring, start } = COMPUTER_GO;
  return withCommon(header, [
    ...boardRule(header),
    rule(stones.heading, 'G', stones.text),
    rule(sign.heading, 'G', sign.text(COMPUTER_GO.signs)),
    rule(whom.heading, 'G', whom.text),
    rule(game.heading, 'G', game.text),
    rule(does.heading, 'G', does.text),
    confirmingRule(header, 'G'),
    rule(newcomers.heading, 'G', newcomers.text),
    rule(time.heading, 'G', time.text),
    rule(scoring.heading, 'G', scoring.text),
    rule(start.heading, 'G', start.text),
  ]);
}
