import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtScripts } from '../../../local/scripts.ts';

test('a player’s page comes over a poor line: script with all rules in it, 40 KB compressed', async () => {
  const script = (await builtScripts())['/assets/me.js'] ?? '';
  expect(script).not.toBe('');
  expect(gzipSync(script).length).toBeLessThanOrEqual(40 * 1024);
});
