import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { context } from 'esbuild';
import { ROOT } from '../root.ts';

/** `npm run dev`: a laptop that starts anew whenever a source is saved that it runs, and builds the scripts of pages itself. */

const SOURCES = ['shared', 'functions', 'web', 'local', 'cdk'];

/**
 * Where what it runs is built: as deep as the sources, which look for other files from where they are, and under a name by
 * which a laptop knows another one.
 */
const OUT = join(ROOT, 'dist/dev-local');

/** How long nothing more is saved before it is built, in milliseconds: an editor may write twice, git writes many files. */
const QUIET = 30;

rmSync(OUT, { recursive: true, force: true });
/** With all packages in it, a laptop starts in half the time. */
const bundle = await context({
  absWorkingDir: ROOT,
  entryPoints: { start: 'local/start.ts', thread: 'local/threads/thread.ts' },
  outdir: OUT,
  bundle: true,
  splitting: true,
  external: ['esbuild'],
  format: 'esm',
  platform: 'node',
  mainFields: ['module', 'main'],
  banner: {
    js: "import { createRequire as requiring } from 'node:module'; const require = requiring(import.meta.url);",
  },
  logLevel: 'warning',
  metafile: true,
});

/** The sources of what runs. */
let inputs: ReadonlySet<string> = new Set();
let laptop: ChildProcess | undefined;
/** How the paths begin of the app that somebody looked at last: the next laptop builds it while it starts. */
let app: string | undefined;

/** esbuild has said what is wrong with a source: what runs goes on until that is mended. */
async function isBuilt(): Promise<boolean> {
  try {
    const { metafile } = await bundle.rebuild();
    inputs = new Set(Object.keys(metafile.inputs));
    return true;
  } catch {
    return false;
  }
}

async function end(): Promise<void> {
  if (!laptop || laptop.exitCode !== null || laptop.signalCode !== null) return;
  laptop.kill();
  await once(laptop, 'exit');
}

const isOfPagesAlone = (path: string): boolean => /^(shared|web)\/.*\.tsx?$/.test(path) && !inputs.has(path);

async function renew(paths: readonly string[]): Promise<void> {
  if (laptop?.connected && paths.every(isOfPagesAlone)) {
    laptop.send('saved');
    return;
  }
  // Style sheets are not built: the laptop reads them when it starts.
  if (!paths.every((path) => path.endsWith('.css')) && !(await isBuilt())) return;
  await end();
  const env = { ...process.env, NODE_COMPILE_CACHE: join(OUT, 'compiled'), ...(app && { DEV_APP: app }) };
  laptop = fork(join(OUT, 'start.js'), ['--dev', ...process.argv.slice(2)], { env });
  laptop.on('message', (asked) => {
    app = `${asked}`;
  });
}

const saved = new Set<string>();
for (const folder of SOURCES)
  watch(join(ROOT, folder), { recursive: true }, (_, file) => saved.add(`${folder}/${file?.replaceAll('\\', '/')}`));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    await end();
    process.exit();
  });

await renew(['local/start.ts']);
for (let before = 0; ; before = saved.size) {
  await sleep(QUIET);
  if (saved.size === 0 || saved.size !== before) continue;
  const paths = [...saved];
  saved.clear();
  await renew(paths);
}
