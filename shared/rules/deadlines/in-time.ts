import { type Challenge, type Ladder, nameOf } from '../../vocabulary/ladder.ts';
import { type Refusal, refusal } from '../../vocabulary/refusal.ts';
import type { Instant } from '../../vocabulary/vocabulary.ts';
import { dayWords } from '../../words/dates.ts';
import { twoNames } from '../challenge/pairs.ts';
import { dayOf } from '../common/standing.ts';
import { DEADLINES } from '../texts.ts';
import { type Deadline, lastDayFor } from './deadline.ts';

/** What speaks against a result that was played at an instant, of a challenge that ran out. */
export type InTime = (ladder: Ladder, lapsed: Challenge, playedAt: Instant) => Iterable<Refusal>;

/** A challenge that was played by all its last days did not lapse, however late that is told. */
export const playedInTime = (...deadlines: readonly Deadline[]): InTime =>
  function* (ladder, lapsed, playedAt) {
    for (const terms of deadlines) {
      const last = lastDayFor(terms, ladder, lapsed);
      if (!last || dayOf(ladder, playedAt) <= last) continue;
      const says = terms.toAccept
        ? DEADLINES.late.accept(nameOf(ladder, lapsed.challenged), dayWords(last))
        : DEADLINES.late.play(twoNames(ladder, lapsed), dayWords(last));
      yield refusal('closed-challenge', says, terms.clause);
    }
  };
