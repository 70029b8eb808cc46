import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { sheetsInside } from '#cdk/build/sheets.ts';
import { folderForBucket, impatient, poisoned } from './poison.ts';

/** A function as it runs on AWS. */
type Handler = (event: object, context: { getRemainingTimeInMillis(): number }) => Promise<unknown>;

const MINUTE = { getRemainingTimeInMillis: () => 60_000 };

/** Functions as they are packaged, but poisoned, by name. */
export function usePoisonedFunctions(...names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'poisoned-'));
  beforeAll(async () => {
    await build({
      entryPoints: names.map((name) => ({ in: `functions/${name}.ts`, out: name })),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      mainFields: ['module', 'main'],
      alias: { 'chess.js': './web/stand-ins/chess.browser.ts' },
      plugins: [poisoned, impatient, folderForBucket, sheetsInside],
      banner: {
        js: "import { createRequire as requiring } from 'node:module'; const require = requiring(import.meta.url);",
      },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return async (name: string, event: object): Promise<unknown> => {
    const { handler }: { handler: Handler } = await import(join(folder, `${name}.mjs`));
    return handler(event, MINUTE);
  };
}
