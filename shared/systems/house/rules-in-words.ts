import { mayBeDrawn, neededOn } from '#shared/rules/challenge/best-of.ts';
import { confirmingRule } from '#shared/rules/challenge/confirming-in-words.ts';
import { unitWords } from '#shared/rules/challenge/unit.ts';
import { movementPartsRules } from '#shared/rules/challenge/moving-in-words.ts';
import { venueRule } from '#shared/rules/common/venue-in-words.ts';
import { missedBy } from '#shared/rules/inactivity/by-setting.ts';
import { WRITTEN } from '#shared/rules/texts.ts';
import type { PeriodKind } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { rule, type WrittenRule } from '#shared/words/written-rule.ts';
import { houseSettings, runsOutUnaccepted } from './settings.ts';
import { HOUSE } from './texts.ts';

export function houseRules(header: Header): readonly WrittenRule[] {
  const { start } = HOUSE;
  return [
    ...venueRule(header, 'H1'),
    ...whom(header),
    match(header),
    ...movementPartsRules(header, { fromBelow: 'H11', fromAbove: 'H12', drawn: 'H13' }, mayBeDrawn({ header })),
    ...deadlines(header),
    declining(header),
    missed(header),
    holidays(header),
    ...confirmingRule(header, 'H20'),
    silence(header),
    rule(start.heading, 'H21–H22', start.text),
  ];
}

function whom(header: Header): readonly WrittenRule[] {
  const { pyramid, whom, open, rematches, protection } = HOUSE;
  const { shape, reach, openMade, openReceived, rematchWeeks, protectedDays } = houseSettings;
  const isPyramid = shape.of({ header }) === 'pyramid';
  const [weeks, days] = [rematchWeeks.of({ header }), protectedDays.of({ header })];
  return [
    ...(isPyramid ? [rule(pyramid.heading, 'H2', pyramid.text)] : []),
    rule(WRITTEN.whom, 'H3', isPyramid ? whom.pyramid : whom.ladder(reach.of({ header }))),
    rule(open.heading, 'H4', open.text(openMade.of({ header }), openReceived.of({ header }))),
    rule(WRITTEN.rematches.heading, 'H5', weeks === 0 ? WRITTEN.rematches.atOnce : rematches(weeks)),
    ...(days > 0 ? [rule(protection.heading, 'H6', protection.text(days))] : []),
  ];
}

function match(header: Header): WrittenRule {
  const { match } = HOUSE;
  const needed = neededOn({ header });
  const unit = unitWords({ header });
  const one = mayBeDrawn({ header }) ? match.drawn : match.one;
  const game = needed === 1 ? one(unit.only) : match.bestOf(2 * needed - 1, needed, unit);
  return rule(match.heading, 'H7–H10', `${game} ${match.unfinished}`);
}

function deadlines(header: Header): readonly WrittenRule[] {
  const { accepting, playing, counting, postponing } = HOUSE;
  const { acceptDays, acceptLate, playDays, playLate, postponeDays } = houseSettings;
  const [accept, play, more] = [acceptDays.of({ header }), playDays.of({ header }), postponeDays.of({ header })];
  const unaccepted = acceptLate.of({ header }) === 'lost' ? accepting.lost : accepting.lapses;
  const unplayed: Readonly<Record<string, (days: number) => string>> = {
    'lost-by-silent': playing.lostBySilent,
    'lost-by-challenged': playing.lostByChallenged,
    'lost-by-both': playing.lostByBoth,
  };
  const playBy = unplayed[playLate.of({ header })] ?? playing.lapses;
  const acceptance = accept === 0 ? [accepting.atLeisure] : runsOutUnaccepted({ header }) ? [unaccepted(accept)] : [];
  const unheard = mayCostUnaccepted(header) ? [accepting.unheard] : [];
  return [
    // Where it is to be played before it is to be accepted, nothing ever comes of the latter.
    ...(acceptance.length > 0 ? [rule(WRITTEN.accepting, 'H14', [...acceptance, ...unheard].join(' '))] : []),
    rule(
      playing.heading,
      'H15',
      [play === 0 ? playing.atLeisure : playBy(play), ...(acceptance.length > 0 ? [] : unheard)].join(' '),
    ),
    ...(accept + play > 0 ? [rule(counting.heading, 'H14–H15', counting.text)] : []),
    ...(play > 0 ? [rule(postponing.heading, 'H16', more === 0 ? postponing.never : postponing.text(more))] : []),
  ];
}

function declining(header: Header): WrittenRule {
  const { declining } = HOUSE;
  const [free, isLost] = [houseSettings.freeDeclines.of({ header }), houseSettings.declining.of({ header }) === 'lost'];
  const none = isLost ? declining.lost : declining.never;
  const some = isLost ? declining.freeThenLost : declining.free;
  return rule(declining.heading, 'H17', declining.text(free === 0 ? none : some(free)));
}

function missed(header: Header): WrittenRule {
  const { missed } = HOUSE;
  const kind = missedBy({ header });
  return rule(WRITTEN.away, 'H18', kind ? missed.text[kind](costsOf(header, kind)) : missed.nothing);
}

function costsOf(header: Header, kind: PeriodKind): string {
  const { each, several, removed, butRemoved } = HOUSE.missed;
  const { dropAfter, drop, removeAfter } = houseSettings;
  const [after, places, removal] = [dropAfter.of({ header }), drop.of({ header }), removeAfter.of({ header })];
  if (removal > 0 && removal <= after) return removed(kind, removal);
  const costs = after === 1 ? each(kind, places) : several(kind, after, places);
  return removal > 0 ? butRemoved(costs, kind, removal) : costs;
}

function holidays(header: Header): WrittenRule {
  const { holidays } = HOUSE;
  const days = houseSettings.holidayDays.of({ header });
  return rule(holidays.heading, 'H19', days === 0 ? holidays.never : holidays.text(days));
}

function silence(header: Header): WrittenRule {
  const { heading, nothing, loses, drops } = HOUSE.silence;
  const { late, days } = lateOf(header);
  const isLost = late === 'lost' || late === 'lost-by-challenged';
  const costs = isLost ? loses(days) : late === 'lost-by-both' ? drops(days) : nothing;
  const kind = missedBy({ header });
  const text = `${heading} ${costs}.${kind ? ` ${costsOf(header, kind)}` : ''}`;
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
