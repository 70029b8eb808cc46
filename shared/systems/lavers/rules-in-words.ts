import { withCommon } from '#shared/rules/common/common-in-words.ts';
import { headingOf } from '#shared/rules/common/settings-in-words.ts';
import { CUT } from '#shared/rules/night/play-off.ts';
import { WRITTEN } from '#shared/rules/texts.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { clockWords, fullDay, onWeekdays } from '#shared/words/dates.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { laversSettings, nightsOf } from './settings.ts';
import { LAVERS } from './texts.ts';

export function laversRules(header: Header): readonly SettableRule[] {
  const { match, turnCount, turn, otherwise, start } = LAVERS;
  const { nights, hoursFrom, hoursTo, finalHoursFrom, finalHoursTo } = laversSettings;
  return withCommon(header, [
    rule(WRITTEN.game, 'L5–L7, L19', match.text),
    rule(WRITTEN.when, 'L9, L28', hours(header), [nights, hoursFrom, hoursTo, finalHoursFrom, finalHoursTo]),
    rule(turnCount.heading, 'L11, L14, L23–L24', turnCount.text),
    rule(turn.heading, 'L12–L18', turn.text),
    ...challenging(header),
    rule(otherwise.heading, 'L21–L22', otherwise.text),
    stayingAway(header),
    rule(start.heading, 'L3–L4', start.text),
    ...(header.season.end ? grandFinal(header.season.end) : []),
  ]);
}

/** The days are named where they are not any day. */
function hours(header: Header): string {
  const { when } = LAVERS;
  const { hoursFrom, hoursTo, finalHoursFrom, finalHoursTo } = laversSettings;
  const text = when.text(
    clockWords(hoursFrom.of({ header })),
    clockWords(hoursTo.of({ header })),
    clockWords(finalHoursFrom.of({ header })),
    clockWords(finalHoursTo.of({ header })),
  );
  const nights = nightsOf(header);
  return nights.length === 7 ? text : when.on(onWeekdays(nights), text);
}

function challenging(header: Header): readonly SettableRule[] {
  const { whom, won } = LAVERS;
  const { reach } = laversSettings;
  const rungs = reach.of({ header });
  return [rule(WRITTEN.whom, 'L17', whom(rungs), [reach]), rule(won.heading, 'L20a, L20b', won.text(rungs), [reach])];
}

function stayingAway(header: Header): SettableRule {
  const { drop, monthsUntilRemoval } = laversSettings;
  const text = LAVERS.away(drop.of({ header }), monthsUntilRemoval.of({ header }));
  return rule(headingOf('away'), 'L25–L26', text, [drop, monthsUntilRemoval]);
}

const grandFinal = (day: string): readonly SettableRule[] => [
  rule(LAVERS.final.heading, 'L27–L31', LAVERS.final.text(fullDay(day), clockWords(CUT.clock))),
  rule(LAVERS.playoffs.heading, 'L32–L34', LAVERS.playoffs.text),
];
