import { counted, ordinal } from '../../../words/english.ts';

/** `period` is "October 2021" or "the week of 8 November"; `last` is the last of several. */
export const en = {
  causeOnce: (period: string) => `no game in ${period}`,
  cause: {
    week: (weeks: number, last: string) => `no game for ${weeks} weeks or more, up to ${last}`,
    month: (months: number, last: string) => `no game for ${months} months or more, up to ${last}`,
  },
  cost: {
    week: (weeks: number, drop: number) =>
      weeks === 1
        ? `players with no game that week drop ${counted(drop, 'place')}`
        : `players who’ve missed ${weeks} weeks in a row or more drop ${counted(drop, 'place')}`,
    month: (months: number, drop: number) =>
      months === 1
        ? `players with no game that month drop ${counted(drop, 'place')}`
        : `players who’ve missed ${months} months in a row or more drop ${counted(drop, 'place')}`,
  },
  /** `cost` is one of the above. */
  orRemoved: {
    week: (cost: string, weeks: number) => `${cost}; miss a ${ordinal(weeks)} week in a row and you’re removed`,
    month: (cost: string, months: number) => `${cost}; miss a ${ordinal(months)} month in a row and you’re removed`,
  },
  removed: {
    week: (weeks: number) =>
      weeks === 1
        ? 'players with no game that week are removed'
        : `players who’ve missed ${weeks} weeks in a row are removed`,
    month: (months: number) =>
      months === 1
        ? 'players with no game that month are removed'
        : `players who’ve missed ${months} months in a row are removed`,
  },
};
