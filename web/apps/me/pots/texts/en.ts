import { counted } from '../../../../../shared/words/english.ts';
import { parts } from '../../../../../shared/words/phrase.ts';

export const en = {
  start: 'Start a game',
  startHint: 'Who’s playing?',
  find: 'Find a player',
  seats: <T>(names: T, points: string) => parts`At the table: ${names}; ${points}`,
  startYes: 'Ask them',
  startAsks:
    'They’ll see this on their own page. The game starts, and everyone pays the stake, once they have all agreed.',
  two: 'A game needs at least two players.',
  pots: 'Your games',
  finish: 'Finish with scores',
  whole: 'Whole number; can be negative.',
  score: (name: string) => `Score: ${name}`,
  toGo: (scores: number) => `${counted(scores, 'score')} to go.`,
  confirm: 'Confirm',
  dispute: 'Dispute',
  takeBack: 'Take back',
  you: 'you',
  youReported: <T>(scores: T) => parts`You reported ${scores}.`,
  reported: <T>(who: T, scores: T) => parts`${who} reported ${scores}.`,
  youDispute: 'You dispute them: the club decides.',
  disputes: <T>(who: T) => parts`${who} disputes them: the club decides.`,
  youCan: 'You can confirm or dispute them.',
  youCanUntil: <T>(day: T) => parts`You can confirm or dispute them until the end of ${day}; after that they count.`,
  othersCan: 'Another player of the game can confirm or dispute them.',
  othersCanUntil: <T>(day: T) =>
    parts`Another player of the game can confirm or dispute them until the end of ${day}; after that they count.`,
  joins: (name: string) => `${name} joins the ladder`,
  newcomer: 'Someone new, by name',
  there: 'There’s a player of that name: tick them above.',
  add: 'Add to the ladder',
  /** Of games that are asked for. */
  asked: {
    title: 'Invitations to play',
    youAsked: <T>(names: T, stake: number) => parts`You asked ${names} to a game for ${stake} points each.`,
    asks: <T>(who: T, stake: number) => parts`${who} asks you to a game for ${stake} points each.`,
    asksWith: <T>(who: T, names: T, stake: number) =>
      parts`${who} asks you to a game for ${stake} points each, with ${names}.`,
    youDecline: 'You are not playing, so the game doesn’t start. No one has paid.',
    declines: <T>(who: T) => parts`${who} is not playing, so the game doesn’t start. No one has paid.`,
    waiting: <T>(names: T) => parts`Waiting for ${names}.`,
    you: 'you',
    agree: 'Join the game',
    refuse: 'No, thanks',
    takeBack: 'Take back',
    ok: 'OK',
    noPage: 'If a player has no page of their own, an organiser can start the game.',
  },
};
