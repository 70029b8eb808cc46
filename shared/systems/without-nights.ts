import { everyDay } from '#shared/calendar/club-calendar.ts';
import { noHonours, noNights, overAfterLastDay } from '#shared/rules/common/season-end.ts';
import { nothingInProgress } from '#shared/rules/inactivity/missed-runs.ts';
import type { Declaration } from './system.ts';

/** What systems without club nights have in common: people play on any day, and a season just ends. */
export const withoutNights = {
  seasonEnds: 'perhaps',
  calendar: everyDay,
  seasonOver: overAfterLastDay,
  inProgress: nothingInProgress,
  warnings: () => [],
  honours: noHonours,
  nights: noNights,
} satisfies Partial<Declaration>;
