import { joined } from '#shared/calendar/club-calendar.ts';
import type { Closure } from '#shared/vocabulary/header.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { isReader } from '#shared/words/reader.ts';
import type { Against } from '../challenge/terms.ts';
import type { Setting } from '../common/settings.ts';
import { mustBeOnLadder } from '../common/standing.ts';
import type { Deadline } from '../deadlines/deadline.ts';
import { lastDayOver } from '../inactivity/repeating.ts';
import type { Rule } from '../rule.ts';
import { AWAY } from '../texts.ts';
import { awayUntil, countOf, daysAwayOf, daysLeft } from './days.ts';
import { awaySlot, type DaysAway } from './slots.ts';

/** A player who is away is not challenged, and challenges nobody. */
export const notAway = (clause: Clause): Against =>
  function* (ladder, { challenger, challenged }, day): Generator<Refusal> {
    for (const player of [challenger, challenged]) {
      const until = awayUntil(ladder, player, day);
      if (until) yield refusal('away', AWAY.away(nameOf(ladder, player), dayWords(until), isReader(player)), clause);
    }
  };

/** A challenge’s time stands still on the days on which one of the two is away, whenever that was announced. */
export const whileAway: NonNullable<Deadline['pauses']> = (ladder, { challenger, challenged }) => [
  ...daysAwayOf(ladder, challenger),
  ...daysAwayOf(ladder, challenged),
];

interface AwayTerms {
  /** How many days in a whole season; 0 for none. */
  readonly days: Setting<number>;
  readonly clause: Clause;
}

/** A player is away from one day to another, both included: on days that are not over when it is announced. */
export const goingAway = (terms: AwayTerms): Rule<'away'> => ({
  *refusals(ladder, { body: { player, ...stretch }, at }) {
    yield* mustBeOnLadder(ladder, player);
    const fault = faultOf(ladder, player, stretch, at);
    if (fault !== undefined) yield refusal('bad-days', fault, terms.clause);
    yield* mustHaveDaysLeft(terms, ladder, player, stretch);
  },
  apply: (ladder, { body: { player, ...stretch } }) => ({
    ladder: withDaysAway(ladder, player, joined([...daysAwayOf(ladder, player), stretch])),
    clause: terms.clause,
  }),
});

/** A player is back: what was announced ends, but for the days that are over. */
export const comingBack = (clause: Clause): Rule<'back'> => ({
  *refusals(ladder, { body: { player }, at }) {
    yield* mustBeOnLadder(ladder, player);
    if (!ladder.order.has(player)) return;
    const over = overBy(ladder, at);
    if (daysAwayOf(ladder, player).every(({ to }) => to <= over))
      yield refusal('not-away', AWAY.notAway(nameOf(ladder, player)), clause);
  },
  apply(ladder, { body: { player }, at }) {
    return { ladder: withDaysAway(ladder, player, until(overBy(ladder, at), daysAwayOf(ladder, player))), clause };
  },
});

const overBy = ({ header }: Ladder, at: Instant): Day => lastDayOver(header.timezone, at);

function faultOf(ladder: Ladder, player: PlayerId, { from, to }: Closure, at: Instant): string | undefined {
  const { end } = ladder.header.season;
  if (from <= overBy(ladder, at)) return AWAY.over;
  if (end && to > end) return AWAY.afterSeason(dayWords(end));
  const known = daysAwayOf(ladder, player).find((each) => each.from <= to && from <= each.to);
  return known && AWAY.already(nameOf(ladder, player), dayWords(known.from), dayWords(known.to), isReader(player));
}

function* mustHaveDaysLeft(
  { days, clause }: AwayTerms,
  ladder: Ladder,
  player: PlayerId,
  stretch: Closure,
): Generator<Refusal> {
  const [asked, most] = [countOf([stretch]), days.of(ladder)];
  const left = daysLeft(ladder, player, most);
  if (asked > left)
    yield refusal('no-days-left', AWAY.daysLeft(nameOf(ladder, player), asked, left, most, isReader(player)), clause);
}

/** Of stretches what lies on a day or before it. */
const until = (last: Day, stretches: DaysAway): DaysAway =>
  stretches.flatMap(({ from, to }) => (from > last ? [] : [{ from, to: to > last ? last : to }]));

/** Players whom a ladder doesn't know are not recorded, as in a replay without their joining. */
function withDaysAway(ladder: Ladder, player: PlayerId, days: DaysAway): Ladder {
  if (!ladder.players.has(player)) return ladder;
  const known = awaySlot.of(ladder);
  return awaySlot.set(ladder, days.length > 0 ? known.set(player, days) : known.delete(player));
}
