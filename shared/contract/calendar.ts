import type { Clause, Day } from '../vocabulary/vocabulary.ts';
import type { When } from './view.ts';

/** A day on which something was played, and how many results of it stand. */
export interface PlayedOnView {
  readonly day: Day;
  readonly results: number;
}

/** When penalties fall due. */
export interface DueDateView {
  readonly at: When;
  /** As a settlement names it; the final's cut is among them. */
  readonly period: string;
  readonly clause: Clause;
}

/** The days of a season, those behind and those ahead. */
export interface CalendarView {
  /** How many days there were in all, and of them the last 60, oldest first. */
  readonly days: number;
  readonly played: readonly PlayedOnView[];
  /** From now to the end of the season, a year ahead at most. */
  readonly dues: readonly DueDateView[];
  /** On which the club is shut, both days included. */
  readonly closures: readonly { readonly from: Day; readonly to: Day }[];
}
