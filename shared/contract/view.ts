import * as z from 'zod/mini';
import { day, line } from '../log/fields.ts';
import { CALENDAR_KINDS } from '../vocabulary/entry.ts';
import { LANGUAGES } from '../vocabulary/language.ts';
import type { WrittenRule } from '../words/written-rule.ts';
import { calendarView } from './calendar.ts';
import { clubOfLadder } from './club.ts';
import { askedView, forecastView } from './forecast.ts';
import { challengeView, entrantView, gameTermsView, potView, prefersView, rematchView } from './games.ts';
import { howPlayedShape, ladderShape, meetingShape, resultKind, resultState } from './ladder-facts.ts';
import { phrase, who, whoShape } from './phrase.ts';
import { potGameView } from './pots.ts';
import { clause, count, list, object, optional, rung, told, tuple, when } from './schema.ts';
import { ofAnyKind, settlementName } from './settlement-kind.ts';

const reason = object({
  at: told('When it happened: of a game, when it was played.', when),
  counted: optional('When it moved them, where that was on another day.', when),
  line,
  text: told('Why they moved: "beat Bob 2–0" of the player themselves, else what others did: "Ann beat Bob".', phrase),
  from: optional('The rung from which that moved them; missing where it is not why their rung changed.', rung),
  to: optional('The rung to which it did.', rung),
  clause: z.exactOptional(clause),
});
export type Reason = z.infer<typeof reason>;

const face = optional('Where their photograph lies; missing where they have none that everybody may see.', z.string());

export const standingView = object({
  ...whoShape,
  rung,
  people: optional(
    'Who plays as them, where the entrants are pairs: those who usually do first.',
    list(object({ ...whoShape, face })),
  ),
  face,
  change: told(
    'Rungs moved since the view’s `since`, below being positive; "new" for a player who was not on the ladder then.',
    z.union([z.int(), z.literal('new')]),
  ),
  why: told('Their last moves, newest first.', list(reason)),
  form: optional(
    'Their last five results that count, the newest last, such as "WLDWL"; missing before the first, and where games are for points.',
    z.string(),
  ),
  onTop: optional(
    'Of the player on rung 1: since when, and how many challenges they have not lost since; missing where games are for points.',
    object({ since: when, defences: count }),
  ),
  points: optional(
    'Where a ladder is played for points: what they have; stakes in running pots are not among it. Equals share a rung.',
    z.number(),
  ),
  pointsChange: optional(
    'By how much the points changed since the view’s `since`; missing for a new player.',
    z.number(),
  ),
  gap: optional('The gap to the next program below, such as "3.5+"; missing on the bottom rung.', z.string()),
  entering: optional('A program that has a rung, but has not found its place yet.', z.literal(true)),
  prefers: z.exactOptional(prefersView),
  rated: optional('Whether they chose rated games; missing where nobody is asked.', z.boolean()),
  declined: optional('Challenges declined so far.', count),
  notes: optional(
    'What else is told of them, in the words of the ladder’s system; missing where there is nothing.',
    list(z.string()),
  ),
  away: optional('The last of the days on which they are away now; missing where they are not.', day),
  protected: optional(
    'The last of the days on which they are not challenged, as they have defended their rung or won a challenge; missing where they may be.',
    day,
  ),
  missed: optional(
    'Weeks or months (`missedPeriod`) in a row without a game, up to the last one settled; at most 12 are counted.',
    count,
  ),
  displaced: optional(
    'Lost rung 1 on the night of the final without playing, and may yet get a play-off.',
    z.literal(true),
  ),
  table: optional(
    'In a round in which all of a table play each other: which one, their place in it as things stand, and their matches.',
    object({
      number: told('From 1 at the top.', count),
      name: told('What it is called.', z.string()),
      place: told('From 1.', count),
      points: z.number(),
      met: list(object({ ...whoShape, ...meetingShape })),
      toPlay: told('Whom they have still to play, top first.', list(who)),
      barred: optional('Pairs that they can’t play, as somebody plays as both; missing for none.', list(who)),
      goes: optional('To which table they would go if the round ended now, above or below.', z.enum(['up', 'down'])),
    }),
  ),
  asked: optional('What the season asks of them by its end: one of these; missing for nothing.', askedView),
  forecast: optional('What happens to them next with nobody at a keyboard; missing where nothing does.', forecastView),
  later: optional(
    'What happens to them after that, soonest first. Of what comes back each month or week only the next is told.',
    list(forecastView),
  ),
});
export type StandingView = z.infer<typeof standingView>;
export type TablePlaceView = NonNullable<StandingView['table']>;

const matchView = object({ challenger: who, challenged: who, since: when });
export type MatchView = z.infer<typeof matchView>;

/** A player's peg (L11, L14). */
const pegView = object({
  ...whoShape,
  rung,
  side: told('Dark is free to play, light is in a match.', z.enum(['dark', 'light'])),
  imbalance: told('Challenges issued minus accepted.', z.int()),
  passed: z.exactOptional(z.literal(true)),
  waiting: optional('Was left over while everybody else played, and goes first.', z.literal(true)),
});
export type PegView = z.infer<typeof pegView>;

const nightView = object({
  day,
  from: told('When the first challenge may be made.', when),
  to: told('When the last one may.', when),
  turn: optional(
    'Whose turn it is to challenge, and whom they may choose, top first; missing when nobody can, and after the hours.',
    object({ who, may: list(who) }),
  ),
  pegs: told('Who is here, in the ladder’s order.', list(pegView)),
  finished: told('The lines of the matches finished last tonight, 40 at most; they are among the results.', list(line)),
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
  ahead: optional(
    'The play-off that would be due if normal play ended now: of those displaced, only who is here takes part.',
    playoffView,
  ),
  playoff: optional('The play-off that is due.', playoffView),
  champion: z.exactOptional(who),
});
export type FinalView = z.infer<typeof finalView>;

export const resultView = object({
  line,
  kind: resultKind,
  state: resultState,
  at: told('When it was played.', when),
  challenger: who,
  challenged: who,
  score: told(
    'The challenger’s points, then the challenged player’s, as they stand now. A play-off has 1 for its winner.',
    tuple(z.number(), z.number()),
  ),
  ...howPlayedShape,
  standIns: optional('Of pairs: those who played in the place of one who usually does.', list(who)),
  counted: optional('When it counted, where that was on another day than it was played on.', when),
  moved: told('What it did to the ladder, as a sentence without its full stop.', phrase),
  clause: z.exactOptional(clause),
  correctedBy: optional('The line that corrected its score last.', line),
  voidedBy: optional('The line that voided it.', line),
  terms: optional('What it was played at, where that is not the same for all.', gameTermsView),
  moves: optional('The moves of a game that stands, without comments: "1. e4 e5 … 1-0".', z.string()),
});
export type ResultView = z.infer<typeof resultView>;

const forfeitView = object({ ...whoShape, points: z.number() });
export type ForfeitView = z.infer<typeof forfeitView>;

export const settlementView = ofAnyKind({
  line,
  period: settlementName,
  through: optional('The last of several that came out alike; missing where it is one.', z.string()),
  at: when,
  cause: told('What they are penalised for: "no match in October 2021".', z.string()),
  dropped: told('Who stood lower after it.', list(who)),
  dropClause: clause,
  removed: list(who),
  removalClause: clause,
  forfeited: optional('The removed included; what they gave up went to the others.', list(forfeitView)),
});
export type SettlementView = z.infer<typeof settlementView>;

/** What falls due next, and for whom if nothing changes until then. */
export const dueView = ofAnyKind({
  at: when,
  period: settlementName,
  text: z.string(),
  clause,
  drops: told('Who would stand lower after it.', list(who)),
  removals: list(who),
  forfeits: z.exactOptional(list(forfeitView)),
  between: optional(
    'Whose challenge is to be played by then: the challenger, and who was challenged.',
    tuple(who, who),
  ),
});
export type DueView = z.infer<typeof dueView>;

const writtenRule = object({
  heading: z.string(),
  text: z.string(),
  clause,
  summary: optional('It sums up what other rules tell one by one.', z.literal(true)),
}) satisfies z.ZodMiniType<WrittenRule>;

export const spoken = optional(
  'The language of its pages and of what is told here; missing where it is English.',
  z.enum(LANGUAGES),
);

/** What the public sees of a ladder: plain JSON, the contract between publishing and every page or program that reads it. */
export const ladderView = object({
  ...ladderShape,
  systemName: z.string(),
  language: spoken,
  club: clubOfLadder,
  page: optional('Where people find its page.', z.string()),
  venue: optional('Where the club plays: the first line of its own words.', z.string()),
  board: optional('The side of the board that programs play on.', z.literal([9, 19])),
  notice: optional('Said on every page, such as that this laptop’s clock is simulated.', z.string()),
  closed: optional('The organiser has closed the ladder: nothing changes on it.', z.literal(true)),
  over: optional('The season is over.', z.literal(true)),
  winner: optional('Who has won the season, once it is over.', who),
  past: optional(
    'The next season has begun: what the address of this one ends with, and the day after which nothing was played in it.',
    object({ name: z.string(), end: day }),
  ),
  seasons: optional(
    'The seasons before, newest first: what the address of each ends with, and its days.',
    list(object({ name: z.string(), start: day, end: day })),
  ),
  shape: optional(
    'Missing where each stands below the last; in a pyramid, rung 1 is the first row, and each row one longer than the one above.',
    z.literal('pyramid'),
  ),
  since: told('The day that changes are counted from.', day),
  pairs: optional('The entrants are pairs.', z.literal(true)),
  missedPeriod: optional('What `missed` counts of a player; missing where nothing is counted.', z.enum(CALENDAR_KINDS)),
  round: optional(
    'The days of the round that goes on, where all of a table play each other in it (`table`), both included.',
    object({ first: day, last: day }),
  ),
  standings: list(standingView),
  matches: told(
    'Matches in progress, the earliest first; also one that was left open on another night.',
    list(matchView),
  ),
  night: optional('Only on the day itself.', nightView),
  lastNight: optional(
    'The last club night that a player came to, and how many matches were finished on it: the page `night/` lists them.',
    object({ day, finished: count }),
  ),
  final: z.exactOptional(finalView),
  challenges: optional(
    'Challenges without a result that counts, the earliest first, where a challenge is to be played some day.',
    list(challengeView),
  ),
  rematches: optional(
    'Pairs within reach of each other now that have to wait before they may challenge again, the soonest first.',
    list(rematchView),
  ),
  entrants: optional('Programs that have not found their place, those without a rung first.', list(entrantView)),
  pots: optional('Games for points that are running, the earliest first.', list(potView)),
  games: optional('The last games for points that were given scores, newest first.', list(potGameView)),
  results: told('Newest first: the last 20, and of tonight’s the last 40.', list(resultView)),
  settlements: told('The last 20 that cost a player something, newest first.', list(settlementView)),
  due: z.exactOptional(dueView),
  later: optional(
    'What falls due after that and costs somebody something as things stand, soonest first: the first 100.',
    list(dueView),
  ),
  laterInAll: optional('How many there are of those, where they are more.', count),
  calendar: calendarView,
  rules: list(writtenRule),
});
export type LadderView = z.infer<typeof ladderView>;
