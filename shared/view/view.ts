import { addDays, later } from '../calendar/days.ts';
import { formatLocal, instantOf, localOf } from '../calendar/zone.ts';
import type { ChallengeView, RematchView } from '../contract/games.ts';
import type { DueView, LadderView } from '../contract/view.ts';
import { LATELY } from '../engine/due.ts';
import { isFinished, winnerOf } from '../engine/next-season.ts';
import { whereOf } from '../rules/common/own-words.ts';
import { dayOf } from '../rules/common/standing.ts';
import { potOutcome } from '../rules/pots/outcome.ts';
import { systemOf } from '../systems/registry.ts';
import { mayBeLostBySilence } from '../systems/silence.ts';
import type { PlayPart } from '../systems/system-controls.ts';
import { rulesOf, wordsOf } from '../systems/words.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import { type Awaiting, byIssue, type Challenge, type Ladder } from '../vocabulary/ladder.ts';
import type { Instant } from '../vocabulary/vocabulary.ts';
import { lowered } from '../words/happening.ts';
import { language } from '../words/language.ts';
import type { Named } from '../words/names.ts';
import type { NarrationContext } from '../words/narration-context.ts';
import { settlementWords } from '../words/settlement-words.ts';
import { askedOn } from './asked-on.ts';
import { enteringOn } from './entering.ts';
import { finalOf } from './final.ts';
import { forecastsOf, type Outlook, outlooksOf } from './forecast.ts';
import { termsOf } from './measures.ts';
import { finishedLastNight, isSlip, matchesOf, nightOf } from './night.ts';
import { potsOf } from './pots.ts';
import { RECENT, resultsOf, settlementView, TONIGHT } from './results.ts';
import { calendarOf } from './season-calendar.ts';
import type { NarrationSoFar } from './season-narrative.ts';
import { kindOf } from './settlement-kind.ts';
import { formOf, onTopOf } from './time-on-top.ts';

/** How many games for points are told. */
export const GAMES = 10;
/** How many settlements are told that cost players something, and how many that lie ahead. */
const [PENALTIES, LATER] = [20, 100] as const;

/** What the public sees of a ladder at an instant. `notice` is said on every page; `isOver`: the next season has begun. */
export function buildView(told: NarrationSoFar, now: Instant, notice?: string, isOver = false): LadderView {
  const { ladder, context } = told;
  const { named, games } = context;
  const { header } = ladder;
  const today = localOf(header.timezone, now).day;
  const lately = addDays(today, -LATELY);
  const lastNight = finishedLastNight(told);
  const night = nightOf(ladder, now, named, lastNight?.lines.slice(0, TONIGHT) ?? []);
  // Nobody has moved before the season.
  const since = night ? today : header.season.start < today ? later(header.season.start, lately) : lately;
  const final = finalOf(ladder, named);
  const outlooks = outlooksOf(ladder, told.attendance);
  const askedOf = askedOn(ladder, told.attendance);
  const recent = games.last(RECENT).map(({ entry }) => entry.line);
  return {
    format: 1,
    version: ladder.line,
    asOf: formatLocal(header.timezone, now),
    ...(language() !== 'en' && { language: language() }),
    ...(header.name !== undefined && { name: header.name }),
    system: header.system,
    systemName: systemOf(ladder).name,
    timezone: header.timezone,
    ...venueOf(header),
    season: header.season,
    ...(header.board !== undefined && { board: header.board }),
    ...(notice !== undefined && { notice }),
    ...endOf(ladder, isOver || isFinished(ladder, today), named),
    ...shapeOf(ladder),
    ...(header.entrants && { pairs: true as const }),
    since,
    ...missedPeriodOf(ladder),
    ...roundOf(ladder),
    standings: told.standings.of(ladder, told.before(instantOf(header.timezone, since)), {
      today,
      named,
      why: told.why,
      forecastsAfter: (before) => forecastsOf(outlooks, now, before),
      askedOf,
      form: (player) => formOf(context, player),
      onTop:
        told.timeOnTop && systemOf(ladder).controls.play.kind === 'matches'
          ? onTopOf(context, told.timeOnTop)
          : undefined,
    }),
    ...playOf(context, now),
    ...(night && { night }),
    ...(lastNight && { lastNight: { day: lastNight.day, finished: lastNight.lines.length } }),
    ...(final && { final }),
    results: resultsOf(
      games.of([...recent, ...(night?.finished ?? [])]).filter((game) => !isSlip(ladder, game)),
      told.own,
      context,
    ),
    settlements: told
      .settled()
      .filter(({ settlement }) => hasPenalties(settlement))
      .slice(0, PENALTIES)
      .map((each) => settlementView(ladder, each, named)),
    ...duesOf(outlooks, named),
    calendar: calendarOf(context, told.daysPlayed(), now, told.changes()),
    rules: rulesOf(header),
  };
}

function endOf(ladder: Ladder, isOver: boolean, named: NarrationContext['named']): Pick<LadderView, 'over' | 'winner'> {
  const winner = isOver ? winnerOf(ladder) : undefined;
  return { ...(isOver && { over: true }), ...(winner !== undefined && { winner: named(winner) }) };
}

function shapeOf(ladder: Ladder): Pick<LadderView, 'shape'> {
  const shape = systemOf(ladder).controls.shape(ladder);
  return shape === 'pyramid' ? { shape } : {};
}

function missedPeriodOf(ladder: Ladder): Pick<LadderView, 'missedPeriod'> {
  const missedPeriod = systemOf(ladder).controls.missed(ladder);
  return missedPeriod ? { missedPeriod } : {};
}

function roundOf(ladder: Ladder): Pick<LadderView, 'round'> {
  const round = systemOf(ladder).controls.round(ladder);
  return round ? { round: { first: round.first, last: round.last } } : {};
}

function venueOf(header: Header): Pick<LadderView, 'venue'> {
  const venue = whereOf(header);
  return venue === undefined ? {} : { venue };
}

type PlayParts = Pick<LadderView, 'matches' | 'challenges' | 'rematches' | 'entrants' | 'pots' | 'games'>;

const PLAY: { readonly [Part in PlayPart]: (context: NarrationContext, now: Instant) => Partial<PlayParts> } = {
  matches: ({ ladder, named }) => ({ matches: matchesOf(ladder, named) }),
  challenges: ({ ladder, named }) => ({ challenges: challengesOf(ladder, named) }),
  rematches: ({ ladder, named }, now) => ({ rematches: rematchesOf(ladder, now, named) }),
  entrants: ({ ladder, named }) => ({ entrants: enteringOn(ladder, named) }),
  pots: ({ ladder, named, pots }) => ({
    pots: potsOf(ladder, named),
    games: pots.last(GAMES).map((game) => potOutcome(ladder, game, named)),
  }),
};

/** What is being played or to be played: each system its own way. */
function playOf(context: NarrationContext, now: Instant): PlayParts {
  let play: PlayParts = { matches: [] };
  for (const part of systemOf(context.ladder).controls.plays) play = { ...play, ...PLAY[part](context, now) };
  return play;
}

/** The challenges that are to be played some day, the earliest first. */
export const challengesOf = (ladder: Ladder, named: Named): ChallengeView[] =>
  [...ladder.challenges.values()].toSorted(byIssue).map((challenge) => challengeView(ladder, challenge, named));

const challengeView = (ladder: Ladder, challenge: Challenge, named: Named): ChallengeView => ({
  id: challenge.id,
  challenger: named(challenge.challenger),
  challenged: named(challenge.challenged),
  since: formatLocal(ladder.header.timezone, challenge.issued),
  state: challenge.awaiting ? 'awaiting' : challenge.accepted ? 'accepted' : 'open',
  ...(challenge.awaiting && { score: challenge.awaiting.score, waits: waitsFor(challenge.awaiting) }),
  ...(challenge.offered && mayBeLostBySilence(ladder, challenge) && { offered: challenge.offered.map(named) }),
  terms: termsOf(ladder, challenge, named),
});

/** Each two within reach of each other who have to wait until they may challenge again, the soonest first (N9). */
const rematchesOf = (ladder: Ladder, now: Instant, named: Named): RematchView[] =>
  systemOf(ladder)
    .rematches(ladder, dayOf(ladder, now))
    .map(({ above, below, from }) => ({
      one: named(above),
      other: named(below),
      from,
    }));

const waitsFor = ({ reported, disputed }: Awaiting): 'approval' | 'confirmation' | 'decision' =>
  reported === undefined ? 'approval' : disputed ? 'decision' : 'confirmation';

/** What falls due, and whom it would cost what if nothing happened until then. */
function dueOf({ at, settlement, before }: Outlook, named: Named): DueView {
  const { name: period, clause, removed, forfeited } = settlement;
  return {
    ...kindOf(settlement),
    at,
    period,
    text: settlementWords(wordsOf(before).settlements, settlement, { ladder: before, named }).ahead(),
    clause,
    drops: lowered(settlement).map(named),
    removals: removed.map(named),
    ...(forfeited && { forfeits: forfeited.map(({ player, points }) => ({ ...named(player), points })) }),
    ...(settlement.kind === 'deadline' && {
      between: [named(settlement.challenger), named(settlement.challenged)] as const,
    }),
  };
}

/** What falls due next, and what after that if it costs a player something. */
function duesOf(outlooks: readonly Outlook[], named: Named): Pick<LadderView, 'due' | 'later'> {
  const [next, ...others] = outlooks;
  if (!next) return {};
  const later = others.filter(costs);
  return {
    due: dueOf(next, named),
    ...(later.length > 0 && { later: later.slice(0, LATER).map((outlook) => dueOf(outlook, named)) }),
    ...(later.length > LATER && { laterInAll: later.length }),
  };
}

const costs = ({ settlement }: Outlook): boolean => settlement.kind === 'deadline' || hasPenalties(settlement);

const hasPenalties = (settlement: Settlement): boolean =>
  lowered(settlement).length + settlement.removed.length + (settlement.forfeited?.length ?? 0) > 0;

/** What the public sees of a season that the next one has followed: as it ended, and of nothing that is to come; of a final only who won it. */
export function pastView(view: LadderView, past: NonNullable<LadderView['past']>): LadderView {
  const { night: _, challenges: __, rematches: ___, final, ...rest } = closedView(view);
  const { closed: ____, ...seen } = rest;
  return { ...seen, ...(final?.champion && { final }), matches: [], past };
}

/** What the public sees of a ladder that its organiser has closed: as it stands, and of nothing that is to come. */
export function closedView(view: LadderView): LadderView {
  const { due: _, later: __, standings, ...rest } = view;
  return { ...rest, closed: true, standings: standings.map(({ forecast: ___, asked: ____, ...row }) => row) };
}
