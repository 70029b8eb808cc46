import { findChallenge } from '../../../shared/rules/challenge/pairs.ts';
import type { Command } from '../../../shared/vocabulary/command.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { counted } from '../../../shared/words/english.ts';
import type { Named } from '../../../shared/words/names.ts';
import { type Phrase, say } from '../../../shared/words/phrase.ts';
import { scoreWords } from '../../../shared/words/score.ts';
import { namesIn } from '../../kit/names-in.ts';
import { fromOwnSide, type OwnChallenge } from './model.ts';

/** Every text of the player's page that holds no name or number. */
export const TEXT = {
  title: 'Your page',
  opening: 'Opening…',
  stranger: 'This page is each player’s own. Ask your organiser for your invite link, and open it once on this phone.',
  unreached: 'The service can’t be reached. Trying again…',
  noLadder: 'There is no such ladder.',
  toLadder: 'The whole ladder',
  notOn: 'You’re not on this ladder.',
  removals: 'Who was removed, when and why',
  entering: 'You’re still being placed: keep winning to climb.',
  waits: 'You join the ladder after your first game.',
  safe: 'You’re safe for now.',
  before: 'Earlier moves',
  arrive: 'Check in',
  open: 'Your challenges',
  running: 'Your match',
  rivals: 'Challenge a player',
  nobody: 'No one at the moment.',
  whyNot: 'Why can’t I challenge the others?',
  clubOnly: 'Challenges are made at the club, between the players who are there.',
  challenge: 'Challenge',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  report: 'Report the result',
  cancel: 'Back',
  awaiting: 'awaiting approval',
  accepted: 'accepted',
  notAccepted: 'not yet accepted',
  onItsWay: 'being sent',
  pending: 'Not yet sent',
  checking: 'Checking…',
  offline: 'No connection: kept on this phone, and sent once you’re back online.',
  unknown: 'You’ll see the effect once it has been sent.',
  approval: 'No one moves until the coordinator approves it.',
  confirmation: 'No one moves until your opponent confirms it.',
  nobodyMoves: 'No one moves.',
  others: 'Others',
  you: 'You',
  takeBack: 'Take back',
  seen: 'OK',
  champion: 'The season is over. Champion:',
} as const;

/** Why the door is shut. */
export const SHUT: Readonly<Record<string, string>> = {
  'no-key': TEXT.stranger,
  'unknown-key': 'Your invite link is no longer valid. Ask your organiser for a new one.',
  'expired-key': 'Your invite link has expired. Ask your organiser for a new one.',
  'revoked-key': 'Your invite link was withdrawn. Ask your organiser for a new one.',
  'session-ended': 'You’re signed out. Open your invite link again, or ask your organiser for a new one.',
  'unknown-ladder': TEXT.noLadder,
};

/** What the buttons of a challenge say. */
export const ANSWERS = { accept: TEXT.accept, decline: TEXT.decline, withdraw: TEXT.withdraw } as const;

export const connectionLost = (taps: number): string =>
  taps === 0
    ? 'No connection. What you see may be out of date.'
    : `No connection: ${counted(taps, 'change')} will be sent once you’re back online.`;

export const sending = (taps: number): string => `Sending ${counted(taps, 'change')}…`;
export const refusedWords = (says: Phrase): Phrase => say`Couldn’t save: ${says}`;
export const potWords = (points: number): string => `${points} points in the pot`;

/** Who has challenged whom. */
export const challengeWords = ({ opponent, isChallenger }: OwnChallenge): Phrase =>
  isChallenger ? say`You challenged ${opponent}` : say`${opponent} challenged you`;

/** What a player does, as it is called while it waits and where it is confirmed. */
export function deedWords(command: Command, ladder: Ladder, player: PlayerId): Phrase {
  const named = namesIn(ladder);
  const { verb, body } = command;
  switch (verb) {
    case 'arrive':
      return say`Check in`;
    case 'join':
      return say`You join the ladder`;
    case 'prefer':
      return say`Your preferences`;
    case 'challenge':
      return say`You challenge ${named(body.challenged)}`;
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'result':
      return aboutWords(command, ladder, player, named);
    case 'approve':
      return say`The result is right`;
    case 'reject':
      return say`${body.disputed ? 'The result is wrong' : 'You withdraw your report'}`;
    case 'start':
      return say`A game`;
    case 'finish':
      return say`The scores of a game`;
    default:
      return say`${verb}`;
  }
}

function aboutWords(
  { verb, body }: Command<AnswerVerb | 'result'>,
  ladder: Ladder,
  player: PlayerId,
  named: Named,
): Phrase {
  const challenge = findChallenge(ladder, body.challenge);
  if (!challenge) return say`${VERBS[verb]} a challenge`;
  const isChallenger = challenge.challenger === player;
  const other = named(isChallenger ? challenge.challenged : challenge.challenger);
  if (verb !== 'result')
    return isChallenger
      ? say`You ${VERBS[verb]} your challenge to ${other}`
      : say`You ${VERBS[verb]} ${other}’s challenge`;
  return say`You ${scoreWords(fromOwnSide(body.score, isChallenger))} ${other}`;
}

type AnswerVerb = 'accept' | 'decline' | 'withdraw';
const VERBS = { accept: 'accept', decline: 'decline', withdraw: 'withdraw', result: 'report' } as const;
