import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TESTS = 'test/rules/lavers';
export const PAGE = 'docs/rules.md';

/** What only people can do: nothing of it is recorded, so there is nothing to test. */
const FOR_PEOPLE: Readonly<Record<string, string>> = {
  L2: 'Whoever does not wish to play tells the organiser, who leaves them out.',
  L6: 'The player who accepts a challenge chooses the colour of the first game; the ladder’s page says so.',
};

/** A test whose name says which clauses of the rules it is about. */
interface RuleTest {
  readonly clause: string;
  readonly says: string;
  readonly file: string;
}

const TITLE = /^\s*(describe|it)\((['"`])(.*)\2, /;
const CLAUSES = /^(.*) \(((?:L\d|§0)[^()]*)\)$/;

/** Every test of a file under each of its clauses; a name is read with that of the group which it belongs to. */
function testsIn(file: string): readonly RuleTest[] {
  let group = '';
  return readFileSync(`${TESTS}/${file}`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, kind, , title = ''] = TITLE.exec(line) ?? [];
      if (kind === 'describe') group = title;
      if (kind !== 'it') return [];
      const [, sentence = title, clauses = 'no clause'] = CLAUSES.exec(title) ?? [];
      return clauses.split(', ').map((clause) => ({ clause, says: `${group}: ${sentence}`, file }));
    });
}

export const ruleTests = (): readonly RuleTest[] =>
  readdirSync(TESTS)
    .filter((file) => file.endsWith('.test.ts'))
    .toSorted()
    .flatMap(testsIn);

/** Which of the clauses L1 to L34 nobody has thought of yet. */
export function forgotten(tests: readonly RuleTest[]): readonly string[] {
  const thought = new Set([...tests.map(({ clause }) => clause.replace(/[a-d]$/, '')), ...Object.keys(FOR_PEOPLE)]);
  return Array.from({ length: 34 }, (_, index) => `L${index + 1}`).filter((clause) => !thought.has(clause));
}

/** L9 before L12, L12 before L12a, and what is common to all systems last. */
const rank = (clause: string): string =>
  clause.startsWith('L') ? clause.slice(1).replace(/^\d+/, (number) => number.padStart(2, '0')) : clause;

const byClause = (one: RuleTest, other: RuleTest): number =>
  rank(one.clause) < rank(other.clause) ? -1 : rank(one.clause) > rank(other.clause) ? 1 : 0;

const row = ({ clause, says, file }: RuleTest): string =>
  `| ${clause} | ${says} | ${file === '' ? '' : `[${file.replace('.test.ts', '')}](../${TESTS}/${file})`} |`;

/** The page: a table of every clause, the tests that keep to it, and where they are. */
export function rulesPage(tests: readonly RuleTest[]): string {
  const forPeople = Object.entries(FOR_PEOPLE).map(([clause, says]) => ({
    clause,
    says: `(people) ${says}`,
    file: '',
  }));
  return [
    '# The Lavers rules, clause by clause',
    '',
    'What each clause means here, as its tests say it. Clauses L1 to L34 are those of the written rules; §0 is what all',
    'ladder systems have in common. `npm run rules` makes this page from the names of the tests.',
    '',
    '| Clause | What holds | Tests |',
    '| --- | --- | --- |',
    ...[...tests, ...forPeople].toSorted(byClause).map(row),
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, rulesPage(ruleTests()));
