import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { authorizationAt, channelOf, protocolsAt } from '#shared/contract/live.ts';
import type { Invocation, Status, Working } from '../commands/command-line.ts';
import { type Api, apiAt, type Deployment, deploymentAt, isHere, query } from './deployment.ts';
import { lieIn, whyNobodyHears } from './status.ts';

/** How long a page may take to show something, and how often it is looked at, in milliseconds. */
const [PATIENCE, PAUSE] = [20_000, 250] as const;
/** How long an answer may take to come, in milliseconds. */
const ANSWER = 10_000;

const NAME = 'Smoke test';
const PLAYERS = ['Ann', 'Bob', 'Cy', 'Dee'].map((name) => ({ id: name.toLowerCase(), name }));

/** Tries a deployment out, or a laptop, as people use it, and leaves nothing behind: a line for each check. */
export async function smoke(asked: Invocation, working: Working, patience: number = PATIENCE): Promise<Status> {
  const deployment = asked.url === undefined || isHere(asked.url) ? undefined : await deploymentAt(asked.url, working);
  const api = await apiAt(asked, working);
  const site = deployment ? await deployment.output('SiteAddress') : api.origin;
  const checks = new Checks(working);
  await new Evening(checks, { site, api, patience, fetch: working.fetch }).play();
  if (deployment) await lookAtAccount(checks, deployment);
  return checks.failed === 0 ? 0 : 1;
}

/** A check has failed, and that was told. */
class Failed extends Error {}

class Checks {
  readonly #tell: Working['tell'];
  failed = 0;

  constructor({ tell }: Pick<Working, 'tell'>) {
    this.#tell = tell;
  }

  /** Tells how something went. Rejects with `Failed` where it did not go well: what follows would fail too. */
  async must<T>(check: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const seconds = () => Number(((performance.now() - began) / 1000).toFixed(1));
    try {
      const found = await work();
      this.#tell({ check, ok: true, seconds: seconds() }, `ok    ${check} (${seconds()} s)`);
      return found;
    } catch (error) {
      this.failed++;
      const why = error instanceof Error ? error.message : String(error);
      this.#tell({ check, ok: false, seconds: seconds(), why }, `FAIL  ${check}: ${why}`);
      throw new Failed(why);
    }
  }

  /** Tells what nobody can fail. */
  note(check: string): void {
    this.#tell({ check, ok: true, seconds: 0 }, `ok    ${check}`);
  }

  /** The same, for what nothing else needs. */
  async should(check: string, work: () => Promise<unknown>): Promise<void> {
    await this.must(check, work).catch(unlessTold);
  }
}

function unlessTold(error: unknown): void {
  if (!(error instanceof Failed)) throw error;
}

const made = z.object({ key: z.string() });
const recorded = z.object({ line: z.int() });
const versionOf = z.object({ version: z.int(), live: z.optional(z.string()) });

interface DeploymentTried {
  readonly site: string;
  readonly api: Api;
  readonly patience: number;
  readonly fetch: typeof fetch;
}

/** An evening of a club that is made for it, by the public API with keys as an organiser, a scorer and a player have them. */
class Evening {
  readonly #checks: Checks;
  readonly #place: DeploymentTried;
  readonly #key = { club: `smoke-${randomBytes(6).toString('hex')}`, ladder: 'main' };

  constructor(checks: Checks, place: DeploymentTried) {
    this.#checks = checks;
    this.#place = place;
  }

  async play(): Promise<void> {
    const { club } = this.#key;
    await this.#checks.should('the front page has the headers that protect it', () => this.#headers());
    await this.#checks.should('an address that leads nowhere is answered with a page', () => this.#nowhere());
    try {
      const organiser = await this.#checks.must('the operator makes a club', () => this.#makeClub());
      await this.#night(organiser).catch(unlessTold);
      await this.#checks.should(`the club ${club} is deleted again`, () => this.#deleteClub());
    } catch (error) {
      unlessTold(error);
      // It may have been made although the answer got lost.
      await this.#deleteClub().catch(() => {});
    }
  }

  async #night(organiser: string): Promise<void> {
    const checks = this.#checks;
    const keys = await checks.must('an organiser makes a ladder, and keys', () => this.#makeLadder(organiser));
    await checks.must('its page comes', () => this.#until(() => this.#shows('', /<bdi>Dee<\/bdi>/)));
    await checks.should('its feed is whole', () => this.#isWhole('results.atom', /^<\?xml.*<feed.*<\/feed>\s*$/s));
    await checks.should('its calendar is whole', () =>
      this.#isWhole('calendar.ics', /^BEGIN:VCALENDAR.*END:VCALENDAR\s*$/s),
    );
    await checks.should('its table is whole', () => this.#isWhole('log.csv', /^line,time,what/));
    const two = { id: 'm1', challenger: 'dee', challenged: 'cy' };
    await checks.must('a player challenges', () => this.#record(keys.player, 'challenge', two));
    const { live } = await checks.must('its version is published', () => this.#version());
    const listening =
      live === undefined ? undefined : new Listening(new URL(live, this.#pageOf('')), channelOf(this.#key));
    try {
      if (listening) await checks.must('a page that listens is connected', () => within(ANSWER, listening.ready));
      const line = await checks.must('a scorer records a result', () =>
        this.#record(keys.scorer, 'result', { challenge: 'm1', score: [3, 0] }),
      );
      if (listening)
        await checks.should('a page that listens is told', () => within(this.#place.patience, listening.toldOf(line)));
    } finally {
      listening?.close();
    }
    await checks.should('the page shows the result', () => this.#until(() => this.#shows('', /beat <bdi>Cy</)));
    await checks.should('a stranger can record nothing', async () => {
      const { status } = await this.#ask(`${this.#api}/ladders/main/arrive`, undefined, { player: 'ann' });
      if (status !== 401) throw new Error(`answered ${status}`);
    });
  }

  get #api(): string {
    return `/api/clubs/${this.#key.club}`;
  }

  async #headers(): Promise<void> {
    const { headers, status } = await this.#ask('/');
    if (status !== 200) throw new Error(`answered ${status}`);
    const wanted = [
      ...['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'],
      ...['permissions-policy', 'cross-origin-opener-policy'],
      ...(this.#place.site.startsWith('https:') ? ['strict-transport-security'] : []),
    ];
    const missing = wanted.filter((name) => !headers.has(name));
    if (missing.length > 0) throw new Error(`without ${missing.join(', ')}`);
    if (!headers.get('content-security-policy')?.includes("default-src 'none'"))
      throw new Error('content-security-policy lets anything in');
  }

  async #nowhere(): Promise<void> {
    const answer = await this.#ask(`/${this.#key.club}/nowhere/`);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') && (await answer.text()).includes('<h1');
    if (answer.status !== 404 || !isPage)
      throw new Error(`answered ${answer.status}${isPage ? '' : ', without a page'}`);
  }

  async #makeClub(): Promise<string> {
    const { status, json } = await this.#place.api.post('/api/clubs', {
      id: this.#key.club,
      name: NAME,
      unlisted: true,
    });
    const found = made.safeParse(json).data;
    if (!found) throw new Error(`answered ${status}: ${json['detail'] ?? json['message'] ?? 'nothing readable'}`);
    return found.key;
  }

  async #makeLadder(organiser: string): Promise<{ readonly scorer: string; readonly player: string }> {
    // A laptop's clock may be set.
    const { headers } = await this.#ask(this.#api, organiser);
    const today = new Date(headers.get('date') ?? Date.now()).toISOString().slice(0, 10);
    await this.#post(organiser, '/ladders', { id: 'main', system: 'house', timezone: 'UTC', season: { start: today } });
    await this.#post(organiser, '/ladders/main/seed', { order: 'given', players: PLAYERS });
    const keyFor = async (terms: object) => made.parse(await this.#post(organiser, '/access', terms)).key;
    return {
      scorer: await keyFor({ role: 'scorer', label: 'tablet', use: 'program' }),
      player: await keyFor({ role: 'player', label: 'Dee', player: 'dee' }),
    };
  }

  /** Deletes it as its operator; a club that was never made is gone too. */
  async #deleteClub(): Promise<void> {
    const { club } = this.#key;
    const { status, json } = await this.#place.api.post(`${this.#api}/deletion`, { name: NAME });
    if (status >= 300 && status !== 404)
      throw new Error(
        `answered ${status}: ${json['detail'] ?? json['message'] ?? 'nothing readable'}. Please delete it: npm run -s operator -- club delete ${club} --name "${NAME}"`,
      );
  }

  /** Records something, and returns its line. */
  async #record(key: string, verb: string, body: object): Promise<number> {
    return recorded.parse(await this.#post(key, `/ladders/main/${verb}`, body)).line;
  }

  async #post(key: string, path: string, body: object): Promise<unknown> {
    const answer = await this.#ask(`${this.#api}${path}`, key, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  }

  #ask(path: string, key?: string, body?: object): Promise<Response> {
    const headers = {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const init = {
      headers,
      signal: AbortSignal.timeout(ANSWER),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    };
    return this.#place.fetch(`${this.#place.site}${path}`, init);
  }

  #pageOf(file: string): string {
    return `${this.#place.site}/${this.#key.club}/main/${file}`;
  }

  async #file(file: string): Promise<string | undefined> {
    const answer = await this.#ask(new URL(this.#pageOf(file)).pathname);
    return answer.ok ? answer.text() : undefined;
  }

  async #shows(file: string, what: RegExp): Promise<boolean> {
    return what.test((await this.#file(file)) ?? '');
  }

  async #isWhole(file: string, whole: RegExp): Promise<void> {
    if (!(await this.#shows(file, whole))) throw new Error(`${this.#pageOf(file)} is missing or broken`);
  }

  async #version(): Promise<z.infer<typeof versionOf>> {
    return versionOf.parse(JSON.parse((await this.#file('version.json')) ?? '{}'));
  }

  async #until(isSo: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + this.#place.patience;
    while (!(await isSo())) {
      if (performance.now() > end)
        throw new Error(`${this.#pageOf('')} doesn’t after ${this.#place.patience / 1000} s`);
      await sleep(PAUSE);
    }
  }
}

/** Listens for the changes of a ladder, as its page does in a browser. */
class Listening {
  readonly ready: Promise<void>;
  readonly #socket: WebSocket;
  #line = 0;

  constructor(address: URL, channel: string) {
    const url = new URL(address.href.replace(/^http/, 'ws'));
    this.#socket = new WebSocket(url, protocolsAt(url));
    // Told before the answer of the API has come, a line counts too.
    this.#socket.on('message', (data) => {
      this.#line = Math.max(this.#line, lineIn(JSON.parse(String(data))));
    });
    this.ready = this.#begin(channel, authorizationAt(url));
    // The caller who waits for it gets the error.
    this.ready.catch(() => {});
  }

  async #begin(channel: string, authorization: object): Promise<void> {
    await once(this.#socket, 'open');
    this.#socket.send(JSON.stringify({ type: 'connection_init' }));
    await this.#next((message) => message['type'] === 'connection_ack');
    this.#socket.send(JSON.stringify({ type: 'subscribe', id: 'smoke', channel, authorization }));
    await this.#next((message) => message['type'] === 'subscribe_success');
  }

  /** Resolves when a line is told, or a later one. */
  async toldOf(line: number): Promise<void> {
    if (this.#line < line) await this.#next(() => this.#line >= line);
  }

  close(): void {
    this.#socket.terminate();
  }

  #next(isIt: (message: Readonly<Record<string, unknown>>) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.on('message', (data) => isIt(JSON.parse(String(data))) && resolve());
      this.#socket.once('error', reject);
      this.#socket.once('close', () => reject(new Error('the connection ended')));
    });
  }
}

/** The line that a message tells of, or 0. */
const lineIn = ({ event }: { readonly event?: unknown }): number =>
  (typeof event === 'string' ? versionOf.safeParse(JSON.parse(event)).data?.version : undefined) ?? 0;

function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const late = sleep(limit, undefined, { ref: false }).then(() => {
    throw new Error(`nothing came within ${limit / 1000} s`);
  });
  return Promise.race([work, late]);
}

/** What AWS has to be told by hand, once: that e-mails may go to anybody, and who hears of alarms. */
async function lookAtAccount(checks: Checks, deployment: Deployment): Promise<void> {
  const { send, region, resources } = deployment;
  const physical = async (type: string) =>
    (await resources()).filter((each) => each.type === type).map((each) => each.physical);
  const sendsEmail = (await physical('AWS::SES::ConfigurationSet')).length > 0;
  if (sendsEmail)
    await checks.should('e-mails may go to anybody', async () => {
      const url = new URL(`https://email.${region}.amazonaws.com/v2/email/account`);
      const account = await (await send('ses', { method: 'GET', url, headers: {} })).json();
      const { ProductionAccessEnabled: isOut, SendingEnabled: isOn } = sending.parse(account);
      if (!isOut) throw new Error('SES keeps this account in its sandbox: e-mails reach confirmed addresses alone');
      if (!isOn) throw new Error('SES has stopped this account from sending');
    });
  await checks.should('it is known where backups lie', async () => {
    const [place, lies] = [await deployment.output('BackupAddress'), await deployment.output('BackupRegion')];
    checks.note(`backups lie in ${place}, ${lieIn(lies, region)}`);
  });
  await checks.should('somebody hears of alarms', async () => {
    const why = await whyNobodyHears(deployment);
    if (why !== undefined) throw new Error(why);
  });
  // Not just any: that of the API takes back a version that is being tried.
  const alarm = (await physical('AWS::CloudWatch::Alarm')).find((name) => name.includes('Unsettled')) ?? '';
  await checks.should('a test alarm is sent', async () => {
    const why = 'This is a test by npm run smoke: nothing is wrong.';
    const asked = { Action: 'SetAlarmState', AlarmName: alarm, StateValue: 'ALARM', StateReason: why };
    await query(send, region, 'monitoring', '2010-08-01', asked);
  });
}

const sending = z.object({ ProductionAccessEnabled: z.boolean(), SendingEnabled: z.boolean() });
