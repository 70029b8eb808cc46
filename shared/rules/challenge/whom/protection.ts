import { addDays } from '../../../calendar/days.ts';
import { nameOf } from '../../../vocabulary/ladder.ts';
import { type Refusal, refusal } from '../../../vocabulary/refusal.ts';
import type { Clause, Day } from '../../../vocabulary/vocabulary.ts';
import { dayWords } from '../../../words/dates.ts';
import type { Setting } from '../../common/settings.ts';
import { WHOM } from '../../texts.ts';
import type { Protection } from '../terms.ts';
import { defendedBefore, protectedUntil } from './protected-days.ts';
import { type Days, defendedSlot } from './slots.ts';

/**
 * Whoever has defended their rung, against somebody who stood below when the challenge was made, is not challenged on
 * the so many days after the day of that game; 0 for no such days.
 */
export const protectionAfterDefence = (days: Setting<number>, clause: Clause): Protection => ({
  *against(ladder, { challenged }, day): Generator<Refusal> {
    const until = protectedUntil(ladder, challenged, day, days.of(ladder));
    if (until)
      yield refusal('protected', WHOM.protected(nameOf(ladder, challenged), dayWords(addDays(until, 1))), clause);
  },
  counted(ladder, { challenged, distance }, outcome, day) {
    if (outcome !== 'challenged-won' || distance < 1) return ladder;
    const known = defendedSlot.of(ladder);
    const all = defendedBefore.of(ladder);
    const after = defendedBefore.set(ladder, all.set(challenged, including(all.get(challenged), day)));
    return defendedSlot.set(after, known.set(challenged, including(known.get(challenged), day).slice(-2)));
  },
});

/** In order, each once. */
const including = (days: Days = [], day: Day): Days => (days.includes(day) ? days : [...days, day].toSorted());
