import { movementRules } from '#shared/rules/challenge/moving-in-words.ts';
import { headingOf } from '#shared/rules/common/settings-in-words.ts';
import { WRITTEN } from '#shared/rules/texts.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { clockWords } from '#shared/words/dates.ts';
import { rule, type WrittenRule } from '#shared/words/written-rule.ts';
import { nairobiSettings } from './controls.ts';
import { NAIROBI } from './texts.ts';

export function nairobiRules(header: Header): readonly WrittenRule[] {
  const { when, whom, declining, after, takingPart } = NAIROBI;
  const { hoursFrom, hoursTo, reach } = nairobiSettings;
  return [
    rule(WRITTEN.when, 'N6', when(clockWords(hoursFrom.of({ header })), clockWords(hoursTo.of({ header })))),
    rule(WRITTEN.whom, 'N8', whom(reach.of({ header }))),
    rule(declining.heading, 'N9', declining.text),
    rematch(header),
    rule(after.heading, 'N7', after.text),
    ...movementRules(header, { fromBelow: 'N10a, N10b', fromAbove: 'N10c', drawn: 'N10d' }),
    stayingAway(header),
    rule(takingPart.heading, 'N3, N11', takingPart.text),
  ];
}

function rematch(header: Header): WrittenRule {
  const months = nairobiSettings.rematchMonths.of({ header });
  return rule(WRITTEN.rematches.heading, 'N9', months === 0 ? WRITTEN.rematches.atOnce : NAIROBI.rematches(months));
}

function stayingAway(header: Header): WrittenRule {
  const { away } = NAIROBI;
  const [drop, weeks] = [nairobiSettings.drop.of({ header }), nairobiSettings.weeksUntilDrop.of({ header })];
  return rule(headingOf('away'), 'N4–N5', away.text(weeks === 1 ? away.each(drop) : away.several(weeks, drop)));
}
