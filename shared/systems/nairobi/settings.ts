import { movementChoice } from '../../rules/challenge/moving.ts';
import { figure, timeOfDay } from '../../rules/common/settings.ts';
import { venue } from '../../rules/common/venue.ts';

/** What a club may have otherwise. */
export const nairobiSettings = {
  reach: figure('reach', 5, [1, 100]), // N8
  rematchMonths: figure('rematchMonths', 2, [0, 24]), // N9
  hoursFrom: timeOfDay('hoursFrom', '14:00'), // N6
  hoursTo: timeOfDay('hoursTo', '18:00'),
  drop: figure('drop', 1, [1, 100]), // N4
  weeksUntilDrop: figure('weeksUntilDrop', 2, [1, 12]),
  movement: movementChoice, // N10
  venue,
} as const;
