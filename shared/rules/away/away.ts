import { nameOf } from '../../vocabulary/ladder.ts';
import { type Refusal, refusal } from '../../vocabulary/refusal.ts';
import type { Clause } from '../../vocabulary/vocabulary.ts';
import { dayWords } from '../../words/dates.ts';
import type { Against } from '../challenge/terms.ts';
import type { Deadline } from '../deadlines/deadline.ts';
import { AWAY } from '../texts.ts';
import { awayUntil, daysAwayOf } from './days.ts';

/** Whoever is away is not challenged, and challenges nobody. */
export const notAway = (clause: Clause): Against =>
  function* (ladder, { challenger, challenged }, day): Generator<Refusal> {
    for (const player of [challenger, challenged]) {
      const until = awayUntil(ladder, player, day);
      if (until) yield refusal('away', AWAY.away(nameOf(ladder, player), dayWords(until)), clause);
    }
  };

/** A challenge’s time stands still on the days on which one of the two is away, whenever that was announced. */
export const whileAway: NonNullable<Deadline['pauses']> = (ladder, { challenger, challenged }) => [
  ...daysAwayOf(ladder, challenger),
  ...daysAwayOf(ladder, challenged),
];
