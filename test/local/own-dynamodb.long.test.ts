import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useEmulator } from '../ladders/emulator.ts';
import { Laptop, run, useFolder } from './laptop.ts';

const folder = useFolder();
const place = useEmulator();

it('a laptop uses the DynamoDB that DYNAMODB_ENDPOINT names, and keeps no database of its own', {
  timeout: 300_000,
}, async () => {
  const env = { DYNAMODB_ENDPOINT: place().endpoint, TABLE_NAME: 'another' };
  const laptop = await Laptop.start(folder, [], env);
  await laptop.record('match', { id: 'here', challenger: 'tom-garside', challenged: 'owen-prosser', score: [2, 0] });
  expect(existsSync(join(folder, 'ladders.sqlite'))).toBe(false);
  expect((await laptop.log()).includes('"id":"here"')).toBe(true);
  const verified = await run('local/operator.ts', ['verify', 'lavers-chess/main', '--data', folder], '', env);
  expect(verified.output).toContain('no difference');
  await laptop.end();
});
