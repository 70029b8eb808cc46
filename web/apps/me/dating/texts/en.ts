import { parts } from '../../../../../shared/words/phrase.ts';

export const en = {
  agreed: <T>(when: T) => parts`You play on ${when}.`,
  youProposed: <T>(when: T, who: T) => parts`You proposed ${when}. ${who} has to accept it.`,
  proposed: <T>(when: T, who: T) => parts`${who} proposes ${when}.`,
  cannot: <T>(who: T, when: T) => parts`${who} can’t play on ${when}.`,
  youCannot: <T>(when: T) => parts`You can’t play on ${when}.`,
  isOff: <T>(when: T) => parts`Your game on ${when} has been called off.`,
  calendar: 'Add to my calendar',
  accept: 'Accept',
  first: 'Propose a date',
  other: 'Another date',
  refuse: 'Can’t make it',
  takeBack: 'Take back',
  callOff: 'Call off',
  callOffYes: (when: string) => `Call off ${when}`,
  when: 'Date and time',
  send: 'Propose',
  back: 'Back',
  incomplete: 'Please give a date and a time.',
  unreached: 'The service can’t be reached. Please try again.',
};
