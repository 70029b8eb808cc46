import { writeFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { firstSentence } from '#local/user-error.ts';

/** Ends the program before it has begun, as it was asked for what it cannot do. */
export function turnAway(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** What the command line says of some options; where it says something else, the program ends, naming those there are. */
export function optionsGiven<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const there = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`);
    return turnAway(`${firstSentence(error)}. There is ${there.join(', ')}.`);
  }
}

/** The number that an option names; where it names none, the program ends. */
export function countIn(name: string, given: string): number {
  return /^\d{1,9}$/.test(given) ? Number(given) : turnAway(`--${name} ${given}: write a whole number.`);
}

/** What a proof is asked for on the command line. */
export interface Asked {
  readonly seed: number;
  readonly size: number;
  /** Whether its report is kept. */
  readonly report: boolean;
}

/** Reads `--seed N`, `--size N`, `--report` and options of its own; size is what a program counts, by default as much as is meant. */
export function askedFor<More extends string = never>(usual: number, more: readonly More[] = []) {
  const text = { type: 'string' } as const;
  const values = optionsGiven({
    seed: text,
    size: text,
    report: { type: 'boolean', default: false },
    ...Object.fromEntries(more.map((name) => [name, text])),
  });
  const own: Partial<Record<string, unknown>> = values;
  const [seed, size] = [countIn('seed', values.seed ?? '1'), countIn('size', values.size ?? String(usual))];
  const asked: Asked = { seed, size, report: values.report };
  const rest = Object.fromEntries(more.map((name) => [name, own[name]])) as Partial<Record<More, string>>;
  return { ...asked, ...rest };
}

/** Prints the faults, keeps the report if that is asked for, and says last whether the proof holds. */
export function conclude(name: string, asked: Asked, figures: string, faults: readonly string[], report: string): void {
  for (const fault of faults.slice(0, 50)) console.log(fault);
  if (faults.length > 0) console.log(`${faults.length} faults; seed ${asked.seed}`);
  const verdict = `proof ${name}: ${figures}: ${faults.length === 0 ? 'holds' : 'FAILS'}`;
  const command = `npm run proof -- ${name} --seed ${asked.seed} --size ${asked.size} --report`;
  const [version] = process.versions.node.split('.');
  const page = `# proof ${name}\n\nMade by \`${command}\` on Node ${version}.\n\n${report}\n\n\`${verdict}\`\n`;
  if (asked.report) writeFileSync(new URL(`../bench/results/${name}.md`, import.meta.url), page);
  console.log(verdict);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
