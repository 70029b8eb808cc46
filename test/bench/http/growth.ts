import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { SHORT, USUAL } from './cases.ts';
import { cellsOf, type Measured, middle, roundsAt } from './measured.ts';
import type { Round } from './rounds.ts';

/** What figures may grow with, and what it is where something else grows. */
const BASE = { players: USUAL, lines: SHORT, ladders: 1, clients: 1 } as const;
type Cause = keyof typeof BASE;
const CAUSES: readonly Cause[] = ['players', 'lines', 'ladders', 'clients'];

interface Kind {
  readonly contestant: string;
  readonly system: SystemId;
  readonly figure: string;
}

interface Value extends Kind {
  readonly at: Readonly<Record<Cause, number>>;
  readonly value: number;
}

/** How many times as much a figure is after a step of what it may grow with, and as if that step were tenfold. */
export interface Step extends Kind {
  readonly cause: Cause;
  readonly from: number;
  readonly to: number;
  readonly factor: number;
  readonly tenfold: number;
}

const FLAT = 1.5;
export const growsTooMuch = ({ tenfold }: Step): boolean => tenfold > FLAT;

const FIGURES: Readonly<Record<string, (round: Round) => number>> = {
  'request to answer, p50': ({ p50 }) => p50,
  'request to answer, p95': ({ p95 }) => p95,
  'result to page, p50': ({ page50 }) => page50,
  'from one result to the next, of all clients': ({ rate }) => 1000 / rate,
};

/** A laptop's ladders are not all of one club. */
const restartsIn = ({ restarts }: Measured): readonly Value[] =>
  restarts.flatMap(({ contestant, ladders, page, ready }) => {
    const kind = { contestant, system: 'crewe', at: { ...BASE, ladders } } as const;
    return [
      { ...kind, figure: 'restart to the first page', value: page },
      { ...kind, figure: 'restart until it is ready', value: ready },
    ];
  });

const singlesIn = ({ singles }: Measured): readonly Value[] =>
  singles.flatMap(({ contestant, of: { system, ...of }, each, rest }) =>
    Object.entries({
      'processor of one result': each.own,
      'processor of its database': each.database,
      'files written for one result': each.files,
      'bytes written for one result': each.bytes,
      'processor of what follows later': rest.own,
      'bytes of what follows later': rest.bytes,
    }).map(([figure, value]) => ({ contestant, system, figure, at: { ...of, clients: 1 }, value })),
  );

const roundsIn = (measured: Measured): readonly Value[] =>
  cellsOf(measured).flatMap((cell) =>
    measured.contestants.flatMap((contestant) =>
      Object.entries(FIGURES).map(([figure, of]) => ({
        contestant,
        system: cell.of.system,
        figure,
        at: { ...cell.of, clients: cell.clients },
        value: middle(roundsAt(measured, contestant, cell), of),
      })),
    ),
  );

const nameOf = ({ contestant, system, figure }: Kind): string => `${contestant} ${system} ${figure}`;

function stepsAlong(cause: Cause, values: readonly Value[]): readonly Step[] {
  const along = values
    .filter(({ at }) => CAUSES.every((each) => each === cause || at[each] === BASE[each]))
    .toSorted((one, other) => one.at[cause] - other.at[cause]);
  return along.slice(1).flatMap(({ at, value, contestant, system, figure }, index) => {
    const before = along[index];
    if (!before || before.value === 0 || Number.isNaN(value)) return [];
    const [from, to, factor] = [before.at[cause], at[cause], value / before.value];
    return { contestant, system, figure, cause, from, to, factor, tenfold: factor ** (1 / Math.log10(to / from)) };
  });
}

/** Every figure at every step of what it may grow with. */
export function growthOf(measured: Measured): readonly Step[] {
  const groups = new Map<string, Value[]>();
  for (const value of [...roundsIn(measured), ...singlesIn(measured), ...restartsIn(measured)])
    groups.set(nameOf(value), [...(groups.get(nameOf(value)) ?? []), value]);
  return [...groups.values()].flatMap((each) => CAUSES.flatMap((cause) => stepsAlong(cause, each)));
}
