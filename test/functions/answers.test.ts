import { beforeAll, expect, test } from 'vitest';
import type { Mail } from '#functions/aws/post-office.ts';
import { addressWrite } from '#functions/books/organisers.ts';
import { readSessions } from '#functions/books/sessions.ts';
import { noteAttempt } from '#functions/books/webhooks.ts';
import { pack } from '#functions/database/item.ts';
import { clubPartition, SIGNED_UP } from '#functions/database/keys.ts';
import { parseAccessKey } from '#functions/http/credential.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { systems } from '#shared/systems/registry.ts';
import type { Verb } from '#shared/vocabulary/vocabulary.ts';
import { SubscribedBrowser } from '../notifying/push/subscribed-browser.ts';
import { JPEG } from '../pictures.ts';
import { CrowdedDatabase } from './crowded-database.ts';
import { at, Evening, FINAL, type Got, LADDER, operationAt, type Sent } from './evening.ts';
import { givingMore, UNKNOWN } from './unknown-fields.ts';

const CLUB = '/api/clubs/riverside';
const PGN = '[White "dee"]\n[Black "bob"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0';
const named = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id.toUpperCase(), rating: 1500 }));
/** How the club signed itself up. */
const BY = { hash: '', person: 'Jo March', email: 'jo@march.example', at: at('2021-08-01T12:00:00Z') };
const BOUT = { challenger: 'dee', challenged: 'bob' };

/** A club whose store has more in every record than this version knows; all that it answers is noted, by operation. */
class Walk {
  readonly database = new CrowdedDatabase();
  readonly evening: Evening;
  readonly answered = new Map<string, Got[]>();
  /** The text of the last e-mail. */
  mailed = '';
  #key = '';

  constructor() {
    const { database } = this;
    const send = async ({ text }: Mail) => {
      this.mailed = text;
      return 'sent' as const;
    };
    const office = { from: 'notices@ladder.example', send };
    const store = givingMore(new LadderStore(database));
    this.evening = new Evening({ store, office, deliveries: async () => [] }, database);
  }

  async begin(): Promise<void> {
    await this.asks('POST', '/api/clubs', { operator: true, body: { id: 'seaside', name: 'Seaside' } });
    await this.evening.open('riverside');
    await this.evening.database.put({ pk: clubPartition('riverside'), sk: SIGNED_UP, value: pack(BY) });
    this.#key = await this.evening.hand('riverside', { role: 'organiser', use: 'program' });
    await this.asks('POST', `${CLUB}/organiser`, { operator: true });
  }

  /** Something that is answered with a "yes"; asked with the organiser's key, unless it says otherwise. */
  async asks(method: string, path: string, sent: Sent = {}): Promise<Got> {
    const who = sent.cookie !== undefined || sent.operator ? {} : { key: this.#key };
    const body = method === 'POST' ? { body: {} } : {};
    const operation = operationAt(method, path);
    this.database.crowdOut(operation);
    const got = await this.evening.must(method, path, { ...who, ...body, ...sent });
    this.answered.set(operation, [...(this.answered.get(operation) ?? []), got]);
    return got;
  }

  async says(ladder: string, verb: string, body: object): Promise<Got> {
    return this.asks('POST', `${CLUB}/ladders/${ladder}/${verb}`, { body });
  }

  async opens(id: string, header: object, players: readonly object[]): Promise<void> {
    const season = { start: '2021-09-06', end: FINAL };
    await this.asks('POST', `${CLUB}/ladders`, { body: { id, timezone: 'Europe/London', season, ...header } });
    await this.says(id, 'seed', { order: 'rating', players });
  }

  asPlayer = (player: string): Promise<string> =>
    this.evening.hand('riverside', { role: 'player', player, label: player });
}

/** Whether a system has such a verb: what none has, nobody can say yet. */
const isKnown = (verb: Verb): boolean =>
  systems().some(({ rules, ofPairs }) => verb in rules || (ofPairs && verb in ofPairs.rules));

/** Operations that store nothing, or single items. */
const SILENT: readonly string[] = [
  'changeOwnAddress',
  'copyMember',
  'createUpload',
  'endSessions',
  'forgetPlayer',
  'inviteMembers',
  'previewInvitation',
  'removeMemberAddress',
  'requestCode',
  'testWebhook',
];

/** What the club wrote comes back as it was. */
const LOGS = ['downloadLog', 'downloadSeason'];

const walk = new Walk();

beforeAll(async () => {
  walk.evening.now = at('2021-09-06T19:00:00+01:00');
  await walk.begin();
  await clubAffairs(walk);
  await members(walk);
  await requests(walk);
  await finalNight(walk);
  await crewe(walk);
  await nairobi(walk);
  await shicargo(walk);
  await programs(walk);
  await house(walk);
  await pairs(walk);
  await nextMonth(walk);
  await seasons(walk);
  await imports(walk);
  await deletions(walk);
});

async function clubAffairs(walk: Walk): Promise<void> {
  await walk.asks('GET', CLUB);
  await walk.asks('GET', `${LADDER}/status`);
  await walk.asks('POST', `${LADDER}/status`, { body: { hidden: true } });
  await walk.asks('PATCH', CLUB, { body: { naming: { mode: 'nickname', nicknames: { ann: 'The Rook' } } } });
  await walk.asks('PATCH', CLUB, { body: { unlisted: true, colour: 'blue', crest: null } });
  const link = await walk.asks('POST', `${CLUB}/access`, { body: { role: 'scorer', label: 'bar' } });
  const opened = await walk.asks('POST', '/api/session', { body: { key: link.json['key'] } });
  const cookie = opened.cookies[0]?.split(';')[0] ?? '';
  await walk.asks('GET', '/api/session', { cookie });
  const { hash } = parseAccessKey(String(link.json['key'])) ?? { hash: '' };
  const [session = { hash: '' }] = await readSessions(walk.evening.store.database, 'riverside', hash);
  const jo = await walk.evening.signIn('riverside', { role: 'organiser', label: 'Jo' });
  await walk.asks('POST', `${CLUB}/confirmation`, { cookie: jo.cookie, body: { key: jo.key } });
  const email = 'jo@example.org';
  const address = { to: email, state: 'confirmed', since: walk.evening.now } as const;
  await walk.evening.database.transact([addressWrite('riverside', jo.hash, address)]);
  await walk.asks('POST', `${CLUB}/confirmation/code`, { cookie: jo.cookie, body: {} });
  await walk.asks('GET', `${CLUB}/address`, { cookie: jo.cookie });
  await walk.asks('POST', `${CLUB}/address`, { cookie: jo.cookie, body: { email } });
  const code = /\b\d{6}\b/.exec(walk.mailed)?.[0];
  await walk.asks('POST', `${CLUB}/address/confirmation`, { cookie: jo.cookie, body: { code } });
  await walk.asks('GET', `${CLUB}/access`);
  await walk.asks('DELETE', `${CLUB}/access/${hash}/sessions/${session.hash}`);
  await walk.asks('DELETE', `${CLUB}/access/${hash}/sessions`);
  await walk.asks('DELETE', `${CLUB}/access/${hash}`);
  const bar = await walk.asks('POST', `${CLUB}/access`, { body: { role: 'scorer', label: 'bar' } });
  await walk.asks('POST', `${CLUB}/access/${bar.json['hash']}/replacement`, { body: {} });
  await walk.asks('POST', `${CLUB}/organisers`, { body: { label: 'Bea', email: 'bea@example.org' } });
  await walk.asks('DELETE', '/api/session', { cookie });
  await walk.asks('DELETE', '/api/session/link', { cookie });
  await walk.asks('GET', `${CLUB}/changes`);
  const url = 'https://chat.example.org/hook';
  const made = await walk.asks('POST', `${LADDER}/webhooks`, { body: { url, events: ['result'], label: 'chat' } });
  const attempt = { at: walk.evening.now, outcome: '200' } as const;
  const main = { club: 'riverside', ladder: 'main' };
  await noteAttempt(walk.evening.store.database, main, String(made.json['id']), attempt);
  await walk.asks('GET', `${LADDER}/webhooks`);
  await walk.asks('POST', `${LADDER}/webhooks/${made.json['id']}/ping`);
  await walk.asks('DELETE', `${LADDER}/webhooks/${made.json['id']}`);
}

async function members(walk: Walk): Promise<void> {
  await walk.asks('POST', `${CLUB}/members`, { body: { members: [{ id: 'zed', name: 'Zed' }] } });
  await walk.asks('GET', `${CLUB}/members`);
  await walk.asks('PUT', `${CLUB}/members/zed/public-name`, { body: { as: 'nickname', nickname: 'Zebra' } });
  await walk.asks('POST', `${CLUB}/members/zed/copy`, { body: {} });
  await walk.asks('GET', `${CLUB}/members`);
  await walk.asks('POST', `${CLUB}/invitations/preview`, { body: { ladder: 'main', member: 'zed' } });
  await walk.asks('POST', `${CLUB}/invitations`, { body: { ladder: 'main', members: ['zed'] } });
  await walk.asks('POST', `${LADDER}/messages`, { body: { text: 'The hall is shut.' } });
  await walk.asks('GET', `${CLUB}/own`, { key: await walk.asPlayer('zed') });
  const { cookie } = await walk.evening.signIn('riverside', { role: 'player', player: 'zed', label: 'Zed' });
  const { endpoint, ...keys } = new SubscribedBrowser().address;
  await walk.asks('PUT', `${CLUB}/own/push`, { cookie, body: { endpoint, keys } });
  await walk.asks('GET', `${CLUB}/own/push`, { cookie });
  await walk.asks('DELETE', `${CLUB}/own/push`, { cookie });
  await walk.asks('PUT', `${CLUB}/own/contact`, { cookie, body: { phone: '+44 7700 900123', shows: ['phone'] } });
  await walk.asks('GET', `${CLUB}/own/contact`, { cookie });
  await walk.asks('PUT', `${CLUB}/own/face`, { cookie, body: { picture: JPEG.toString('base64') } });
  await walk.asks('GET', `${CLUB}/own/face`, { cookie });
  await walk.asks('DELETE', `${CLUB}/members/zed/face`);
  await walk.asks('GET', `${CLUB}/own/copy`, { cookie });
  await walk.asks('GET', `${LADDER}/contacts`, { cookie });
  await walk.asks('GET', `${LADDER}/upcoming`, { cookie });
  await walk.asks('GET', `${CLUB}/namesakes`, { query: { name: 'Zed' } });
  await walk.asks('POST', `${CLUB}/members/zed`, { body: { version: 1, name: 'Zed' } });
  await walk.asks('DELETE', `${CLUB}/members/zed/address`);
  await walk.asks('DELETE', `${CLUB}/members/zed`);
}

async function requests(walk: Walk): Promise<void> {
  await walk.asks('PATCH', CLUB, { body: { joining: true } });
  const ask = (name: string) => walk.asks('POST', `${LADDER}/requests`, { body: { name, consent: true } });
  const asked = await ask('Zoe');
  await ask('Max');
  const { json } = await walk.asks('GET', `${CLUB}/requests`);
  const idOf = (who: string): unknown =>
    JSON.parse(JSON.stringify(json['requests'])).find(({ name }: { readonly name: string }) => name === who)?.id;
  await walk.asks('POST', `${CLUB}/members`, { body: { members: [{ id: 'zoe', name: 'Zoe' }] } });
  await walk.asks('POST', `${CLUB}/requests/${idOf('Zoe')}/acceptance`, { body: { player: 'zoe' } });
  await walk.asks('DELETE', `${CLUB}/requests/${idOf('Max')}`);
  await walk.asks('POST', `${CLUB}/claim`, { body: { request: asked.json['request'] } });
}

const SIX = ['ann', 'bob', 'cy', 'dee', 'eve', 'flo'];

/** The last night of a Lavers season, on which Ann loses rung 1 without playing. */
async function finalNight(walk: Walk): Promise<void> {
  walk.evening.now = at('2021-09-06T19:40:00+01:00');
  await walk.opens('final', { system: 'lavers', season: { start: '2021-08-02', end: '2021-09-06' } }, named(...SIX));
  for (const player of SIX) await walk.says('final', 'arrive', { player });
  const { night } = JSON.parse((await lookAt(walk, 'final')).text);
  await walk.says('final', 'pass', { player: night.turn });
  walk.evening.now = at('2021-09-06T20:30:00+01:00');
  await walk.says('final', 'challenge', { id: 'w1', challenger: 'dee', challenged: 'bob', override: 'late' });
  const { json } = await walk.says('final', 'result', { challenge: 'w1', score: [0, 2] });
  await walk.says('final', 'challenge', { id: 'w2', challenger: 'flo', challenged: 'cy', override: 'so' });
  await lookAt(walk, 'final');
  await walk.says('final', 'abandon', { challenge: 'w2' });
  await walk.says('final', 'match', { id: 'w3', challenger: 'flo', challenged: 'eve', score: [1, 1], override: 'so' });
  await walk.says('final', 'correct', { line: json['line'], score: [0.5, 1.5] });
  await walk.says('final', 'depart', { player: 'flo' });
  walk.evening.now = at('2021-09-06T22:00:00+01:00');
  await walk.says('final', 'close', {});
  const { final } = JSON.parse((await lookAt(walk, 'final')).text);
  await walk.says('final', 'playoff', { players: final.playoff, winner: final.playoff[0] });
  await lookAt(walk, 'final');
}

/** The month after the first, in which one who had joined played nothing. */
async function nextMonth(walk: Walk): Promise<void> {
  await walk.says('main', 'seed', { order: 'given', players: named(...SIX) });
  await walk.says('main', 'join', { player: 'gus', name: 'Gus' });
  await walk.says('main', 'rename', { player: 'gus', name: 'August' });
  await walk.says('main', 'leave', { player: 'gus' });
  const closures = [{ from: '2021-09-04', to: '2021-09-05' }];
  await walk.says('main', 'configure', { name: 'Thursdays', end: '2022-06-13', closures, settings: { drop: null } });
  walk.evening.now = at('2021-10-04T20:00:00+01:00');
  await lookAt(walk);
  await walk.says('main', 'arrive', { player: 'ann' });
  await lookAt(walk);
  await walk.asks('GET', `${LADDER}/entries`, { query: { before: '4' } });
  await walk.asks('GET', `${LADDER}/log`);
}

/** The next season after the final night's, started, undone and started again. */
async function seasons(walk: Walk): Promise<void> {
  const path = `${CLUB}/ladders/final/seasons`;
  const body = { season: { start: '2021-10-04', end: FINAL } };
  await walk.asks('POST', path, { body });
  await walk.asks('POST', `${path}/undo`);
  await walk.asks('POST', path, { body });
  const earlier = { system: 'lavers', timezone: 'Europe/London', season: { start: '2019-10-07', end: '2020-06-01' } };
  const order = { at: '2019-10-07T12:00:00+01:00', seed: { order: 'given', players: named(...SIX) } };
  const log = [{ ladder: earlier }, order].map((line) => `${JSON.stringify(line)}\n`).join('');
  await walk.asks('POST', `${path}/earlier`, { headers: { 'content-type': 'application/jsonl' }, body: log });
  await walk.asks('GET', path);
  await walk.asks('GET', `${path}/2021/log`);
  await walk.asks('DELETE', `${path}/earlier/2019-20`);
  await lookAt(walk, 'final');
}

async function deletions(walk: Walk): Promise<void> {
  await walk.asks('POST', `${CLUB}/forgetting`, { body: { player: 'ann', name: 'ANN' }, query: { dryRun: 'true' } });
  await walk.asks('POST', `${CLUB}/ladders/final/deletion`, { body: { name: 'final' } });
  await walk.asks('GET', '/api/sign-ups', { operator: true });
  await walk.asks('POST', '/api/clubs/seaside/suspension', { operator: true, body: { suspended: true } });
  await walk.asks('POST', '/api/clubs/seaside/deletion', { operator: true, body: { name: 'Seaside' } });
}

/** What the desk shows of a ladder; what tablets get is asked for as well. */
async function lookAt(walk: Walk, ladder = 'main'): Promise<Got> {
  await walk.asks('GET', `${CLUB}/ladders/${ladder}/state`);
  return walk.asks('GET', `${CLUB}/ladders/${ladder}`);
}

async function crewe(walk: Walk): Promise<void> {
  const far = Array.from({ length: 20 }, (_, index) => `p${index}`);
  await walk.opens('crewe', { system: 'crewe' }, named('ann', ...far, 'bob', 'cy', 'dee', 'eve'));
  await walk.says('crewe', 'prefer', { player: 'dee', rated: true });
  const placed = await walk.says('crewe', 'place', { player: 'dee', rung: 1, override: 'A mistake of the seeding.' });
  await walk.says('crewe', 'void', { line: placed.json['line'] });
  const wrong = await walk.says('crewe', 'match', { challenger: 'eve', challenged: 'cy', score: [1, 0] });
  const right = { challenger: 'eve', challenged: 'bob', score: [1, 0] };
  await walk.asks('POST', `${CLUB}/ladders/crewe/replace`, { body: { line: wrong.json['line'], ...right } });
  for (const [id, verb] of Object.entries({ c1: 'decline', c2: 'withdraw', c3: 'accept' } as const)) {
    await walk.says('crewe', 'challenge', { id, ...BOUT });
    await walk.says('crewe', verb, { challenge: id });
  }
  await lookAt(walk, 'crewe');
  const [ann, eve] = [await walk.asPlayer('ann'), await walk.asPlayer('eve')];
  await walk.asks('GET', `${CLUB}/ladders/crewe/state`, { key: eve });
  const path = `${CLUB}/ladders/crewe/proposals`;
  for (const end of ['agree', 'end']) {
    await walk.asks('POST', path, { key: eve, body: { challenged: 'ann' } });
    await walk.asks('GET', path, { key: ann });
    if (end === 'agree') await walk.asks('POST', `${path}/eve/agree`, { key: ann });
    if (end === 'agree') await walk.says('crewe', 'withdraw', { challenge: await openOf(walk, 'eve') });
    else await walk.asks('DELETE', `${path}/eve`, { key: ann });
  }
  const when = { challenge: 'c3', at: '2021-09-14T19:30' };
  const dee = await walk.asPlayer('dee');
  await walk.asks('POST', `${CLUB}/ladders/crewe/dates`, { key: dee, body: when });
  await walk.asks('POST', `${CLUB}/ladders/crewe/dates/agree`, { body: when });
  await walk.asks('GET', `${CLUB}/ladders/crewe/dates`);
  await walk.asks('POST', `${CLUB}/ladders/crewe/dates/call-off`, { body: when });
  await walk.asks('GET', `${CLUB}/ladders/crewe/dates`);
  const { json } = await walk.says('crewe', 'result', { challenge: 'c3', score: [1, 0] });
  await walk.asks('GET', `${CLUB}/ladders/crewe/upcoming`, { key: dee });
  await walk.asks('PUT', `${CLUB}/ladders/crewe/upcoming/free-times`, {
    key: dee,
    body: { when: ['evenings'], wants: true },
  });
  await walk.asks('POST', `${CLUB}/ladders/crewe/suggestions`, { query: { dryRun: 'true' } });
  await walk.asks('POST', `${CLUB}/ladders/crewe/suggestions`);
  const disputes = `${CLUB}/ladders/crewe/disputes`;
  await walk.asks('POST', disputes, { key: dee, body: { line: json['line'], says: 'it was a draw' } });
  await walk.asks('GET', disputes);
  await walk.asks('POST', `${disputes}/dismissal`, { body: { line: json['line'], player: 'dee' } });
  await walk.says('crewe', 'void', { line: json['line'] });
}

async function openOf(walk: Walk, player: string): Promise<string> {
  const { challenges } = JSON.parse((await lookAt(walk, 'crewe')).text);
  return challenges.find(({ challenger }: { readonly challenger: string }) => challenger === player).id;
}

async function nairobi(walk: Walk): Promise<void> {
  const paidUp = { registered: true, paidUntil: '2031-12-31' };
  const players = named('ann', 'bob', 'cy', 'dee').map((each) => ({ ...each, ...paidUp }));
  await walk.opens('nairobi', { system: 'nairobi', timezone: 'Africa/Nairobi' }, players);
  for (const [id, verb] of Object.entries({ n1: 'approve', n2: 'reject' })) {
    await walk.says('nairobi', 'challenge', { id, ...BOUT, override: 'so' });
    await walk.says('nairobi', 'result', { challenge: id, score: [1, 0], minutes: 90, pgn: PGN, override: 'so' });
    await lookAt(walk, 'nairobi');
    await walk.says('nairobi', verb, { challenge: id });
  }
}

async function shicargo(walk: Walk): Promise<void> {
  await walk.opens('dice', { system: 'shicargo' }, named('ann', 'bob', 'cy'));
  await walk.says('dice', 'start', { id: 'g1', players: ['ann', 'bob', 'cy'] });
  await lookAt(walk, 'dice');
  const scores = Object.entries({ ann: 7, bob: 5, cy: 3 });
  await walk.says('dice', 'finish', { game: 'g1', scores });
  await lookAt(walk, 'dice');
}

async function house(walk: Walk): Promise<void> {
  await walk.opens('squash', { system: 'house' }, named('ann', 'bob', 'cy'));
  await walk.says('squash', 'challenge', { id: 'h1', challenger: 'bob', challenged: 'ann' });
  await walk.says('squash', 'postpone', { challenge: 'h1' });
  await walk.says('squash', 'offer', { challenge: 'h1', player: 'bob' });
  await walk.says('squash', 'away', { player: 'cy', from: '2022-05-01', to: '2022-05-03' });
  await lookAt(walk, 'squash');
  await walk.says('squash', 'back', { player: 'cy' });
}

async function pairs(walk: Walk): Promise<void> {
  const pair = (id: string, ...people: readonly string[]) => ({ id, rating: 1500, people: namesOf(people) });
  const players = [pair('aces', 'ann', 'bob'), pair('bees', 'cy', 'dee'), pair('cats', 'eve', 'ann')];
  await walk.opens('doubles', { system: 'house', entrants: 'pairs' }, players);
  const [ann, cy] = [await walk.asPlayer('ann'), await walk.asPlayer('cy')];
  const path = `${CLUB}/ladders/doubles`;
  await walk.says('doubles', 'challenge', { id: 'd1', challenger: 'bees', challenged: 'aces' });
  await walk.says('doubles', 'accept', { challenge: 'd1' });
  for (const key of [ann, cy])
    await walk.asks('PUT', `${CLUB}/own/contact`, { key, body: { phone: '020 7946 0000', shows: ['phone'] } });
  await walk.asks('GET', `${path}/upcoming`, { key: ann, query: { as: 'cats' } });
  await walk.asks('GET', `${path}/contacts`, { key: ann });
  await walk.says('doubles', 'regroup', { player: 'bees', people: namesOf(['cy', 'dee', 'fay']) });
  await walk.asks('POST', `${path}/result`, {
    key: cy,
    body: { challenge: 'd1', score: [3, 1], lineup: ['cy', 'fay', 'ann', 'bob'] },
  });
  await lookAt(walk, 'doubles');
}

const namesOf = (people: readonly string[]) => people.map((id) => ({ id, name: id.toUpperCase() }));

async function programs(walk: Walk): Promise<void> {
  const players = named('ego', 'fox', 'gnu').map((each) => ({ ...each, gap: '2.5', main: 20, scoring: 'Chinese' }));
  const closures = [{ from: '2023-01-01', to: '2023-01-02' }];
  await walk.opens('go', { system: 'computer-go', board: 19, closures }, players);
  await walk.says('go', 'challenge', { id: 'g1', challenger: 'fox', challenged: 'ego' });
  await lookAt(walk, 'go');
}

async function imports(walk: Walk): Promise<void> {
  const { text } = await walk.asks('GET', `${LADDER}/log`);
  const log = text.replaceAll(new RegExp(`,?"${UNKNOWN}":"${UNKNOWN}"`, 'g'), '');
  const headers = { 'content-type': 'application/jsonl' };
  const path = (id: string) => `${CLUB}/ladders/${id}/import`;
  await walk.asks('POST', `${path('copy')}/upload`, { body: { bytes: 5_000_000 } });
  await walk.asks('POST', path('copy'), { headers, body: log, query: { dryRun: 'true' } });
  await walk.asks('GET', `${CLUB}/imports`);
  await walk.evening.workOff();
  await walk.asks('GET', path('copy'));
  await walk.asks('DELETE', path('copy'));
}

test('every operation answers, and with nothing that the contract does not list, whatever more is stored', () => {
  const asked = OPERATIONS.filter(({ verb }) => verb === undefined || isKnown(verb)).map(({ id }) => id);
  expect(asked.filter((operation) => !walk.answered.has(operation))).toEqual([]);
  for (const [operation, all] of walk.answered)
    for (const { text } of all) if (!LOGS.includes(operation)) expect(text, operation).not.toContain(UNKNOWN);
});

test('every operation that writes comes through, though others crowd out its first transaction', () => {
  const writing = OPERATIONS.filter(({ id, method }) => method !== 'GET' && !SILENT.includes(id)).map(({ id }) => id);
  expect(writing.filter((id) => walk.answered.has(id) && !walk.database.crowded.has(id))).toEqual([]);
});

test('what is settled ahead of a line says its kind, as in the public files', () => {
  const settled = (walk.answered.get('recordArrival') ?? []).flatMap(({ text }) => JSON.parse(text).settled);
  expect(settled[0]).toMatchObject({ kind: 'month', period: '2021-09', first: '2021-09-01' });
});

test('nobody who has no key gets anything of a club', async () => {
  for (const { method, path, roles } of OPERATIONS) {
    if (method !== 'GET' || roles === 'operator') continue;
    const address = path
      .replace('{club}', 'riverside')
      .replace('{ladder}', 'nairobi')
      .replaceAll(/\{\w+\}/g, 'ann');
    const { status, text } = await walk.evening.send('GET', address);
    expect([path, status]).toEqual([path, 401]);
    expect(text).not.toMatch(/riverside|zqhush|ann\b|bob|2031/i);
  }
});
