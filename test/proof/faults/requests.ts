import type { Chance } from '#local/demo/chance.ts';
import type { Got, Sent } from '#test/functions/evening.ts';
import { type Asked, type Attempt, outcomeOf } from './evidence.ts';
import { type Fault, luckOf } from './faults.ts';
import type { RawItem } from './raw.ts';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly sent: Sent;
  /** By which is drawn what goes wrong with it. */
  readonly luck?: number;
}

/** Functions that run by a timer: what is due, whom to remind, and what was missed in a day. */
export type Timed = 'find-due' | 'tell' | 'sweep' | 'import';

/** What a club uses: functions, or a laptop. */
export interface Service {
  /** The time by which people live, in milliseconds. */
  now: number;
  /** Rejects where no answer comes. `at`: the time by the clock of whoever answers, where that is known. */
  ask(request: Request): Promise<Got & { readonly at?: number | undefined }>;
  /** What is stored in a partition. */
  itemsIn(pk: string): Promise<readonly RawItem[]>;
  /** Has a timer go off. */
  tick(name: Timed, luck: number): Promise<void>;
  /** Whether a fault is to happen now. */
  happens(fault: Fault, often: number, chance: Chance): boolean;
}

export interface Recorded extends Asked {
  readonly attempts: Attempt[];
  readonly request: Request;
}

/** Sends what a club asks for, and notes what came of it. */
export class Requests {
  readonly history: Recorded[] = [];
  readonly #service: Service;
  readonly #club: string;

  constructor(service: Service, club: string) {
    this.#service = service;
    this.#club = club;
  }

  note(
    what: Asked['what'],
    name: string,
    request: Request,
    { mark, sent, ladder = 'main' }: Partial<Pick<Asked, 'mark' | 'sent' | 'ladder'>> = {},
  ): Recorded {
    const recorded = { club: this.#club, ladder, what, name, mark, sent, attempts: [], request };
    this.history.push(recorded);
    return recorded;
  }

  async send({ what, attempts, request }: Recorded, chance: Chance): Promise<void> {
    const began = performance.now();
    const got = await this.#service.ask({ ...request, luck: luckOf(chance) }).catch(() => undefined);
    const ended = performance.now();
    const heard = got && this.#service.happens('an answer that is lost', 0.04, chance) ? undefined : got;
    const line = what === 'look' ? lineOf(heard?.json['ladder']) : lineOf(heard?.json);
    attempts.push({
      began,
      ended,
      status: heard?.status,
      code: typeof heard?.json['code'] === 'string' ? heard.json['code'] : undefined,
      line,
      replayed: heard?.headers['idempotent-replay'] === 'true',
      version: typeof heard?.json['version'] === 'number' ? heard.json['version'] : undefined,
      at: got?.at,
    });
  }

  /** Asks again, under the same key, whatever nobody knows the end of. */
  async repeatUnclear(chance: Chance): Promise<void> {
    for (const recorded of this.history)
      for (let tries = 0; tries < 3 && outcomeOf(recorded) === 'unclear' && !this.#isOver(recorded); tries++)
        await this.send(recorded, chance);
  }

  /** Whether nobody asks again: a look is of its moment, and a log that names somebody who was erased since isn't sent in. */
  #isOver(recorded: Recorded): boolean {
    if (recorded.what === 'look') return true;
    const since = this.history.slice(this.history.indexOf(recorded));
    return recorded.what === 'import' && since.some(({ what }) => what === 'forget');
  }
}

const lineOf = (said: unknown): number | undefined =>
  typeof said === 'object' && said !== null && 'line' in said && typeof said.line === 'number' ? said.line : undefined;
