import { writeFileSync } from 'node:fs';
import { countIn, optionsGiven, turnAway } from '#test/proof/program.ts';
import { type Compared, compareSeasons } from './compare.ts';
import { READINGS } from './readings.ts';

/**
 * `npm run proof -- rules [--seasons N] [--from N] [--length N] [--system NAME] [--report]`: holds the product against the
 * second readings of the rules, N hostile seasons each. A season that is found to differ is shrunk, and told with its
 * seed. `--report` keeps what was found in `test/bench/results/rules.md`.
 */
const values = optionsGiven({
  seasons: { type: 'string', default: '1000' },
  from: { type: 'string', default: '1' },
  length: { type: 'string', default: '60' },
  system: { type: 'string' },
  report: { type: 'boolean', default: false },
});
const { system } = values;
const seasons = countIn('seasons', values.seasons);
const [from, length] = [countIn('from', values.from), countIn('length', values.length)];
const chosen = READINGS.filter(({ name, systems }) => !system || name === system || systems.includes(system));
if (chosen.length === 0) turnAway(`--system ${system}: there is ${READINGS.map(({ name }) => name).join(', ')}.`);

const found = chosen.map((reading) => {
  const begun = performance.now();
  const compared = compareSeasons(reading, { from, seasons, length });
  console.log(`${reading.name}: ${compared.seasons} seasons in ${Math.round((performance.now() - begun) / 1000)} s`);
  if (compared.failure) console.log(compared.failure);
  return { ...reading, ...compared };
});

const shown = (value: string | number): string => (typeof value === 'number' ? value.toLocaleString('en') : value);
const sum = (what: 'seasons' | 'lines' | 'refused'): string =>
  shown(found.reduce((total, each) => total + each[what], 0));
const systems = found.flatMap((each) => each.systems).length;
const codes = new Set(found.flatMap((each) => [...each.codes])).size;
const differs = found.some(({ failure }) => failure !== undefined);
const verdict = `proof rules: ${sum('seasons')} seasons of ${systems} systems, ${sum('lines')} lines, ${sum('refused')} refused by ${codes} codes : ${differs ? 'DIFFER' : 'agree'}`;

if (values.report) {
  const row = ({ name, lines, refused, codes, failure, ...each }: Compared & { readonly name: string }) =>
    `| ${[name, each.seasons, lines, refused, codes.size, failure ? 'differ' : 'agree'].map(shown).join(' | ')} |`;
  const text = [
    '# Two readings of the rules',
    `Made by \`npm run proof -- rules --seasons ${seasons} --from ${from} --length ${length} --report\` on Node ${process.version}. Each season is played by the product, and by a small program that was written from the pages of the rules alone; refusals, settlements and the ladder after every line are compared.`,
    [
      '| reading | seasons | lines | refused | codes | |',
      '| --- | ---: | ---: | ---: | ---: | --- |',
      ...found.map(row),
    ].join('\n'),
    verdict,
  ];
  writeFileSync(new URL('../bench/results/rules.md', import.meta.url), `${text.join('\n\n')}\n`);
}
console.log(verdict);
process.exitCode = differs ? 1 : 0;
