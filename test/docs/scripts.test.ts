import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const { scripts } = JSON.parse(textOf('package.json'));
const PROOFS = [...textOf('test/proof/run.ts').matchAll(/^ {2}(\w+): '.*\.ts',$/gm)].map(([, name]) => name ?? '');

/** Where people read what to type, and programs what to run. */
const FILES = execFileSync('git', ['ls-files', '.ci', '*.md', '*.ts', '*.tsx', 'cdk.json', 'docs/advisories.json'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && path !== 'test/docs/scripts.test.ts');

const named = (command: RegExp): readonly string[] => [
  ...new Set(FILES.flatMap((path) => [...textOf(path).matchAll(command)].map(([, name]) => name ?? ''))),
];

it('names no script of npm that there is not', () => {
  const told = named(/\bnpm run (?:-s )?([a-z]+(?:[:-][a-z]+)*)/g);
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((name) => !(name in scripts))).toEqual([]);
});

it('names each proof that there is, and no other', () => {
  expect(named(/\bnpm run proof -- ([a-z]+)/g).toSorted()).toEqual(PROOFS.toSorted());
});
