import * as z from 'zod/mini';
import { day, line } from '../log/fields.ts';
import { CLUB_COLOURS } from '../vocabulary/club.ts';
import { PERIOD_KINDS } from '../vocabulary/entry.ts';
import { LANGUAGES } from '../vocabulary/language.ts';
import type { WrittenRule } from '../words/written-rule.ts';
import { calendarView } from './calendar.ts';
import { forecastView } from './forecast.ts';
import { challengeView, entrantView, gameTermsView, potView, prefersView, rematchView } from './games.ts';
import { ladderShape, resultKind, resultState } from './ladder-facts.ts';
import { phrase, who, whoShape } from './phrase.ts';
import { potGameView } from './pots.ts';
import { clause, count, gamePoints, list, object, pair, rung, told, when } from './schema.ts';
import { ofAnyKind, settlementName } from './settlement-kind.ts';

/** Why somebody moved. */
const reason = object({
  at: when,
  line,
  text: told('Begins with a verb whose subject is the player: "took rung 3 by beating Bob 2–0".', phrase),
  clause: z.exactOptional(clause),
});
export type Reason = z.infer<typeof reason>;

export const standingView = object({
  ...whoShape,
  rung,
  change: told(
    'Rungs moved since the view’s `since`, below being positive; "new" for a player who was not on the ladder then.',
    z.union([z.int(), z.literal('new')]),
  ),
  why: told('Their last moves, newest first.', list(reason)),
  form: told(
    'Their last five results that count, the newest last, such as "WLDWL"; missing before the first, and where games are for points.',
    z.exactOptional(z.string()),
  ),
  onTop: told(
    'Of the player on rung 1: since when, and how many challenges they have not lost since; missing where games are for points.',
    z.exactOptional(object({ since: when, defences: count })),
  ),
  points: told(
    'Where a ladder is played for points: what they have; stakes in running pots are not among it. Equals share a rung.',
    z.exactOptional(z.number()),
  ),
  pointsChange: told(
    'By how much the points changed since the view’s `since`; missing for a new player.',
    z.exactOptional(z.number()),
  ),
  gap: told(
    'The gap to the next program below, such as "3.5+"; missing on the bottom rung.',
    z.exactOptional(z.string()),
  ),
  entering: told('A program that has a rung, but has not found its place yet.', z.exactOptional(z.literal(true))),
  prefers: z.exactOptional(prefersView),
  rated: told('Whether they chose rated games; missing where nobody is asked.', z.exactOptional(z.boolean())),
  declined: told('Challenges declined so far.', z.exactOptional(count)),
  notes: told(
    'What else is told of them, in the words of the ladder’s system; missing where there is nothing.',
    z.exactOptional(list(z.string())),
  ),
  away: told('The last of the days on which they are away now; missing where they are not.', z.exactOptional(day)),
  protected: told(
    'The last of the days on which they are not challenged, as they have defended their rung; missing where they may be.',
    z.exactOptional(day),
  ),
  missed: told(
    'Weeks or months (`missedPeriod`) in a row without a game, up to the last one settled; at most 12 are counted.',
    z.exactOptional(count),
  ),
  displaced: told(
    'Lost rung 1 on the night of the final without playing, and may yet get a play-off.',
    z.exactOptional(z.literal(true)),
  ),
  forecast: told(
    'What happens to them next with nobody at a keyboard; missing where nothing does.',
    z.exactOptional(forecastView),
  ),
  later: told(
    'What happens to them after that, soonest first. Of what comes back each month or week only the next is told.',
    z.exactOptional(list(forecastView)),
  ),
});
export type StandingView = z.infer<typeof standingView>;

/** A match in progress. */
const matchView = object({ challenger: who, challenged: who, since: when });
export type MatchView = z.infer<typeof matchView>;

/** Somebody's peg (L11, L14). */
const pegView = object({
  ...whoShape,
  rung,
  side: told('Dark is free to play, light is in a match.', z.enum(['dark', 'light'])),
  imbalance: told('Challenges issued minus accepted.', z.int()),
  passed: z.exactOptional(z.literal(true)),
  waiting: told('Was left over while everybody else played, and goes first.', z.exactOptional(z.literal(true))),
});
export type PegView = z.infer<typeof pegView>;

/** The board of a club night. */
const nightView = object({
  day,
  turn: told(
    'Whose turn it is to challenge, and whom they may choose, top first; missing when nobody can.',
    z.exactOptional(object({ who, may: list(who) })),
  ),
  pegs: told('Who is here, in the ladder’s order.', list(pegView)),
  finished: told('The lines of the matches finished tonight; they are among the results.', list(line)),
});
export type NightView = z.infer<typeof nightView>;

const playoffView = object({ lower: who, upper: who, forTheTop: z.boolean() });

const finalView = object({
  day,
  cutAt: told('A player who has not arrived by then is removed.', when),
  cut: z.boolean(),
  latecomers: told('Removed at the cut and not back.', list(who)),
  displaced: told('Who holds the marker, in the ladder’s order.', list(who)),
  closed: told('Normal play has ended.', z.boolean()),
  ahead: told(
    'The play-off that would be due if normal play ended now: of those displaced, only who is here takes part.',
    z.exactOptional(playoffView),
  ),
  playoff: told('The play-off that is due.', z.exactOptional(playoffView)),
  champion: z.exactOptional(who),
});
export type FinalView = z.infer<typeof finalView>;

/** A match or game of two that has, or had, a result. */
export const resultView = object({
  line,
  kind: resultKind,
  state: resultState,
  at: told('When it was played.', when),
  challenger: who,
  challenged: who,
  score: told(
    'The challenger’s points, then the challenged player’s, as they stand now. A play-off has 1 for its winner.',
    pair(z.number(), z.number()),
  ),
  points: told(
    'The points of each game in the order played, the challenger’s first; missing where they were not given.',
    z.exactOptional(gamePoints),
  ),
  walkover: told(
    'The loser gave it up before it began, or did not take up the play-off.',
    z.exactOptional(z.literal(true)),
  ),
  noShow: told('The loser did not turn up.', z.exactOptional(z.literal(true))),
  retired: told('The loser could not go on.', z.exactOptional(z.literal(true))),
  moved: told('What it did to the ladder, as a sentence without its full stop.', phrase),
  clause: z.exactOptional(clause),
  correctedBy: told('The line that corrected its score last.', z.exactOptional(line)),
  voidedBy: told('The line that voided it.', z.exactOptional(line)),
  terms: told('What it was played at, where that is not the same for all.', z.exactOptional(gameTermsView)),
  moves: told('The moves of a game that stands, without comments: "1. e4 e5 … 1-0".', z.exactOptional(z.string())),
});
export type ResultView = z.infer<typeof resultView>;

/** What somebody forfeits, or forfeited, in points. */
const forfeitView = object({ ...whoShape, points: z.number() });
export type ForfeitView = z.infer<typeof forfeitView>;

/** A period that was worked out, and whom it cost what. */
export const settlementView = ofAnyKind({
  line,
  period: settlementName,
  through: told('The last of several that came out alike; missing where it is one.', z.exactOptional(z.string())),
  at: when,
  cause: told('What they are penalised for: "no match in October 2021".', z.string()),
  dropped: list(who),
  dropClause: clause,
  removed: list(who),
  removalClause: clause,
  forfeited: told('The removed included; what they gave up went to the others.', z.exactOptional(list(forfeitView))),
});
export type SettlementView = z.infer<typeof settlementView>;

/** What happens next with nobody at a keyboard, and to whom if nothing changes until then. */
export const dueView = ofAnyKind({
  at: when,
  period: settlementName,
  text: z.string(),
  clause,
  drops: list(who),
  removals: list(who),
  forfeits: z.exactOptional(list(forfeitView)),
  between: told(
    'Whose challenge is to be played by then: the challenger, and who was challenged.',
    z.exactOptional(pair(who, who)),
  ),
});
export type DueView = z.infer<typeof dueView>;

/** One rule of this ladder in plain words. */
const writtenRule = object({
  heading: z.string(),
  text: z.string(),
  clause,
  summary: told('It sums up what other rules tell one by one.', z.exactOptional(z.literal(true))),
}) satisfies z.ZodMiniType<WrittenRule>;

/** What the public sees of a ladder: plain JSON, the contract between publishing and every page or program that reads it. */
export const ladderView = object({
  ...ladderShape,
  systemName: z.string(),
  language: told(
    'The language of its pages and of what is told here; missing where it is English.',
    z.exactOptional(z.enum(LANGUAGES)),
  ),
  club: told(
    'Whose ladder it is, the colour of its pages, missing where that is green, and where its crest lies, if it has one.',
    z.exactOptional(
      object({
        name: z.string(),
        colour: z.exactOptional(z.enum(CLUB_COLOURS)),
        crest: z.exactOptional(z.string()),
      }),
    ),
  ),
  venue: told('Where the club plays, in its own words.', z.exactOptional(z.string())),
  board: told('The side of the board that programs play on.', z.exactOptional(z.literal([9, 19]))),
  notice: told('Said on every page, such as that this laptop’s clock is simulated.', z.exactOptional(z.string())),
  closed: told('The organiser has closed the ladder: nothing changes on it.', z.exactOptional(z.literal(true))),
  over: told('The season is over.', z.exactOptional(z.literal(true))),
  winner: told('Who has won the season, once it is over.', z.exactOptional(who)),
  past: told(
    'The next season has begun: what the address of this one ends with, and the day after which nothing was played in it.',
    z.exactOptional(object({ name: z.string(), end: day })),
  ),
  seasons: told(
    'The seasons before, newest first: what the address of each ends with, and its days.',
    z.exactOptional(list(object({ name: z.string(), start: day, end: day }))),
  ),
  shape: told(
    'Missing where each stands below the last; in a pyramid, rung 1 is the first row, and each row one longer than the one above.',
    z.exactOptional(z.literal('pyramid')),
  ),
  since: told('The day that changes are counted from.', day),
  missedPeriod: told(
    'What `missed` counts of a player; missing where nothing is counted.',
    z.exactOptional(z.enum(PERIOD_KINDS)),
  ),
  standings: list(standingView),
  matches: told(
    'Matches in progress, the earliest first; also one that was left open on another night.',
    list(matchView),
  ),
  night: told('Only on the day itself.', z.exactOptional(nightView)),
  final: z.exactOptional(finalView),
  challenges: told(
    'Challenges without a result that counts, the earliest first, where a challenge is to be played some day.',
    z.exactOptional(list(challengeView)),
  ),
  rematches: told(
    'Pairs within reach of each other now that have to wait before they may challenge again, the soonest first.',
    z.exactOptional(list(rematchView)),
  ),
  entrants: told(
    'Programs that have not found their place, those without a rung first.',
    z.exactOptional(list(entrantView)),
  ),
  pots: told('Games for points that are running, the earliest first.', z.exactOptional(list(potView))),
  games: told('The last games for points that were given scores, newest first.', z.exactOptional(list(potGameView))),
  results: told('Newest first: the last ones, and all of tonight’s.', list(resultView)),
  settlements: told('Newest first.', list(settlementView)),
  due: z.exactOptional(dueView),
  later: told(
    'What falls due after that and costs somebody something as things stand, soonest first.',
    z.exactOptional(list(dueView)),
  ),
  calendar: calendarView,
  rules: list(writtenRule),
});
export type LadderView = z.infer<typeof ladderView>;
