import { nameOf } from '../../vocabulary/ladder.ts';
import { type Refusal, refusal } from '../../vocabulary/refusal.ts';
import type { Clause } from '../../vocabulary/vocabulary.ts';
import { dayWords } from '../../words/dates.ts';
import type { Against } from '../challenge/terms.ts';
import type { Deadline } from '../deadlines/deadline.ts';
import { daysAwayOf } from './slots.ts';
import { AWAY } from './words.ts';

/** Whoever is away is not challenged, and challenges nobody. */
export const notAway = (clause: Clause): Against =>
  function* (ladder, { challenger, challenged }, day): Generator<Refusal> {
    for (const player of [challenger, challenged]) {
      const now = daysAwayOf(ladder, player).find(({ from, to }) => from <= day && day <= to);
      if (now) yield refusal('away', AWAY.away(nameOf(ladder, player), dayWords(now.to)), clause);
    }
  };

/** A challenge’s time stands still on the days on which one of the two is away, whenever that was announced. */
export const whileAway: NonNullable<Deadline['pauses']> = (ladder, { challenger, challenged }) => [
  ...daysAwayOf(ladder, challenger),
  ...daysAwayOf(ladder, challenged),
];
