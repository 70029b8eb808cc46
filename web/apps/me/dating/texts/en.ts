import { parts } from '../../../../../shared/words/phrase.ts';

export const en = {
  agreed: <T>(when: T) => parts`You play on ${when}.`,
  youProposed: <T>(when: T, who: T) => parts`You proposed ${when}. ${who} has to accept it.`,
  proposed: <T>(when: T, who: T) => parts`${who} proposes ${when}.`,
  calendar: 'Add to my calendar',
  accept: 'Accept',
  first: 'Propose a date',
  other: 'Another date',
  when: 'Date and time',
  send: 'Propose',
  back: 'Back',
  incomplete: 'Please give a date and a time.',
  unreached: 'The service can’t be reached. Please try again.',
};
