import type { LadderKey } from '#functions/database/keys.ts';
import type { HttpResult } from '#functions/http/event.ts';
import type { Operation } from '#shared/features/operation.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { asked, type Sent } from '../functions/evening.ts';
import type { Disturbance } from '../ladders/disturbance.ts';
import type { Deployment } from './deployment.ts';
import type { Desk } from './functions.ts';

export const LADDER = '/api/clubs/{club}/ladders/{ladder}';

export interface Request extends Pick<Sent, 'key' | 'query' | 'operator'> {
  readonly method: Operation['method'];
  readonly path: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

export interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly line?: number;
  readonly key?: string;
  readonly repeated: boolean;
}

export interface Keys {
  readonly organiser: string;
  readonly scorer: string;
  readonly player: string;
}

export type Role = keyof Keys;

export const GRANTED = 300;
const OUTAGE = 500;
/** What a gateway says for a function that has died. */
const NO_ANSWER: HttpResult = { statusCode: 502, headers: {}, body: '{"code":"no-answer"}' };

export class Asking {
  readonly deployment: Deployment;
  now: Instant = instant(0);
  key: LadderKey;
  keys: Keys = { organiser: '', scorer: '', player: '' };
  readonly #desk: Desk;
  #requests = 0;

  constructor(deployment: Deployment, club: string) {
    this.deployment = deployment;
    this.key = { club, ladder: 'none' };
    this.#desk = this.deskOn();
  }

  readonly clock = (): Instant => this.now;

  deskOn = (mishap?: Disturbance): Desk => this.deployment.functions.desk(this.clock, mishap);

  async ask({ method, path, idempotencyKey, ...sent }: Request, desk: Desk = this.#desk): Promise<Answer> {
    const { club, ladder } = this.key;
    const named: Readonly<Record<string, string>> =
      idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
    const at = path.replace('{club}', club).replace('{ladder}', ladder);
    const { route, event } = asked(method, at, { ...sent, headers: named });
    const { statusCode, headers, body } = await desk.ask(route.lambda, event).catch(() => NO_ANSWER);
    if (statusCode >= OUTAGE) this.deployment.disturbances.add('requests that ended in an outage');
    if (statusCode < GRANTED || this.deployment.known.has(this.key)) await this.deployment.look(this.key);
    const told: Partial<Answer> = body.startsWith('{') ? JSON.parse(body) : {};
    return { ...told, status: statusCode, repeated: headers['idempotent-replay'] === 'true' };
  }

  async must(request: Request): Promise<Answer> {
    const answer = await this.ask(request);
    if (answer.status >= GRANTED) this.fault(`${request.method} ${request.path}: ${answer.status} ${answer.code}`);
    return answer;
  }

  async mustNot(request: Request, code: string): Promise<void> {
    const answer = await this.ask(request);
    if (answer.code !== code) this.fault(`${request.path} was to be refused as ${code}, but: ${answer.status}`);
    this.deployment.refused.add(code);
  }

  requestFor(verb: string, body: object, role: Role): Request {
    const path = `${LADDER}/${verb}`;
    const idempotencyKey = `request ${++this.#requests}`;
    return { method: 'POST', path, key: this.keys[role], body, idempotencyKey };
  }

  fault(what: string): void {
    this.deployment.fault(this.key, `${new Date(this.now).toISOString()} ${what}`);
  }
}
