import { venueRule } from '#shared/rules/common/venue-in-words.ts';
import { CUT } from '#shared/rules/night/play-off.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { fullDay } from '#shared/words/dates.ts';
import { inARow } from '#shared/words/lists.ts';
import { rule, type WrittenRule } from '#shared/words/written-rule.ts';
import { laversSettings } from './settings.ts';
import { LAVERS } from './texts.ts';

export function laversRules(header: Header): readonly WrittenRule[] {
  const { match, when, turnCount, turn, otherwise, start } = LAVERS;
  return [
    ...venueRule(header, 'L1'),
    rule(match.heading, 'L5–L7, L19', match.text),
    rule(when.heading, 'L9, L28', hours(header)),
    rule(turnCount.heading, 'L11, L14, L23–L24', turnCount.text),
    rule(turn.heading, 'L12–L18', turn.text),
    ...challenging(header),
    rule(otherwise.heading, 'L21–L22', otherwise.text),
    stayingAway(header),
    rule(start.heading, 'L3–L4', start.text),
    ...(header.season.end ? grandFinal(header.season.end) : []),
  ];
}

/** The days are named where they are not any day. */
function hours(header: Header): string {
  const { when } = LAVERS;
  const names: Readonly<Record<string, string>> = when.nights;
  const { hoursFrom, hoursTo, finalHoursFrom, finalHoursTo, nights } = laversSettings;
  const text = when.text(
    hoursFrom.of({ header }),
    hoursTo.of({ header }),
    finalHoursFrom.of({ header }),
    finalHoursTo.of({ header }),
  );
  const days = nights.usual.filter((day) => nights.of({ header }).includes(day));
  if (days.length === nights.usual.length) return text;
  return when.on(inARow(days.map((day) => names[day] ?? day)), text);
}

function challenging(header: Header): readonly WrittenRule[] {
  const { whom, won } = LAVERS;
  const reach = laversSettings.reach.of({ header });
  return [rule(whom.heading, 'L17', whom.text(reach)), rule(won.heading, 'L20a, L20b', won.text(reach))];
}

function stayingAway(header: Header): WrittenRule {
  const { drop, monthsUntilRemoval } = laversSettings;
  return rule(LAVERS.away.heading, 'L25–L26', LAVERS.away.text(drop.of({ header }), monthsUntilRemoval.of({ header })));
}

const grandFinal = (day: string): readonly WrittenRule[] => [
  rule(LAVERS.final.heading, 'L27–L31', LAVERS.final.text(fullDay(day), CUT.clock)),
  rule(LAVERS.playoffs.heading, 'L32–L34', LAVERS.playoffs.text),
];
