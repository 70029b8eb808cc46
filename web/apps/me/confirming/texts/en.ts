import { parts } from '../../../../../shared/words/phrase.ts';

export const en = {
  confirm: 'Confirm',
  dispute: 'Dispute',
  takeBack: 'Take back',
  disputed: 'Disputed: the club will decide.',
  youReported: (score: string) => `You reported ${score}.`,
  reported: <T>(who: T, score: string) => parts`${who} reported ${score}.`,
  youCan: 'You can confirm or dispute it.',
  youCanUntil: <T>(day: T) => parts`You can confirm or dispute it until the end of ${day}; after that it counts.`,
  can: <T>(who: T) => parts`${who} can confirm or dispute it.`,
  canUntil: <T>(who: T, day: T) =>
    parts`${who} can confirm or dispute it until the end of ${day}; after that it counts.`,
};
