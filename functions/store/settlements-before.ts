import { addDays } from '../../shared/calendar/days.ts';
import { dueWhole, monthOf, type Period, weekOf } from '../../shared/calendar/periods.ts';
import { instantOf } from '../../shared/calendar/zone.ts';
import type { Effects, Settlement } from '../../shared/vocabulary/entry.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import type { Clause, Day } from '../../shared/vocabulary/vocabulary.ts';

type Did = 'clause' | 'dropped' | 'removed' | 'forfeited' | 'moves';

/** A settlement as version 0.1.0 stored it: all that it was, its name said. */
interface SettlementOfBefore extends Pick<Settlement, Did> {
  /** Such as "2021-10", "2021-W40" or "2022-06-06T20:15". */
  readonly period: string;
  readonly through?: string;
}

/** What a line did, as it is stored now or was by the version before. */
export type KeptEffects = Omit<Effects, 'settled'> & {
  /** Missing only from a line that was tampered with, which is not to stop whoever looks for that. */
  readonly settled?: readonly (Settlement | SettlementOfBefore)[];
};

const isOfBefore = (settlement: Settlement | SettlementOfBefore): settlement is SettlementOfBefore =>
  !('kind' in settlement);

export const areOfBefore = ({ settled = [] }: KeptEffects): boolean => settled.some(isOfBefore);

/** What a line did, as it would be stored now; what the version before stored takes the ladder's header to read. */
export const effectsNow = ({ settled = [], ...rest }: KeptEffects, header: Header | undefined): Effects => ({
  settled: settled.map((each) => (isOfBefore(each) ? settlementNow(header, each) : each)),
  ...rest,
});

/** Removals had their own clause then too, which a page told from the other. */
const REMOVED_UNDER: Readonly<Record<Clause, Clause>> = { L25: 'L26' };

function settlementNow(header: Header | undefined, { period: name, through, ...did }: SettlementOfBefore): Settlement {
  if (!header) throw new Error(`the settlement of ${name} belongs to no ladder`);
  const [day = '', time] = name.split('T');
  if (time !== undefined) return { kind: 'cut', name, at: instantOf(header.timezone, day as Day, inDay(time)), ...did };
  const period = periodNamed(name);
  const removed = REMOVED_UNDER[did.clause];
  return {
    kind: period.kind,
    ...dueWhole(header, period),
    ...(through !== undefined && { through: dueWhole(header, periodNamed(through)) }),
    ...(removed !== undefined && { clauses: { removed } }),
    ...did,
  };
}

/** A time of day in milliseconds after midnight. */
function inDay(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return ((hour ?? 0) * 60 + (minute ?? 0)) * 60_000;
}

/** 4 January is always in week 1. */
const periodNamed = (name: string): Period =>
  name.includes('W')
    ? weekOf(addDays(`${name.slice(0, 4)}-01-04` as Day, 7 * (Number(name.slice(6)) - 1)))
    : monthOf(`${name}-01` as Day);
