import { counted } from '../../../words/english.ts';

/** `two` are the names of both: "Ann and Bob". */
export const en = {
  onlyTo: (whom: string) => `Challenges can only go to ${whom}.`,
  reach: {
    above: (rungs: number) => `players up to ${counted(rungs, 'place')} above`,
    either: (rungs: number) => `players up to ${counted(rungs, 'place')} above or below`,
  },
  againFrom: (two: string, day: string) => `${two} can challenge each other again from ${day}.`,
  notPaidUp: (who: string, day: string) => `${who} isn’t a registered, paid-up member on ${day}.`,
  accepted: 'This challenge has already been accepted.',
  noDeclining: 'Challenges can’t be declined.',
  noWithdrawing: 'Challenges can’t be withdrawn.',
  notOfThem: (who: string) => `${who} isn’t one of the players.`,
  noConfirming: 'Results don’t need confirming on this ladder.',
  none: (id: string) => `There’s no challenge "${id}".`,
  notWaiting: (two: string) => `${two} have no result waiting.`,
  hasResult: (two: string) => `${two} have a result. Cancel that first.`,
  themselves: 'Players can’t play themselves.',
  taken: (id: string) => `There’s already a challenge "${id}". Give this one another id.`,
  ended: (two: string) => `The challenge between ${two} ended without a result.`,
  decided: (two: string) => `${two} already have a result. Correct or cancel that instead.`,
  awaits: {
    approval: (two: string) => `The result between ${two} is awaiting approval.`,
    confirmation: (two: string) => `The result between ${two} is awaiting confirmation.`,
  },
  open: (two: string) => `${two} already have an open challenge. Play that first.`,
  score: 'The score of a game is 1–0, 0–1 or ½–½ (written 0.5).',
  scores: (all: string) => `The score has to be one of ${all}.`,
  needsWinner: 'A walkover, a no-show or a game broken off needs a winner.',
  noMoves: 'A game that wasn’t played has no moves.',
  saturdays: (from: string, to: string) => `Games are played on Saturdays from ${from} to ${to}.`,
  minutes: (least: number, most: number) => `Each player has ${least} to ${most} minutes.`,
  declinedEnough: (free: number) =>
    free === 0 ? 'Challenges can’t be declined.' : `A player can decline ${counted(free, 'challenge')} a season.`,
};
