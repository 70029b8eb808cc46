import { comingBack, goingAway } from '#shared/rules/away/away.ts';
import { awaySlot } from '#shared/rules/away/slots.ts';
import { confirmations, confirming } from '#shared/rules/challenge/confirming.ts';
import { noRematches } from '#shared/rules/challenge/rematches.ts';
import { configuring, renaming } from '#shared/rules/common/configuring.ts';
import { passingTime } from '#shared/rules/common/season-end.ts';
import { inPairs } from '#shared/rules/pairs/in-pairs.ts';
import { CONFIRMED_BY, type ConfirmationSettlement, type PeriodSettlement } from '#shared/vocabulary/entry.ts';
import { asLadderRemembers, type Settling } from '../system.ts';
import { withoutNights } from '../without-nights.ts';
import { putBackInBox } from './boxes.ts';
import { boxControls } from './controls.ts';
import { joiningBox, leavingBox, seedingBoxes } from './joining.ts';
import { counted, recording, turningDown } from './matches.ts';
import { begins, first, presets } from './presets.ts';
import { endOfRound } from './round.ts';
import { roundEnd } from './round-end.ts';
import { score } from './scores.ts';
import { asked, boxSettings } from './settings.ts';
import { crossesSlot, roundSlot, shortSlot } from './slots.ts';
import { byBoxes } from './tables.ts';
import { unfitSettings } from './unfit.ts';

type BoxSystem = Settling<PeriodSettlement<'month' | 'week'> | ConfirmationSettlement>;

const ofPlayers: BoxSystem = {
  id: 'boxes',
  name: 'Box league',
  ...withoutNights,
  preferences: [],
  settings: asked,
  unfit: unfitSettings,
  presets,
  first,
  begins,
  score,
  measuring: byBoxes,
  rematches: noRematches,
  putBack: putBackInBox,
  slots: [roundSlot, crossesSlot, shortSlot, awaySlot], // B2, B3, B7, B8
  rules: {
    seed: seedingBoxes,
    join: joiningBox, // B2
    leave: leavingBox,
    match: recording, // B3–B5
    approve: confirming(counted, CONFIRMED_BY), // B4
    reject: turningDown,
    away: goingAway({ days: boxSettings.holidayDays, clause: 'B8' }),
    back: comingBack('B8'),
    configure: configuring({ clause: '§0', unfit: unfitSettings }),
    rename: renaming,
    settle: passingTime,
  },
  // A match counts in the round in which it is told: nothing that is settled depends on who is told to have played since.
  isSettled: () => false,
  settlesByLog: asLadderRemembers,
  // What counts as a round ends counts in it.
  duties: [confirmations(counted, CONFIRMED_BY, endOfRound), roundEnd('B7')],
  controls: boxControls,
  ofPairs: undefined,
};

/** A box league: rounds in small groups, in which all play all; the best go up a group, the last go down. */
export const boxes: BoxSystem = { ...ofPlayers, ofPairs: inPairs(ofPlayers) };
