import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { PACKAGED } from '#cdk/build/packaged.ts';
import type { encryptFor } from '#functions/notifying/push/encrypt.ts';
import { SubscribedBrowser } from '../notifying/push/subscribed-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'packaged-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('what encrypts messages for phones works as it is packaged, and weighs little', async () => {
  const outfile = join(folder, 'encrypt.mjs');
  const { outExtension: _, ...packaged } = PACKAGED;
  const entryPoints = ['functions/notifying/push/encrypt.ts'];
  const { metafile } = await build({ ...packaged, target: 'node20', entryPoints, outfile, metafile: true });
  expect(Object.values(metafile.outputs)[0]?.bytes).toBeLessThan(10_000);
  const made: { encryptFor: typeof encryptFor } = await import(outfile);
  const phone = new SubscribedBrowser();
  expect(phone.read(made.encryptFor(phone.address, 'Your turn'))).toBe('Your turn');
});
