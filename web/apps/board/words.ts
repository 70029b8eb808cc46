import type { FinalView } from '../../../shared/contract/view.ts';
import { findChallenge } from '../../../shared/rules/challenge/pairs.ts';
import type { Command } from '../../../shared/vocabulary/command.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import { counted } from '../../../shared/words/english.ts';
import { list } from '../../../shared/words/in-a-row.ts';
import { type Phrase, say, type Who } from '../../../shared/words/phrase.ts';
import { scoreWords } from '../../../shared/words/score.ts';
import { namesIn } from '../../kit/names-in.ts';
import type { WhyNot } from './model.ts';

/** Every text of the board that holds no name or number. */
export const TEXT = {
  room: 'Who’s here',
  turnOf: 'Whose turn',
  matches: 'Playing now',
  noMatches: 'No one is playing.',
  absent: 'Check in',
  filter: 'Find by name',
  newMember: 'New member',
  nobodyHere: 'No one is here yet. Check players in as they arrive.',
  nobodyCan: 'No one can challenge right now.',
  everybodyHere: 'Everyone is here.',
  noMatch: 'No player found.',
  pass: 'Pass',
  home: 'Check out',
  challenge: '▸ challenge',
  turn: 'has the turn',
  itsTurn: '★ turn',
  playing: 'playing',
  passed: 'passed',
  waiting: 'next to play (left out last time)',
  displaced: 'lost the top',
  pending: 'not yet sent',
  late: 'late – starts at the bottom',
  rejoin: 'rejoins',
  undo: 'Undo',
  close: 'Back',
  confirm: 'Save result',
  abandon: 'No result …',
  abandonNow: 'Cancel the match',
  abandonSays: 'No one moves. They can’t play each other again tonight.',
  drawn: 'Draw',
  allTheSame: 'Do it anyway',
  reason: 'Reason (this is recorded)',
  insist: 'Do it anyway …',
  asSheet: 'Enter as played that night',
  setTime: 'Set when they arrived …',
  seen: 'OK',
  outOfTurn: 'Challenges out of turn',
  whom: 'Challenge whom?',
  who: 'Who?',
  otherFirst: 'Let someone else go first',
  over: 'This match is over.',
  title: 'Club night',
  signOut: 'sign out',
  toDesk: 'admin',
  toLadder: 'the ladder',
  opening: 'Opening…',
  closeNight: 'Close normal play',
  closeSays: 'No further challenges. If it was too early, you can undo it.',
  closeWaits: 'Once no match is in progress.',
  walkover: 'doesn’t take it up',
  clocks: 'White 6 minutes and must win. Black 5 minutes: a draw is a win for Black.',
  noNight: 'This ladder has no club night.',
  noPlayoff: 'No play-off is due.',
  waitingTaps: 'Not yet sent',
  keepsTime: 'Check-ins and results keep the time when you tapped them, as long as they’re sent before midnight.',
  pastMidnight:
    'It’s past midnight: last night’s check-ins, passes and challenges can’t be entered any more. Matches with a result still can, from here. Don’t clear this tablet.',
  tonight: 'Tonight so far',
  noPart: 'No connection. This opens once it’s back.',
  undone: 'Undone',
  nightOver: 'That night is over.',
  notIn: 'Not in yet',
  none: 'No one.',
  lateArrivals: 'Here after all? Tap the name.',
  wrong: 'Wrong? Tonight so far …',
} as const;

/** What most likely is the reason for a tap that waited for a connection. */
export const LATE = 'Entered late (no connection)';

/** Ready-made reasons for passing over a rule. */
export const REASONS = ['Both agreed', LATE, 'No one else is free', 'Club decision'] as const;

/** Why somebody is grey. */
export const WHY_NOT: Readonly<Record<WhyNot, string>> = {
  playing: 'playing',
  met: 'met tonight',
  'others-first': 'closer players first',
  'outside-hours': 'outside the hours',
};

export const SHUT: Readonly<Record<string, string>> = {
  'no-key': 'This tablet isn’t signed in. Open the invite link your organiser gave you.',
  'unknown-key': 'This tablet’s invite link is invalid. Ask your organiser for a new one.',
  'expired-key': 'This tablet’s invite link has expired. Ask your organiser for a new one.',
  'revoked-key': 'This tablet’s invite link was withdrawn. Ask your organiser for a new one.',
  'session-ended': 'This tablet is signed out. Ask your organiser for a new invite link.',
  'other-club': 'This tablet is signed in to another club. Open an invite link for this one.',
  'not-your-role': 'Club night is for organisers and scorers.',
  'unknown-ladder': 'There is no such ladder.',
};

/** `asOf` says when the board was last known to be so, where it ever was. */
export const connectionLost = (taps: number, asOf: string | undefined): string => {
  const waiting = taps === 0 ? 'No connection' : `No connection – ${counted(taps, 'tap')} waiting`;
  return asOf === undefined ? `${waiting}.` : `${waiting}. As of ${asOf}.`;
};

/** Where the tablet is signed out. */
export const awaitedWords = (taps: number, name: string): string =>
  `Not sent: ${counted(taps, 'tap')} by ${name}, who is signed out here. Sign them in again, or send it as yourself.`;
export const sendAsWords = (name: string): string => `Send as ${name}`;

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
  missing === 0 ? 'everyone is here' : `${counted(missing, 'player')} not here yet will be removed`;

/** Said aloud, at some times before the cut. */
export const missingWords = (time: string, missing: readonly Who[]): Phrase =>
  say`${time} – not in yet: ${list(missing)}. Tap who’s here.`;

export const refusedWords = (says: Phrase): Phrase => say`Couldn’t save: ${says}`;
export const outOfTurnWords = (who: Who): Phrase => say`${who} challenges out of turn`;
export const colourWords = (who: Who): Phrase => say`${who} chooses the colour.`;

/** Who would play off if normal play ended now: the scorer sees to it that they stay. */
export const aheadWords = ({ lower, upper, forTheTop }: NonNullable<FinalView['ahead']>): Phrase =>
  say`If play ended now, ${lower} would challenge ${upper}${forTheTop ? ' for rung 1' : ', and the winner rung 1'}. A player who checks out gives that up.`;

/** What a command is called in the list of what was tapped. */
export function tapWords(command: Command, ladder: Ladder): Phrase {
  const named = namesIn(ladder);
  const { verb, body } = command;
  switch (verb) {
    case 'join':
      return say`${{ id: body.player, name: body.name ?? named(body.player).name }} joins`;
    case 'arrive':
      return say`${named(body.player)} checks in`;
    case 'depart':
      return say`${named(body.player)} checks out`;
    case 'pass':
      return say`${named(body.player)} passes`;
    case 'challenge':
      return say`${named(body.challenger)} challenges ${named(body.challenged)}`;
    case 'result': {
      const match = findChallenge(ladder, body.challenge);
      const score = scoreWords(body.score);
      return match ? say`${named(match.challenger)} ${score} ${named(match.challenged)}` : say`the result ${score}`;
    }
    case 'match':
      return say`${named(body.challenger)} ${scoreWords(body.score)} ${named(body.challenged)}`;
    case 'abandon': {
      const match = findChallenge(ladder, body.challenge);
      return match ? say`${named(match.challenger)} – ${named(match.challenged)} cancelled` : say`a match cancelled`;
    }
    case 'correct':
      return say`corrected${body.score ? ` to ${scoreWords(body.score)}` : ''}`;
    case 'void':
      return say`undone`;
    case 'playoff': {
      const [gone = body.winner] = body.players.filter((player) => player !== body.winner);
      return body.walkover
        ? say`${named(gone)} doesn’t take up the play-off: ${named(body.winner)} wins it`
        : say`${named(body.winner)} wins the play-off`;
    }
    case 'close':
      return say`normal play closed`;
    default:
      return say`${verb}`;
  }
}
