/**
 * Says where the public pages and files of the demo clubs differ from those of another version:
 *
 *     npm run proof -- compare DIR
 *
 * DIR holds the other version with its dependencies installed. Each version is started once, one after the other, on a
 * new data folder and at the same moment.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { turnAway } from '../proof/program.ts';
import { inFolder } from './figures.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));
const CLOCK = '2026-11-20T20:05';
/** How long a version may take to publish everything, in milliseconds. */
const PATIENCE = 120_000;
/** How many differing lines of a file are shown. */
const SHOWN = 3;

/** The published files by path. */
type Site = ReadonlyMap<string, string>;

const MINUTES = 5;
const toMinutes = (minute: string): string => String(Math.floor(Number(minute) / MINUTES) * MINUTES).padStart(2, '0');
const LENGTH = MINUTES * 60_000;

/**
 * Names that change with what they name, and the seconds that a start takes, which are in what the demo clubs play
 * meanwhile: neither is a difference that people see.
 */
const asCompared = (text: string): string =>
  text
    .replaceAll(/\.[0-9a-f]{12}(?=\.css)/g, '.HASH')
    .replaceAll(/-[0-9A-Z]{8}(?=\.js)/g, '-HASH')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')
    .replaceAll(/(?<!\d)(\d\d):(\d\d)(:\d\d(\.\d+)?)?/g, (_, hour, minute) => `${hour}:${toMinutes(minute)}`)
    .replaceAll(/(?<=T\d\d)(\d\d)\d\dZ/g, (_, minute) => toMinutes(minute))
    .replaceAll(/\b1\d{12}\b/g, (instant) => String(Math.floor(Number(instant) / LENGTH) * LENGTH));

function filesBelow(folder: string): Site {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const shown = paths.filter((path) => !/\/(\.editions|assets)\/|worker\.js$/.test(path));
  return new Map(shown.map((path) => [relative(folder, path), asCompared(readFileSync(path, 'utf8'))]));
}

async function published(version: string, data: string): Promise<Site> {
  const command = ['--import', 'tsx', 'local/start.ts', '--port', '0', '--clock', CLOCK, '--data', data];
  const child = spawn(process.execPath, command, { cwd: version, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const patience = setTimeout(() => child.kill(), PATIENCE);
  try {
    for await (const text of child.stdout.setEncoding('utf8')) if (String(text).includes('is running')) break;
    return filesBelow(join(data, 'site'));
  } finally {
    clearTimeout(patience);
    child.kill();
    await ended;
  }
}

function linesOnlyIn(one: string, other: string): readonly string[] {
  const known = new Set(brokenUp(other));
  return brokenUp(one)
    .filter((line) => !known.has(line))
    .slice(0, SHOWN);
}

/** Pages and data are written on one line. */
const brokenUp = (text: string): readonly string[] => text.split(/(?<=>)(?=<)|(?<=[,}\]])(?=["{[])|\n/);

function tell(path: string, before: string | undefined, now: string | undefined): void {
  if (before === undefined || now === undefined) {
    console.log(`${path}: ${before === undefined ? 'is new' : 'is gone'}`);
    return;
  }
  console.log(`${path}:`);
  for (const line of linesOnlyIn(before, now)) console.log(`  - ${line}`);
  for (const line of linesOnlyIn(now, before)) console.log(`  + ${line}`);
}

const [other] = process.argv.slice(2);
if (other === undefined) turnAway('npm run proof -- compare DIR: name the folder of the other version.');
const before = await inFolder((data) => published(resolve(other), data));
const now = await inFolder((data) => published(HERE, data));
const paths = [...new Set([...before.keys(), ...now.keys()])].toSorted();
const different = paths.filter((path) => before.get(path) !== now.get(path));
for (const path of different) tell(path, before.get(path), now.get(path));
console.log(`${paths.length} files, ${different.length} differ`);
process.exitCode = different.length > 0 ? 1 : 0;
