import { withCommon } from '#shared/rules/common/common-in-words.ts';
import { confirmingScoresRule } from '#shared/rules/pots/points-in-words.ts';
import { ADMISSION } from '#shared/rules/pots/purses.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { shicargoSettings } from './settings.ts';
import { SHICARGO } from './texts.ts';

export function shicargoRules(header: Header): readonly SettableRule[] {
  const { points, pot, share, away, leaving, boasting } = SHICARGO;
  const { stake, forfeitPercent, monthsUntilRemoval } = shicargoSettings;
  return withCommon(header, [
    rule(points.heading, 'S', points.text(ADMISSION)),
    rule(pot.heading, 'S', pot.text(stake.of({ header })), [stake]),
    rule(share.heading, 'S', share.text),
    confirmingScoresRule(header, '§0'),
    rule(away.heading, 'S', away.text(forfeitPercent.of({ header }), monthsUntilRemoval.of({ header })), [
      forfeitPercent,
      monthsUntilRemoval,
    ]),
    rule(leaving.heading, 'S', leaving.text(ADMISSION)),
    rule(boasting.heading, 'S', boasting.text),
  ]);
}
