import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { connect } from '../../functions/store/dynamo/client.ts';
import { DynamoDatabase } from '../../functions/store/dynamo/database.ts';
import { absent, still } from '../../functions/store/transaction.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

it('a transaction that fails brings along the old items of all conditions that did not hold', async () => {
  const database = new DynamoDatabase({ ...place(), client: connect(place().endpoint) });
  const pk = randomUUID();
  const item = (sk: string, line: number) => ({ pk, sk, line });
  await database.put(item('head', 7));
  await database.put(item('entry', 7));
  const outcome = await database.transact([
    { put: item('other', 8), condition: absent('taken') },
    { put: item('head', 8), condition: still('changed', 'line', 6) },
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
