import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markdown } from '#test/bench/figures.ts';
import { all, template, templateOf } from '#test/cdk/stack/template.ts';
import {
  FIRST,
  HOPS,
  HOUR,
  MINUTE,
  PLAYERS,
  SOCKETS,
  START,
  WEEKS,
  type Week,
  weekOf,
} from '#test/simulation/live/assumed.ts';
import {
  apiRequest,
  byService,
  call,
  dollarsBeyondFree,
  dollarsOf,
  LIST,
  PRICES,
  type Price,
  pageVisit,
  plus,
  siteFile,
  times,
  UNITS,
  type Units,
} from '#test/simulation/live/bill.ts';
import { type Measured, measure } from '#test/simulation/live/measured.ts';
import {
  type Both,
  bothManners,
  count,
  dollars,
  freshnessOf,
  freshnessTable,
  live,
  monthOf,
  PLAN,
  purposesTable,
  seconds,
} from '#test/simulation/live.ts';

export const PAGE = 'docs/cost.md';

/** Hours of a month. */
const HOURS = 730;
/** With no message to take, five pollers of Lambda ask a queue every 20 seconds each. */
const POLLS = (5 * HOURS * 3600) / 20;

/** How often in a month a schedule calls: "cron(0/15 * * * ? *)" is every 15 minutes. */
export function callsOf(cron: string): number {
  const [minutes = '', hours = ''] = /^cron\((\S+) (\S+) \* \* \? \*\)$/.exec(cron)?.slice(1) ?? [];
  if (minutes === '') throw new Error(`${cron} is not understood`);
  const [, step] = /^\d+\/(\d+)$/.exec(minutes) ?? [];
  const inHour = step === undefined ? minutes.split(',').length : 60 / Number(step);
  return inHour * (hours === '*' ? HOURS : (HOURS / 24) * hours.split(',').length);
}

interface AlarmProperties {
  readonly Metrics?: readonly { readonly MetricStat?: object }[];
}

/** What a deployment without any club takes in a month: alarms, looks for what is due, and queues that are looked at. */
export function nobody(of = template): Units {
  const all = (type: string) =>
    Object.entries(of.findResources(type)).map(([id, { Properties }]) => ({ ...Properties, id }));
  const calls = all('AWS::Scheduler::Schedule').reduce(
    (sum, { ScheduleExpression }) => sum + callsOf(ScheduleExpression),
    0,
  );
  const queues = all('AWS::Lambda::EventSourceMapping').filter(({ id }) => /Sqs/i.test(id)).length;
  const metrics = all('AWS::CloudWatch::Alarm').reduce(
    (sum, { Metrics }: AlarmProperties) => sum + (Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1),
    0,
  );
  return plus(
    // Sixteen parts of the index are asked each time.
    times(calls, plus(call(150, 200), { schedules: 1, readUnits: 8 })),
    { queueRequests: queues * POLLS, alarmMetrics: metrics, dashboards: all('AWS::CloudWatch::Dashboard').length },
  );
}

/** How many clubs the mean for one is taken of. */
const clubsOf = (players: number): number => (players > 500 ? 2 : 20);

async function club(players: number): Promise<Units> {
  const clubs = clubsOf(players);
  const plan = { ...PLAN, clubs, every: 1 };
  return times(1 / clubs, monthOf(live(plan, 'told', weekOf(players), await measure(players))));
}

/** An evening of one ladder with very many who look on, all of them there from beginning to end. */
export function crowd(watchers: number, week: Week, measured: Measured, told: boolean): Units {
  const { page } = measured;
  const entries = week.here * (1 + week.gamesEach);
  const minutes = week.night;
  const reading = times(entries, siteFile(page.data));
  const opening = plus(pageVisit(measured), siteFile(page.version));
  const listening = {
    eventOperations: 2 * (1 + minutes / (SOCKETS.breaks.moving / MINUTE)) + entries,
    eventMinutes: minutes,
  };
  const looking = told
    ? plus(listening, times(minutes / 5, siteFile(page.version)))
    : times((minutes * MINUTE) / 2700, siteFile(page.version));
  return times(watchers, plus(opening, reading, looking));
}

/** What strangers may ask of the API in a second, all together. */
export const throttle = (): number =>
  all('AWS::ApiGatewayV2::Stage')[0]?.DefaultRouteSettings?.ThrottlingRateLimit ?? Number.NaN;

/** What the table takes in a second. */
export const tableMost = (): number =>
  all('AWS::DynamoDB::GlobalTable')[0]?.WriteOnDemandThroughputSettings?.MaxWriteRequestUnits ?? Number.NaN;

/** E-mails of a club in a month: each game is told to one as a challenge and to one as a result, as is each entry of the quiet days. */
const mailsOf = ({ here, gamesEach, quiet }: Week): number => WEEKS * (here * gamesEach + quiet.entries);

/** What e-mails take: each a call, three requests to its queue, and what it reads and notes of the table. */
function mailsTake(mails: number): Units {
  const [bare, mailing] = [nobody(), nobody(templateOf('mails', { mailFrom: 'notices@ladder.example' }))];
  return plus(
    plus(mailing, times(-1, bare)),
    times(mails, plus(call(200, 400), { mails: 1, queueRequests: 3, readUnits: 6, writeUnits: 4 })),
  );
}

const FLOOD = 10_000;
const SECONDS = HOUR / 1000;

/** An hour of a flood. */
function floods(measured: Measured, week: Week): readonly (readonly [string, Units])[] {
  const stranger = apiRequest({ ...measured.asks['state, same'], readUnits: 0 });
  const through = Math.min(throttle(), FLOOD);
  return [
    [
      `a flood of the API: ${count(FLOOD)} requests a second, of which ${count(through)} come through, for an hour`,
      times(SECONDS, plus(times(through, stranger), { edgeRequests: FLOOD - through })),
    ],
    [`a flood of pages: ${count(FLOOD)} a second, for an hour`, times(SECONDS * FLOOD, siteFile(measured.page.html))],
    [
      `a flood of sockets: ${count(FLOOD)} more each minute, all of them open, for an hour`,
      { eventOperations: 60 * FLOOD * 2, eventMinutes: (FLOOD * 60 * 60) / 2 },
    ],
    [
      `a flood of listeners: ${count(FLOOD)} sockets on the ladder where most is played, for an evening`,
      { eventOperations: FLOOD * (2 + week.here * (1 + week.gamesEach)), eventMinutes: FLOOD * week.night },
    ],
  ];
}

/** What most of the money goes to. */
const mostly = (units: Units): string =>
  byService(units)
    .slice(0, 2)
    .map(([service, usd]) => `${service} ${Math.round((100 * usd) / dollarsOf(units))} %`)
    .join(', ');

/** Processes at once in a new account. */
const TIGHT = 10;
const MANY = 10;
const WATCHERS = 1_000_000;

async function tables({ after }: Both) {
  const measured = await measure(PLAYERS);
  const quiet = nobody();
  const thousand = monthOf(after);
  const small = await Promise.all([20, 100, 1000].map(async (players) => [players, await club(players)] as const));
  const months: readonly (readonly [string, Units])[] = [
    ['nobody at all: what is always there', quiet],
    ...small.map(([players, units]) => [`a club of ${count(players)} players`, plus(quiet, units)] as const),
    ...[10, 100].map(
      (clubs) => [`${clubs} clubs of ${PLAYERS} players`, plus(quiet, times(clubs / PLAN.clubs, thousand))] as const,
    ),
    [
      `the 100 clubs with e-mails, ${count(100 * mailsOf(weekOf(PLAYERS)))} of them`,
      plus(quiet, times(100 / PLAN.clubs, thousand), mailsTake(100 * mailsOf(weekOf(PLAYERS)))),
    ],
    [`${count(PLAN.clubs)} clubs of ${PLAYERS} players`, plus(quiet, thousand)],
    [`${count(PLAN.clubs * MANY)} clubs of ${PLAYERS} players`, plus(quiet, times(MANY, thousand))],
  ];
  const events: readonly (readonly [string, Units])[] = [
    ['an evening with a million people who watch one ladder', crowd(WATCHERS, weekOf(PLAYERS), measured, true)],
    ...floods(measured, weekOf(PLAYERS)),
  ];
  return { measured, months, events };
}

/** The same by API Gateway's WebSockets: each receiver is called by itself, and connections are kept in a table. */
const bySockets = ({ after: { counts, publication } }: Both): Units => {
  const { connect, delivered, minutes } = counts;
  const { publications } = publication;
  const night = plus(
    { socketMinutes: minutes, socketMessages: delivered + minutes / 9 },
    times(2 * connect, plus(call(15), { writeUnits: 1 })),
    times(publications, { readUnits: 1 }),
    // Ten calls of the management API at once, 20 ms each.
    times(delivered, { lambdaGbSeconds: 0.02 / 10 }),
  );
  return times(WEEKS, night);
};

/** The page about costs, from what came of `PLAN`. */
export async function costPage(both: Both): Promise<string> {
  const { measured, months, events } = await tables(both);
  const { before, after } = both;
  const week = weekOf(PLAYERS);
  const tight = live({ ...PLAN, concurrency: TIGHT }, 'told', week, measured);
  const { publications, mostAtOnce } = after.publication;
  const { connect, subscribe, delivered, minutes } = after.counts;
  const telling = times(WEEKS, {
    eventOperations: connect + subscribe + delivered + publications,
    eventMinutes: minutes,
  });
  const [median, worst] = freshnessOf(after);
  const [tightMedian, tightWorst] = freshnessOf(tight);
  const parts = [
    '# What it costs',
    `Made by \`npm run docs\`, from what the code asks for and writes (\`test/simulation/live\`, \`test/bench/results\`) and AWS’s list prices in US dollars: ${LIST.region}, ${LIST.of}, without taxes. Figures are of a month, or of what the line names. *Free for ever* is what AWS gives every account each month; credits for new accounts come on top.`,
    '## In short',
    markdown(
      ['', 'list price', 'less what is free for ever', 'mostly'],
      [...months, ...events].map(([name, units]) => [
        name,
        dollars(dollarsOf(units)),
        dollars(dollarsBeyondFree(units)),
        mostly(units),
      ]),
    ),
    [
      `- A club costs about ${cents(dollarsOf(monthOf(after)) / PLAN.clubs)} a month, ${percent(dollarsOf(after.month.entries) / dollarsOf(monthOf(after)))} of that for recording and publishing: each entry puts four files. Nobody at all costs alarms, and queues that are looked at.`,
      `- The million who watch would cost ${dollars(dollarsOf(crowd(WATCHERS, week, measured, false)))} if each asked every three seconds.`,
      '- A flood is paid by the hour, most of it to CloudFront: what the API turns away costs that much, too. The setting `budget` has AWS tell of it, and `firewall` keeps an address out that asks too often.',
      `- With \`/ladders/*\`, which is refused, a socket would be told of all ladders: ${count(FLOOD)} such sockets would cost ${dollars(dollarsOf({ eventOperations: FLOOD * publications }))} an evening of ${count(PLAN.clubs)} clubs. Made-up versions of a page (\`?v=\`) are a flood of pages like any other, since they get the copy that CloudFront has.`,
      '- Not in here: a domain of one’s own, a firewall, and what goes to another region’s backup ($0.02 a GB).',
    ].join('\n'),
    '## Told instead of asking',
    `${count(PLAN.clubs)} clubs play at once (\`npx tsx test/simulation/live.ts\`): ${count(publications)} publications in an evening; screens are told ${count(delivered)} times. A screen shows what was tapped elsewhere after ${seconds(median)} in the median and ${seconds(worst)} in 99 of 100 cases.`,
    purposesTable(both),
    freshnessTable(both),
    `*Asking* is what the same screens did before: a page looked every three seconds during a night, a board every second, phones and Admin every four. Asking was ${percent(dollarsOf(before.month.asking) / dollarsOf(monthOf(before)))} of the bill. Screens without a socket, 1 in ${1 / SOCKETS.blocked}, go on asking.`,
    `For telling alone, on the nights, AppSync Events takes ${dollars(dollarsOf(telling))} a month (${count(telling.eventOperations ?? 0)} operations, ${count(telling.eventMinutes ?? 0)} connection minutes). API Gateway’s WebSockets would take ${dollars(dollarsOf(bySockets(both)))}, and functions, a table of connections and one call for each receiver.`,
    '## A flat rate for CloudFront?',
    flatRate(monthOf(after)),
    '## What comes to its limit first',
    markdown(
      ['limit', 'where it stands', 'what to do'],
      [
        [
          'Lambda: processes at once; 1,000 in an account, 10 in a new one',
          `1,000 clubs at once need ${mostAtOnce} for \`publish\`; with 10 for it alone screens show results after ${seconds(tightMedian)}, and 99 of 100 within ${seconds(tightWorst)}`,
          'ask for 1,000 (Service Quotas, *Concurrent executions*) before the first club night',
        ],
        [
          'API Gateway: requests a second',
          `${count(throttle())} for all clubs together, set by the stack; 1,000 clubs at once ask ${perSecond(after.counts.state + after.counts.Admin + after.counts.proposals, week)}`,
          'raise `THROTTLE` in `cdk/api.ts`; the account has 10,000',
        ],
        [
          'The stream: a shard takes 10 batches at once',
          `${PLAN.shards} shards at first: some ${count((PLAN.shards * PLAN.lanes) / (after.publication.billed / after.publication.invocations / 1000))} publications a second; 1,000 clubs at once need ${perSecond(publications, week)}, and 10,000 would need ${perSecond(MANY * publications, week)}`,
          'before that many: more partitions, and with them shards, by the setting `warmThroughput`, such as 16,000; the alarm `PagesBehind` tells if pages lag',
        ],
        [
          'DynamoDB: write units a second',
          `${count(tableMost())} for the whole table, set by the stack, and 1,000 for a ladder; an entry takes ${Math.round(measured.entry.writeUnits)}: ${count(tableMost() / measured.entry.writeUnits)} entries a second in all, ${Math.floor(1000 / measured.entry.writeUnits)} on one ladder; those beyond wait`,
          'the setting `writesASecond`; for one ladder nothing: no hall plays that fast',
        ],
        [
          'AppSync Events: a million messages a second to sockets, 10,000 in',
          'a million who watch one ladder: each entry takes a second to reach all',
          'ask for more (Service Quotas, *AppSync*) before an evening with more than a million',
        ],
        [
          'CloudFront: 250,000 requests a second for a distribution',
          'a million who are told within a second ask for the same file',
          'ask for more (Service Quotas, *CloudFront*); who is turned away looks again by itself',
        ],
        ['SES: 200 e-mails a day in the sandbox', 'one club’s first invitations', '`docs/deploy.md`, *E-mail*'],
      ],
    ),
    '## What is assumed',
    `Of a club of ${PLAYERS} players, each week:`,
    markdown(['what', 'how much'], assumptions(week)),
    `Of AWS and networks, in milliseconds, log-normal. Lambda asks the stream four times a second, and a process starts in ${START} ms besides loading its code; what rendering takes is measured (\`test/bench/results/bench.md\`), and twice as long on Lambda.`,
    markdown(
      ['what', 'median', '99 %'],
      Object.values(HOPS).map(({ what, median, worst }) => [what, median, worst]),
    ),
    '## What is measured',
    markdown(['what', 'how much'], measurements(measured)),
    '## Prices',
    `From the ${LIST.pages}, as of ${LIST.of}. Where a price falls with the amount, the first step is taken.`,
    markdown(
      ['unit', 'USD', 'for', 'free for ever, a month'],
      UNITS.map((unit) => {
        const { service, what, usd, per, free }: Price = PRICES[unit];
        return [`${service}: ${what}`, usd, count(per), free === undefined ? '' : count(free)];
      }),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** CloudFront's plans with a fixed price, as of November 2025: dollars and requests a month. */
const PLANS = [
  ['Free', 0, 1_000_000],
  ['Pro', 15, 10_000_000],
  ['Business', 200, 125_000_000],
  ['Premium', 1000, 500_000_000],
] as const;

/** Weighs the plans against paying by use. */
function flatRate(month: Units): string {
  const edge = (units: Units): Units => ({
    edgeRequests: units.edgeRequests ?? 0,
    edgeFunctions: units.edgeFunctions ?? 0,
    edgeGb: units.edgeGb ?? 0,
  });
  const rows = [10, 100, PLAN.clubs, PLAN.clubs * MANY].map((clubs) => {
    const used = edge(times(clubs / PLAN.clubs, month));
    const requests = used.edgeRequests ?? 0;
    const [plan, usd] = PLANS.find(([, , most]) => requests <= most) ?? ['none', Number.NaN];
    return [count(clubs), count(requests), dollars(dollarsBeyondFree(used)), `${plan}, ${dollars(usd)}`];
  });
  return [
    markdown(['clubs', 'requests a month', 'by use, less what is free for ever', 'the plan that has them'], rows),
    'A plan has a firewall in it, and what it keeps out is not counted; above its requests nothing is charged, but AWS may slow the site down or ask for the next plan. So it is worth its price where a bill of any height would be worse than a slow evening: *Pro* costs little more than `firewall` by itself. By use is dearer in no row, and slows no evening down. A plan is chosen in the console (CloudFront, *Manage plan*), for one distribution; it wants a web ACL of its own there, so leave `firewall` out. An account in AWS’s free tier cannot choose one. Nothing of this deployment is among what plans lack: it has no Lambda@Edge and no logs in real time.',
  ].join('\n\n');
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const cents = (usd: number): string => `${(100 * usd).toFixed(0)} cents`;
const perSecond = (inNight: number, { night }: Week): string =>
  `${count(Math.max(1, inNight / (night * 60)))} a second in the mean`;

const assumptions = (week: Week): readonly (readonly (string | number)[])[] => [
  ['players who come to the night, games that each plays', `${week.here}, ${week.gamesEach}`],
  ['a night, in minutes; all clubs begin within', `${week.night}; ${week.spread}`],
  ['boards and walls, on for half an hour more', `${week.boards} and ${week.walls}`],
  ['looks of each player at their own page, in minutes', `${week.phone.visits} × ${week.phone.minutes}`],
  ['looks of all at the public page', `${week.page.visits} × ${week.page.minutes}`],
  ['visits of the organiser to Admin', `${week.admin.visits} × ${week.admin.minutes}`],
  [
    'the rest of the week: looks at the page, at one’s own page, at Admin; entries',
    `${week.quiet.pages}, ${week.quiet.phones}, ${week.quiet.admins} × ${week.quiet.minutes}; ${week.quiet.entries}`,
  ],
  [
    'visits that come with an empty cache; what they load besides',
    `${percent(FIRST.share)}; ${FIRST.files} files, ${FIRST.bytes / 1024} KiB`,
  ],
  [
    'networks that let no socket through; attempts to connect that fail',
    `1 in ${1 / SOCKETS.blocked}, 1 in ${1 / SOCKETS.failing}`,
  ],
  [
    'a connection breaks after, in the mean: on a phone, on a screen that stands',
    `${SOCKETS.breaks.moving / MINUTE} minutes, ${SOCKETS.breaks.still / HOUR} hours`,
  ],
];

const measurements = ({ asks, entry, page, rest }: Measured): readonly (readonly (string | number)[])[] => [
  ['an entry: write units (mean of check-in, challenge, result)', entry.writeUnits.toFixed(1)],
  [
    'a board or phone asks, nothing new: read units, bytes of log',
    `${asks['state, same'].readUnits}, ${asks['state, same'].log}`,
  ],
  ['the same with news: read units, KB', `${asks.state.readUnits}, ${asks.state.bytes / 1000}`],
  ['Admin asks, with news: read units, KB', `${asks.Admin.readUnits}, ${asks.Admin.bytes / 1000}`],
  ['a publication: files written; the page and its data, KB', `${page.puts}; ${page.html / 1000}, ${page.data / 1000}`],
  ['what follows within a minute: files written', rest.puts],
];

/** What the page for those who decide says of it (`web/pages/about-page.tsx`). */
export const DOLLARS_PAGE = 'web/pages/monthly-cost.ts';
export const dollarsPage = (): string =>
  [
    '/** What a deployment costs in a month by list prices, before any club uses it: made by `npm run docs`, as is docs/cost.md. */',
    `export const DOLLARS = ${Math.round(dollarsOf(nobody()))};\n`,
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PAGE, await costPage(await bothManners(PLAN)));
  writeFileSync(DOLLARS_PAGE, dollarsPage());
}
