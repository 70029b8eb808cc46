import { inWords } from '../../english.ts';

export const en = {
  voided: 'cancelled, so it doesn’t count',
  takenBack: 'withdrawn or rejected, so it doesn’t count',
  unfinished: { walkover: 'walkover', noShow: 'no-show', retired: 'retired' },
  movedUp: (by: number, to: number) => `moved up ${inWords(by)}, to rung ${to}`,
  movedDown: (by: number, to: number) => `moved down ${inWords(by)}, to rung ${to}`,
};
