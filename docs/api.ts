import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RATES, STORED } from '#functions/limits/rates.ts';
import type { Rate } from '#functions/limits/throttle.ts';
import { statusOf } from '#shared/contract/problem-codes.ts';
import { PROBLEM_MEANINGS } from '#shared/contract/problem-meanings.ts';
import { PROBLEM_CODES } from '#shared/contract/problems.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import type { Operation, StoredRate } from '#shared/features/operation.ts';
import { BYTES, LONGEST, MOST, RANGES } from '#shared/vocabulary/size-limits.ts';

import { openApi } from './openapi/document.ts';
import { notedExchanges } from './openapi/exchanges.ts';

export const PAGE = 'docs/api.md';

/** What each bound is about, by its name in shared/vocabulary/size-limits.ts. */
const TEXTS: { readonly [K in keyof typeof LONGEST]: string } = {
  id: 'ids of clubs, ladders, players, challenges, games: a–z, 0–9 and "-"',
  name: 'the name of a player, or of a ladder',
  remark: '`by` and `override`; not blank',
  pgn: '`pgn`; over HTTP the whole request has a limit, too',
  scoring: '`scoring`',
  gap: '`gap`',
  date: 'dates and times, as text; in the years 1900 to 2199',
  zone: '`timezone`',
  setting: 'a name in `settings`, and a word that is chosen there',
  club: 'the name of a club; not blank',
  label: 'the label of an access key or webhook; not blank',
  nickname: 'a nickname; not blank',
  url: 'the address of a webhook',
  key: 'an access key that opens a session',
  idempotencyKey: '`Idempotency-Key`: printable ASCII',
  email: 'the e-mail of a member or organiser',
  code: 'a code that an organiser was sent, with what stands between its digits',
  phone: 'a phone number that a player shows to opponents',
  place: 'where a challenge is to be played, in a proposed date',
  note: 'the note on a member; not blank',
  dispute: 'what is wrong with a result',
  message: 'what the organiser writes to all players',
  words: 'what a club says under its rules in its own words (`words` in `settings`)',
  invitation: 'what the organiser adds to an invitation',
};

const NUMBERS: { readonly [K in keyof typeof RANGES]: string } = {
  rating: '`rating`',
  minutes: '`minutes`, `main`, `byoyomi`',
  points: 'each number of `score` and `scores`; the rules of the game are stricter',
  gamePoints: 'each number of `points`, without fractions',
  distance: '`distance`, which is not 0',
  rung: '`rung` of somebody who joins, `from` of a band in `settings`',
  line: '`before`, and the version in `If-Match`',
};

const COUNTS: { readonly [K in keyof typeof MOST]: string } = {
  players: 'players on a ladder',
  seeded: 'players in a `seed` that `replay` reads',
  seats: 'players of a game (`start`, `scores`)',
  games: 'games of a match (`points`)',
  dates: 'days that one proposal offers',
  closures: '`closures`',
  words: 'words of a list in `settings`',
  bands: 'bands of rungs in `settings`',
  ladders: 'ladders of a club',
  imports: 'imports of a club that are under way, or have ended without a ladder',
  keys: 'access keys of a club, withdrawn ones among them',
  webhooks: 'webhooks of a ladder',
  nicknames: '`nicknames` of a club',
  proposals: 'open proposals of a player on a ladder',
  askedGames: 'games that players of a ladder ask each other to at the same time',
  requests: 'people who wait for an answer to join a club',
  members: 'members of a club of whom there is a record',
  newMembers: 'members that one request adds',
  invitations: 'members that one request invites',
  pixels: 'pixels of a side of a club’s crest or a player’s photograph, which are square',
};

const CARRIED: { readonly [K in keyof typeof BYTES]: string } = {
  picture: 'a club’s crest or a player’s photograph, before it is written as base64',
  body: 'a request',
  seed: '`seed`',
  log: '`import`',
};

const LIMITED: { readonly [K in StoredRate]: string } = {
  records: 'what a player records, of any kind',
  recordsOfClub: 'what is recorded on the ladders of a club, of any kind',
  challenges: 'what a player challenges, proposes or withdraws',
  asks: 'people who ask to join a club',
  asksOfAddress: 'people who ask to join a club, from each address',
  pings: 'tests of webhooks, of each ladder',
  ladders: 'new and imported ladders, of each club',
  namings: 'changes of the public names, of each club',
  clubChanges: 'changes of how a club shows itself',
  shownNames: 'choices of how single people are shown, of each club',
  faces: 'changes of a player’s photograph',
  copies: 'copies of what is kept of people, for the organisers of a club',
  ownCopies: 'copies of what is kept of a player, for themselves',
};

const figure = (number: number): string => number.toLocaleString('en-GB').replace('-', '−');

const SPANS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const;

/** "300, and as many again in 6 seconds". */
function often({ most, per }: Rate): string {
  const [span, word] = SPANS.find(([each]) => per >= each && per % each === 0) ?? [1, 'millisecond'];
  const count = per / span;
  return `${figure(most)}, and as many again in ${count === 1 ? `a${/^h/.test(word) ? 'n' : ''} ${word}` : `${count} ${word}s`}`;
}

const caller = ({ roles: who }: Operation): string => (who === 'anybody' || who === 'operator' ? who : who.join(', '));

const routeRow = (route: Operation): string =>
  `| ${route.method} | \`${route.path.replace('/api', '')}\` | ${caller(route)} | ${(route.query ?? []).map((name) => `\`${name}\``).join(', ')} | ${(route.rates ?? []).join(', ')} |`;

const entriesOf = <K extends string, V>(table: { readonly [Key in K]: V }, texts: { readonly [Key in K]: string }) =>
  Object.entries<string>(texts).map(
    ([name, text]) => [text, Object.entries<V>(table).find(([each]) => each === name)?.[1]] as const,
  );

const table = (head: string, rows: readonly string[]): readonly string[] => [
  `| ${head} |`,
  `|${head
    .split('|')
    .map(() => ' --- |')
    .join('')}`,
  ...rows,
  '',
];

/** The page: every route, and every bound of what may be asked, how large it may be, and how often. */
export const apiPage = (): string =>
  [
    '# The API',
    '',
    'A first call, in the folder of the README while a laptop runs there:',
    '',
    '```bash',
    `KEY=$(node -p 'require("./.data/keys.json").organiser')`,
    'LADDER=http://127.0.0.1:4000/api/clubs/lavers-chess/ladders/main',
    'curl -sS -H "authorization: Bearer $KEY" "$LADDER"',
    `curl -sS -H "authorization: Bearer $KEY" -H 'content-type: application/json' "$LADDER/join?dryRun=true" -d '{"player":"ada","name":"Ada King"}'`,
    '```',
    '',
    'The first one reads the ladder; the second one says what a new player would change, and changes nothing. Leave out',
    '`?dryRun=true`, and it is done. Elsewhere `KEY` is a key for programs, which an organiser makes on the Admin page.',
    '',
    'Every route and every bound. `npm run docs` makes this page from `shared/features`, `shared/vocabulary/size-limits.ts` and',
    '`functions/limits/rates.ts`, and a test holds it against them. The objects of the verbs are those of the season log; a "no" is a',
    'problem document (RFC 9457) with a stable `code`.',
    '',
    'Every POST needs `Content-Type: application/json`, also with an empty body (`import`: `application/jsonl`). A query parameter that a',
    'route does not list is refused with 400, and nothing is done; so is a field that is unknown, too long or out of its',
    'range. Requests over a limit get 429, with `Retry-After` in seconds. A path begins with `/api`.',
    '',
    '## Routes',
    '',
    ...table('Method | Path | For | Query | Limits', OPERATIONS.map(routeRow)),
    '## What a "no" may be',
    '',
    ...table(
      'Status | Code | What it means',
      PROBLEM_CODES.map((code) => `| ${statusOf(code)} | \`${code}\` | ${PROBLEM_MEANINGS[code]} |`),
    ),
    '## How long texts may be',
    '',
    ...table(
      'What | Characters',
      entriesOf(LONGEST, TEXTS).map(([text, most]) => `| ${text} | ${figure(most ?? 0)} |`),
    ),
    '## Ranges of numbers',
    '',
    ...table(
      'What | From | To',
      entriesOf<string, readonly [number, number]>(RANGES, NUMBERS).map(
        ([text, [least, most] = [0, 0]]) => `| ${text} | ${figure(least)} | ${figure(most)} |`,
      ),
    ),
    'Which settings a system has, and the range of each, a refusal says.',
    '',
    '## How many',
    '',
    ...table(
      'What | At most',
      entriesOf(MOST, COUNTS).map(([text, most]) => `| ${text} | ${figure(most ?? 0)} |`),
    ),
    ...table(
      'Carried by | Bytes at most',
      entriesOf(BYTES, CARRIED).map(([text, most]) => `| ${text} | ${figure(most ?? 0)} |`),
    ),
    '## How often',
    '',
    'So many at once, and then evenly. These hold for each process of a function, without asking the store:',
    '',
    ...table('For | Requests | At once', [
      ...(['organiser', 'scorer', 'player', 'operator'] as const).map(
        (role) => `| each key of the role ${role} | ${often(RATES[role].rate)} | ${RATES[role].atOnce} |`,
      ),
      `| each club | ${often(RATES.club)} | |`,
      `| each network without a good key (an IPv4 address, or 64 bits of an IPv6 one) | ${often(RATES.address)} | |`,
      `| all without a good key, on a laptop | ${often(RATES.noAddress)} | |`,
    ]),
    'These hold for all processes together. A dry run counts towards none of them.',
    '',
    ...table(
      'Limit | Of | So often',
      Object.entries(STORED).map(
        ([name, rate]) =>
          `| ${name} | ${Object.entries(LIMITED).find(([each]) => each === name)?.[1]} | ${often(rate)} |`,
      ),
    ),
  ].join('\n');

export const DOCUMENT = 'docs/openapi.json';

export const apiDocument = (): string => `${inLines(openApi(notedExchanges()))}\n`;

/** JSON with what fits into a line in one. */
function inLines(value: unknown, indent = '', before = 0): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length < LINE) return line;
  const deeper = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((each) => inLines(each, deeper))
    : Object.entries(value).map(([name, each]) => `"${name}": ${inLines(each, deeper, name.length + 4)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${indent}${close}`;
}

const LINE = 160;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PAGE, apiPage());
  writeFileSync(DOCUMENT, apiDocument());
}
