import '#local/no-node-warning.ts';
import { cpus } from 'node:os';
import { crowd, nobody, tableMost, throttle } from '#docs/cost.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import { inFolder, markdown } from '#test/bench/figures.ts';
import { build } from '#test/bench/trees.ts';
import { PLAYERS, WEEKS, weekOf } from '#test/simulation/live/assumed.ts';
import { dollarsOf, plus, times } from '#test/simulation/live/bill.ts';
import { measure } from '#test/simulation/live/measured.ts';
import { count, dollars, monthOf } from '#test/simulation/live.ts';
import { askedFor, conclude } from '../program.ts';
import { COMMANDS, LOOKS, LoadedDeployment } from './deployment.ts';
import { type Simulated, simulate } from './limits.ts';
import { type Played, type PlayedCrowd, type PlayedEvening, playCrowd, playEvening, unitsOfOne } from './proof.ts';
import { all } from './tally.ts';

const BEGIN = Date.parse('2021-09-06T18:45:00+01:00');
/** A small club, of which eight come and play once each: 500 of them are what two processors can play. */
const WEEK = { ...weekOf(12), gamesEach: 1 };
const AT_ONCE = 6;
const [WRITERS, SECONDS] = [32, 20];
const [CLUBS, WATCHERS, SIMULATED] = [10_000, 1_000_000, 1000];

const ms = (time: number): string => `${Math.round(time)} ms`;

const answersTable = ({ answers }: Played): string =>
  markdown(
    ['', 'requests', 'p50', 'p95', 'p99', 'most'],
    Object.entries({
      'something is recorded': answers.command,
      'a look at the API': answers.look,
      'a file of the site': answers.file,
    })
      .filter(([, of]) => of.count > 0)
      .map(([name, of]) => [name, count(of.count), ms(of.p50), ms(of.p95), ms(of.p99), ms(of.most)]),
  );

/** What of the table one accepted command takes, with what follows it, and how many of its transactions lost. */
function oneOf({ taken, accepted }: Played) {
  const of = taken.uses.get(COMMANDS) ?? all([]);
  return { ...unitsOfOne(of, accepted), lost: of.cancelled, transactions: of.transactions };
}

function eveningSaid(evening: PlayedEvening): string {
  const { ladders, watched, accepted, refused, busy, lasted, took, taken } = evening;
  const { readUnits, writeUnits, lost, transactions } = oneOf(evening);
  const whole = all(taken.uses.values());
  const uses = [...taken.uses].map(([name, use]) => [
    name,
    count(use.calls),
    count(use.readUnits),
    count(use.writeUnits),
    count(use.cancelled),
  ]);
  return [
    `## An evening of ${count(ladders)} clubs`,
    `Each has a ladder of ${WEEK.players} players by one of the ${SYSTEM_IDS.length} systems in turn, a scorer at the board, and two players who challenge on their phones; ${count(watched.visits)} screens look on (\`test/simulation/live/assumed.ts\`): they hear of news as AppSync tells it, and fetch it; ${count(watched.blocked)} of them without a socket ask as often as the page does. Functions as packaged are processes of their own behind a gateway on loopback; the table is an emulator, 5 to 10 ms away, that cancels the second of two transactions at one head. ${Math.round(lasted / 60)} minutes went by on its clock, and ${Math.round(took / 60)} really, with ${AT_ONCE} requests at once on ${cpus().length} processors: how long answers take says more of those than of AWS.`,
    answersTable(evening),
    `${count(accepted)} commands were accepted, ${count(refused)} refused by the rules (the scorer then enters them), ${count(busy)} asked to come later. Of ${count(transactions)} transactions ${count(lost)} lost and were decided again. An accepted command took ${writeUnits.toFixed(1)} write and ${readUnits.toFixed(1)} read units for itself, and ${(whole.writeUnits / accepted).toFixed(1)} and ${(whole.readUnits / accepted).toFixed(1)} with all that people looked at and what was published. A club's evening costs $${evening.dollars.toFixed(4)} by list prices.`,
    markdown(['function', 'calls', 'read units', 'write units', 'transactions lost'], uses),
    `In the end all ${count(ladders)} ladders were compared: with what their people had been answered, with the fold of their logs, and with their pages.`,
  ].join('\n\n');
}

function crowdSaid(one: PlayedCrowd): string {
  const { figures, busy, accepted, taken } = one;
  const { readUnits, writeUnits, lost } = oneOf(one);
  const [fewest, most] = figures.shares;
  return [
    `## One ladder with ${WRITERS} writers`,
    `Each sends one result after the other for ${SECONDS} seconds, with a process of the function for each request at once; pages are published afterwards. ${count(accepted)} results were accepted, ${(accepted / figures.seconds).toFixed(1)} a second, ${fewest} to ${most} of each writer; ${count(busy)} requests were asked to come later. For one result ${((taken.uses.get(COMMANDS)?.transactions ?? 0) / accepted).toFixed(1)} transactions, ${count(lost)} of which lost in all, ${writeUnits.toFixed(1)} write and ${readUnits.toFixed(1)} read units. A partition takes 1,000 write units a second: ${count(1000 / (writeUnits || 1))} results. Each result that was acknowledged is in the log exactly once, and none that was not.`,
    answersTable(one),
  ].join('\n\n');
}

const limitsSaid = ({ limits, entries }: Simulated, month: number): string =>
  [
    `## By simulation: ${count(CLUBS)} clubs and a million watchers`,
    `Clubs of ${PLAYERS} players as in docs/cost.md, whose nights begin within half an hour, with ${WATCHERS / CLUBS} who watch each ladder from beginning to end. In the busiest second ${count(entries)} lines are recorded. Units are those of the evening above; limits are AWS's defaults of an account, or the stack's. That costs ${dollars(month)} a month, four or five such evenings with it.`,
    markdown(
      ['what is met, in this order', 'in the busiest second', 'limit', 'met at clubs', 'whose, and what then'],
      limits.map(({ what, peak, most, metAt, note }) => [what, count(peak), count(most), count(metAt), note]),
    ),
  ].join('\n\n');

const asked = askedFor(500);
await inFolder(async (folder) => {
  const bundles = await build({ name: 'now', path: process.cwd() }, folder);
  const deployment = await LoadedDeployment.open({ bundles, seed: asked.seed }, BEGIN);
  try {
    const evening = await playEvening(deployment, { seed: asked.seed, clubs: asked.size, week: WEEK, atOnce: AT_ONCE });
    const one = await playCrowd(deployment, WRITERS, SECONDS);
    const [week, measured] = [weekOf(PLAYERS), await measure(PLAYERS)];
    const world = { seed: asked.seed, clubs: CLUBS, watchers: WATCHERS, played: SIMULATED, week };
    const { uses } = evening.taken;
    const after = all(['publish', 'notify'].map((name) => uses.get(name) ?? all([])));
    const taken = {
      command: unitsOfOne(uses.get(COMMANDS) ?? all([]), evening.accepted),
      look: unitsOfOne(uses.get(LOOKS) ?? all([]), evening.answers.look.count),
      after: unitsOfOne(after, evening.accepted),
    };
    const simulated = simulate(world, measured, taken, { requests: throttle(), writeUnits: tableMost() });
    const watching = times(WEEKS, crowd(WATCHERS, week, measured, true));
    const month = dollarsOf(plus(nobody(), times(CLUBS / SIMULATED, monthOf(simulated.live)), watching));
    const { command, look, file } = evening.answers;
    const [first] = simulated.limits;
    const figures = [
      `${count(asked.size)} clubs, ${count(command.count + look.count + file.count)} requests, commands p50 ${ms(command.p50)} p99 ${ms(command.p99)}, ${oneOf(evening).lost} transactions lost, ${oneOf(evening).writeUnits.toFixed(1)} write units each, $${evening.dollars.toFixed(4)} a club's evening`,
      `${WRITERS} writers, ${(one.accepted / one.figures.seconds).toFixed(1)} results/s, p99 ${ms(one.answers.command.p99)}, ${one.busy} busy`,
      `${count(CLUBS)} clubs ${dollars(month)} a month, first limit ${first?.what} at ${count(first?.metAt ?? Number.NaN)} clubs`,
    ].join('; ');
    const said = [eveningSaid(evening), crowdSaid(one), limitsSaid(simulated, month)].join('\n\n');
    conclude('load', asked, figures, [...evening.faults, ...one.faults], said);
  } finally {
    await deployment.close();
  }
});
