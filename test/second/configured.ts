import { type Day, dayOf } from './calendar.ts';
import type { Header } from './lines.ts';
import type { Kept } from './season.ts';

/** The days on which the club is shut. Closures count as if they had always been there: the last ones that were given. */
export function shutDays(header: Header, kept: readonly Kept[]): ReadonlySet<Day> {
  const last = kept.findLast(({ voided, body }) => !voided && body.closures);
  const shut = new Set<Day>();
  for (const { from, to } of last?.body.closures ?? header.closures ?? []) {
    for (let day = dayOf(from); day <= dayOf(to); day++) shut.add(day);
  }
  return shut;
}

/** What the season's last day would be had a line never been there; undefined where it would have none. */
export function endWithout(header: Header, kept: readonly Kept[], line: number): Day | undefined {
  const last = kept.findLast((each) => !each.voided && each.line !== line && each.body.end !== undefined);
  const end = last ? last.body.end : header.season.end;
  return typeof end === 'string' ? dayOf(end) : undefined;
}
