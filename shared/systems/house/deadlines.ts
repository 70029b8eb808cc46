import { whileAway } from '../../rules/away/away.ts';
import type { Movement } from '../../rules/common/movement.ts';
import { closed, forfeited, lostByBoth, unplayedBy } from '../../rules/deadlines/deadline.ts';
import { houseSettings } from './settings.ts';

/** By when a challenge is to be accepted (H14), and played (H15), where a lost one moves the ladder so. */
export const deadlinesBy = (movement: Movement) =>
  ({
    acceptance: {
      toAccept: true,
      days: houseSettings.acceptDays,
      pauses: whileAway,
      unplayed: unplayedBy(houseSettings.acceptLate, { lapses: closed, lost: forfeited(movement) }),
      clause: 'H14',
    },
    playing: {
      days: houseSettings.playDays,
      pauses: whileAway,
      postponing: { days: houseSettings.postponeDays, clause: 'H16' },
      unplayed: unplayedBy(houseSettings.playLate, {
        lapses: closed,
        'lost-by-challenged': forfeited(movement),
        'lost-by-both': lostByBoth,
      }),
      clause: 'H15',
    },
  }) as const;
