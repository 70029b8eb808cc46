import type { Operation } from '#shared/features/operation.ts';

type Roles = Operation['roles'];

/** Who may do something, as the table "Who may do what" in docs/access.md says it, and as roles. */
const WHO = {
  'the operator': 'operator',
  anyone: 'anybody',
  organisers: ['organiser'],
  'organisers, scorers': ['organiser', 'scorer'],
  'organisers, scorers; players for themselves': ['organiser', 'scorer', 'player'],
  'organisers; players for themselves': ['organiser', 'player'],
  players: ['player'],
} as const satisfies Readonly<Record<string, Roles>>;

interface Row {
  readonly what: string;
  readonly who: keyof typeof WHO;
  readonly doors: readonly string[];
}

const [CLUB, LADDER] = ['/api/clubs/{club}', '/api/clubs/{club}/ladders/{ladder}'] as const;

/** Doors below a path, each as "GET seasons"; a method alone is that of the path itself. */
const below = (path: string, doors: string): readonly string[] =>
  doors
    .split(/,\s*/)
    .map((door) => door.split(' '))
    .map(([method, rest]) => `${method} ${path}${rest === undefined ? '' : `/${rest}`}`);

/** Every row of the table, with the doors that it means. Written by hand: nothing of it is read off the product. */
export const ROWS: readonly Row[] = [
  {
    what: 'make clubs, suspend and delete them, give one another organiser’s link, see who signed clubs up',
    who: 'the operator',
    doors: ['POST /api/clubs', 'GET /api/sign-ups', ...below(CLUB, 'POST organiser, POST suspension, POST deletion')],
  },
  {
    what: 'ask to join a ladder, and find out what came of it; open a link, sign out, stop one’s own link',
    who: 'anyone',
    doors: [
      ...below(LADDER, 'POST requests'),
      ...below(CLUB, 'POST claim'),
      ...below('/api/session', 'GET, POST, DELETE, DELETE link'),
    ],
  },
  {
    what: 'settings, ladders and their seasons, imports, the whole log; put players on a ladder, and one on another rung; delete a ladder',
    who: 'organisers',
    doors: [
      ...below(CLUB, 'GET, PATCH, POST ladders, GET imports'),
      ...below(
        LADDER,
        'GET log, GET seasons/{season}/log, GET status, POST status, POST configure, POST seed, POST place',
      ),
      ...below(LADDER, 'GET import, POST import, DELETE import, POST import/upload'),
      ...below(
        LADDER,
        'POST seasons, POST seasons/earlier, DELETE seasons/earlier/{season}, POST seasons/undo, POST deletion',
      ),
    ],
  },
  {
    what: 'members, their addresses, photographs, names in public, invitations and messages; suggest games; requests to join; copies for members; erase a person',
    who: 'organisers',
    doors: [
      ...below(CLUB, 'GET members, POST members, POST members/{player}, DELETE members/{player}'),
      ...below(CLUB, 'PUT members/{player}/public-name, DELETE members/{player}/address, POST members/{player}/copy'),
      ...below(CLUB, 'DELETE members/{player}/face'),
      ...below(CLUB, 'POST invitations, POST invitations/preview, POST forgetting'),
      ...below(CLUB, 'GET requests, POST requests/{request}/acceptance, DELETE requests/{request}'),
      ...below(LADDER, 'POST messages, POST suggestions'),
    ],
  },
  {
    what: 'links, keys and sessions; the admin history; other organisers, one’s own address and confirmation; webhooks',
    who: 'organisers',
    doors: [
      ...below(CLUB, 'GET access, POST access, DELETE access/{hash}, POST access/{hash}/replacement'),
      ...below(CLUB, 'DELETE access/{hash}/sessions, DELETE access/{hash}/sessions/{session}, GET changes'),
      ...below(CLUB, 'POST organisers, GET address, POST address, POST address/confirmation'),
      ...below(CLUB, 'POST confirmation, POST confirmation/code'),
      ...below(LADDER, 'GET webhooks, POST webhooks, DELETE webhooks/{webhook}, POST webhooks/{webhook}/ping'),
    ],
  },
  { what: 'dismiss a dispute', who: 'organisers', doors: below(LADDER, 'POST disputes/dismissal') },
  {
    what: 'see what officials see of a ladder, its lines and seasons, and who has a name already',
    who: 'organisers, scorers',
    doors: [...below(LADDER, 'GET, GET entries, GET seasons'), ...below(CLUB, 'GET namesakes')],
  },
  {
    what: 'rename players, change who plays as a pair, let players leave or go home, pass, close a night, note an offered day, record a play-off or its end without a result; correct, cancel or replace a result',
    who: 'organisers, scorers',
    doors: [
      ...below(LADDER, 'POST rename, POST regroup, POST leave, POST depart, POST pass, POST close, POST offer'),
      ...below(LADDER, 'POST playoff, POST abandon, POST correct, POST void, POST replace'),
    ],
  },
  {
    what: 'see the ladder with what is open, join, choose rated games, go away and come back, check in, challenge, accept, decline, withdraw, postpone, report a result or a match, start and finish a game for points; see proposals, agree to one or take it back',
    who: 'organisers, scorers; players for themselves',
    doors: [
      ...below(LADDER, 'GET state, POST join, POST prefer, POST away, POST back, POST arrive, POST challenge'),
      ...below(
        LADDER,
        'POST accept, POST decline, POST withdraw, POST postpone, POST result, POST match, POST start, POST finish',
      ),
      ...below(LADDER, 'GET proposals, POST proposals/{player}/agree, DELETE proposals/{player}'),
    ],
  },
  {
    what: 'approve or reject a result; see disputes; see, propose, agree and call off dates of games',
    who: 'organisers; players for themselves',
    doors: [
      ...below(LADDER, 'POST approve, POST reject, GET disputes'),
      ...below(LADDER, 'GET dates, POST dates, POST dates/agree, POST dates/call-off'),
    ],
  },
  {
    what: 'propose a challenge or a game, dispute a result; one’s own page, photograph, notices, address and number, and those that opponents show; a copy of what is kept',
    who: 'players',
    doors: [
      ...below(LADDER, 'POST proposals, POST disputes, GET contacts, GET upcoming, PUT upcoming/free-times'),
      ...below(
        CLUB,
        'GET own, GET own/copy, GET own/push, PUT own/push, DELETE own/push, GET own/contact, PUT own/contact, GET own/face, PUT own/face',
      ),
    ],
  },
];

/** As the table says it in docs/access.md. */
export const lineOf = ({ what, who }: Row): string => `| ${what} | ${who} |`;

const MAY: ReadonlyMap<string, Roles> = new Map(
  ROWS.flatMap(({ who, doors }) => doors.map((door) => [door, WHO[who]] as const)),
);

/** Who may use a door. Of one that the table does not have, nobody has said it: whatever it answers is a fault. */
export const mayUse = (door: string): Roles => MAY.get(door) ?? 'anybody';

const said = (roles: Roles): string => (typeof roles === 'string' ? roles : roles.toSorted().join(', '));

/** Where the product says otherwise than the table, or either has a door that the other has not. */
export function differences(
  operations: readonly { readonly door: string; readonly roles: Roles }[],
): readonly string[] {
  const there = new Set(operations.map(({ door }) => door));
  const named = ROWS.flatMap(({ doors }) => doors);
  return [
    ...operations.flatMap(({ door, roles }) => {
      const may = MAY.get(door);
      if (!may) return [`${door}: nobody has said in docs/access.md who may use it`];
      return said(may) === said(roles) ? [] : [`${door}: for ${said(roles)}, but docs/access.md says ${said(may)}`];
    }),
    ...named.filter((door) => !there.has(door)).map((door) => `${door}: docs/access.md means it, and it is not there`),
    ...named.filter((door, index) => named.indexOf(door) !== index).map((door) => `${door}: is in the table twice`),
  ];
}
