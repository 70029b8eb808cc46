import { counted, inWords, ordinal } from '#shared/words/english.ts';
import { type Phrase, parts, say, type Who } from '#shared/words/phrase.ts';

export const board = {
  filter: 'Find by name',
  newMember: 'New member',
  nobodyHere: 'Nobody is here yet. Check players in as they arrive.',
  pass: 'Pass',
  home: 'Check out',
  challenge: '▸ challenge',
  itsTurn: '★ their turn',
  turnCount: (count: number) => `turn count ${count}`,
  waiting: 'next to play (left out last time)',
  late: 'late – starts at the bottom',
  rejoin: 'rejoins',
  abandon: 'No result…',
  abandonSays: 'Nobody moves. They can’t play each other again tonight.',
  reason: 'Reason (recorded)',
  asSheet: 'Enter as played that night',
  setTime: 'Set when they arrived…',
  outOfTurn: 'Challenges out of turn',
  challengesOutOfTurn: (who: Who) => say`${who} challenges out of turn`,
  whom: 'Challenge whom?',
  otherFirst: 'Let someone else go first',
  over: 'This match is over.',
  noNight: 'This ladder has no club night.',
  keepsTime: 'Check-ins and results keep the time of your tap, if they’re sent before midnight.',
  pastMidnight:
    'It’s past midnight: only last night’s matches with a result can still be entered, from here. Don’t clear this tablet.',
  tonight: 'Tonight so far',
  nightOver: 'That night is over.',
  /** What most likely is the reason for a tap that waited for a connection. */
  enteredLate: 'Entered late (no connection)',
  /** Other ready-made reasons for passing over a rule. */
  reasons: { agreed: 'Both agreed', nobodyElse: 'Nobody else is free', club: 'Club decision' },
  met: 'met tonight',
  otherClub: 'This tablet is signed in to another club. Open an invite link for this one.',
  noConnection: (taps: number, asOf?: string) =>
    `No connection${taps === 0 ? '' : ` – ${counted(taps, 'tap')} waiting`}.${asOf === undefined ? '' : ` As of ${asOf}.`}`,
  awaited: (taps: number, name: string) =>
    `Not sent: ${counted(taps, 'tap')} by ${name}, who is signed out here. Sign them in again, or send it as yourself.`,
  sendAs: (name: string) => `Send as ${name}`,
  kept: (taps: number) => `Not sent yet: ${counted(taps, 'tap')}. Sign in again on this tablet to send them.`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  /** What a command is called in the list of what was tapped. */
  taps: {
    abandon: (challenger: Who, challenged: Who) => say`${challenger} – ${challenged} cancelled`,
  },
  /** What something would do. */
  effects: {
    again: 'Settled periods will be worked out again.',
    goesUpTo: (who: Phrase, rung: number) => say`${who} goes up to ${ordinal(rung)}.`,
    down: (who: Phrase, players: number, by: number) =>
      say`${who} ${players === 1 ? 'goes' : 'go'} down ${inWords(by)}.`,
  },
};

export const final = {
  play: 'Play',
  /** The last time for a challenge. */
  until: <T>(time: T) => parts`Challenges until ${time}.`,
  close: 'Close normal play',
  closeSays: 'No further challenges. If it was too early, you can undo it.',
  closeWaits: 'once no match is in progress',
  /** Behind a countdown. */
  untilCut: <T>(time: T, missing: number) =>
    missing === 0
      ? parts` to ${time}: everyone is here`
      : parts` to ${time}: ${counted(missing, 'player')} not here yet will be removed`,
  /** Said aloud, at some times before the cut. */
  missing: (time: string, names: Phrase) => say`${time} – not in yet: ${names}. Tap who’s here.`,
  clocks: 'White 6 minutes and must win. Black 5 minutes: a draw is a win for Black.',
  walkover: <T>(who: T) => parts`${who} doesn’t take it up`,
};

export const tonight = {
  joins: 'Add and check in',
  whoIs: (name: string) => `Someone called ${name} is in the club already. Who is it?`,
  onLadder: 'on this ladder: check in',
  noLadder: 'a member, on no ladder',
  playsOn: (ladders: string) => `plays on ${ladders}`,
  another: (name: string) => `Another ${name}: add and check in`,
  unknownWho: 'No connection: we can’t see who else is in the club, so this is someone new.',
  nothing: 'Nothing has been recorded tonight.',
  hereAt: (time: string) => `, here at ${time}`,
  undoWhat: (story: Phrase) => say`Undo: ${story}`,
  playOn: 'Still playing',
  playOnSays: (one: Who, other: Who) => say`${one} v ${other}: still playing`,
  playsElsewhere: (who: Who) => say`${who} is in another match by now.`,
  correct: 'Correct who played, when, or the score',
  needsLine: 'This needs a connection, to work out what follows. What you’ve entered stays here.',
  came: 'Came earlier…',
  cameAt: 'Arrived at',
  cameSays: 'Anyone here by 20:15 is in time, whenever it’s entered.',
  cameNow: 'Just arrived – starts at the bottom',
  cameBefore: 'Was here by 20:15',
  cameLate: 'Check-in closed at 20:15. Did they come in time, or only now?',
  gone: 'This has already been undone.',
  /** Of a match that another tablet has ended. */
  recordedAlready: (story: Phrase, time: string, by = 'someone else') => say`${story} – recorded by ${by} at ${time}.`,
  notFinished: (one: Who, other: Who, day: string) => say`${one} – ${other} was not finished on ${day}.`,
  keepIt: 'Keep it',
  changeTo: (score: string) => `Change it to ${score}`,
  /** Why a line isn’t undone here, and what to do. */
  recordedBy: (name = 'someone else') => `Recorded by ${name}: they can undo it, or the organiser.`,
  beforeMidnight: 'Recorded before midnight: the organiser can undo it.',
  first: (story: string) => `Undo this first: ${story}.`,
  /** What comes of undoing a line of a kind, besides who moves. */
  follows: {
    arrive: 'They’re checked out, as if they hadn’t come.',
    depart: 'They’re checked in again, with the turn count they had.',
    challenge: 'As if it had never been made: turn counts go back, and the two can still play tonight.',
    result:
      'The match counts as cancelled. They can’t play each other again tonight, unless you undo the challenge too.',
    playoff: 'The play-off has to be played again.',
  },
};
