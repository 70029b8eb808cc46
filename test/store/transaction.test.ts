import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { connect } from '../../functions/store/client.ts';
import { Database } from '../../functions/store/database.ts';
import { absent, transact } from '../../functions/store/transaction.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

it('a transaction that fails brings along the old items of all conditions that did not hold', async () => {
  const database = new Database({ ...place(), client: connect(place().endpoint) });
  const pk = randomUUID();
  const item = (sk: string, line: number) => ({ pk, sk, line });
  await database.put(item('head', 7));
  await database.put(item('entry', 7));
  const outcome = await transact(database, [
    { put: item('other', 8), condition: absent('taken') },
    { put: item('head', 8), condition: { name: 'changed', expression: '#line = :seen', values: { ':seen': 6 } } },
    { put: item('entry', 8), condition: absent('taken') },
  ]);
  expect(outcome).toEqual({
    end: 'failed',
    condition: 'changed',
    item: item('head', 7),
    items: [item('head', 7), item('entry', 7)],
    unsure: false,
  });
});
