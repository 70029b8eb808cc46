import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What a proof is asked for on the command line. */
export interface Asked {
  readonly seed: number;
  readonly size: number;
  /** Whether its report is kept. */
  readonly report: boolean;
}

/** Reads `--seed N`, `--size N` and `--report`; size is what a program counts, by default as much as is meant. */
export function askedFor(usual: number, args: readonly string[] = process.argv.slice(2)): Asked {
  const { values } = parseArgs({
    args: [...args],
    options: { seed: { type: 'string' }, size: { type: 'string' }, report: { type: 'boolean', default: false } },
  });
  const numberOf = (text: string | undefined, other: number): number => {
    const number = Number(text ?? other);
    if (!Number.isSafeInteger(number) || number < 0) throw new Error(`"${text}" is no number`);
    return number;
  };
  return { seed: numberOf(values.seed, 1), size: numberOf(values.size, usual), report: values.report };
}

/** Prints the faults, keeps the report if that is asked for, and says last whether the proof holds. */
export function conclude(name: string, asked: Asked, figures: string, faults: readonly string[], report: string): void {
  for (const fault of faults.slice(0, 50)) console.log(fault);
  if (faults.length > 0) console.log(`${faults.length} faults; seed ${asked.seed}`);
  const verdict = `proof:${name}: ${figures}: ${faults.length === 0 ? 'holds' : 'FAILS'}`;
  const command = `npm run proof:${name} -- --seed ${asked.seed} --size ${asked.size} --report`;
  const [version] = process.versions.node.split('.');
  const page = `# proof:${name}\n\nMade by \`${command}\` on Node ${version}.\n\n${report}\n\n\`${verdict}\`\n`;
  if (asked.report) writeFileSync(new URL(`../bench/results/${name}.md`, import.meta.url), page);
  console.log(verdict);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
