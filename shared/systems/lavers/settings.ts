import { figure, ownSettings, severalOf, timeOfDay } from '#shared/rules/common/settings.ts';
import type { Header } from '#shared/vocabulary/header.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export const laversSettings = {
  reach: figure('reach', 4, [1, 100]), // L17b, L20a
  hoursFrom: timeOfDay('hoursFrom', '19:50'), // L9
  hoursTo: timeOfDay('hoursTo', '22:00'),
  finalHoursFrom: timeOfDay('finalHoursFrom', '19:45'), // L28
  finalHoursTo: timeOfDay('finalHoursTo', '21:40'),
  drop: figure('drop', 5, [1, 100]), // L25
  monthsUntilRemoval: figure('monthsUntilRemoval', 2, [2, 12]), // L26
  nights: severalOf('nights', WEEKDAYS), // L25
  ...ownSettings,
} as const;

/** The weekdays on which there is a club night, 0 for Sunday to 6 for Saturday. */
export const nightsOf = (header: Header): readonly number[] =>
  laversSettings.nights.of({ header }).map((night) => (WEEKDAYS.indexOf(night) + 1) % 7);
