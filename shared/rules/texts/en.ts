import type { CalendarKind, PeriodKind } from '#shared/vocabulary/entry.ts';
import type { Band } from '#shared/vocabulary/header.ts';
import { counted, inWords, ordinal } from '#shared/words/english.ts';
import { agree, capital, type Phrase, say, type Who } from '#shared/words/phrase.ts';

/** What two have until the end of a day to do. */
const until = (todo: 'accept' | 'play', challenger: Who, challenged: Who, day: string): Phrase =>
  todo === 'play'
    ? say`${challenger} and ${challenged} have until the end of ${day} to play`
    : say`${challenged} can accept ${challenger}’s challenge until the end of ${day}`;

export const away = {
  over: 'Some of these days are already over.',
  afterSeason: (last: string) => `The season ends on ${last}.`,
  already: (who: string, from: string, to: string, you: boolean) =>
    `${you ? 'You’re' : `${who} ${agree(who, 'is', 'are')}`} already away from ${from} to ${to}.`,
  notAway: (who: string) => `${who} ${agree(who, 'has', 'have')} no holiday to end.`,
  /** `until`: the last of those days. With `you`, as with `other` below, the player reads it on a page of their own. */
  away: (who: string, until: string, you: boolean) =>
    `${you ? 'You’re' : `${who} ${agree(who, 'is', 'are')}`} away until ${until}.`,
  /** `left`: of the days that a player may be away in a season, which are `most`. */
  daysLeft: (who: string, asked: number, left: number, most: number, you: boolean) =>
    most === 0
      ? 'Players can’t be away on this ladder.'
      : left === 0
        ? `${you ? 'You have' : `${who} ${agree(who, 'has', 'have')}`} no days away left this season.`
        : `${you ? 'You' : who} asked for ${counted(asked, 'day')} away and ${you ? 'have' : agree(who, 'has', 'have')} ${left} of ${most} left this season.`,
};

/** `two` are the names of both: "Ann and Bob"; `other` is the other one's where one of them reads it as "you". */
export const challenge = {
  onlyTo: (whom: string, you: boolean) =>
    you ? `You can challenge only ${whom} you.` : `Challenges can only go to ${whom}.`,
  reach: {
    above: (rungs: number | string) =>
      rungs === 1 ? 'the player directly above' : `players up to ${rungs} places above`,
    either: (rungs: number) =>
      rungs === 1 ? 'the players directly above and below' : `players up to ${rungs} places above or below`,
  },
  againFrom: (two: string, day: string, other?: string) =>
    `${other === undefined ? two : `You and ${other}`} can challenge each other again from ${day}.`,
  oneAgainFrom: (who: string, whom: string, day: string, you: boolean) =>
    `${you ? 'You' : who} can challenge ${whom} again from ${day}.`,
  metEnough: (two: string, times: number, other?: string) =>
    `${other === undefined ? two : `You and ${other}`} have met ${times === 1 ? 'once' : `${times} times`} this season, as often as the rules allow.`,
  othersFirst: (two: string, other?: string) =>
    `Before ${other === undefined ? two : `you and ${other}`} meet again, one of ${other === undefined ? 'them' : 'you'} has to play another player.`,
  notPaidUp: (who: string, day: string, you: boolean) =>
    `${you ? 'You aren’t' : `${who} isn’t`} a registered, paid-up member on ${day}.`,
  accepted: 'This challenge has already been accepted.',
  noWithdrawing: 'Challenges can’t be withdrawn.',
  notOfThem: (who: string) => `This isn’t ${who}’s match.`,
  noConfirming: 'Results don’t need confirming on this ladder.',
  none: (id: string) => `There’s no challenge “${id}”.`,
  /** The two names after “between”, if one of them reads it on their own page. */
  youAnd: (other: string) => `you and ${other}`,
  notWaiting: (two: string, other?: string) =>
    `${other === undefined ? two : `You and ${other}`} have no result waiting.`,
  hasResult: (two: string) => `${two} have a result. Undo that first.`,
  themselves: 'Players can’t play themselves.',
  taken: (id: string) => `There’s already a challenge “${id}”. Give this one another id.`,
  ended: (two: string) => `The challenge between ${two} ended without a result.`,
  decided: (two: string, other?: string) =>
    `${other === undefined ? two : `You and ${other}`} already have a result. ${other === undefined ? 'Correct or undo that instead.' : 'If it’s wrong, tell the club.'}`,
  awaits: {
    approval: (two: string) => `The result between ${two} is awaiting approval.`,
    confirmation: (two: string) => `The result between ${two} is awaiting confirmation.`,
  },
  open: (two: string, other?: string) =>
    other === undefined
      ? `${two} already have an open challenge. Play that first.`
      : `You already have an open challenge with ${other}. Play that first.`,
  score: 'The score of a game is 1–0, 0–1 or ½–½ (written 0.5).',
  scores: (all: string) => `The score has to be one of ${all}.`,
  needsWinner: 'A walkover, a no-show or a game broken off needs a winner.',
  noMoves: 'A game that wasn’t played has no moves.',
  saturdays: (from: string, to: string) => `Games are played on Saturdays from ${from} to ${to}.`,
  minutes: (least: number, most: number) => `Each player has ${least} to ${most} minutes.`,
  declinedEnough: (free: number) =>
    free === 0 ? 'Challenges can’t be declined.' : `A player can decline ${counted(free, 'challenge')} a season.`,
};

/** `two` are the names of both: "Ann and Bob". What follows the name of a field begins small and has no full stop. */
export const common = {
  banded: (first: number, further: readonly Band[]) =>
    `${first} (${further.map(({ from, up, to = 1 }) => `from ${ordinal(from)}: ${up ?? `as far as ${ordinal(to)}`}`).join(', ')})`,
  endsInPast: 'the season can’t end in the past',
  endsBeforeStart: 'the season can’t end before it starts',
  tooLong: (years: number) => `a season can last ${years} years at most`,
  wouldTakeEnd: 'That would leave the season without a last day, which isn’t possible now.',
  wouldMoveEnd: (day: string) => `That would move the last day back to ${day}, which isn’t possible now.`,
  seasonEnded: (day: string) => `The season ended on ${day}.`,
  beforeSeason: (day: string) => `Please check the date of play: it can’t be before ${day}, when the season began.`,
  beforeChallenge: (day: string) =>
    `Please check the date of play: it can’t be before ${day}, when the challenge was made.`,
  isOnLadder: (who: string, rung: number) =>
    `${who} ${agree(who, 'is', 'are')} already on the ladder, in ${ordinal(rung)}.`,
  startsBelowBottom: (most: number) => `New players can start on rung 1 to ${most}.`,
  noSuchRung: (last: number) => `The last rung is ${last}.`,
  whyPlaced: 'Please give a reason. Everyone will see it.',
  inMatch: (who: string) =>
    `${who} ${agree(who, 'is', 'are')} in a match. Record the result or cancel the match first.`,
  electionFixed: (who: string) => `${who} has already played, so rated or unrated can’t be changed until next season.`,
  unknown: (id: string) => `“${id}” isn’t a player on this ladder.`,
  unknownAdd: (id: string) => `“${id}” isn’t a player on this ladder. Add them first.`,
  notOnLadder: (who: string) =>
    `${who} ${agree(who, 'isn’t', 'aren’t')} on the ladder now. They can rejoin at the bottom.`,
  seeded: 'This ladder already has players. Add new players at the bottom.',
  twice: (id: string) => `“${id}” is listed twice. List each player once.`,
  begun: 'There are challenges, matches or games already. Undo those first.',
  noRating: (names: string) => `Seeding by rating needs a rating for every player. Missing: ${names}.`,
  decideFirst: 'Approve or reject it first.',
};

/** `went` tells how the player moved: "moved up one, to 6th"; `two` are the names of both: "Ann and Bob". */
export const deadlines = {
  lapsed: (challenger: Who, challenged: Who) => say`${challenger} and ${challenged} didn’t play in time`,
  /** In words that follow the name of one of the two. */
  notPlayed: (other: Who) => say`didn’t play ${other} in time`,
  unaccepted: (challenger: Who, challenged: Who) => say`${challenged} didn’t accept ${challenger}’s challenge in time`,
  byDefault: {
    won: (loser: Who) => say`won by default against ${loser}`,
    lost: (winner: Who) => say`lost by default to ${winner}`,
  },
  /** One of the two has offered a day to play, and the other hasn't. */
  bySilence: {
    won: (loser: Who) => say`won by default: ${loser} offered no day`,
    lost: (winner: Who) => say`lost to ${winner}: offered no day`,
    cause: (winner: Who, loser: Who) => say`${winner} offered ${loser} a day, and ${loser} offered none`,
  },
  until,
  /** `until` is what is to be done by when. */
  aheadForfeit: (until: Phrase, winner: Who) => say`${until}; otherwise ${winner} would win by default.`,
  aheadSilent: (until: Phrase, winner: Who, silent: Who) =>
    say`${until}; otherwise ${winner} would win by default, unless ${silent} ${agree(silent, 'offers', 'offer')} a day too.`,
  aheadBoth: (until: Phrase, drop: boolean) => say`${until}; otherwise both lose${drop ? ' and drop a place' : ''}`,
  strike: (who: Who, count: number, of: number) => say`strike ${count} of ${of} for ${who}`,
  aheadClosed: (until: Phrase) => say`${until}; otherwise the challenge expires`,
  /** What follows is one of the two above. */
  andDrop: (otherwise: Phrase, who: Phrase) => say`${otherwise}, which costs ${who} a place.`,
  newsForfeit: 'Won by default',
  newsSilent: 'Won by default: only one of the two offered a day',
  newsBoth: 'Lost by both: not played in time',
  newsClosed: 'Expired: not played in time',
  newsUnaccepted: 'Expired: not accepted in time',
  date: (challenger: Who, challenged: Who) => say`Challenge deadline: ${challenger} and ${challenged}`,
  acceptBy: (challenger: Who, challenged: Who) => say`Deadline to accept: ${challenger} and ${challenged}`,
  /** What is said of a result that was played too late. */
  late: {
    accept: (challenged: string, day: string, you: boolean) =>
      `${you ? 'You' : challenged} had until ${day} to accept. If the match was played by then, give the date.`,
    play: (two: string, day: string, other?: string) =>
      `${other === undefined ? two : `You and ${other}`} had until ${day} to play. If ${other === undefined ? 'they' : 'you'} played in time, give the date.`,
  },
  offer: {
    already: (who: string, you: boolean) => `${you ? 'You’ve' : who} already offered a day for this challenge.`,
    notTheirs: (who: string) => `This isn’t ${who}’s challenge.`,
  },
  postpone: {
    never: 'Challenges can’t be postponed.',
    already: (two: string) => `The challenge between ${two} has already been postponed.`,
    noDeadline: (two: string) => `The challenge between ${two} has no deadline to postpone.`,
  },
};

/** `went` tells how the player moved: "moved up one, to 6th"; `period` is "October 2021" or "the week of 8 November". */
export const dues = {
  confirmation: {
    cause: (result: Phrase) => say`${result} wasn’t disputed`,
    ahead: (result: Phrase, last: string) => say`${result} counts unless disputed by the end of ${last}.`,
    news: 'A result counts',
  },
  potConfirmation: {
    cause: (players: Phrase) => say`the scores of ${players} weren’t disputed`,
    ahead: (players: Phrase, last: string) =>
      say`The scores of ${players} count unless disputed by the end of ${last}.`,
    news: 'A game counts',
  },
  /** The list of what is to come, and what has been. */
  penalties: { list: 'Activity checks', called: 'penalties' },
  missed: {
    /** From one period to another. */
    span: (first: string, last: string, _kind: PeriodKind) => `${first} to ${last}`,
    /** `day`: its last one, such as "Monday 30 November". */
    ahead: (day: string, cost: string) => `Night of ${day}: ${cost}.`,
    news: (period: string) => `Penalties: ${period}`,
    othersDropped: 'others dropped for not playing',
    othersRemoved: 'others were removed for not playing',
    butRose: (cause: string) => `${cause}, but others were removed`,
  },
  lavers: {
    cause: (period: string) => `no match in ${period}`,
    cost: (drop: number, months: number) =>
      `players with no match that month drop ${counted(drop, 'place')}; miss a ${ordinal(months)} month in a row and you’re removed`,
    night: 'Club night',
  },
  nairobi: {
    day: 'Ladder games',
  },
  shicargo: {
    cost: (percent: number, months: number) =>
      `players with no game that month forfeit ${percent}% of their points to those who played; after a ${ordinal(months)} month in a row, all their points and their place`,
  },
  final: {
    missedCut: (time: string) => `not checked in by ${time} on the night of the Grand Final`,
    ahead: (day: string, time: string) =>
      `Grand Final on ${day}: players not checked in by ${time} are removed from the ladder.`,
    news: 'Removed at the Grand Final',
    cut: (time: string) => `Players not checked in by ${time} are removed from the ladder.`,
    cutDate: (time: string) => `Grand Final: check in by ${time}`,
    displaced: (who: Who) => say`${who} lost the top spot without playing.`,
    noLongerDisplaced: (who: Who) => say`Corrected: ${who} didn’t lose the top spot without playing.`,
    otherChampion: (is: Who, was: Who) => say`${is} is the champion, not ${was}.`,
    noLongerChampion: (who: Who) => say`${who} is no longer the champion.`,
  },
  lastDay: 'Last day',
  seasonEnd: (ladder: string) => `${ladder}: last day of the season`,
};

export const go = {
  score: 'The score of a game is 1–0 or 0–1; there are no draws.',
  entering: (program: string, first: string) => `${program} is entering the ladder and must challenge ${first}.`,
  onlyNext: 'A program can challenge only the next one above or below it.',
  takesPart: (program: string) => `${program} is already taking part.`,
};

const idle = (kind: PeriodKind, times: number): string =>
  kind === 'days' ? `players with no game in ${times} days` : idleIn(kind, times);

const idleIn = (kind: CalendarKind, times: number): string =>
  times === 1 ? `players with no game that ${kind}` : `players who’ve missed ${times} ${kind}s in a row`;

/** `period` is "October 2021" or "the week of 8 November"; `last` is the last of several. */
export const missed = {
  causeOnce: (_kind: PeriodKind, period: string) => `no game in ${period}`,
  cause: (kind: PeriodKind, times: number, orMore: boolean) =>
    kind === 'days' ? `no game in ${times} days` : `no game for ${times} ${kind}s${orMore ? ' or more' : ''}`,
  cost: (kind: PeriodKind, times: number, drop: number) =>
    `${idle(kind, times)}${times === 1 || kind === 'days' ? '' : ' or more'} drop ${counted(drop, 'place')}`,
  /** `cost` is the above. */
  orRemoved: (cost: string, kind: PeriodKind, times: number) =>
    `${cost}; ${kind === 'days' ? `after ${times} days` : `miss a ${ordinal(times)} ${kind} in a row and`} you’re removed`,
  removed: (kind: PeriodKind, times: number) => `${idle(kind, times)} are removed`,
};

/** `two` are the names of both: "Ann and Bob". */
export const night = {
  notHere: (who: string, you: boolean) => `${you ? 'You haven’t' : `${who} hasn’t`} checked in tonight.`,
  playing: (who: string, opponent: string, you: boolean) =>
    `${you ? 'You’re' : `${who} is`} still playing ${opponent}.`,
  isHere: (who: string) => `${who} is already checked in.`,
  checkIn: (from: string, to: string) => `You can check in from ${from} to ${to}.`,
  notFinalDay: (day: string) => `This is only possible on the day of the Grand Final, ${day}.`,
  beforeCut: (time: string) => `This isn’t possible until check-in has closed at ${time}.`,
  turnUntil: (who: string, time: string) => `It’s ${who}’s turn, and challenges can be made until ${time}.`,
  stillPlaying: (two: string) => `${two} are still playing. Record the result or cancel the match first.`,
  playoff: (challenger: string, challenged: string) => `Next play-off: ${challenger} challenges ${challenged}.`,
  noPlayoff: 'No play-off is due.',
  onlyPlayoffs: 'Normal play is over: only the play-offs are left.',
  finalEnded: (day: string) => `The season ended with the Grand Final on ${day}.`,
  score: 'A match is two games, so the scores add up to 2, such as 2–0, 1½–½ or 1–1.',
  met: (two: string, other?: string) =>
    `${other === undefined ? two : `You and ${other}`} have already played each other that night.`,
  hours: (from: string, to: string) => `Challenges can be made from ${from} to ${to}.`,
  order: (who: string, whom: string, near: string, you: boolean) =>
    `${you ? 'You' : who} can challenge ${whom}. (Order: ${near}, then others above, then those below.)`,
  orderNobody: (who: string, near: string, you: boolean) =>
    `${you ? 'You have' : `${who} has`} nobody to challenge right now. (Order: ${near}, then others above, then those below.)`,
  finalSoon: (day: string) => `The Grand Final on ${day} is less than a month away.`,
  finalToday: 'The Grand Final is today, and players have already checked in.',
  finalTooSoon: (day: string) => `The Grand Final must be announced a month ahead, and ${day} is too soon.`,
};

/** `two` are the names of both: “Ann and Bob”. */
export const pairs = {
  needsPeople: (id: string) => `people: “${id}” needs two to four people.`,
  isPerson: (id: string) => `“${id}” is a person on this ladder. Give the pair an id of its own.`,
  isPair: (id: string) => `“${id}” is a pair on this ladder. Name its people instead.`,
  samePerson: (two: string) => `${two} can’t play each other: someone would be on both sides.`,
  notInPair: (two: string) => `Please choose two players from each pair, ${two}.`,
};

export const pgn = {
  missing: 'Please add the moves of the game (PGN).',
  tooLong: (most: number) => `The PGN has more than ${most} moves.`,
  empty: 'The PGN has no moves.',
  otherStart: 'The PGN doesn’t start from the opening position.',
  otherResult: (result: string, score: string) => `The PGN ends ${result}, but the score says ${score}.`,
  otherEnd: 'The final position of the PGN doesn’t match the result.',
  several: 'The PGN has more than one game. Please give only this one.',
  unclosed: 'A comment or variation in the PGN never ends: “}” or “)” is missing.',
  notLegal: (move: string) => `The PGN isn’t a legal game: ${move} can’t be played.`,
  noMove: (move: string, meant?: string) =>
    `${move} isn’t a move; pieces are K Q R B N${meant === undefined ? '' : `, so write ${meant}`}.`,
  stranger: (who: string) => `The PGN names ${who}, who didn’t play this game.`,
  strangers: (white: string, black: string, two: string) =>
    `The PGN names “${white}” and “${black}”, not ${two}. Please say who had White.`,
  otherColour: (who: string, isWhite: boolean) =>
    `The PGN says ${who} had ${isWhite ? 'White' : 'Black'}, but you said otherwise. Please correct one of them.`,
};

/** `unit` is what the club calls one game, and `game` its number, from 1 on. */
export const points = {
  units: {
    game: { one: 'game', other: 'games', only: 'One game' },
    set: { one: 'set', other: 'sets', only: 'One set' },
    frame: { one: 'frame', other: 'frames', only: 'One frame' },
    rack: { one: 'rack', other: 'racks', only: 'One rack' },
    leg: { one: 'leg', other: 'legs', only: 'One leg' },
    end: { one: 'end', other: 'ends', only: 'One end' },
  },
  noWinner: (unit: string, game: number, points: string) => `${capital(unit)} ${game} has no winner: ${points}.`,
  afterTheEnd: (unit: string, game: number) => `${capital(unit)} ${game} comes after the match was decided.`,
  otherScore: (points: string, score: string) => `The points make it ${points}, not ${score}.`,
  notPlayed: 'A walkover or a no-show has no points.',
  unreadable: (what: string) => `Can’t read “${what}”. Write points like 11-7.`,
  tooMany: (most: number) => `That’s too many: a match has at most ${most} scores like 11-7.`,
};

export const pots = {
  which: 'Please say which game.',
  none: (id: string) => `There’s no game “${id}”.`,
  score: 'Give each player of the game once, with a whole number as their score.',
  taken: (id: string) => `There’s already a game “${id}”. Give this one another id.`,
  waiting: (players: string) => `The scores of ${players} are waiting to be confirmed.`,
  over: (players: string) => `The game of ${players} is over.`,
};

export const settings = {
  /** By the names of settings. */
  labels: {
    venue: 'Where you play',
    words: 'In your own words',
    confirm: 'Days to confirm a reported result (0: no need)',
    game: 'Match format',
    unit: 'Your word for one game of a match',
    draws: 'Draws',
    win: 'A win against a player above',
    defence: 'A win against a player below',
    draw: 'After a draw',
    stake: 'Points each player pays into the pot',
    reach: 'Challenge range (rungs)',
    reachDown: 'Places below that can be challenged too',
    passes: 'Who isn’t counted in the range',
    freeChallenges: 'Free challenges a season',
    freeFor: 'Who has free challenges',
    freeFrom: 'Highest rung a free challenge can go to',
    freeUntil: 'What uses a free challenge up',
    otherMatches: 'League and cup matches entered here',
    hoursFrom: 'Play begins at',
    hoursTo: 'Play ends at',
    finalHoursFrom: 'Final night: play begins at',
    finalHoursTo: 'Final night: play ends at',
    drop: 'Rungs lost for not playing',
    monthsUntilRemoval: 'Months missed in a row until removal',
    weeksUntilDrop: 'Weeks missed in a row until a drop',
    nights: 'Club nights',
    rematchMonths: 'Months before a rematch',
    forfeitPercent: 'Points lost for a missed month (%)',
    shape: 'Shape',
    openMade: 'Open challenges a player may have made',
    openReceived: 'Open challenges a player may have received',
    openInAll: 'Open challenges a player may have in all (0: no limit)',
    challengedWaits: 'A player who has been challenged',
    mostMade: 'Challenges a player may make each week or month (0: no limit)',
    mostReceived: 'Challenges a player may receive each week or month (0: no limit)',
    mostPer: 'Counted by',
    rematchDays: 'Days before a rematch (0: at once)',
    rematchWeeks: 'Weeks before a rematch (0: at once)',
    rematchFor: 'Who waits for a rematch',
    rematchMost: 'Times the same two may meet in a season (0: no limit)',
    protectedDays: 'Days safe from challenges after a defence (0: none)',
    winnerDays: 'Days safe from challenges after winning one (0: none)',
    beatenDays: 'Days without challenging after losing one (0: none)',
    acceptDays: 'Days to accept a challenge (0: no limit)',
    acceptLate: 'If a challenge isn’t accepted in time',
    playDays: 'Days to play a challenge (0: no limit)',
    playLate: 'If it isn’t played in time',
    playFrom: 'The days to play it count from',
    postponeDays: 'Days a challenge can be postponed, once (0: never)',
    freeDeclines: 'Challenges a player may decline each season (0: none)',
    declining: 'After that, declining',
    lostCosts: 'What declining, not accepting or not playing in time costs',
    strikes: 'Strikes a season before that costs anything (0: it costs at once)',
    strikeCosts: 'The last strike costs',
    period: 'How often players must play',
    dropAfter: 'Weeks or months missed in a row until a drop',
    each: 'Weeks or months that count as one (0: each by itself)',
    days: 'Days without a game until a drop',
    minPlayed: 'Games to play by the end of the season (0: none)',
    minMade: 'Challenges to make by then instead (0: none)',
    minCosts: 'Falling short costs',
    exemptFirst: 'The player on rung 1',
    onlyTop: 'How many rungs from the top this is for (0: all)',
    removeAfter: 'Weeks, months or rounds missed in a row until removal (0: never)',
    holidayDays: 'Days of holiday each season (0: none)',
    movement: 'What a win is worth',
    size: 'Players in a box',
    weeks: 'Weeks in a round (0: a calendar month)',
    unfinished: 'Matches that couldn’t be finished',
    forPlaying: 'Points for playing',
    forGame: 'Points for each game won',
    forWinning: 'Points for winning the match',
    up: 'Players who go up, and down, between two boxes',
    least: 'Matches to play in a round (0: none)',
  },
  /** Why nothing comes of a setting, by its name. */
  idle: {
    acceptDays: 'Challenges have to be played sooner than that, so this deadline never comes first.',
    others: 'With the other rules this changes nothing.',
    rematchFor: 'Nobody waits: the same two can challenge each other again at once.',
  },
  /** What a form says of a setting besides, by its name. */
  hints: {
    words:
      'Who brings the balls, what a court costs: shown under the rules, to everyone, and names in it aren’t hidden. Say where you play in the first line: the club’s page has it too.',
  },
  /** The headings that have many settings. */
  groups: {
    challenges: 'Challenges',
    games: 'Games',
    moves: 'Who moves',
    deadlines: 'Deadlines',
    away: 'Not playing',
    results: 'Results',
  },
  /** A match that is won by whoever first wins so many games. */
  firstTo: (games: number) => `first to ${games}`,
  /** By the names of settings, and by their values. */
  choices: {
    game: {
      one: 'one game',
      'best-of-3': 'best of 3',
      'best-of-5': 'best of 5',
      'best-of-7': 'best of 7',
      'best-of-9': 'best of 9',
    },
    draws: { no: 'no draws', yes: 'a game can be drawn' },
    win: {
      'takes-rung': 'the winner takes the loser’s rung',
      swap: 'the two change places',
      halfway: 'the winner goes up half the distance',
    },
    defence: { stays: 'nobody moves', 'up-one': 'the winner goes up one' },
    draw: {
      'up-one': 'the lower player goes up one',
      'just-below': 'the lower player goes to just below the other',
    },
    shape: {
      ladder: 'a plain ladder',
      pyramid: 'a pyramid, whole row above',
      'pyramid-right': 'a pyramid: rows of 1, 2, 3…',
    },
    passes: {
      nobody: 'everyone is counted',
      away: 'players who are away',
      busy: 'players who are away or have an open challenge',
    },
    freeFor: { newcomers: 'new players', everybody: 'everyone' },
    freeUntil: {
      used: 'a challenge out of range',
      made: 'any challenge they make',
      result: 'a challenge out of range; the first result ends them all',
    },
    otherMatches: { challenges: 'count where a challenge could be made', always: 'always count' },
    challengedWaits: { no: 'may challenge others meanwhile', yes: 'plays that challenge first' },
    mostPer: { week: 'the week', month: 'the month' },
    rematchFor: {
      both: 'both of them',
      loser: 'only the loser',
      return: 'both, but a challenged player who lost may challenge back',
      other: 'both, until one has played another player',
    },
    acceptLate: { lapses: 'the challenge expires', lost: 'the challenger wins' },
    playLate: {
      'lost-by-silent': 'the one who offered no day loses, if the other did',
      'lost-by-both': 'both drop one rung',
    },
    declining: { no: 'isn’t allowed', lost: 'counts as a loss' },
    playFrom: { challenge: 'the challenge', acceptance: 'its acceptance' },
    /** Also of the other settings that say what something costs. */
    lostCosts: {
      match: 'a lost match',
      'one-rung': 'one rung, and nobody else gains',
      bottom: 'going to the bottom',
      removed: 'the place on the ladder',
    },
    period: { none: 'no minimum', week: 'every week', month: 'every month', days: 'within a number of days' },
    exemptFirst: { no: 'too', yes: 'is left alone' },
    unfinished: { no: 'can’t be recorded', yes: 'count as they stood, with no winner' },
  },
  /** What figures are usual in, to begin with. */
  presets: {
    squash: 'Squash',
    tennis: 'Tennis',
    'table-tennis': 'Table tennis',
    pool: 'Pool',
    chess: 'Chess',
    other: 'Something else',
  },
  /** A figure that is another one from some rungs on. */
  ranges: {
    whole: (least: number, most: number) => `a whole number from ${least} to ${most}`,
    bands: (whole: string, most: number, example: string) =>
      `${whole}, or a list of 2 to ${most} bands such as ${example}, the first from 1 and each from a rung further down`,
    time: 'a time of day, such as “19:50”',
    line: (most: number) => `a line of at most ${most} characters`,
    paragraphs: (most: number) => `paragraphs of at most ${most} characters in all`,
    one: (words: readonly string[]) => `one of ${words.map((word) => `“${word}”`).join(', ')}`,
    several: (words: readonly string[]) => `a list of one or more of ${words.join(', ')}`,
  },
};

/** Why a player moved, short enough for their row; `score` is empty or begins with a space. */
export const stories = {
  rungs: {
    movedUp: (by: number, to: number) => `moved up ${inWords(by)}, to ${ordinal(to)}`,
    movedDown: (by: number, to: number) => `moved down ${inWords(by)}, to ${ordinal(to)}`,
    joined: (rung: number) => `joined at the bottom, in ${ordinal(rung)}`,
    joinedOn: (rung: number) => `joined in ${ordinal(rung)}`,
    rejoined: (rung: number) => `rejoined at the bottom, in ${ordinal(rung)}`,
    restarted: (rung: number) => `arrived late and restarted from the bottom, in ${ordinal(rung)}`,
    seeded: (rung: number) => `began the season in ${ordinal(rung)}`,
    left: 'left the ladder',
    /** On the row of one of the two, without their own name. */
    declined: (challenged?: Who, challenger?: Who) =>
      say`${challenged ? say`${challenged} ` : ''}declined ${challenger ? say`${challenger}’s` : 'the'} challenge`,
    otherJoined: (who: Who) => say`${who} joined above`,
    placed: (rung: number) => `moved to ${ordinal(rung)} by the organiser`,
    took: (rung: number) => `took ${ordinal(rung)}`,
    halfway: (went: string) => `${went} (half the distance)`,
    beat: (loser: Who, score: string) => say`beat ${loser}${score}`,
    lost: (winner: Who, score: string) => say`lost${score} to ${winner}`,
    drew: (other: Who) => say`drew with ${other}`,
    overtaken: (who: Phrase, _count: number) => say`passed by ${who}`,
    /** Another player went past, or fell behind; `how` is such as "beat Bob". */
    passed: (who: Who, how: Phrase) => say`passed by ${who}, who ${how}`,
    ahead: (who: Who, how: Phrase) => say`moved ahead of ${who}, who ${how}`,
    othersPlayed: (winner: Who, loser: Who) => say`${winner} beat ${loser}`,
  },
  headlines: {
    moved: (who: Who, went: Phrase | string) => say`${who} ${went}`,
    nobody: 'nobody moved',
    draw: (what: Phrase) => say`a draw: ${what}`,
  },
  notApproved: 'not approved, so it doesn’t count',
  gaps: {
    tookEmpty: 'took 1st on the empty ladder',
    above: (gap: string) => `gap above ${gap}`,
    between: (above: Who, below: Who) => say`gap between ${above} and ${below}`,
    /** Of one of the two above. */
    cut: (which: Phrase, gap: string) => say`${which} cut to ${gap}`,
    grown: (which: Phrase, gap: string) => say`${which} grown to ${gap}`,
    same: (which: Phrase, gap: string) => say`${which} now ${gap}`,
    stays: (above: Who, below: Who, gap: string) => say`gap between ${above} and ${below} stays ${gap}`,
    even: 'in an even game',
    withoutStones: 'without stones',
    stones: (count: number) => `at ${count} stones`,
    nothing: 'recorded; nothing moved',
    movedOn: (who: Who, rung: number) => say`${who} moved on to ${ordinal(rung)}`,
    swapped: (winner: Who, loser: Who) => say`${winner} and ${loser} changed places`,
  },
  points: {
    joined: (points: number) => `joined with ${points} points`,
    seeded: (points: number) => `began the season with ${points} points`,
    forfeited: (points: number, cause: string) => `forfeited ${counted(points, 'point')}: ${cause}`,
    gotForfeited: (points: number, from: Phrase, cause: string) =>
      say`got ${counted(points, 'point')} that ${from} forfeited: ${cause}`,
    paidDebts: (points: number, cause: string) =>
      `paid ${counted(points, 'point')} towards the debt of removed players: ${cause}`,
    staked: (points: number) => say`paid ${points} into a pot`,
    stakeBack: (points: number, others: Phrase) => say`got ${points} back: a game with ${others} was cancelled`,
    gotFromLeaver: (points: number, who: Who) => say`got ${counted(points, 'point')} from ${who}, who left`,
    paidForLeaver: (points: number, who: Who) =>
      say`paid ${counted(points, 'point')} towards the debt of ${who}, who left`,
    won: (points: number, pot: number, net: string, score: string) =>
      say`scored ${score}: ${points} of the pot of ${pot} (${net})`,
    fellBehind: {
      staked: (who: Phrase, _count: number, stake: number) => say`moved ahead of ${who}, who paid ${stake} into a pot`,
      lost: (who: Phrase, _count: number) => say`moved ahead of ${who}, who lost points`,
    },
  },
};

export const whom = {
  pyramid: 'players further left in the same row, or in the row above',
  pyramidRight: 'players further left in the same row, or from the same place on in the row above',
  orBelow: (whom: string, rungs: number) => `${whom}, or up to ${counted(rungs, 'place')} below`,
  /** The players a reach passes over. */
  passes: (busy: boolean) => `Players who are away${busy ? ' or have an open challenge' : ''} aren’t counted.`,
  /** To a player who has free challenges left. */
  freeFrom: (rung: number) => `A free challenge can go to anyone above, as high as ${ordinal(rung)}.`,
  /** `open`: how many challenges of a player are still to be played. */
  made: (who: string, open: number, you: boolean) =>
    `${you ? 'Your' : `${who}’s`} ${open === 1 ? 'challenge to another player comes' : `challenges to ${open} other players come`} first.`,
  received: (who: string, open: number) =>
    open === 1
      ? `Another player has already challenged ${who}.`
      : `${open} other players have already challenged ${who}.`,
  toPlayFirst: (who: string, open: number, you: boolean) =>
    `${you ? 'Your' : `${who}’s`} ${open === 1 ? 'other open challenge comes' : `${open} other open challenges come`} first.`,
  /** `most` challenges in a week or month of the calendar, the next one of which begins on a day. */
  enoughMade: (who: string, most: number, kind: PeriodKind, day: string, you: boolean) =>
    `${you ? 'You' : who} can make only ${counted(most, 'challenge')} a ${kind}. The next is possible from ${day}.`,
  enoughReceived: (who: string, most: number, kind: PeriodKind, day: string) =>
    `${who} can be challenged only ${most === 1 ? 'once' : `${most} times`} a ${kind}, and again from ${day}.`,
  /** `won`: by winning as the challenger. */
  protected: (who: string, day: string, won: boolean) =>
    `${who} can be challenged again from ${day}, having just ${won ? 'won a challenge' : 'defended their rung'}.`,
  mustWait: (who: string, day: string, you: boolean) =>
    `${you ? 'You' : who} can challenge again from ${day}, having just lost a challenge.`,
};

const dayAfterReport = (days: number): string =>
  `at the end of the ${days === 1 ? 'day' : `${ordinal(days)} day`} after the report`;

/** A rule is a heading and a text. */
export const written = {
  own: 'In our own words',
  exceptions: {
    heading: 'Exceptions',
    text: 'An organiser or scorer can allow an exception to a rule, for a reason that is recorded and shown to everyone.',
  },
  when: 'When',
  whom: 'Who you can challenge',
  accepting: 'Accepting',
  rematches: { heading: 'Rematches', atOnce: 'The same two can challenge each other again at once.' },
  confirming: {
    heading: 'Confirming a result',
    text: (days: number) =>
      `A result you report counts once your opponent confirms it – or, if they don’t answer, ${dayAfterReport(days)}. If they dispute it, the club decides.`,
    later: 'The ladder as it stands when the result counts decides who moves.',
  },
  confirmingScores: {
    heading: 'Confirming scores',
    text: (days: number) =>
      `Scores you report count once another player of the game confirms them – or, if nobody answers, ${dayAfterReport(days)}. If a player disputes them, the club decides. Until they count, the stakes stay in the pot.`,
  },
  beatAbove: {
    heading: 'If you beat a player above you',
    takesRung: 'You take the loser’s rung; the loser and everyone in between move down one.',
    swap: 'You and the loser change places. Nobody else moves.',
    halfway:
      'You go up half the distance to the loser, rounded in your favour, and the loser moves down one. From rung 10 a win against rung 4 or rung 5 takes you to rung 7. From two or three places below you go to the rung just below the loser’s, and the loser moves down two, to just below you. Neighbours change places.',
  },
  beatBelow: {
    heading: 'If you beat a player below you',
    text: 'You move up one, and the loser moves down one. Rung 1 can’t go up, and the bottom can’t go down.',
    upOne: 'You move up one: you change places with the player directly above you. The loser stays.',
    stays: 'You keep your rung, and nobody moves.',
  },
  draw: {
    heading: 'If you draw',
    text: 'The player below moves up one; the one above stays. Between neighbours nobody moves.',
    justBelow:
      'The player below moves to just below the one above; those between move down one. Between neighbours nobody moves.',
  },
  otherwise: 'If you draw, or beat a player below you',
  game: 'What you play',
  missed: {
    each: (kind: 'week' | 'month', drop: number) => `Every ${kind} without a game costs ${counted(drop, 'place')}.`,
    several: (kind: 'week' | 'month', times: number, drop: number) =>
      `Missing ${times} ${kind}s in a row costs ${counted(drop, 'place')}, and so does each further ${kind}.`,
  },
};

export const engine = {
  arrival: 'The time of arrival must be on the day it’s recorded, and not later than that.',
  playedLater: 'The date of play is later than the time of recording.',
  backInTime: 'This is dated before the ladder’s last entry. Entries must be in order of time.',
  notThisSystem: (system: string, verb: string) => `The ${system} system has no “${verb}”.`,
  correction: 'Corrected',
  notCorrectable: 'This can’t be corrected like this, or was undone.',
  notVoidable: 'This can’t be undone, or already was.',
};

/** What is wrong with a whole line of a season log. */
export const log = {
  headerFirst: 'The first line must be the header: {"ladder": {…}}.',
  blankLine: 'Blank lines aren’t allowed.',
  notJson: 'This line isn’t JSON.',
  lineBefore: 'This is dated before the line above it.',
};
