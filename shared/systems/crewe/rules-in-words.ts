import { confirmingRule } from '#shared/rules/challenge/confirming-in-words.ts';
import { movementRules } from '#shared/rules/challenge/movement-ways-in-words.ts';
import { withCommon } from '#shared/rules/common/common-in-words.ts';
import { WRITTEN } from '#shared/rules/texts.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { creweSettings } from './settings.ts';
import { CREWE } from './texts.ts';

export function creweRules(header: Header): readonly SettableRule[] {
  const { game, whom, accepting, between, rated, start } = CREWE;
  return withCommon(header, [
    rule(WRITTEN.game, 'C3, C13', game.text),
    rule(WRITTEN.whom, 'C11', whom(creweSettings.reach.of({ header })), [creweSettings.reach]),
    rule(WRITTEN.accepting, 'C12', accepting),
    ...movementRules(header, { fromBelow: 'C4–C5', fromAbove: 'C6', drawn: 'C7' }),
    confirmingRule(header, 'C8'),
    rule(between.heading, 'C8', between.text),
    rule(rated.heading, 'C14', rated.text),
    rule(start.heading, 'C9–C10', start.text),
  ]);
}
