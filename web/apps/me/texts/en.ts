import { counted } from '../../../../shared/words/english.ts';
import { type Phrase, parts, say, type Who } from '../../../../shared/words/phrase.ts';

const stranger =
  'This page is each player’s own. Ask your organiser for your invite link, and open it once on this phone.';

/** The texts of the player’s page that are there at once; its parts have their own. */
export const en = {
  title: 'Your page',
  ladder: 'Ladder',
  opening: 'Opening…',
  stranger,
  unreached: 'The service can’t be reached. Trying again…',
  toLadder: 'The whole ladder',
  notOn: 'You’re not on this ladder.',
  removals: 'Who was removed, when and why',
  entering: 'You’re being placed: keep winning to climb.',
  waits: 'You join the ladder after your first game.',
  safe: 'You’re safe for now.',
  rung: <T>(rung: T, of: number) => parts`Rung ${rung} of ${of}`,
  row: (row: number) => `, row ${row}`,
  points: (points: number) => `, with ${points} points`,
  gap: (gap: string) => `, gap ${gap} to the next below`,
  before: 'Earlier moves',
  arrive: 'Check in',
  open: 'Your challenges',
  running: 'Your match',
  answers: { accept: 'Accept', decline: 'Decline', withdraw: 'Withdraw', postpone: 'Play later' },
  report: 'Report the result',
  cancel: 'Back',
  awaiting: (score: string) => `${score} awaiting approval; `,
  since: <T>(time: T) => parts`since ${time}`,
  issued: <T>(day: T) => parts`issued ${day}`,
  accepted: 'accepted',
  notAccepted: 'not yet accepted',
  /** Who would play later; the other one has yet to agree. */
  postponing: { own: 'you asked to play later', theirs: 'your opponent asks to play later' },
  onItsWay: 'being sent',
  pending: 'Not yet sent',
  checking: 'Checking…',
  offline: 'No connection: kept on this phone, and sent once you’re back online.',
  unknown: 'You’ll see the effect once it’s sent.',
  approval: 'No one moves until the coordinator approves.',
  confirmation: 'No one moves until your opponent confirms.',
  nobodyMoves: 'No one moves.',
  others: 'Others',
  you: 'You',
  takeBack: 'Take back',
  seen: 'OK',
  champion: <T>(who: T) => parts`The season is over. Champion: ${who}`,
  /** Why the door is shut, by the code that says so. */
  shut: {
    'no-key': stranger,
    'session-ended': 'You’re signed out. Open your invite link again.',
  },
  connectionLost: (taps: number) =>
    taps === 0
      ? 'No connection. What you see may be out of date.'
      : `No connection: ${counted(taps, 'change')} will be sent once you’re back online.`,
  sending: (taps: number) => `Sending ${counted(taps, 'change')}…`,
  refused: (says: Phrase) => say`Couldn’t save: ${says}`,
  pot: (points: number) => `${points} points in the pot`,
  youChallenged: (opponent: Who) => say`You challenged ${opponent}`,
  challengedYou: (opponent: Who) => say`${opponent} challenged you`,
  changes: {
    rung: (from: number | string, to: number | string) => `rung ${from} → ${to}`,
    points: (from: number, to: number, by: string) => `${from} → ${to} points (${by})`,
    gap: (from: string, to: string) => `gap ${from} → ${to}`,
  },
  /** What a player does, as it is called while it waits and where it is confirmed. */
  deeds: {
    arrive: 'Check in',
    join: 'You join the ladder',
    prefer: 'Your preferences',
    away: (from: string, to: string) => (from === to ? `You’re away on ${from}` : `You’re away from ${from} to ${to}`),
    back: 'You’re back',
    challenge: (who: Who) => say`You challenge ${who}`,
    accept: (who: Who) => say`You accept ${who}’s challenge`,
    decline: (who: Who) => say`You decline ${who}’s challenge`,
    withdraw: (who: Who) => say`You withdraw your challenge to ${who}`,
    postpone: (who: Who) => say`You ask ${who} to play later`,
    postponeToo: (who: Who) => say`You and ${who} play later`,
    result: (score: string, who: Who) => say`You ${score} ${who}`,
    approve: 'The result is right',
    dispute: 'The result is wrong',
    takeBack: 'You withdraw your report',
    start: 'A game',
    finish: 'The scores of a game',
  },
  /** The same of a challenge that is not known any more. */
  unknownChallenge: {
    accept: 'accept a challenge',
    decline: 'decline a challenge',
    withdraw: 'withdraw a challenge',
    postpone: 'play a challenge later',
    result: 'report a challenge',
  },
};
