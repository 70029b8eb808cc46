import { gameChoice, mayBeDrawn, neededOn, raceTo } from '#shared/rules/challenge/best-of.ts';
import { confirmingRule } from '#shared/rules/challenge/confirming-in-words.ts';
import { movementPartsRules } from '#shared/rules/challenge/movement-ways-in-words.ts';
import { unitInRules } from '#shared/rules/challenge/unit.ts';
import { shapeOf } from '#shared/rules/challenge/whom/pyramid.ts';
import { passesAnybody } from '#shared/rules/challenge/whom/reach-by-settings.ts';
import { bandsOf } from '#shared/rules/common/bands-in-words.ts';
import { withCommon } from '#shared/rules/common/common-in-words.ts';
import { headingOf } from '#shared/rules/common/settings-in-words.ts';
import { missedBy } from '#shared/rules/inactivity/by-setting.ts';
import { removesBySeason } from '#shared/rules/inactivity/season-minimum.ts';
import { WHOM, WRITTEN } from '#shared/rules/texts.ts';
import type { CalendarKind, PeriodKind } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { TEXT as WORDS } from '#shared/words/texts.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { deadlineRules, unanswered } from './deadlines-in-words.ts';
import { afterGames, howMany } from './how-many-in-words.ts';
import { hasFree, houseSettings, mayBeDeclined } from './settings.ts';
import { HOUSE } from './texts.ts';
import { waysOf } from './ways.ts';

export function houseRules(header: Header): readonly SettableRule[] {
  const { start } = HOUSE;
  return withCommon(header, [
    ...whom(header),
    match(header),
    ...movementPartsRules(header, { fromBelow: 'H11', fromAbove: 'H12', drawn: 'H13' }, mayBeDrawn({ header })),
    ...deadlineRules(header),
    missed(header),
    holidays(header),
    confirmingRule(header, 'H20'),
    unanswered(header, costOfMissed(header)),
    rule(start.heading, 'H21–H22', start.text),
  ]);
}

function whom(header: Header): readonly SettableRule[] {
  const { pyramid } = HOUSE;
  const { shape } = houseSettings;
  const isPyramid = shapeOf({ header }) === 'pyramid';
  return [
    rule(WORDS.pyramid, 'H2', isPyramid ? pyramid.text : undefined, [shape]),
    ...reach(header),
    ...howMany(header, waysOf(header).confirmed),
    afterGames(header, waysOf(header).confirmed),
  ];
}

function reach(header: Header): readonly SettableRule[] {
  const { whom, free, others } = HOUSE;
  const { shape, reach, reachDown, passes, freeChallenges, freeFor, freeFrom, freeUntil, otherMatches } = houseSettings;
  const rows: Readonly<Record<string, string>> = { pyramid: whom.pyramid, 'pyramid-right': whom.pyramidRight };
  const [below, count] = [reachDown.of({ header }), freeChallenges.of({ header })];
  const text = [
    rows[houseSettings.shape.of({ header })] ?? whom.ladder(...bandsOf(reach.of({ header }))),
    ...(below > 0 ? [whom.below(below)] : []),
    ...(passesAnybody({ header }, reachDown) ? [WHOM.passes(passes.of({ header }) === 'busy')] : []),
  ];
  const newcomers = freeFor.of({ header }) === 'newcomers';
  const isAlways = otherMatches.of({ header }) === 'always';
  return [
    rule(WRITTEN.whom, 'H3', text.join(' '), [reach, shape, reachDown, passes]),
    rule(
      free.heading,
      'H3, H22',
      hasFree({ header })
        ? free.text(count, newcomers, freeFrom.of({ header }), freeUntil.of({ header }), unplayedBy(header))
        : undefined,
      [freeChallenges, freeFor, freeFrom, freeUntil],
      { freeChallenges: 0 },
    ),
    rule(others.heading, 'H3–H6', isAlways ? others.text : undefined, [otherMatches], { otherMatches: 'challenges' }),
  ];
}

/** What a challenge can come to beside a game, if anything. */
function unplayedBy(header: Header): 'declined' | 'expired' | 'either' | undefined {
  const isTimed = houseSettings.acceptDays.of({ header }) + houseSettings.playDays.of({ header }) > 0;
  if (mayBeDeclined({ header })) return isTimed ? 'either' : 'declined';
  return isTimed ? 'expired' : undefined;
}

function match(header: Header): SettableRule {
  const { match } = HOUSE;
  const needed = neededOn({ header });
  const unit = unitInRules({ header });
  const one = mayBeDrawn({ header }) ? match.drawn : match.one;
  const most = raceTo(gameChoice.of({ header })) ? undefined : 2 * needed - 1;
  const game = needed === 1 ? one(unit.only) : match.several(needed, unit, most);
  const { game: format, unit: word, draws } = houseSettings;
  return rule(match.heading, 'H7–H10', `${game} ${match.unfinished}`, [format, word, draws]);
}

function missed(header: Header): SettableRule {
  const { missed } = HOUSE;
  const { period, each, days, dropAfter, drop, removeAfter } = houseSettings;
  const { minPlayed, minMade, minCosts, exemptFirst, onlyTop } = houseSettings;
  const kind = heldBy(header);
  const least = leastText(header);
  const asked = [...(kind ? [missedText(header, kind), ...onTop(header)] : []), ...(least ? [least] : [])];
  const text = asked.length > 0 ? [...asked, ...exempt(header)].join(' ') : missed.nothing;
  return rule(
    headingOf('away'),
    'H18',
    text,
    [period, each, days, dropAfter, drop, removeAfter, minPlayed, minMade, minCosts, exemptFirst, onlyTop],
    { period: 'none', minPlayed: 0, minMade: 0 },
  );
}

/** What a season with a minimum asks of everybody by its end. */
function leastText(header: Header): string | undefined {
  const [played, made] = [houseSettings.minPlayed.of({ header }), houseSettings.minMade.of({ header })];
  return header.season.end !== undefined && played + made > 0
    ? HOUSE.missed.least(played, made, removesBySeason({ header }))
    : undefined;
}

/** By what staying away is counted, where there is anybody whom that costs something. */
const heldBy = (header: Header): PeriodKind | undefined =>
  houseSettings.exemptFirst.of({ header }) === 'yes' && houseSettings.onlyTop.of({ header }) === 1
    ? undefined
    : missedBy({ header });

/** What it costs to stay away, where it costs anything. */
function costOfMissed(header: Header): string | undefined {
  const kind = heldBy(header);
  return kind && costsOf(header, kind);
}

function missedText(header: Header, kind: PeriodKind): string {
  const { text, ofDays, ofSpan } = HOUSE.missed;
  const costs = costsOf(header, kind);
  if (kind === 'days') return `${costs} ${ofDays(waysOf(header))}`;
  return houseSettings.each.of({ header }) > 1
    ? `${costs} ${ofSpan(kind, waysOf(header))}`
    : text[kind](costs, waysOf(header));
}

/** The only players for whom missing a week, month or number of days costs anything. */
function onTop(header: Header): readonly string[] {
  const top = houseSettings.onlyTop.of({ header });
  return top > 0 ? [HOUSE.missed.only(top)] : [];
}

/** The players for whom missing one costs nothing. */
const exempt = (header: Header): readonly string[] =>
  houseSettings.exemptFirst.of({ header }) === 'yes' ? [HOUSE.missed.only(0)] : [];

function costsOf(header: Header, kind: PeriodKind): string {
  const { missed } = HOUSE;
  const { drop, dropAfter, removeAfter, each } = houseSettings;
  const [places, removal, length] = [drop.of({ header }), removeAfter.of({ header }), each.of({ header })];
  if (kind !== 'days' && length <= 1) return costsOfPeriod(header, kind, length === 1 ? 1 : dropAfter.of({ header }));
  const count = kind === 'days' ? houseSettings.days.of({ header }) : length;
  if (removal === 1) return missed.removed(kind, count, true);
  const costs = missed.again(kind, count, places);
  if (removal === 0) return costs;
  return kind === 'days' ? missed.butRemoved(costs, kind, count * removal) : missed.butRemoved(costs, 'block', removal);
}

/** Each week or month counts by itself. */
function costsOfPeriod(header: Header, kind: CalendarKind, after: number): string {
  const { several, removed, butRemoved } = HOUSE.missed;
  const { drop, removeAfter } = houseSettings;
  const [places, removal] = [drop.of({ header }), removeAfter.of({ header })];
  if (removal > 0 && removal <= after) return removed(kind, removal, false);
  const costs = several(kind, after, places);
  return removal > 0 ? butRemoved(costs, kind, removal) : costs;
}

function holidays(header: Header): SettableRule {
  const { holidays } = HOUSE;
  const days = houseSettings.holidayDays.of({ header });
  const isTimed = houseSettings.acceptDays.of({ header }) + houseSettings.playDays.of({ header }) > 0;
  return rule(WORDS.holidays, 'H19', days === 0 ? holidays.never : holidays.text(days, isTimed), [
    houseSettings.holidayDays,
  ]);
}
