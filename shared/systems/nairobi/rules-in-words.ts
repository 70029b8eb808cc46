import { movementRules } from '#shared/rules/challenge/movement-ways-in-words.ts';
import { withCommon } from '#shared/rules/common/common-in-words.ts';
import { headingOf } from '#shared/rules/common/settings-in-words.ts';
import { WRITTEN } from '#shared/rules/texts.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { clockWords } from '#shared/words/dates.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { nairobiSettings } from './controls.ts';
import { NAIROBI } from './texts.ts';

export function nairobiRules(header: Header): readonly SettableRule[] {
  const { when, whom, declining, after, takingPart } = NAIROBI;
  const { hoursFrom, hoursTo, reach } = nairobiSettings;
  return withCommon(header, [
    rule(WRITTEN.when, 'N6', when(clockWords(hoursFrom.of({ header })), clockWords(hoursTo.of({ header }))), [
      hoursFrom,
      hoursTo,
    ]),
    rule(WRITTEN.whom, 'N8', whom(reach.of({ header })), [reach]),
    rule(declining.heading, 'N9', declining.text),
    rematch(header),
    rule(after.heading, 'N7', after.text),
    ...movementRules(header, { fromBelow: 'N10a, N10b', fromAbove: 'N10c', drawn: 'N10d' }),
    stayingAway(header),
    rule(takingPart.heading, 'N3, N11', takingPart.text),
  ]);
}

function rematch(header: Header): SettableRule {
  const { rematchMonths } = nairobiSettings;
  const months = rematchMonths.of({ header });
  const text = months === 0 ? WRITTEN.rematches.atOnce : NAIROBI.rematches(months);
  return rule(WRITTEN.rematches.heading, 'N9', text, [rematchMonths]);
}

function stayingAway(header: Header): SettableRule {
  const { away } = NAIROBI;
  const { drop, weeksUntilDrop } = nairobiSettings;
  const [places, weeks] = [drop.of({ header }), weeksUntilDrop.of({ header })];
  const text = away.text(
    weeks === 1 ? WRITTEN.missed.each('week', places) : WRITTEN.missed.several('week', weeks, places),
  );
  return rule(headingOf('away'), 'N4–N5', text, [weeksUntilDrop, drop]);
}
