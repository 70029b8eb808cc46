import type { Client } from '#functions/database/dynamo/client.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { type Instant, instant, type Verb } from '#shared/vocabulary/vocabulary.ts';
import type { Deployment } from './deployment.ts';

import { type Answer, Desk, LADDER, type Request } from './requests.ts';

/** The access keys that are used at a club. */
export interface Keys {
  readonly organiser: string;
  readonly scorer: string;
  /** That of the club's first member. */
  readonly player: string;
}

export type Role = keyof Keys;

/** What a status is below that grants what was asked. */
export const GRANTED = 300;

/** A club as it asks for something, with its keys and at its own time. */
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

  /** The handlers of a process that has a store of its own, and perhaps a client to which something happens. */
  deskOn(client?: Client): Desk {
    const store = this.deployment.store('requests', this.clock, client);
    const members = this.deployment.members('requests', this.clock, client);
    const log = ({ error }: Readonly<Record<string, unknown>>): void => {
      if (error !== undefined) this.deployment.disturbances.add('requests that ended in an outage');
    };
    // What is to be cleared away, who asks for it sees to themselves.
    const imports = async () => [];
    return new Desk({
      store,
      members,
      now: this.clock,
      siteOrigin: 'https://ladder.example',
      log,
      elapsed: this.clock,
      imports,
    });
  }

  async ask(request: Request, desk: Desk = this.#desk): Promise<Answer> {
    const { club, ladder } = this.key;
    return desk.ask({ parts: { club, ladder }, ...request });
  }

  /** Asks for what can but be granted. */
  async must(request: Request): Promise<Answer> {
    const answer = await this.ask(request);
    if (answer.status >= GRANTED) this.fault(`${request.method} ${request.path}: ${answer.status} ${answer.code}`);
    return answer;
  }

  /** Asks for what must not be granted. */
  async mustNot(request: Request, code: string): Promise<void> {
    const answer = await this.ask(request);
    if (answer.code !== code) this.fault(`${request.path} was to be refused as ${code}, but: ${answer.status}`);
    this.deployment.refused.add(code);
  }

  /** A request to record an entry, under a name by which it may be made again. */
  requestFor(verb: Verb, body: object, role: Role): Request {
    const path = `${LADDER}/${verb}`;
    const idempotencyKey = `request ${++this.#requests}`;
    return { method: 'POST', path, key: this.keys[role], body: asSent(body), idempotencyKey };
  }

  fault(what: string): void {
    this.deployment.fault(this.key, `${new Date(this.now).toISOString()} ${what}`);
  }
}

/** Moments are written as text. */
const asSent = (body: object): object =>
  'playedAt' in body ? { ...body, playedAt: new Date(Number(body.playedAt)).toISOString() } : body;
