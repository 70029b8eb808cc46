import { monthOf, nextPeriod, periodNamed, weekOf } from '../../calendar/periods.ts';
import type { Settlement } from '../../vocabulary/entry.ts';
import type { Header } from '../../vocabulary/header.ts';

/** What each period came to, one by one, of settlements that may be about several that came out alike. */
export function* everyPeriod(header: Header, settlements: readonly Settlement[]): Generator<Settlement> {
  for (const { through, ...settlement } of settlements) {
    yield settlement;
    if (through === undefined) continue;
    const [{ last: after }, { first, last: until }] = [periodNamed(settlement.period), periodNamed(through)];
    const of = weekOf(first).name === through ? weekOf : monthOf;
    for (let next = nextPeriod(header, of, after, until); next; next = nextPeriod(header, of, next.last, until))
      yield { ...settlement, period: next.name };
  }
}
