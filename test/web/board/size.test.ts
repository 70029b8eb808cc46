import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtScripts } from '../../../local/scripts.ts';

test('the board comes over a slow line of a club room: script with all rules in it, 40 KB compressed', async () => {
  const scripts = await builtScripts();
  expect(gzipSync(scripts['/assets/board.js'] ?? '').length).toBeLessThanOrEqual(40 * 1024);
});
