import { parts } from '../../../../shared/words/phrase.ts';

export const en = {
  asOf: <T>(day: T, time: string) => parts`As of ${day}, ${time}: what is newer follows within a minute.`,
};
