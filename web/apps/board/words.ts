import type { FinalView } from '../../../shared/contract/view.ts';
import { findChallenge } from '../../../shared/rules/challenge/pairs.ts';
import type { Command } from '../../../shared/vocabulary/command.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import { counted, type Phrase, say, type Who } from '../../../shared/words/phrase.ts';
import { scoreWords } from '../../../shared/words/score.ts';
import { namesIn } from '../../kit/names-in.ts';
import type { WhyNot } from './model.ts';

/** Every text of the board that holds no name or number. */
export const TEXT = {
  room: 'Who is here',
  turnOf: 'Whose turn',
  matches: 'Playing now',
  noMatches: 'Nobody is playing.',
  absent: 'Who arrives?',
  filter: 'Find by name',
  newMember: 'New member',
  nobodyHere: 'Nobody is here yet. Tap those who arrive.',
  nobodyCan: 'Nobody can challenge now.',
  everybodyHere: 'Everybody is here.',
  noMatch: 'Nobody’s name begins so.',
  pass: 'Pass',
  home: 'Home',
  challenge: '▸ challenge',
  turn: 'has the turn',
  itsTurn: '★ turn',
  playing: 'playing',
  passed: 'passed',
  waiting: 'goes first',
  displaced: 'displaced',
  pending: 'not yet sent',
  late: 'late: at the bottom',
  rejoin: 'joins again',
  undo: 'Undo',
  close: 'Back',
  confirm: 'Record it',
  abandon: 'No result …',
  abandonNow: 'Break the match off',
  abandonSays: 'Nobody moves. The two count as having met tonight.',
  drawn: 'Draw',
  allTheSame: 'Do it all the same',
  reason: 'The reason (it is recorded)',
  dismiss: 'Leave it',
  insist: 'All the same …',
  seen: 'Understood',
  name: 'Name',
  joins: 'Joins and arrives',
  outOfTurn: 'Challenges out of turn',
  whom: 'Whom?',
  who: 'Who?',
  otherFirst: 'Somebody else challenges first',
  over: 'This match is over.',
  title: 'Club night',
  signOut: 'sign out',
  toDesk: 'the desk',
  toLadder: 'the ladder',
  opening: 'Opening…',
  closeNight: 'Close normal play',
  closeSays: 'No more challenges after that, and nothing takes it back.',
  closeWaits: 'Once no match is in progress.',
  walkover: 'does not take it up',
  clocks: 'White 6 minutes and must win. Black 5 minutes: a draw is a win for Black.',
  nothingOn: 'Nobody is on this ladder yet.',
  noNight: 'This ladder has no club night.',
  undoNot: 'This cannot be undone here.',
  undoWait: 'It is on its way. It can be undone once the connection is back.',
  correct: 'Correct the score',
  void: 'Take the result away',
  voidSays: 'The match then counts as broken off. The two have met tonight all the same.',
  waitingTaps: 'Not yet sent',
  undone: 'Undone',
  nightOver: 'That night is over.',
  correctSays: 'Everything since then is worked out again.',
} as const;

/** Ready-made reasons for passing over a rule. */
export const REASONS = [
  'Both agreed',
  'Tapped in time, sent late',
  'Nobody else is free',
  'The club decided so',
] as const;

/** Why somebody is grey. */
export const WHY_NOT: Readonly<Record<WhyNot, string>> = {
  playing: 'playing',
  met: 'met tonight',
  'others-first': 'others first',
};

export const SHUT: Readonly<Record<string, string>> = {
  'no-key': 'This tablet has no key. Open the link that your organiser gave you.',
  'unknown-key': 'The key of this tablet is not valid any more. Open a new link from your organiser.',
  'expired-key': 'The key of this tablet has expired. Open a new link from your organiser.',
  'revoked-key': 'The key of this tablet was withdrawn. Open a new link from your organiser.',
  'session-ended': 'This tablet is signed out. Open a new link from your organiser.',
  'other-club': 'The key of this tablet is for another club. Open the link of this one.',
  'not-your-role': 'This board is for the organiser and the scorers.',
  'unknown-ladder': 'There is no such ladder.',
};

/** `asOf` says when the board was last known to be so, where it ever was. */
export const connectionLost = (taps: number, asOf: string | undefined): string => {
  const waiting = taps === 0 ? 'No connection' : `No connection – ${counted(taps, 'tap')} waiting`;
  return asOf === undefined ? `${waiting}.` : `${waiting}. As of ${asOf}.`;
};

/** Where the tablet is signed out. */
export const keptWords = (taps: number): string =>
  `Not sent yet: ${counted(taps, 'tap')}. Nothing is lost: sign in again on this tablet and they are sent.`;

export const sending = (taps: number): string => `Sending ${counted(taps, 'tap')} …`;

/** "12 min". */
export const minutesWords = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** A stretch of time as a countdown: "4:05". */
export function countdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (count: number) => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const cutWords = (missing: number): string =>
  missing === 0 ? 'everybody is here' : `${counted(missing, 'player')} not here yet will be removed`;

export const turnWords = (who: Who): Phrase => say`It is ${who}’s turn.`;
export const refusedWords = (says: Phrase): Phrase => say`Not done: ${says}`;
export const undoRecordWords = ({ verb }: Command): string => {
  if (verb === 'depart') return 'They go home again: the peg is taken off the board.';
  if (verb === 'arrive') return 'They are back, with a peg on 0. Whom they met tonight they have met.';
  return `The match is broken off without a result. ${TEXT.abandonSays}`;
};
export const outOfTurnWords = (who: Who): Phrase => say`${who} challenges out of turn`;
export const colourWords = (who: Who): Phrase => say`${who} chooses the colour.`;

/** Who would play off if normal play ended now: the scorer sees to it that they stay. */
export const aheadWords = ({ lower, upper, forTheTop }: NonNullable<FinalView['ahead']>): Phrase =>
  say`If play ended now, ${lower} would challenge ${upper}${forTheTop ? ' for rung 1' : ', and the winner rung 1'}. Whoever goes home lets the opportunity pass.`;

/** What a command is called in the list of what was tapped. */
export function tapWords(command: Command, ladder: Ladder): Phrase {
  const named = namesIn(ladder);
  const { verb, body } = command;
  switch (verb) {
    case 'join':
      return say`${{ id: body.player, name: body.name ?? named(body.player).name }} joins`;
    case 'arrive':
      return say`${named(body.player)} arrives`;
    case 'depart':
      return say`${named(body.player)} goes home`;
    case 'pass':
      return say`${named(body.player)} passes`;
    case 'challenge':
      return say`${named(body.challenger)} challenges ${named(body.challenged)}`;
    case 'result': {
      const match = findChallenge(ladder, body.challenge);
      const score = scoreWords(body.score);
      return match ? say`${named(match.challenger)} ${score} ${named(match.challenged)}` : say`the result ${score}`;
    }
    case 'abandon': {
      const match = findChallenge(ladder, body.challenge);
      return match ? say`${named(match.challenger)} – ${named(match.challenged)} broken off` : say`a match broken off`;
    }
    case 'correct':
      return say`correction to ${body.score ? scoreWords(body.score) : 'another score'}`;
    case 'void':
      return say`a result taken away`;
    case 'playoff': {
      const [gone = body.winner] = body.players.filter((player) => player !== body.winner);
      return body.walkover
        ? say`${named(gone)} does not take up the play-off: ${named(body.winner)} wins it`
        : say`${named(body.winner)} wins the play-off`;
    }
    case 'close':
      return say`normal play closed`;
    default:
      return say`${verb}`;
  }
}
