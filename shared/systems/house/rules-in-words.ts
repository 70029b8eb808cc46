import { gameChoice, mayBeDrawn, neededOn, raceTo } from '#shared/rules/challenge/best-of.ts';
import { confirm } from '#shared/rules/challenge/confirming.ts';
import { confirmingRule } from '#shared/rules/challenge/confirming-in-words.ts';
import { movementPartsRules } from '#shared/rules/challenge/moving-in-words.ts';
import { unitWords } from '#shared/rules/challenge/unit.ts';
import { withCommon } from '#shared/rules/common/common-in-words.ts';
import { bandedWords, headingOf } from '#shared/rules/common/settings-in-words.ts';
import { missedBy } from '#shared/rules/inactivity/by-setting.ts';
import { WRITTEN } from '#shared/rules/texts.ts';
import type { PeriodKind } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { houseSettings, runsOutUnaccepted } from './settings.ts';
import { HOUSE } from './texts.ts';

/** What of its settings other rules of a ladder depend on: they say only what can happen there. */
const waysOf = (header: Header) => ({
  confirmed: confirm.of({ header }) > 0,
  away: houseSettings.holidayDays.of({ header }) > 0,
  ends: header.season.end !== undefined,
});

export function houseRules(header: Header): readonly SettableRule[] {
  const { start } = HOUSE;
  return withCommon(header, [
    ...whom(header),
    match(header),
    ...movementPartsRules(header, { fromBelow: 'H11', fromAbove: 'H12', drawn: 'H13' }, mayBeDrawn({ header })),
    ...deadlines(header),
    declining(header),
    missed(header),
    holidays(header),
    confirmingRule(header, 'H20'),
    silence(header),
    rule(start.heading, 'H21–H22', start.text),
  ]);
}

function whom(header: Header): readonly SettableRule[] {
  const { pyramid, whom, open, rematches, protection } = HOUSE;
  const { shape, reach, openMade, openReceived, rematchWeeks, protectedDays } = houseSettings;
  const isPyramid = shape.of({ header }) === 'pyramid';
  const [weeks, days, ways] = [rematchWeeks.of({ header }), protectedDays.of({ header }), waysOf(header)];
  return [
    rule(pyramid.heading, 'H2', isPyramid ? pyramid.text : undefined, [shape]),
    rule(WRITTEN.whom, 'H3', isPyramid ? whom.pyramid : whom.ladder(bandedWords(reach.of({ header }))), [reach]),
    rule(open.heading, 'H4', open.text(openMade.of({ header }), openReceived.of({ header }), ways), [
      openMade,
      openReceived,
    ]),
    rule(WRITTEN.rematches.heading, 'H5', weeks === 0 ? WRITTEN.rematches.atOnce : rematches(weeks), [rematchWeeks]),
    rule(protection.heading, 'H6', days > 0 ? protection.text(days, ways) : undefined, [protectedDays]),
  ];
}

function match(header: Header): SettableRule {
  const { match } = HOUSE;
  const needed = neededOn({ header });
  const unit = unitWords({ header });
  const one = mayBeDrawn({ header }) ? match.drawn : match.one;
  const most = raceTo(gameChoice.of({ header })) ? undefined : 2 * needed - 1;
  const game = needed === 1 ? one(unit.only) : match.several(needed, unit, most);
  const { game: format, unit: word, draws } = houseSettings;
  return rule(match.heading, 'H7–H10', `${game} ${match.unfinished}`, [format, word, draws]);
}

/** Of two deadlines the one that never comes first is not told: nothing ever comes of it. */
function deadlines(header: Header): readonly SettableRule[] {
  const { accepting, counting, postponing } = HOUSE;
  const { acceptDays, acceptLate, playDays, playLate, postponeDays } = houseSettings;
  const [accept, play, more] = [acceptDays.of({ header }), playDays.of({ header }), postponeDays.of({ header })];
  const accepted = acceptance(header);
  const unheard = mayCostUnaccepted(header) ? [accepting.unheard] : [];
  const isFirst = runsOutUnaccepted({ header });
  const byPlaying = [played(header), ...(isFirst ? [] : unheard)].join(' ');
  return [
    rule(WRITTEN.accepting, 'H14', accepted && [accepted, ...(isFirst ? unheard : [])].join(' '), [
      acceptDays,
      acceptLate,
    ]),
    rule(HOUSE.playing.heading, 'H15', byPlaying, [playDays, playLate]),
    ...(accept + play > 0 ? [rule(counting.heading, 'H14–H15', counting.text(waysOf(header)))] : []),
    ...(play > 0
      ? [rule(postponing.heading, 'H16', more === 0 ? postponing.never : postponing.text(more), [postponeDays])]
      : []),
  ];
}

function acceptance(header: Header): string | undefined {
  const { atLeisure, lost, lapses } = HOUSE.accepting;
  const days = houseSettings.acceptDays.of({ header });
  if (days === 0) return atLeisure;
  if (!runsOutUnaccepted({ header })) return undefined;
  return (houseSettings.acceptLate.of({ header }) === 'lost' ? lost : lapses)(days);
}

function played(header: Header): string {
  const { playing } = HOUSE;
  const days = houseSettings.playDays.of({ header });
  if (days === 0) return playing.atLeisure;
  const words: Readonly<Record<string, typeof playing.lapses>> = {
    'lost-by-silent': playing.lostBySilent,
    'lost-by-challenged': playing.lostByChallenged,
    'lost-by-both': playing.lostByBoth,
  };
  return (words[houseSettings.playLate.of({ header })] ?? playing.lapses)(days, runsOutUnaccepted({ header }));
}

function declining(header: Header): SettableRule {
  const { heading, never, lost, free: some, freeThenLost, text } = HOUSE.declining;
  const [free, isLost] = [houseSettings.freeDeclines.of({ header }), houseSettings.declining.of({ header }) === 'lost'];
  const says = free === 0 ? (isLost ? text(lost) : never) : text((isLost ? freeThenLost : some)(free));
  return rule(heading, 'H17', says, [houseSettings.freeDeclines, houseSettings.declining]);
}

function missed(header: Header): SettableRule {
  const { missed } = HOUSE;
  const { period, dropAfter, drop, removeAfter } = houseSettings;
  const kind = missedBy({ header });
  const text = kind ? missed.text[kind](costsOf(header, kind), waysOf(header)) : missed.nothing;
  return rule(headingOf('away'), 'H18', text, [period, dropAfter, drop, removeAfter]);
}

function costsOf(header: Header, kind: PeriodKind): string {
  const { each, several, removed, butRemoved } = HOUSE.missed;
  const { dropAfter, drop, removeAfter } = houseSettings;
  const [after, places, removal] = [dropAfter.of({ header }), drop.of({ header }), removeAfter.of({ header })];
  if (removal > 0 && removal <= after) return removed(kind, removal);
  const costs = after === 1 ? each(kind, places) : several(kind, after, places);
  return removal > 0 ? butRemoved(costs, kind, removal) : costs;
}

function holidays(header: Header): SettableRule {
  const { holidays } = HOUSE;
  const days = houseSettings.holidayDays.of({ header });
  const isTimed = houseSettings.acceptDays.of({ header }) + houseSettings.playDays.of({ header }) > 0;
  return rule(holidays.heading, 'H19', days === 0 ? holidays.never : holidays.text(days, isTimed), [
    houseSettings.holidayDays,
  ]);
}

function silence(header: Header): SettableRule {
  const { heading, nothing, loses, drops } = HOUSE.silence;
  const { late, days } = lateOf(header);
  const isLost = late === 'lost' || late === 'lost-by-challenged';
  const costs = isLost ? loses(days) : late === 'lost-by-both' ? drops(days) : nothing;
  const kind = missedBy({ header });
  const text = [costs, ...(kind ? [costsOf(header, kind)] : [])].join(' ');
  return { ...rule(heading, 'H14–H18', text), summary: true };
}

/** What a challenge that is never answered comes to, after how many days: the earlier deadline decides. */
function lateOf(header: Header): { readonly late: string; readonly days: number } {
  const { acceptDays, acceptLate, playDays, playLate } = houseSettings;
  const [accept, play] = [acceptDays.of({ header }), playDays.of({ header })];
  return runsOutUnaccepted({ header })
    ? { late: acceptLate.of({ header }), days: accept }
    : { late: play > 0 ? playLate.of({ header }) : 'lapses', days: play };
}

/** Whether a challenge that a player never accepted can cost them anything. */
const mayCostUnaccepted = (header: Header): boolean =>
  ['lost', 'lost-by-challenged', 'lost-by-both'].includes(lateOf(header).late);
