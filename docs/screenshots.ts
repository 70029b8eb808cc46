import { readdirSync, rmSync } from 'node:fs';
import { startVitest } from 'vitest/node';

/** Takes all pictures anew and accepts them all: what differs from before is to be looked at, and committed. */
for (const file of readdirSync('docs/screenshots')) if (file.endsWith('.webp')) rmSync(`docs/screenshots/${file}`);
Object.assign(process.env, { ACCEPT_PICTURES: '1', TESTS: 'all' });
const run = await startVitest('test', ['test/browser/pictures.long.test.ts'], { watch: false });
await run.close();
