import { say, type Who } from '../../../../../shared/words/phrase.ts';

export const en = {
  title: 'Waiting for your approval',
  confirmations: 'Reported by players',
  reported: (name: string) => `reported by ${name}`,
  /** Before a date. */
  counts: 'counts automatically after',
  disputed: 'disputed by the opponent: please decide',
  disputedBy: (name: string) => `disputed by ${name}: please decide`,
  earlier: 'They have an earlier game waiting too: approve that one first.',
  unfinished: {
    walkover: 'Walkover: the loser gave up the game.',
    noShow: 'No-show: the loser didn’t turn up.',
    retired: 'Retired: the loser couldn’t go on.',
  },
  hadWhite: (who: Who) => say`${who} had White`,
  look: 'View the game',
  approve: 'Approve',
  reject: 'Reject',
  approveTitle: 'Approve this result',
  rejectTitle: 'Reject this result. The game is still to be played.',
  loading: 'Loading the board…',
  missing: 'No moves were submitted.',
  minutes: (minutes: number) => `${minutes} minutes per player`,
  by: (by: string) => `submitted by ${by}`,
  wrong: {
    title: 'Players say that’s wrong',
    says: (who: Who) => say`${who} says that this is wrong.`,
    correct: 'Correct the score',
    undo: 'Undo it',
    dismiss: 'Dismiss',
  },
};
