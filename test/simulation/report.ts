import { markdown } from '../bench/figures.ts';
import { PLAYED } from '../proof/people.ts';
import type { Done } from './audit.ts';
import type { Deployment, Tally } from './deployment.ts';
import type { Outcome, Plan } from './simulate.ts';

type Row = readonly (string | number)[];

/** What a simulation was, what came of it, and what it cost, in Markdown: the same text for the same plan. */
export function reportOf(plan: Plan, deployment: Deployment, outcome: Outcome): string {
  const { verdicts, runs, missedRuns } = outcome;
  const good = verdicts.filter(({ faults }) => faults.length === 0).length;
  return [
    '# A deployment in fast time',
    `Made by \`npx tsx test/simulation/run.ts ${optionsOf(plan)}\`.`,
    `${verdicts.length} ladders, ${verdicts.reduce((sum, each) => sum + each.lines, 0)} lines of log.`,
    `The timer ran at ${runs} full hours${plan.everyHour ? '' : ' at which something was due'}, and at ${missedRuns} it was out of order.`,
    pagesSaid(outcome, deployment),
    section('Settled', settledRows(outcome)),
    section('From due to settled, in minutes', latenessRows(outcome)),
    'The timer runs on the full hour, UTC: midnight is then too in most zones, and a quarter or half past in some.',
    section('What was accepted', rowsOf('what is played, and entry', deployment.accepted)),
    section('What was refused', rowsOf('code', deployment.refused)),
    section('What the messages came to', rowsOf('outcome', deployment.messages)),
    section('What went wrong on purpose', rowsOf('', deployment.disturbances)),
    ...(plan.packaged ? [] : costsSaid(deployment)),
    `## Ladders\n\n${good} of ${verdicts.length} ladders are as their logs say, with every period settled once and on time.`,
    ...failures(outcome),
  ]
    .join('\n\n')
    .concat('\n');
}

/** What functions in processes of their own ask for, nobody counts here. */
const costsSaid = (deployment: Deployment): readonly string[] => [
  section('What the database was asked', costRows(deployment)),
  'requests: the functions behind the API, a warm process for each club. people: reading the log, by which they do what they do. onlooker: looking at what has come of each request and message, which no deployment does. timer: its look for what is due. workers: settling, and touching what only has to tell the new day. audit: reading and replaying everything in the end.',
];

/** A paragraph for everything that is wrong, by ladders. */
export function failures({ verdicts, strays }: Outcome): readonly string[] {
  const faults = verdicts.flatMap(({ ladder, faults }) => faults.map((what) => ({ ladder, what })));
  return [...faults, ...strays].map(({ ladder, what }) => `FAILED ${ladder}: ${what}`);
}

const optionsOf = ({ clubs, months, seed, played, packaged, everyHour }: Plan): string =>
  [
    `--clubs ${clubs} --months ${months} --seed ${seed}`,
    ...(played.length < PLAYED.length ? [`--played ${played.join(',')}`] : []),
    ...(packaged ? ['--packaged'] : []),
    ...(everyHour ? ['--every-hour'] : []),
  ].join(' ');

const pagesSaid = ({ site: { published } }: Outcome, { functions: { files } }: Deployment): string =>
  [
    `A ladder was published ${published} times: ${files.written} files, ${Math.round(files.bytes / 1_000_000)} MB.`,
    'Each is published in the end, and before that one in ten of those on which the timer has settled something,',
    'and one in fifty of those whose pages only have to tell the new day.',
  ].join(' ');

/** The first row is the head. */
const section = (title: string, [head = [], ...rows]: readonly Row[]): string =>
  `## ${title}\n\n${markdown(head.map(String), rows)}`;

const rowsOf = (name: string, tally: Tally): readonly Row[] => [[name, 'times'], ...tally.rows(), ['all', tally.total]];

/** Things by what they have in common, by its name. */
function grouped<T>(things: readonly T[], kindOf: (thing: T) => string): readonly (readonly [string, readonly T[]])[] {
  const kinds = [...new Set(things.map(kindOf))].toSorted();
  return kinds.map((kind) => [kind, things.filter((thing) => kindOf(thing) === kind)] as const);
}

function settledRows({ verdicts }: Outcome): readonly Row[] {
  const rows = grouped(verdicts, ({ played }) => played).map(([played, ladders]): Row => {
    const done = ladders.flatMap((each) => each.done);
    return [played, ladders.length, done.length, done.filter(({ byTimer }) => byTimer).length];
  });
  return [['played', 'ladders', 'periods settled', 'of them by the timer'], ...rows];
}

/** Apart: what the timer could settle in its hour, what it could not by an outage or a lost message, and empty ladders. */
function latenessRows({ verdicts, wasDisturbed }: Outcome): readonly Row[] {
  const all = verdicts.flatMap(({ ladder, done }) => done.map((each) => ({ ladder, ...each })));
  const kinds = grouped(all, ({ ladder, due, idle }) =>
    idle ? 'with nobody on the ladder' : wasDisturbed(ladder, due) ? 'timer out of order, or message lost' : 'ordinary',
  );
  const rows = kinds.map(([kind, done]) => latenessRow(kind, done));
  return [['', 'periods', 'least', 'median', 'most'], ...rows];
}

function latenessRow(kind: string, done: readonly Done[]): Row {
  const minutes = done.map(({ at, due }) => Math.round((at - due) / 60_000)).toSorted((one, other) => one - other);
  const at = (part: number): number => minutes[Math.floor((minutes.length - 1) * part)] ?? 0;
  return [kind, minutes.length, at(0), at(0.5), at(1)];
}

function costRows({ costs }: Deployment): readonly Row[] {
  const figures = ['requests', 'items', 'readUnits', 'writeUnits'] as const;
  const cells = (cost: typeof costs.total): Row => figures.map((figure) => cost[figure]);
  return [
    ['by whom, and what', 'requests', 'items', 'read units', 'write units'],
    ...costs.rows().map(([name, cost]): Row => [name, ...cells(cost)]),
    ['all', ...cells(costs.total)],
  ];
}
