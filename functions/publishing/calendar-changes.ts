import { madeOf } from '#shared/rules/common/configured.ts';
import { reconfigured } from '#shared/rules/common/configuring.ts';
import type { Revised } from '#shared/view/icalendar.ts';
import type { Told } from '#shared/view/story.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { CalendarDate } from '#shared/words/calendar-date.ts';

/** What a ladder was from a line on. */
interface Former {
  /** 0 for the beginning of its season. */
  readonly line: number;
  readonly header: Header;
}

/** By how many of its last changes a calendar goes. */
const CHANGES = 20;

/** What a ladder was after each change, also after each that was voided, oldest first. */
export function headersOf(told: Pick<Told, 'ladder' | 'configured' | 'own'>): readonly Former[] {
  const all = told.configured().flatMap(({ line, voided }) => {
    const command = told.own(line)?.entry.command;
    return command?.verb === 'configure' ? [{ line, until: voided?.line ?? Infinity, body: command.body }] : [];
  });
  const lines = all.flatMap(({ line, until }) => (until < Infinity ? [line, until] : [line]));
  const headerAt = (turn: number): Header =>
    all
      .filter(({ line, until }) => line <= turn && turn < until)
      .reduce((header, { body }) => reconfigured(header, body), madeOf(told.ladder));
  return [0, ...lines]
    .toSorted((one, other) => one - other)
    .slice(-CHANGES)
    .map((line) => ({ line, header: headerAt(line) }));
}

/** The dates of now, each with the line that changed it last, and those still to come that there are no more. */
export function revised(
  headers: readonly Former[],
  today: string,
  datesOf: (header: Header) => readonly CalendarDate[],
): readonly Revised[] {
  const known = new Map<string, Revised>();
  for (const { line: sequence, header } of headers) {
    const dates = new Map(datesOf(header).map((event) => [event.id, event]));
    for (const [id, { event, isCancelled }] of known) {
      if (!dates.has(id) && !isCancelled) known.set(id, { event, sequence, isCancelled: true });
    }
    for (const [id, event] of dates) {
      const before = known.get(id);
      const isSame = before && !before.isCancelled && JSON.stringify(before.event) === JSON.stringify(event);
      if (!isSame) known.set(id, { event, sequence, isCancelled: false });
    }
  }
  return [...known.values()].filter(({ event, isCancelled }) => !isCancelled || lastDayOf(event) >= today);
}

/** Roughly: by the clocks of Greenwich. */
const lastDayOf = (event: CalendarDate): string =>
  'from' in event ? event.to : new Date(event.at).toISOString().slice(0, 10);
