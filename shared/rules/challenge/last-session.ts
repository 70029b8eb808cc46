import { addDays, weekday as weekdayOf } from '../../calendar/days.ts';
import { instantOf, localOf } from '../../calendar/zone.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import type { Instant } from '../../vocabulary/vocabulary.ts';
import { type Setting, timeIn } from '../common/settings.ts';

/** On which day of the week games are played, 0 being Sunday, and between which hours. */
interface Session {
  readonly weekday: number;
  readonly from: Setting<string>;
  readonly to: Setting<string>;
}

/**
 * When a game that is reported at an instant is likely to have been played: then, during play, and else when play began
 * last; then as well, if that was on a day before the challenge.
 */
export const lastSession =
  (session: Session) =>
  (ladder: Ladder, now: Instant, issued: Instant): Instant => {
    const { timezone } = ladder.header;
    const [from, to] = [timeIn(ladder, session.from), timeIn(ladder, session.to)];
    const { day, time } = localOf(timezone, now);
    const ago = (weekdayOf(day) - session.weekday + 7) % 7;
    if (ago === 0 && time >= from && time <= to) return now;
    const last = addDays(day, -(ago === 0 && time < from ? 7 : ago));
    return last < localOf(timezone, issued).day ? now : instantOf(timezone, last, from);
  };
