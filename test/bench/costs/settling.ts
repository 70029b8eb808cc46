import { nameOf } from '#functions/database/keys.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { type Cost, CountedLine } from '#test/cloud/table-line.ts';
import { type Case, caseOf, clubOf, ladderOf } from '../cases.ts';
import { type Filled, withTable } from '../deployed/emulator.ts';
import { start } from '../deployed/functions.ts';
import { median } from '../figures.ts';
import { atMost, type Found } from '../report.ts';
import { mapBy, ofEach, type Run } from '../trees.ts';

/** How many players a ladder has: in boxes of five, 2,000 of them. */
const [WHOLE, QUICK] = [10_000, 200];
const LADDERS = 4;
const SYSTEMS: readonly SystemId[] = ['boxes', 'shicargo'];
/** More than are written where a page only has to tell the new day. */
const FEWEST_ITEMS = 3;

interface Settled extends Cost {
  /** Milliseconds of CPU, in a process that knows nothing yet and in one that has settled other ladders. */
  readonly cold: number;
  readonly warm: number;
}

/** What the packaged function takes to settle the month of a large ladder: of boxes, two of whose matches each have been played. */
export async function settling(run: Run): Promise<Found> {
  const players = run.isQuick ? QUICK : WHOLE;
  const lines = 1 + (2 * players) / 5;
  const cases = SYSTEMS.map((system) => caseOf(system, { players, lines, hours: 1, ladders: LADDERS }));
  const found = await ofEach(run, async (tree) => {
    const bundles = await run.bundlesOf(tree);
    return withTable(tree, { cases, scorers: 0 }, async (filled) => {
      const all = new Map<string, Settled>();
      for (const of of cases) all.set(clubOf(of), await settledOn(filled, bundles, of));
      return all;
    });
  });
  const at = (figure: keyof Settled) =>
    cases.map((of) => mapBy(found, (all) => all.get(clubOf(of))?.[figure] ?? Number.NaN));
  const what = `a month’s end at ${players.toLocaleString('en')} players of ${SYSTEMS.join(' · ')}`;
  return {
    bars: [
      atMost(`${what}: CPU of \`settle\``, 250, 'ms', ...at('warm')),
      atMost('the same, by a process that knows nothing: CPU', Number.NaN, 'ms', ...at('cold')),
      // More than that no transaction takes.
      atMost('the same: items written', 100, '', ...at('items')),
      atMost('the same: write units', Number.NaN, '', ...at('writeUnits')),
      atMost('the same: read units', Number.NaN, '', ...at('readUnits')),
    ],
  };
}

async function settledOn(filled: Filled, bundles: string, of: Case): Promise<Settled> {
  const line = new CountedLine(filled.endpoint);
  const worker = await start('settle', { ...filled, endpoint: await line.open(), bundles });
  const [costs, times]: [Cost[], number[]] = [[], []];
  try {
    for (let n = 0; n < LADDERS; n++) {
      line.read();
      const body = nameOf({ club: clubOf(of), ladder: ladderOf(n) });
      const { cpu } = await worker.handle({ Records: [{ messageId: body, body }] }, nextMonth());
      const cost = line.read();
      if (cost.items < FEWEST_ITEMS) throw new Error(`${body}: nothing was settled`);
      costs.push(cost);
      times.push(cpu);
    }
  } finally {
    worker.close();
    await line.close();
  }
  const [cold = Number.NaN, ...warm] = times;
  const each = (figure: keyof Cost): number => median(costs.map((cost) => cost[figure]));
  return {
    cold,
    warm: median(warm),
    items: each('items'),
    readUnits: each('readUnits'),
    writeUnits: each('writeUnits'),
  };
}

/** An hour after this month has ended. */
function nextMonth(): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 1);
}
