import { movementChoice } from '../../rules/challenge/half-distance.ts';
import { figure, timeOfDay } from '../../rules/common/settings.ts';
import { venue } from '../../rules/common/venue.ts';

/** What a club may have otherwise. */
export const nairobiSettings = {
  reach: figure('reach', 'Challenge range (rungs)', 5, [1, 100]), // N8
  rematchMonths: figure('rematchMonths', 'Months before a rematch', 2, [0, 24]), // N9
  hoursFrom: timeOfDay('hoursFrom', 'Play begins at', '14:00'), // N6
  hoursTo: timeOfDay('hoursTo', 'Play ends at', '18:00'),
  drop: figure('drop', 'Rungs lost for not playing', 1, [1, 100]), // N4
  weeksUntilDrop: figure('weeksUntilDrop', 'Weeks missed in a row until a drop', 2, [1, 12]),
  movement: movementChoice, // N10
  venue,
} as const;
