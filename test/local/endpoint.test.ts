import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emulatorIn, Laptop, run, useFolder } from './laptop.ts';

const [folder, elsewhere] = [useFolder(), useFolder()];

it('a laptop uses the DynamoDB that DYNAMODB_ENDPOINT names, and starts none', { timeout: 120_000 }, async () => {
  const other = await Laptop.start(elsewhere);
  const env = { DYNAMODB_ENDPOINT: emulatorIn(elsewhere).endpoint, TABLE_NAME: 'another' };
  const laptop = await Laptop.start(folder, [], env);
  await laptop.record('match', { id: 'here', challenger: 'tom-garside', challenged: 'owen-prosser', score: [2, 0] });
  expect(existsSync(join(folder, 'ladders.db'))).toBe(false);
  expect((await laptop.log()).includes('"id":"here"')).toBe(true);
  expect((await other.log()).includes('"id":"here"')).toBe(false);
  const verified = await run('local/ladder.ts', ['verify', 'lavers-chess/main', '--data', folder], '', env);
  expect(verified.output).toContain('no difference');
  await laptop.end();
  await other.end();
});
