import { parts } from '../../../../shared/words/phrase.ts';

export const en = {
  asOf: <T>(day: T, time: string) => parts`Updated ${day}, ${time}. Anything newer appears within a minute.`,
};
