import { counted, ordinal } from '#shared/words/english.ts';
import { type Phrase, parts, say, type Who } from '#shared/words/phrase.ts';

/** What a line changes of the ladder, as far as it changes it. */
export interface Changed {
  readonly name?: string | undefined;
  /** The last day, in words; null if the season no longer has one. */
  readonly end?: string | null | undefined;
  readonly closures: boolean;
  readonly settings: boolean;
}

function changes({ name, end, closures, settings }: Changed): string {
  const said = [
    ...(name === undefined ? [] : [`called ${name}`]),
    ...(end === undefined ? [] : [end === null ? 'no last day' : `last day ${end}`]),
    ...(closures ? ['closed days'] : []),
    ...(settings ? ['settings'] : []),
  ];
  return said.length > 0 ? `: ${said.join(', ')}` : '';
}

export const account = {
  switch: 'Switch or sign out',
  nobody: 'You’re not signed in. Please open the complete invite link from your organiser.',
};

/** Of pages that organisers and scorers alone can use. */
export const officials = {
  only: 'This page is for organisers and scorers.',
  signedOut: 'You’re signed out. Please ask an organiser for a new invite link.',
};

/** One match on several ladders. */
export const also = {
  title: 'Also count it on:',
  done: 'recorded.',
  apart: 'Each ladder judges it by its own rules. Correcting or undoing it on one leaves the others as they are.',
};

export const answers = {
  abandon: 'Cancel the match',
  confirm: 'Confirm',
  wrong: 'That’s wrong',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  postpone: 'Postpone',
  you: 'you',
  wholeLadder: 'The whole ladder',
  signIn: 'Sign in',
};

export const accountPart = {
  notPlayer: (isOrganiser: boolean) =>
    `This page is for players. You’re signed in as ${isOrganiser ? 'an organiser' : 'a scorer'}:`,
  roles: { organiser: 'organiser', scorer: 'scorer', player: 'player' },
  otherClub: 'You’re signed in to another club:',
  gone: (label: string) => `“${label}” is signed out here.`,
  goOn: (name: string) => `Go on as ${name}`,
};

export const beforeAfter = {
  removed: <T>(names: T) => parts`Off the ladder: ${names}`,
  now: 'Before',
  after: 'After',
  joins: 'joins',
  up: (by: number) => `▲ up ${by}`,
  down: (by: number) => `▼ down ${by}`,
};

export const behind = {
  asOf: <T>(day: T, time: string) => parts`Updated ${day}, ${time}. Anything newer appears within a minute.`,
};

export const board = {
  steps: 'Step through the game',
  first: 'To the start',
  previous: 'One move back',
  next: 'One move forward',
  last: 'To the end',
  start: 'The start of the game',
  position: (where: string) => `Position: ${where}`,
  unreadable: 'These moves can’t be shown on a board:',
  /** The position after a move: its number, and as chess people write it. */
  white: (number: number, move: string) => `White, ${number}: ${move}`,
  black: (number: number, move: string) => `Black, ${number}: ${move}`,
};

/** Results of one player; the last three are of those that don’t count. */
export const bouts = {
  /** Of games for points, in which nobody wins or loses: how many, and how often with the best score. */
  pots: (games: number, best: number) =>
    `${counted(games, 'game')}${best > 0 ? `, best of the table ${best === 1 ? 'once' : counted(best, 'time')}` : ''}`,
  pot: (place: number, of: number, net: string) =>
    `${ordinal(place)} of ${of}, ${net} ${/^.?1$/.test(net) ? 'point' : 'points'}`,
  tally: (won: number, drawn: number, lost: number) => `${won} won, ${drawn > 0 ? `${drawn} drawn, ` : ''}${lost} lost`,
  awaiting: 'not confirmed yet',
};

export const byMail = {
  anywhere: 'New phone, or no link at hand? Enter the address your club writes to, and we’ll send you a sign-in link.',
  email: 'Your e-mail address',
  button: 'Send me a sign-in link',
};

export const chart = {
  nothingYet: 'Nothing has happened on this ladder yet.',
  bounds: { reach: 'may challenge up to here', drop: 'drops to here unless they play' },
  asTable: 'View as table',
  nobodyElse: 'nobody else',
  rungs: 'Rungs at the end of each month, and now',
  points: 'Points at the end of each month, and now',
  now: 'now',
};

export const copying = {
  copy: 'Copy',
  copied: 'Copied.',
  no: 'This browser can’t copy for you: please select the text and copy it.',
};

export const sharing = {
  share: 'Share',
  asText: 'Copy as text',
  picture: 'Save the picture',
};

export const crest = {
  crest: 'Crest',
  removePhoto: 'Remove photo',
  unreadable: 'Couldn’t read this picture. Choose a PNG, JPEG or WebP file.',
};

export const eachGame = {
  /** `unit` is what the club calls one game. */
  label: (unit: string) => `Points of each ${unit} (optional)`,
  /** The player whose points are typed first. */
  first: {
    own: (example: string) => `Yours first, such as ${example}.`,
    challenger: (example: string) => `The challenger’s first, such as ${example}.`,
    player: (example: string) => `The player’s first, such as ${example}.`,
  },
};

/** Of the files of a ladder. */
export const fileTitles = {
  feed: 'News as a feed',
  calendar: 'Calendar',
  csv: 'All moves as CSV',
  log: 'Season log',
  view: 'The public page as JSON',
  history: 'The season as JSON',
};

export const final = {
  title: <T>(day: T) => parts`Grand Final, ${day}`,
  displaced: <T>(names: T) => parts`Lost the top spot without playing: ${names}`,
  ahead: <T>(lower: T, upper: T, forTheTop: boolean) =>
    forTheTop
      ? parts`If play ended now, ${lower} would challenge ${upper} for rung 1. A player who checks out gives that up.`
      : parts`If play ended now, ${lower} would challenge ${upper} for the right to challenge rung 1. A player who checks out gives that up.`,
  removed: <T>(time: T, names: T) => parts`Removed at ${time} and not back yet: ${names}`,
  open: 'Normal play until the organiser closes it.',
  beHere: <T>(time: T) =>
    parts`Be here by ${time}: players who haven’t checked in by then are removed from the ladder.`,
  playoff: <T>(lower: T, upper: T, forTheTop: boolean) =>
    parts`Play-off${forTheTop ? ' for rung 1' : ', the first of two'}: ${lower} challenges ${upper}`,
  lost: 'A player who doesn’t take it up loses it.',
};

export const inWords = {
  change: 'Change',
};

export const joy = { congratulations: 'Congratulations!' };

export const lastResults = {
  latest: (results: string) => `Latest results, newest last: ${results}.`,
  words: { won: 'won', drawn: 'drew', lost: 'lost' },
  letters: { won: 'W', drawn: 'D', lost: 'L' },
};

/** Of the player on top of a ladder. */
export const leading = {
  onTop: <T>(day: T, defences: number) => [
    ...parts`on top since ${day}`,
    defences === 0 ? '' : `, ${counted(defences, 'defence')}`,
  ],
  nobody: 'No players yet.',
};

export const lineStory = {
  seeded: (players: number) => `Seeded: ${players} on the ladder`,
  preferred: (who: Who | string) => say`${who} changed preferences`,
  joinedOn: (who: Who | string, rung: number) => say`${who} joined in ${ordinal(rung)}`,
  aChallenge: 'A challenge',
  earlier: 'An earlier entry',
  changed: (what: Changed) => `The ladder was changed${changes(what)}`,
  settled: 'What was due',
  against: (challenger: Who, challenged: Who) => say`${challenger} against ${challenged}`,
  /** `who`: the player who asks for it or agrees; nobody where an official postponed it. */
  postponed: (two: Phrase, who: Who | string) =>
    who === '' ? say`${two}: postponed` : say`${two}: ${who} asked or agreed to postpone`,
  endings: {
    accept: (two: Phrase) => say`${two}: accepted`,
    decline: (two: Phrase) => say`${two}: declined`,
    withdraw: (two: Phrase) => say`${two}: withdrawn`,
    approve: (two: Phrase) => say`${two}: the result was approved`,
    reject: (two: Phrase) => say`${two}: the result was rejected`,
    dispute: (two: Phrase) => say`${two}: the result was disputed`,
    abandon: (two: Phrase) => say`${two}: cancelled`,
  },
  playedOn: (story: Phrase, day: string) => say`${story}, played on ${day}`,
  aResult: (score: string) => `A result, ${score}`,
  ended: (scores: Phrase) => say`A game ended: ${scores}`,
  began: (players: Phrase) => say`A game began: ${players}`,
  playoff: (winner: Who | string, walkover: boolean) =>
    say`${winner} won a play-off${walkover ? ' by a walkover' : ''}`,
};

export const loading = {
  loading: 'Loading…',
  failed: 'This couldn’t be loaded. Please try again in a moment.',
};

export const night = {
  nobodyHere: 'Nobody is here now.',
  mayChallenge: <T>(names: T) => parts` to challenge ${names}, or to pass.`,
  count: 'Turn count',
  countMeans: 'Challenges made minus received',
  now: 'Now',
  playing: 'playing',
  passed: 'passed',
  free: 'free',
};

export const people = {
  found: (count: number) => (count === 0 ? 'No player found.' : counted(count, 'player')),
  more: (count: number) => `and ${count} more`,
  find: 'Find a player',
};

export const preferenceLabels = {
  rated: 'Plays rated games',
  registered: 'Registered',
  paidUntil: 'Paid up until',
  main: 'Main time in minutes',
  byoyomi: 'Minutes for 25 moves after that',
  scoring: 'Scoring',
};

export const connection = {
  again: 'No connection. Please try again in a moment.',
  trying: 'No connection. Trying again…',
  stale: 'No connection. What you see may be out of date.',
};

/** What every form may say. */
export const forms = { notYet: 'Not yet', missing: 'Please fill this in.' };

export const rule = {
  rule: 'rule',
};

export const settlements = {
  next: 'What happens next',
  more: (count: number) => `And ${count} more after that.`,
  wouldBeRemoved: <T>(names: T) => parts`As things stand, ${names} would be removed.`,
  wouldDrop: <T>(names: T) => parts`As things stand, ${names} would drop.`,
  marked: (players: number) => `${players} players, marked ○ in the ladder,`,
  dueToLose: <T>(names: T) => parts`Currently due to lose points: ${names}`,
  lost: <T>(names: T) => parts`Lost points: ${names}`,
  forfeits: 'forfeits',
  drops: 'drops',
  removals: 'removals',
  dropped: <T>(names: T) => parts`Dropped: ${names}`,
  removed: <T>(names: T) => parts`Removed: ${names}`,
};

/** Where those of a table all play each other in a round. */
export const tables = {
  points: 'Points',
  until: (day: string) => `Round until ${day}`,
  place: (place: number) => ordinal(place),
  goes: { up: 'would go up', down: 'would go down' },
  waiting: 'Waiting for the next round',
  walkover: 'not played',
  unfinished: 'not finished',
  gone: (name: string, score: string) => `${score} v ${name}, who has left`,
  went: { up: 'went up', down: 'went down' },
  noneOver: 'No round is over yet.',
};

export const terms = {
  main: (minutes: number) => `${minutes} min`,
  byoyomi: (minutes: number) => `${minutes} min per 25 moves`,
  mainAndByoyomi: (main: number, minutes: number) => `${main} min, then ${minutes} min per 25 moves`,
  /** The two usual ways of scoring; Chinese where nobody prefers another. */
  usual: (way: 'chinese' | 'japanese'): string => (way === 'chinese' ? 'Chinese' : 'Japanese'),
  scoring: <T>(scoring: T) => parts`${scoring} scoring`,
  hadBlack: <T>(who: T) => parts`${who} had Black`,
  hasBlack: <T>(who: T | undefined) => (who === undefined ? parts`You have Black` : parts`${who} has Black`),
  hadWhite: <T>(who: T) => parts`${who} had White`,
  choosesColour: <T>(who: T | undefined) =>
    who === undefined ? parts`You choose the colour` : parts`${who} chooses the colour`,
  choosesColours: <T>(who: T) => parts`, ${who} chooses the colours`,
  rated: ', rated',
  unrated: ', unrated',
  even: 'Even',
  isWhite: <T>(who: T, stones: number) =>
    stones > 0 ? parts`${who} is White and gives ${stones} stones` : parts`${who} is White without stones`,
  wasWhite: <T>(who: T, stones: number) =>
    stones > 0 ? parts`${who} had White, giving ${stones} stones` : parts`${who} had White without stones`,
  komi: (komi: number) => `, komi ${komi}`,
};

export const titles = {
  board: 'Club night',
  desk: 'Admin',
  me: 'Your page',
  wall: 'Wall display',
  new: 'New ladder',
  join: 'Ask to join',
  player: 'A player',
};

export const words = {
  playoff: 'play-off',
  net: 'Net',
  won: <T>(who: T) => parts`${who} won`,
  since: <T>(when: T, _isTime: boolean) => parts`since ${when}`,
  invitations: 'Invitations to play',
  pointsOf: (points: number | string) => `${points} points`,
  note: 'Note',
  rating: 'Rating',
  anyway: 'Do it anyway',
  sendAgain: 'Send again',
  search: 'Search',
  email: 'E-mail',
  results: 'Results',
  more: 'More',
  openMine: 'Open my page',
  open: 'Open',
  subscribe: 'Subscribe to the calendar',
  print: 'Print',
  gap: 'Stones to next',
  isNew: 'new',
  ladder: 'Ladder',
  next: 'next to play',
  player: 'Player',
  playing: 'Playing now',
  rung: 'Rung',
  theLadder: 'The ladder',
  tonight: 'Tonight',
  name: 'Name',
  save: 'Save',
  checkIn: 'Check in',
  signOut: 'Sign out',
  ok: 'OK',
  back: 'Back',
  notSent: 'Not yet sent',
  refused: (says: Phrase) => say`Couldn’t save: ${says}`,
  accepted: 'accepted',
  notAccepted: 'not yet accepted',
  acceptBy: (day: string) => `accept by ${day}`,
  playBy: (day: string) => `play by ${day}`,
  issued: <T>(day: T) => parts`made on ${day}`,
  rungOf: <T>(rung: T, of: number) => parts`Rung ${rung} of ${of}`,
  pot: (points: number) => `${points} points in the pot`,
  here: 'Who’s here',
  turnFrom: <T>(time: T, who: T) => parts`From ${time}: ${who} to challenge`,
  addPlayer: 'Add a player',
  undo: 'Undo',
  record: 'Save result',
  drawn: (score: string) => `Draw ${score}`,
  sending: (count: number, name?: string) =>
    `Sending ${counted(count, 'change')}${name === undefined ? '' : ` for ${name}`}…`,
  addToLadder: 'Add to the ladder',
  withPoints: (points: number) => `, with ${points} points`,
  oneMoment: 'One moment…',
  points: 'Points',
  everybody: 'All players',
};

export const lineup = {
  title: 'Who played?',
};

export const scores = {
  seat: (seat: number) => `Seat ${seat}`,
  youAnd: (opponent: Who) => say`You and ${opponent}`,
  how: 'How did it end?',
  youWon: (score: string) => `You won ${score}`,
  youLost: (score: string) => `You lost ${score}`,
  howWon: 'How was it won?',
  played: 'It was played',
  earlier: 'Played on another date',
  playedAt: 'Played on (club time)',
  later: 'That date is in the future.',
  challenger: 'Challenger',
  challenged: 'Challenged',
  result: 'Result',
  score: 'Score',
  start: 'Start a game',
  two: 'A game needs at least two players.',
  whole: 'Whole numbers only; a score can be negative.',
};

export const marks = {
  openChallenges: 'Open challenges',
  away: 'away',
  busy: 'challenge open',
  displaced: 'lost the top spot',
  entering: 'entering',
  rated: 'rated',
};

export const moves = {
  preview: 'Preview',
  handIn: 'Submit',
  choose: 'Please choose.',
  minutes: 'Minutes per player',
  white: 'Who had White?',
  pgn: 'Moves of the game (PGN)',
  file: 'Or upload a file',
};

export const away = {
  hint: 'While you’re away, nobody can challenge you and your deadlines are on hold.',
  days: (from: string, to: string) => (from === to ? `Away on ${from}` : `Away from ${from} to ${to}`),
  /** Of the days that a player may be away in a season. */
  left: (left: number, most: number) =>
    `${left === 0 ? 'No days' : `${left} of ${most} ${most === 1 ? 'day' : 'days'}`} left this season`,
  announce: 'I’ll be away',
  back: 'I’m back',
  /** Of days that are all still to come. */
  takeBack: 'I won’t be away',
  from: 'First day away',
  to: 'Last day away',
  order: 'This is before the first day.',
};

export const rivals = {
  title: { players: 'Challenge a player', pairs: 'Challenge a pair' },
  nobody: 'Nobody to challenge at the moment.',
  row: (row: number) => `Row ${row}`,
  left: (row: number) => `Row ${row}, to your left`,
  whyNot: 'Why not the others?',
  clubOnly: 'Challenges are made at the club, between the players who are there.',
  challenge: 'Challenge',
  free: (left: number, from: number) =>
    `${left} free challenge${left === 1 ? '' : 's'} left: anyone above you, as high as ${ordinal(from)}.`,
  challengeWho: (name: string) => `Challenge ${name}`,
};

export const clubTime = {
  of: (zone: string) => `By the club’s clocks (${zone}).`,
  skipped: (time: string, instead: string) => `${time} doesn’t exist that night: ${instead}?`,
  twice: (time: string) => `${time} comes twice that night: first or second?`,
  first: 'First',
  second: 'Second',
};
