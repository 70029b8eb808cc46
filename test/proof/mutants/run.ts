import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { inFolder, markdown } from '#test/bench/figures.ts';
import { optionsGiven, turnAway } from '../program.ts';
import settings from './stryker.config.json' with { type: 'json' };

/**
 * `npm run proof -- mutants [--part NAME] [--details FILE]`: changes the rules, the engine and the store of ladders in
 * every way that Stryker knows, one at a time, and sees whether a test fails. A part takes from two minutes to half an hour
 * on two quiet cores. What comes of it is kept in `test/bench/results/mutants.json`, beside what came of the others and
 * when, and told in `mutants.md`; each mutant of the last part in a file, as Stryker tells it, where one is named.
 */
const values = optionsGiven({ part: { type: 'string' }, details: { type: 'string' } });

/** Of a hundred mutants, so many at least are to be noticed. */
const WANTED = 85;

/** Of the store of ladders, what writes a line, and what begins, ends and settles seasons; all else reads. */
const WRITING = 'catch-up changes commit deciding idempotency race submit';
const SEASONS = 'ladder-queue season-transition seasons settle-ladder start-season status touch undo-season';
const ofStore = (names: string): string[] => names.split(' ').map((name) => `functions/ladders/${name}.ts`);

const NO_WORDS = '!shared/rules/**/*-in-words.ts';
const PARTS: readonly {
  readonly name: string;
  readonly tests: 'engine' | 'rules' | 'words' | 'store';
  readonly mutate: string[];
}[] = [
  { name: 'engine', tests: 'engine', mutate: ['shared/engine/*.ts'] },
  ...'common deadlines away inactivity challenge night pots go pairs'
    .split(' ')
    .map((name) => ({ name, tests: 'rules' as const, mutate: [`shared/rules/${name}/**/*.ts`, NO_WORDS] })),
  { name: 'boxes', tests: 'rules', mutate: ['shared/systems/boxes/*.ts', '!shared/systems/boxes/*words.ts'] },
  { name: 'words', tests: 'words', mutate: ['shared/rules/*.ts', 'shared/rules/*/*-in-words.ts'] },
  { name: 'writing', tests: 'store', mutate: ofStore(WRITING) },
  { name: 'seasons', tests: 'store', mutate: ofStore(SEASONS) },
  {
    name: 'reading',
    tests: 'store',
    mutate: ['functions/ladders/*.ts', ...ofStore(`${WRITING} ${SEASONS}`).map((file) => `!${file}`)],
  },
];

/** What became of the mutants of a part. Those that are static, or do not even run, tell nothing and are left out. */
interface Came {
  /** The commit at which it was tried. */
  readonly at: string;
  /** A test failed, or never ended. */
  readonly noticed: number;
  readonly alive: number;
  /** No test ran the place that was changed. */
  readonly unmet: number;
}

async function tryPart({ tests, mutate }: (typeof PARTS)[number]): Promise<Came> {
  process.env['MUTANTS'] = tests;
  return inFolder(async (folder) => {
    const options = { ...settings, mutate, jsonReporter: { fileName: values.details ?? `${folder}/mutants.json` } };
    const found = await new Stryker(options as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
    const counted = (...statuses: readonly string[]) => found.filter(({ status }) => statuses.includes(status)).length;
    return {
      at: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
      noticed: counted('Killed', 'Timeout'),
      alive: counted('Survived'),
      unmet: counted('NoCoverage'),
    };
  });
}

const KEPT = new URL('../../bench/results/mutants.json', import.meta.url);
const kept: Record<string, Came> = JSON.parse(readFileSync(KEPT, 'utf8'));

const chosen = PARTS.filter(({ name }) => !values.part || name === values.part);
if (chosen.length === 0) turnAway(`--part ${values.part}: there is ${PARTS.map(({ name }) => name).join(', ')}.`);
for (const part of chosen) {
  kept[part.name] = await tryPart(part);
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
}

const done = PARTS.flatMap(({ name }) => (kept[name] ? [{ name, ...kept[name] }] : []));
const sum = (what: 'noticed' | 'alive' | 'unmet') => done.reduce((total, each) => total + each[what], 0);
const all = { name: 'all', at: '', noticed: sum('noticed'), alive: sum('alive'), unmet: sum('unmet') };
type Row = typeof all;
const count = ({ noticed, alive, unmet }: Row): number => noticed + alive + unmet;
const percent = (row: Row): string => ((100 * row.noticed) / count(row)).toFixed(1);

const holds = done.length === PARTS.length && Number(percent(all)) >= WANTED;
const verdict = `proof mutants: ${count(all).toLocaleString('en')} mutants in ${done.length} of ${PARTS.length} parts, ${percent(all)} % noticed: ${holds ? 'holds' : 'FAILS'}`;
/** What was found by reading what no test notices, part by part. */
const ALIVE = [
  'What stays alive, read part by part, is mostly of these kinds:',
  [
    'guards that strict types ask for and no accepted line meets: `?.`, `?? []`, `!== undefined`, an `if` that gives back the ladder as it is;',
    'shortcuts, without which the same comes out more slowly: what has not changed is kept, and what a line cannot have touched is not worked out again;',
    'bounds at which either side gives the same, and the order of what is sorted or made a set later;',
    'what only tests notice that are left out here because they take too long: any line corrected, voided or entered late in every system, clubs during outages, ladders of ten thousand, the databases, and pages.',
  ]
    .map((each) => `- ${each}`)
    .join('\n'),
];

const page = [
  '# proof mutants',
  'Made by `npm run proof -- mutants`, each part at the commit named beside it. A mutant is the code with one thing changed; it is noticed if a test fails, or never ends. Static ones are left out: what runs as a module loads, which no single test is known to run.',
  markdown(
    ['part', 'commit', 'mutants', 'noticed', 'alive', 'met by no test', '% noticed'],
    [...done, all].map((row) => [row.name, row.at, count(row), row.noticed, row.alive, row.unmet, percent(row)]),
  ),
  ...ALIVE,
  `\`${verdict}\``,
];
writeFileSync(new URL('../../bench/results/mutants.md', import.meta.url), `${page.join('\n\n')}\n`);
console.log(verdict);
process.exitCode = holds ? 0 : 1;
