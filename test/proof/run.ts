import { turnAway } from './program.ts';

/** `npm run proof -- NAME`: what holds the product as a whole, and takes too long for each commit. */
const PROOFS: Readonly<Record<string, string>> = {
  rules: '../second/run.ts',
  faults: './faults/run.ts',
  doors: './doors/run.ts',
  defects: './defects/run.ts',
  fuzz: './fuzz/run.ts',
  mutants: './mutants/run.ts',
  load: './load/run.ts',
  compare: '../bench/compare.ts',
};

const [name = ''] = process.argv.splice(2, 1);
const program = Object.hasOwn(PROOFS, name) ? PROOFS[name] : undefined;
if (program === undefined)
  turnAway(`There is no proof called "${name}": npm run proof -- ${Object.keys(PROOFS).join(', ')}.`);
await import(program);
