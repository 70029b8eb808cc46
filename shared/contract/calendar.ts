import type * as z from 'zod/mini';
import { day, line } from '../log/fields.ts';
import { phrase, who } from './phrase.ts';
import { clause, count, list, object, optional, told, tuple, when } from './schema.ts';
import { ofAnyKind, settlementName } from './settlement-kind.ts';

const playedOnView = object({ day, results: count });
export type PlayedOnView = z.infer<typeof playedOnView>;

const dueDateView = ofAnyKind({
  at: when,
  period: settlementName,
  clause,
  between: optional('Of a challenge’s deadlines: the challenger and the challenged.', tuple(who, who)),
});
export type DueDateView = z.infer<typeof dueDateView>;

export const changeView = object({
  line,
  at: when,
  text: told('In sentences, from what to what: "The final was moved from 7 June 2027 to 14 June 2027."', phrase),
  voidedBy: optional('The line that voided it, so that it counts for nothing.', line),
});
export type ChangeView = z.infer<typeof changeView>;

export const calendarView = object({
  days: told('How many days there were in all.', count),
  played: told('The last 60 of them, oldest first.', list(playedOnView)),
  dues: told(
    'From now to the end of the season, a year ahead at most; of open challenges, the 100 issued first.',
    list(dueDateView),
  ),
  closures: told('On which the club is shut, both days included.', list(object({ from: day, to: day }))),
  changes: optional(
    'What was changed of the ladder, or of players’ names, in mid-season, oldest first: the last 20.',
    list(changeView),
  ),
});
export type CalendarView = z.infer<typeof calendarView>;
