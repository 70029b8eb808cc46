import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '#shared/systems/registry.ts';

const TESTS = 'test/rules';
const PAGE = 'docs/rules.md';

interface System {
  readonly folder: string;
  readonly name: string;
  /** Of its clauses, and how many are numbered; the others are named by the headings of its document. */
  readonly letter: string;
  readonly numbered: number;
  /** What only people can do, or only describes: nothing of it is recorded, so there is nothing to test. */
  readonly forPeople: Readonly<Record<string, string>>;
}

/** What has clauses of its own: every system, and pairs, who play by a system’s. */
export const SYSTEMS: readonly System[] = [...systems(), { id: 'pairs', name: 'Pairs' }].map(({ id, name }) => ({
  folder: id,
  name,
  ...clausesOf(id),
}));

/** What a system's document says of its clauses: near its beginning, and in its last part. */
function clausesOf(id: string): Omit<System, 'folder' | 'name'> {
  const document = `docs/rules/${id}.md`;
  const text = readFileSync(document, 'utf8');
  const [, count = 0, letter] =
    /Its (?:(\d+) clauses are numbered with|headings are its clauses, cited as) ([A-Z])\./m.exec(text) ?? [];
  if (letter === undefined) throw new Error(`${document} does not say what its clauses are called`);
  const [, alone = ''] = text.split('\n## For people alone\n');
  const forPeople = Array.from(alone.matchAll(/^- \*\*(\w+)\*\* (.*)$/gm), ([, clause, says]) => [clause, says]);
  return { letter, numbered: Number(count), forPeople: Object.fromEntries(forPeople) };
}

interface RuleTest {
  readonly clause: string;
  readonly says: string;
  /** Where it is; nothing for what only people can do. */
  readonly folder?: string;
  readonly file: string;
}

const TITLE = /^\s*(describe|it)(?:\.each\(.*\))?\((['"`])(.*)\2, /;
const LETTERS = SYSTEMS.map(({ letter, numbered }) => (numbered > 0 ? `${letter}\\d` : `${letter}\\b`)).join('|');
const CLAUSES = new RegExp(`^(.*) \\(((?:${LETTERS}|§0)[^()]*)\\)$`);

/** Every test of a file under each of its clauses; a name is read with that of the group which it belongs to, if any. */
function testsIn(folder: string, file: string): readonly RuleTest[] {
  let group = '';
  return readFileSync(`${TESTS}/${folder}/${file}`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, kind, , title = ''] = TITLE.exec(line) ?? [];
      if (kind === 'describe') group = title;
      else if (line.startsWith('it')) group = '';
      if (kind !== 'it') return [];
      const [, sentence = title, clauses = 'no clause'] = CLAUSES.exec(title) ?? CLAUSES.exec(group) ?? [];
      const said = CLAUSES.test(title) ? sentence : title;
      const of = (CLAUSES.exec(group)?.[1] ?? group).replace(' a %s', ' any').replace(/,$/, '');
      return clauses.split(', ').map((clause) => ({ clause, says: of === '' ? said : `${of}: ${said}`, folder, file }));
    });
}

const testsOf = (folder: string): readonly RuleTest[] =>
  readdirSync(`${TESTS}/${folder}`)
    .filter((file) => file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) => testsIn(folder, file));

/** Tests of what several systems share, as far as their names say of which clauses. */
export const SHARED: readonly RuleTest[] = readdirSync(TESTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SYSTEMS.some(({ folder }) => folder === entry.name))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  .flatMap(({ name }) => testsOf(name))
  .filter(({ clause }) => clause !== 'no clause');

export function ruleTests({ folder, letter, numbered }: System): readonly RuleTest[] {
  const own = new RegExp(numbered > 0 ? `^${letter}\\d` : `^${letter}\\b`);
  return [...testsOf(folder), ...SHARED.filter(({ clause }) => own.test(clause))];
}

/** Which of a system's numbered clauses nobody has thought of yet. */
export function forgotten(system: System): readonly string[] {
  const { letter, numbered, forPeople } = system;
  const clauses = [...ruleTests(system).map(({ clause }) => clause.replace(/[a-d]$/, '')), ...Object.keys(forPeople)];
  const thought = new Set(clauses);
  return Array.from({ length: numbered }, (_, index) => `${letter}${index + 1}`).filter(
    (clause) => !thought.has(clause),
  );
}

/** L9 before L12, L12 before L12a, and what is common to all systems last. */
const rank = (clause: string): string =>
  clause.startsWith('§') ? `~${clause}` : clause.replace(/\d+/, (number) => number.padStart(2, '0'));

const byClause = (one: RuleTest, other: RuleTest): number =>
  rank(one.clause) < rank(other.clause) ? -1 : rank(one.clause) > rank(other.clause) ? 1 : 0;

const row = ({ clause, says, folder, file }: RuleTest): string =>
  `| ${clause} | ${says.replaceAll('|', '\\|')} | ${folder === undefined ? '' : `[${file.replace('.test.ts', '')}](../${TESTS}/${folder}/${file})`} |`;

const table = (heading: string, tests: readonly RuleTest[]): readonly string[] => [
  `## ${heading}`,
  '',
  '| Clause | What holds | Tests |',
  '| --- | --- | --- |',
  ...tests.toSorted(byClause).map(row),
  '',
];

function section(system: System): readonly string[] {
  const forPeople = Object.entries(system.forPeople).map(([clause, says]) => ({
    clause,
    says: `(people) ${says}`,
    file: '',
  }));
  return table(system.name, [...ruleTests(system), ...forPeople]);
}

/** The page: for each system a table of every clause, the tests that keep to it, and where they are. */
export const rulesPage = (): string =>
  [
    '# The rules, clause by clause',
    '',
    'What each clause means here, as its tests say it. Numbers are those of the written rules; Computer Go and Shicargo go by',
    'their headings; §0 is what all ladder systems have in common, in the last table as far as one test holds for several. `npm run docs` makes this page from the names of the tests.',
    '',
    ...SYSTEMS.flatMap(section),
    ...table(
      'All ladder systems',
      SHARED.filter(({ clause }) => clause.startsWith('§0')),
    ),
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, rulesPage());
