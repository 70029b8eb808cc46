import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache');

/**
 * What Chromium leaves out: as Playwright has it, whose list this one takes the place of, and the two pages behind its
 * address bar. Nobody sees that, and each window costs three times as much with it.
 */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** No requests of the browser's own: the tests talk to this machine alone. Letters are hinted as fonts.conf has it. */
const QUIET = [
  `--disable-features=${WITHOUT.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
];

export type Program = Pick<LaunchOptions, 'args' | 'env' | 'executablePath'>;

/** A browser sees only the tests' own letters, and finds the libraries in a folder before those of the machine. */
const program = (executablePath: string, libraries?: string): Program => ({
  executablePath,
  args: QUIET,
  env: {
    ...process.env,
    FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
    ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }),
  },
});

const USUAL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = process.env['CHROMIUM'] ?? USUAL.find((path) => existsSync(path));

/** A browser as people have it, with notifications and a history of its own, where this machine has one. */
export const WHOLE = found ? program(found) : undefined;

/** Whether the browser that `npm ci` brings runs here. */
export const RUNS_OWN = process.platform === 'linux' && process.arch === 'x64';

/** The package unpacks what it holds into the folder for temporary files; the libraries, too, where it takes this for Lambda. */
const UNPACK = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;
const unpackTo = (folder: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });

/** Where Chromium lies unpacked in a folder: done once, by the first of several that start at the same time. */
export async function unpackedIn(cache: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  await unpackTo(own);
  await rename(own, folder).catch(async (error) => {
    await rm(own, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

/** The browser that `npm ci` brings, without windows, notifications and history: the same on every machine. */
export async function ownProgram(): Promise<Program> {
  if (RUNS_OWN) {
    const folder = await unpackedIn(CACHE);
    return program(join(folder, 'chromium'), join(folder, 'al2023/lib'));
  }
  if (WHOLE) return WHOLE;
  throw new Error('The browser that npm ci brings runs on Linux on x64 only: let CHROMIUM name another one.');
}
