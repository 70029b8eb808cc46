import { type Cost, markdown } from './figures.ts';
import { largeCosts, type SettleCosts, settleCosts } from './settle-cost.ts';

const LADDERS = [100, 1000, 10_000];

const per = (sum: number, count: number): number => Math.round((10 * sum) / count) / 10;

/** What settling costs, in words and tables. */
export async function settlingReport(endpoint: string): Promise<readonly string[]> {
  const costs: SettleCosts[] = [];
  for (const ladders of LADDERS) costs.push(await settleCosts(endpoint, ladders));
  const each = (of: (costs: SettleCosts) => Cost) =>
    costs.map((row) => {
      const { requests, readUnits, items, writeUnits, ms } = of(row);
      return [row.ladders, row.due, ...[requests, readUnits, items, writeUnits, ms].map((sum) => per(sum, row.due))];
    });
  const looks = costs.flatMap(({ ladders, look, idle }) =>
    [look, idle].map(({ requests, readUnits }, nothing) => [ladders, nothing ? 'nothing' : '10%', requests, readUnits]),
  );
  return [
    '## A ladder of 30 players settled by the timer: its share, where one ladder in ten is due',
    markdown(
      EACH,
      each(({ settled }) => settled),
    ),
    'What is not due costs nothing, so that the cost of one does not grow with the number of ladders.',
    '## Its page published again at midnight: the same share',
    markdown(
      EACH,
      each(({ touched }) => touched),
    ),
    'An active ladder’s page tells today, and is rendered at each midnight until a week after its last line.',
    '## The hourly look',
    markdown(['ladders', 'due', 'requests', 'read units'], looks),
    'Where nothing is due that is one query for each of the 16 parts of the index, however many ladders there are.',
    '## The largest ladder',
    markdown(['what', 'requests', 'items written', 'write units', 'ms'], await large(endpoint)),
    'Bar: one transaction, so 100 items at most.',
  ];
}

const EACH = ['ladders', 'due', 'requests', 'read units', 'items written', 'write units', 'ms'];

async function large(endpoint: string) {
  const rows = await largeCosts(endpoint);
  return rows.map(([what, { requests, items, writeUnits, ms }]) => [what, requests, items, writeUnits, Math.round(ms)]);
}
