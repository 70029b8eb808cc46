import { drawsChoice, gameChoice, mayBeDrawn } from '#shared/rules/challenge/best-of.ts';
import { confirm } from '#shared/rules/challenge/confirming.ts';
import { movementParts } from '#shared/rules/challenge/movement-ways.ts';
import { rematchDays, rematchFor, rematchMost, rematchWeeks } from '#shared/rules/challenge/same-two.ts';
import { unitChoice } from '#shared/rules/challenge/unit.ts';
import { beatenDays, protectedDays, winnerDays } from '#shared/rules/challenge/whom/after-games.ts';
import { reach, reachesEverybody } from '#shared/rules/challenge/whom/anybody.ts';
import { freeChallenges } from '#shared/rules/challenge/whom/free.ts';
import { mostMade, mostPer, mostReceived } from '#shared/rules/challenge/whom/lately.ts';
import { challengedWaits, openInAll, openMade, openReceived } from '#shared/rules/challenge/whom/open-limit.ts';
import { passes } from '#shared/rules/challenge/whom/passing.ts';
import { shape, shapeOf } from '#shared/rules/challenge/whom/pyramid.ts';
import { asBegun } from '#shared/rules/common/configured.ts';
import { choice, figure, idleWhere, inGroup, onlyWhere, ownSettings } from '#shared/rules/common/settings.ts';
import { days, each, missedBy, period } from '#shared/rules/inactivity/by-setting.ts';
import { asksLeast, exemptFirst, leastCosts, leastMade, leastPlayed } from '#shared/rules/inactivity/season-minimum.ts';
import type { Challenge, Ladder as Full } from '#shared/vocabulary/ladder.ts';

type ShapedLadder = Parameters<typeof shapeOf>[0];

const acceptDays = figure('acceptDays', 5, [0, 28]);
const playDays = figure('playDays', 14, [0, 90]);
const playFrom = choice('playFrom', 'challenge', ['challenge', 'acceptance']);
const declining = choice('declining', 'no', ['no', 'lost']);
const freeDeclines = figure('freeDeclines', 0, [0, 20]);
const strikes = figure('strikes', 0, [0, 10]);

const reachDown = figure('reachDown', 0, [0, 100]);
const isLadder = (ladder: ShapedLadder): boolean => shapeOf(ladder) === 'ladder';

/** Whether anybody may challenge further than others do: nobody can, where all above are reached anyway. */
export const hasFree = (ladder: ShapedLadder): boolean =>
  freeChallenges.count.of(ladder) > 0 && !reachesEverybody(ladder);
export const mustAccept = (ladder: ShapedLadder): boolean => acceptDays.of(ladder) > 0;
const mustPlay = (ladder: ShapedLadder): boolean => playDays.of(ladder) > 0;

/** Whether a challenge may run out as nobody has accepted it, which it never does where it is to be played before. */
export const runsOutUnaccepted = (ladder: ShapedLadder): boolean =>
  mustAccept(ladder) && (!mustPlay(ladder) || isFromAcceptance(ladder) || acceptDays.of(ladder) <= playDays.of(ladder));

/** Whether the days to play a challenge count from the day on which it was accepted. */
export const isFromAcceptance = (ladder: ShapedLadder): boolean =>
  mustPlay(ladder) && playFrom.of(ladder) === 'acceptance';

/** Whether a challenge that is not taken costs nothing before there are several of them. */
export const hasStrikes = (ladder: ShapedLadder): boolean => strikes.of(ladder) > 0;

const counts = (ladder: ShapedLadder): boolean => missedBy(ladder) !== undefined;
const countsCalendar = (ladder: ShapedLadder): boolean => counts(ladder) && missedBy(ladder) !== 'days';

/** Whether a player may have fewer challenges open in all than made and received together (H4). */
export const isLimitedInAll = (ladder: ShapedLadder): boolean =>
  openInAll.of(ladder) > 0 && openInAll.of(ladder) < openMade.of(ladder) + openReceived.of(ladder);

const waitsForNobody = (ladder: ShapedLadder): boolean =>
  rematchDays.of(ladder) === 0 && ['loser', 'return'].includes(rematchFor.of(ladder));

const challenges = {
  shape, // H2
  reach: onlyWhere(isLadder, reach), // H3
  reachDown,
  passes: onlyWhere((ladder) => isLadder(ladder) || reachDown.of(ladder) > 0, passes),
  freeChallenges: idleWhere(reachesEverybody, freeChallenges.count),
  freeFor: onlyWhere(hasFree, freeChallenges.whose),
  freeFrom: onlyWhere(hasFree, freeChallenges.from),
  freeUntil: onlyWhere(hasFree, freeChallenges.until),
  otherMatches: choice('otherMatches', 'challenges', ['challenges', 'always']),
  openMade, // H4
  openReceived,
  openInAll: idleWhere((ladder) => openInAll.of(ladder) > 0 && !isLimitedInAll(ladder), openInAll),
  challengedWaits,
  mostMade,
  mostReceived,
  mostPer,
  rematchDays, // H5
  rematchWeeks,
  rematchFor: idleWhere(waitsForNobody, rematchFor),
  rematchMost,
  protectedDays, // H6
  winnerDays,
  beatenDays,
};

const games = {
  game: gameChoice, // H7, H8
  unit: unitChoice,
  draws: drawsChoice, // H9
};

const moves = {
  win: movementParts.win, // H11
  defence: movementParts.defence, // H12
  draw: onlyWhere(mayBeDrawn, movementParts.draw), // H13
};

const acceptLate = choice('acceptLate', 'lapses', ['lapses', 'lost']);
const playLate = choice('playLate', 'lapses', ['lapses', 'lost-by-silent', 'lost-by-challenged', 'lost-by-both']);

/** Whether somebody may be to blame for a challenge that nobody plays, besides by not accepting it. */
const mayBeBlamed = (ladder: ShapedLadder): boolean =>
  (mustPlay(ladder) && playLate.of(ladder) !== 'lapses') || declining.of(ladder) === 'lost';

/** Whether a player may decline a challenge, be it at a cost. */
export const mayBeDeclined = (ladder: ShapedLadder): boolean =>
  declining.of(ladder) === 'lost' || (!hasStrikes(ladder) && freeDeclines.of(ladder) > 0);

/** Whether a challenge may be lost without a game. */
export const mayBeLost = (ladder: ShapedLadder): boolean =>
  mayBeBlamed(ladder) || (runsOutUnaccepted(ladder) && acceptLate.of(ladder) === 'lost');

const deadlines = {
  acceptDays: idleWhere((ladder) => mustAccept(ladder) && !runsOutUnaccepted(ladder), acceptDays), // H14
  acceptLate: onlyWhere((ladder) => runsOutUnaccepted(ladder) && !hasStrikes(ladder), acceptLate),
  playDays, // H15
  playFrom: onlyWhere(mustPlay, playFrom),
  playLate: onlyWhere(mustPlay, playLate),
  postponeDays: onlyWhere(mustPlay, figure('postponeDays', 7, [0, 28])), // H16
  freeDeclines: onlyWhere((ladder) => !hasStrikes(ladder), freeDeclines), // H17
  declining,
  lostCosts: onlyWhere(
    (ladder) => mayBeLost(ladder) && !hasStrikes(ladder),
    choice('lostCosts', 'match', ['match', 'one-rung', 'bottom']),
  ),
  strikes: onlyWhere((ladder) => mayBeBlamed(ladder) || runsOutUnaccepted(ladder), strikes),
  strikeCosts: onlyWhere(hasStrikes, choice('strikeCosts', 'match', ['match', 'bottom', 'removed'])),
};

/** Whether a season has a last day, by which something may be asked of players. */
const ends = ({ header }: { readonly header: Partial<Pick<Full['header'], 'season'>> }): boolean =>
  header.season?.end !== undefined;

const away = {
  period, // H18
  each: onlyWhere(countsCalendar, each),
  days: onlyWhere((ladder) => missedBy(ladder) === 'days', days),
  dropAfter: onlyWhere((ladder) => countsCalendar(ladder) && each.of(ladder) === 0, figure('dropAfter', 1, [1, 12])),
  drop: onlyWhere(counts, figure('drop', 1, [1, 100])),
  removeAfter: onlyWhere(counts, figure('removeAfter', 0, [0, 12])),
  minPlayed: onlyWhere(ends, leastPlayed),
  minMade: onlyWhere(ends, leastMade),
  minCosts: onlyWhere((ladder) => ends(ladder) && asksLeast(ladder), leastCosts),
  exemptFirst: onlyWhere((ladder) => counts(ladder) || (ends(ladder) && asksLeast(ladder)), exemptFirst),
  onlyTop: onlyWhere(counts, figure('onlyTop', 0, [0, 100])),
  holidayDays: figure('holidayDays', 28, [0, 365]), // H19
};

const results = {
  confirm, // H20
};

/** What a club chooses: nearly everything. */
export const houseSettings = { ...challenges, ...games, ...moves, ...deadlines, ...away, ...results } as const;

/** Whether a challenge is lost by the one who offers no day to play it, by the settings under which it was issued. */
export function isLostBySilence(ladder: Full, challenge: Challenge): boolean {
  const begun = asBegun(ladder, challenge);
  return mustPlay(begun) && houseSettings.playLate.of(begun) === 'lost-by-silent';
}

/** The same as a form asks for it, in the order of the rules. */
export const asked = [
  ...Object.values(ownSettings),
  ...inGroup('challenges', Object.values(challenges)),
  ...inGroup('games', Object.values(games)),
  ...inGroup('moves', Object.values(moves)),
  ...inGroup('deadlines', Object.values(deadlines)),
  ...inGroup('away', Object.values(away)),
  ...inGroup('results', Object.values(results)),
];
