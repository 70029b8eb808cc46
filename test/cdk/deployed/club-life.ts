import { newAccessKey } from '#functions/http/credential.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { ROLES } from '#shared/vocabulary/club.ts';
import type { Verb } from '#shared/vocabulary/vocabulary.ts';
import type { Account } from '#test/cloud/account.ts';
import { at, type Got } from '#test/functions/evening.ts';
import { SubscribedBrowser } from '#test/notifying/push/subscribed-browser.ts';
import type { DeployedStack } from './deployed-stack.ts';

const CLUB = '/api/clubs/riverside';
const ORDER = { order: 'given', players: ['ann', 'bob', 'cy', 'dee'].map((id) => ({ id })) };
const HEADER = { system: 'lavers', timezone: 'Europe/London', season: { start: '2021-09-06', end: '2022-06-06' } };
const [MINUTE, HOUR] = [60_000, 3_600_000];

/** A command of each kind, tried out on a ladder of its name. */
const LATE = {
  arrive: { player: 'ann' },
  match: { challenger: 'dee', challenged: 'ann', score: [2, 0], override: 'test' },
} as const satisfies Readonly<Partial<Record<Verb, object>>>;

type Texts = Readonly<Record<string, string>>;
type Sent = [method: string, path: string, body?: object | string, headers?: Texts, query?: Texts, operator?: boolean];

/** Everything that a club of a deployment does and has done to it, in the course of a season, up to its deletion. */
export class ClubLife {
  /** The ids of the club and its ladders. */
  readonly ids = ['riverside', 'main', 'juniors', 'imported', ...Object.keys(LATE)];
  readonly #account: Account;
  readonly #deployment: DeployedStack;
  /** The organiser's. */
  key = '';

  constructor(account: Account, deployment: DeployedStack) {
    this.#account = account;
    this.#deployment = deployment;
  }

  /** A club with its ladders, and their first evening: dee beats cy, who is above. */
  async begin(): Promise<void> {
    await this.found();
    for (const ladder of ['main', 'juniors', ...Object.keys(LATE)]) await this.#evening(ladder);
    await this.#import();
    await this.#deployment.flow(MINUTE);
  }

  /** All that comes then, up to the end of the season. */
  async goOn(): Promise<void> {
    await this.webhooks();
    await this.everybody();
    await this.changes();
    await this.timePasses();
  }

  async found(): Promise<void> {
    this.#account.now = Math.max(this.#account.now, at('2021-09-06T20:00:00+01:00'));
    const { json } = await this.operator(['POST', '/api/clubs', { id: 'riverside', name: 'The riverside club' }]);
    this.key = String(json['key']);
    await this.operator(['POST', `${CLUB}/organiser`]);
    for (const id of ['main', 'juniors', ...Object.keys(LATE)])
      await this.must('POST', `${CLUB}/ladders`, { id, ...HEADER });
    await this.must('PATCH', CLUB, { naming: { mode: 'full' } });
    for (const unlisted of [true, false]) await this.must('PATCH', CLUB, { unlisted });
    await this.must('GET', CLUB);
    await this.#deployment.flow();
  }

  async #evening(ladder: string): Promise<void> {
    const path = `${CLUB}/ladders/${ladder}`;
    await this.must('POST', `${path}/seed`, ORDER);
    for (const player of ['ann', 'bob', 'cy', 'dee']) await this.must('POST', `${path}/arrive`, { player });
    await this.must('POST', `${path}/challenge`, { id: 'm1', challenger: 'dee', challenged: 'cy', override: 'test' });
    const headers = { 'idempotency-key': 'once' };
    for (let times = 0; times < 2; times++)
      await this.must('POST', `${path}/result`, { challenge: 'm1', score: [2, 0] }, headers);
    for (const each of ['', '/state', '/log']) await this.must('GET', `${path}${each}`);
    await this.must('GET', `${path}/entries`, undefined, {}, { before: '5' });
  }

  /** One receiver that takes what it is told, and one that takes nothing any more. */
  async webhooks(): Promise<void> {
    const path = `${CLUB}/ladders/main/webhooks`;
    this.#account.receivers.set('gone.example.org', 410);
    const hook = (host: string) => ({ url: `https://${host}/`, events: ['result'], label: host });
    const one = (await this.must('POST', path, hook('chat.example.org'))).json;
    const other = (await this.must('POST', path, hook('busy.example.org'))).json;
    await this.must('POST', path, hook('gone.example.org'));
    await this.must('GET', path);
    await this.must('POST', `${path}/${one['id']}/ping`, {});
    this.#account.receivers.set('busy.example.org', 503);
    const body = { challenger: 'dee', challenged: 'ann', score: [2, 0], override: 'test' };
    await this.must('POST', `${CLUB}/ladders/main/match`, body);
    // What reads the webhooks fails at first: the line goes to the queue of what is to be tried again.
    this.#account.isDown = (who, { action }) => who.endsWith(' notify') && action === 'dynamodb:Query';
    await this.#deployment.flow();
    this.#account.isDown = () => false;
    await this.#deployment.flow(HOUR / 10);
    // The notice that one is too busy for comes in other names then.
    await this.must('PATCH', CLUB, { naming: { mode: 'initial' } });
    await this.#deployment.flow(HOUR);
    await this.must('PATCH', CLUB, { naming: { mode: 'full' } });
    await this.must('DELETE', `${path}/${other['id']}`);
  }

  /** A log that comes in, is forgotten, comes again, and becomes a ladder; once it is there, it is refused. */
  async #import(): Promise<void> {
    const log = `${JSON.stringify({ ladder: HEADER })}\n${JSON.stringify({ at: '2021-09-06T18:00Z', seed: ORDER })}\n`;
    const path = `${CLUB}/ladders/imported/import`;
    const { url, upload } = (await this.must('POST', `${path}/upload`, { bytes: log.length })).json;
    this.#account.follow(String(url), 'PUT', this.#deployment.nameOf('AWS::S3::Bucket', 'Transfers'), Buffer.from(log));
    await this.must('POST', path, '', {}, { upload: String(upload) });
    await this.must('DELETE', path);
    await this.#deployment.tick('import');
    await this.#deployment.flow();
    await this.must('POST', path, log, {}, { keepRefused: 'true' });
    await this.must('GET', path);
    await this.must('GET', `${CLUB}/imports`);
    await this.#deployment.flow();
    await this.send('POST', path, log);
  }

  /**
   * Everybody tries everything that they may try, though most of it makes no sense: what is asked before that counts too.
   * What failed there, instead of being answered.
   */
  async everybody(): Promise<readonly string[]> {
    const keys = new Map<string, string>();
    const failed: string[] = [];
    for (const role of ROLES) {
      const who = role === 'player' ? { player: 'dee' } : {};
      const { json } = await this.must('POST', `${CLUB}/access`, { role, label: role, ...who });
      keys.set(role, String(json['key']));
    }
    for (const route of OPERATIONS) {
      const path = route.path
        .replace('{club}', 'riverside')
        .replace('{ladder}', 'main')
        .replace(/\{\w+\}/, 'none');
      for (const role of Array.isArray(route.roles) ? route.roles : []) {
        const headers = { authorization: `Bearer ${keys.get(role)}` };
        const { status, text } = await this.send(route.method, path, {}, headers);
        if (status >= 500) failed.push(`${role}: ${route.method} ${path}: ${text}`);
      }
    }
    await this.#deployment.flow();
    return failed;
  }

  /** Keys, sessions and members come and go. */
  async changes(): Promise<void> {
    await this.#keys();
    await this.#members();
  }

  async #keys(): Promise<void> {
    const { json } = await this.must('POST', `${CLUB}/access`, { role: 'scorer', label: 'tablet' });
    await this.must('GET', `${CLUB}/access`);
    const { hash } = newAccessKey('riverside');
    await this.send('DELETE', `${CLUB}/access/${hash}`);
    await this.#sessions();
    const replaced = await this.must('POST', `${CLUB}/access/${json['hash']}/replacement`, { signOut: false });
    await this.must('DELETE', `${CLUB}/access/${replaced.json['hash']}`);
  }

  /** A player's link is opened on some phones, of which each is signed out in another way. */
  async #sessions(): Promise<void> {
    const link = await this.must('POST', `${CLUB}/access`, { role: 'player', label: 'Ann', player: 'ann' });
    const { key, hash } = link.json;
    const seen = await this.must('POST', '/api/session', { key, look: true });
    if (seen.json['signedIn'] !== false) throw new Error('a look signs in');
    const phones: string[] = [];
    for (let count = 0; count < 12; count++) {
      const { cookies } = await this.must('POST', '/api/session', { key });
      phones.push(cookies[0]?.split(';')[0] ?? '');
    }
    const [last = '', other = ''] = phones.toReversed();
    await this.must('GET', '/api/session', undefined, { cookie: last });
    await this.must('GET', '/api/session', undefined, { cookie: last, 'acting-as': 'player' });
    await this.must('GET', `${CLUB}/ladders/main/state`, undefined, { cookie: last });
    await this.must('GET', `${CLUB}/own`, undefined, { cookie: last });
    const { endpoint, ...keys } = new SubscribedBrowser().address;
    // Those before it may have given way to it: they were all used at the same moment.
    await this.must('PUT', `${CLUB}/own/push`, { endpoint, keys }, { cookie: last });
    await this.must('DELETE', `${CLUB}/own/push`, undefined, { cookie: last });
    await this.must('PUT', `${CLUB}/own/push`, { endpoint, keys }, { cookie: last });
    await this.must('PUT', `${CLUB}/own/contact`, { phone: '020 7946 0000', shows: ['phone'] }, { cookie: last });
    await this.must('GET', `${CLUB}/own/contact`, undefined, { cookie: last });
    await this.must('GET', `${CLUB}/ladders/main/contacts`, undefined, { cookie: last });
    await this.must('DELETE', '/api/session', undefined, { cookie: last });
    await this.must('DELETE', '/api/session/link', undefined, { cookie: other });
    const { access } = (await this.must('GET', `${CLUB}/access`)).json;
    const { sessions } = (Array.isArray(access) ? access : []).find((each) => each.hash === hash);
    await this.must('DELETE', `${CLUB}/access/${hash}/sessions/${sessions[0].id}`);
    await this.must('DELETE', `${CLUB}/access/${hash}/sessions`);
    await this.must('GET', `${CLUB}/changes`);
  }

  /** Somebody new, who changes, and goes again; and somebody on a ladder, who is known from then on. */
  async #members(): Promise<void> {
    const path = `${CLUB}/members`;
    await this.must('POST', path, { members: [{ id: 'gil', name: 'Gil' }] });
    await this.must('POST', `${path}/gil`, { version: 1, email: 'gil@example.org' });
    await this.must('POST', `${path}/ann`, { version: 0, note: 'left-handed' });
    await this.must('GET', path);
    await this.must('GET', `${CLUB}/namesakes`, undefined, {}, { name: 'Ann' });
    await this.must('POST', `${CLUB}/ladders/main/rename`, { player: 'ann', name: 'ann' });
    await this.must('DELETE', `${path}/gil`);
  }

  /** The timer settles what is due on some ladders; on others whatever comes first writes it. */
  async timePasses(): Promise<void> {
    this.#account.now = at('2021-09-07T00:10:00+01:00');
    await this.#deployment.tick('find-due');
    await this.#deployment.flow();
    this.#account.now = at('2022-02-07T20:00:00Z');
    for (const [verb, body] of Object.entries(LATE)) await this.send('POST', `${CLUB}/ladders/${verb}/${verb}`, body);
    // S3 is out of order for a moment: pages are put off, and come by themselves.
    this.#account.isDown = (who, { action }) => who.endsWith(' publish') && action === 's3:PutObject';
    await this.#deployment.tick('find-due');
    await this.#deployment.flow(10_000);
    this.#account.isDown = () => false;
    await this.#deployment.flow(HOUR);
    // Both S3 and SQS are: what is neither published nor queued is found by the sweep of the day,
    // and so is a page that somebody has deleted.
    this.#account.now = at('2022-06-07T20:00:00Z');
    this.#account.isDown = (who, { action }) => /^(s3:Put|sqs:Send)/.test(action) && who.endsWith(' publish');
    await this.#deployment.tick('find-due');
    await this.#deployment.flow();
    this.#account.isDown = (who) => who.endsWith(' find-due');
    await this.#deployment.tick('find-due');
    this.#account.isDown = () => false;
    for (const name of this.#account.objects.keys())
      if (name.includes('/imported/')) this.#account.objects.delete(name);
    await this.#deployment.tick('sweep');
    await this.#deployment.flow(HOUR);
  }

  operator([method, path, body]: Sent): Promise<Got> {
    return this.must(method, path, body, {}, undefined, true);
  }

  async must(...sent: Sent): Promise<Got> {
    const got = await this.send(...sent);
    if (got.status >= 300) throw new Error(`${sent[0]} ${sent[1]}: ${got.status} ${got.text}`);
    return got;
  }

  send(...[method, path, body, headers = {}, query, operator = false]: Sent): Promise<Got> {
    const { cookie, ...rest } = headers;
    return this.#deployment.ask(method, path, {
      ...(cookie === undefined ? { key: this.key } : { cookie }),
      ...(query && { query }),
      ...(method !== 'GET' && method !== 'DELETE' && { body: body ?? {} }),
      headers: { ...(typeof body === 'string' && { 'content-type': 'application/jsonl' }), ...rest },
      operator,
    });
  }
}
