import type { Declaration } from '../system.ts';
import { boxSettings } from './settings.ts';
import { UNFIT } from './texts.ts';

/** What of the settings can’t be: a round of one week, in which nobody can play all others. */
export const unfitSettings: Declaration['unfit'] = (ladder) =>
  boxSettings.weeks.of(ladder) === 1 ? { name: 'weeks', says: UNFIT.oneWeek } : undefined;
