import { expect, it } from 'vitest';
import { askWith } from '#local/emulator/protocol.ts';

it('no query holds up all others: whoever wants more items than a few hundred asks on', async () => {
  const limits: unknown[] = [];
  const ask = askWith({
    call: async (_, { limit }) => {
      limits.push(limit);
      return { isError: false, value: {} };
    },
  });
  await ask('Query', '{"TableName":"t"}');
  await ask('Query', '{"TableName":"t","Limit":7}');
  await ask('GetItem', '{"TableName":"t"}');
  expect(limits).toEqual([200, 7, undefined]);
});
