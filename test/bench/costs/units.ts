import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { type Cost, CountedLine } from '#test/cloud/table-line.ts';
import { type Case, caseOf, clubOf } from '../cases.ts';
import { type Filled, withTable } from '../deployed/emulator.ts';
import { Api } from '../deployed/functions.ts';
import { median } from '../figures.ts';
import { gameOf, gamesIn } from '../games.ts';
import { atMost, type Found } from '../report.ts';
import { mapBy, ofEach, type Run } from '../trees.ts';

/** The first results make the process know the key and the ladder. */
const [WARMING, RESULTS] = [5, 20];

const SYSTEMS: readonly SystemId[] = ['lavers', 'nairobi', 'house', 'computer-go', 'shicargo'];

/** What a result costs at the table, by the size of the ladder, and in each system: warm, with a scorer’s key. */
export async function units(run: Run): Promise<Found> {
  const sizes = run.isQuick ? [10, 100] : [10, 100, 1000, 10_000];
  const cases = [
    ...sizes.map((players) => caseOf('crewe', { players })),
    ...SYSTEMS.map((system) => caseOf(system, { lines: 11 })),
  ];
  const found = await ofEach(run, async (tree) => {
    const bundles = await run.bundlesOf(tree);
    return withTable(tree, { cases, scorers: 1 }, async (filled) => {
      const all = new Map<string, readonly Cost[]>();
      for (const of of cases) all.set(clubOf(of), await costsOf(filled, bundles, of));
      return all;
    });
  });
  const at = (figure: keyof Cost) =>
    cases.map((of) => mapBy(found, (all) => median((all.get(clubOf(of)) ?? []).map((cost) => cost[figure]))));
  const what = `a result at ${sizes.map((size) => size.toLocaleString('en')).join(' · ')} players of Crewe, and in ${SYSTEMS.join(' · ')}`;
  return {
    bars: [
      atMost(`${what}: items written`, 8, '', ...at('items')),
      atMost('the same: write units', 20, '', ...at('writeUnits')),
      atMost('the same, warm: read units', 0, '', ...at('readUnits')),
    ],
  };
}

async function costsOf({ keys, ...filled }: Filled, bundles: string, of: Case): Promise<readonly Cost[]> {
  const line = new CountedLine(filled.endpoint);
  const api = new Api({ ...filled, endpoint: await line.open(), bundles });
  const key = keys[clubOf(of)]?.scorers[0] ?? '';
  const costs: Cost[] = [];
  const first = gamesIn(of);
  try {
    for (let n = first; n < first + WARMING + RESULTS; n++) {
      line.read();
      await api.record(of, gameOf(of.system, n, of.players).result, key);
      costs.push(line.read());
    }
    return costs.slice(WARMING);
  } finally {
    await Promise.all([api.close(), line.close()]);
  }
}
