import type { HttpResult } from '#functions/http/event.ts';
import type { Sent } from '#test/functions/evening.ts';
import { type Caller, CLUBS, type Group, PLACES, strangersAt, type Where } from './callers.ts';
import { type Functions, type Params, ROUTES, type Route, sentBy } from './routes.ts';
import { faultIn, isRefusal, misuses, wantedOf } from './wanted.ts';

/** What an answer gives away. */
export const toldBy = ({ statusCode, headers, cookies, body }: HttpResult): string =>
  JSON.stringify([statusCode, headers, cookies, body]);

/** Everything that stands in a path, at each club; ids of things are those of another club, where there is one. */
export type Ids = Readonly<Record<'hash' | 'session' | 'webhook' | 'request', string>>;
const paramsAt = (where: Where): Params => ({ club: CLUBS[where], ladder: 'main', player: 'ann' });

/** What is there, and what is not: strangers are told the same of all. */
const TARGETS: readonly Params[] = [
  paramsAt('own'),
  { ...paramsAt('own'), player: 'nobody' },
  { ...paramsAt('own'), ladder: 'juniors' },
  { ...paramsAt('own'), ladder: 'nothing' },
  ...(['other', 'suspended', 'deleted', 'none'] as const).map(paramsAt),
];

/** What people and programs put where an id should stand. */
const BAD = ['UP', 'riverside.', '..', 'a b', 'riverside#main', 'x'.repeat(200), 'café', '\0', '~'];

/** At which club a caller's answers are shown in the report: their own, or for those of another club where they are strangers. */
const shownAt = (group: Group): Where =>
  group === 'of a suspended club' ? 'suspended' : group === 'of a deleted club' ? 'deleted' : 'own';

/** Tries doors, and counts what they say. */
export class Doors {
  readonly faults: string[] = [];
  /** Which statuses each kind of caller got at one club, by route. */
  readonly cells = new Map<string, Map<Group, Set<number>>>();
  readonly #asked: { count: number } = { count: 0 };
  /** Where they are: of pages others may be meant. */
  readonly #functions: Functions;
  readonly #pages: Functions;
  readonly #callers: readonly Caller[];
  readonly #ids: Ids;

  constructor(functions: Functions, callers: readonly Caller[], ids: Ids, pages = functions) {
    this.#functions = functions;
    this.#pages = pages;
    this.#callers = callers;
    this.#ids = ids;
  }

  get requests(): number {
    return this.#asked.count;
  }

  /** Counts something that was asked besides. */
  note(fault?: string): void {
    this.#asked.count++;
    if (fault) this.faults.push(fault);
  }

  /** Every caller at every club, or beyond their own every `thin`th of them. */
  async knock(route: Route, thin: number): Promise<void> {
    const places = route.path.includes('{club}') ? PLACES : (['own'] as const);
    await this.#changingNothing(`${route.name}: somebody who was turned away`, this.#behind(route), async () => {
      for (const where of places)
        for (const [index, caller] of this.#callers.entries())
          if (where === 'own' || (index + PLACES.indexOf(where)) % thin === 0) await this.#try(route, where, caller);
    });
  }

  async #try(route: Route, where: Where, caller: Caller): Promise<void> {
    const wanted = wantedOf(route, where, caller);
    const isShut = wanted !== 'let in' && wanted.every(isRefusal);
    const functions = isShut ? this.#behind(route) : this.#behind(route).copy();
    const result = await this.#ask(functions, route, paramsAt(where), sentBy(route, caller.sent));
    if (!result) return;
    const fault = faultIn(result, wanted);
    if (fault) this.faults.push(`${route.name} at ${CLUBS[where]}, ${caller.group}, ${caller.what}: ${fault}`);
    if (where !== shownAt(caller.group)) return;
    const row = this.cells.get(route.name) ?? new Map<Group, Set<number>>();
    this.cells.set(route.name, row.set(caller.group, (row.get(caller.group) ?? new Set()).add(result.statusCode)));
  }

  /** Those who may look are let in. It is noted when their sessions were used. */
  async look(route: Route): Promise<void> {
    if (route.method !== 'GET') return;
    for (const where of PLACES)
      for (const caller of this.#callers) {
        if (wantedOf(route, where, caller) !== 'let in') continue;
        const result = await this.#ask(this.#functions, route, paramsAt(where), sentBy(route, caller.sent));
        const fault = result && faultIn(result, 'let in');
        if (fault) this.faults.push(`${route.name} at ${CLUBS[where]}, ${caller.what}: ${fault}`);
      }
  }

  /** Strangers, and people of another club, learn nothing of what is there. */
  async hints(route: Route): Promise<void> {
    if (route.roles === 'anybody') return;
    const neighbours = this.#callers.filter(
      ({ group, what }) => group === 'of another club' && !what.includes('beside'),
    );
    const askers = [
      ...strangersAt('').map((_, index) => (club: string) => strangersAt(club)[index]),
      ...neighbours.map((each) => (club: string) => (club === CLUBS.other ? undefined : each)),
    ];
    for (const asker of askers) {
      const answers = new Map<string, Params>();
      for (const target of TARGETS) {
        const caller = asker(target['club'] ?? '');
        const sent = caller && sentBy(route, caller.sent);
        const result = sent && (await this.#ask(this.#functions, route, { ...this.#ids, ...target }, sent));
        if (result) answers.set(toldBy(result), target);
      }
      if (answers.size > 1)
        this.faults.push(`${route.name} gives away what is there: ${[...answers.keys()].join(' or ')}`);
    }
  }

  /** What is another club's is to an organiser as if it were nowhere. */
  async swapped(route: Route): Promise<void> {
    const names = Object.keys(this.#ids).filter((name) => route.path.includes(`{${name}}`));
    if (names.length === 0) return;
    const functions = this.#functions.copy();
    await this.#changingNothing(`${route.name} with ids of another club`, functions, async () => {
      const sent = sentBy(route, this.#rightFor(route).sent);
      const [theirs, nowhere] = [
        this.#ids,
        { ...this.#ids, hash: 'A'.repeat(43), session: 'A'.repeat(43), webhook: 'none', request: 'none' },
      ];
      const told = await Promise.all(
        [theirs, nowhere].map((ids) => this.#ask(functions, route, { ...paramsAt('own'), ...ids }, sent)),
      );
      const [one, other] = told.map((result) => result && toldBy(result));
      if (one !== other) this.faults.push(`${route.name} with ids of another club: ${one}, and with none: ${other}`);
    });
  }

  /** Somebody who may, but with one thing wrong: nothing is done. */
  async misused(route: Route): Promise<void> {
    const right = sentBy(route, this.#rightFor(route).sent);
    const functions = this.#functions.copy();
    await this.#changingNothing(`${route.name} with one thing wrong`, functions, async () => {
      for (const [what, changes, wanted] of misuses(route)) {
        const sent = { ...right, ...changes, headers: { ...right.headers, ...changes.headers } };
        const result = await this.#ask(functions, route, paramsAt('own'), sent);
        const isNo = result && result.statusCode >= 400 && result.statusCode < 500;
        const fault = wanted ? result && faultIn(result, [wanted]) : isNo ? undefined : `${result?.statusCode}`;
        if (fault) this.faults.push(`${route.name} with ${what}: ${fault}`);
      }
    });
  }

  /** No outage, whatever stands where an id should. */
  async misnamed(route: Route): Promise<void> {
    const named = ['club', 'ladder', 'player', 'season'].filter((each) => route.path.includes(`{${each}}`));
    const who = ['no key', 'organiser by link', 'player by link', 'the operator'];
    const callers = who.map((what) => this.#callers.find((each) => each.what === what));
    const functions = this.#functions.copy();
    await this.#changingNothing(`${route.name} with impossible ids`, functions, async () => {
      for (const place of named)
        for (const caller of callers)
          for (const bad of BAD) {
            const sent = { ...caller?.sent, ...(route.method === 'POST' && { body: {} }) };
            const result = await this.#ask(functions, route, { ...paramsAt('own'), [place]: bad }, sent);
            const { statusCode = 0 } = result ?? {};
            const isRight =
              place === 'club' || place === 'ladder' ? statusCode === 404 : statusCode >= 400 && statusCode < 500;
            if (!isRight) this.faults.push(`${route.name}: ${caller?.what}, ${JSON.stringify(bad)}: ${statusCode}`);
          }
    });
  }

  /** A function answers its own routes alone. */
  async elsewhere(): Promise<void> {
    await this.#changingNothing('the route of another function', this.#functions, async () => {
      for (const route of ROUTES.filter(({ operation }) => operation)) {
        const { operation: _, ...pageLike } = route;
        for (const by of ['clubs', 'access', 'sessions-and-views', 'challenges-and-results'] as const) {
          if (by === route.by) continue;
          const { sent } = this.#rightFor(route);
          const result = await this.#ask(this.#functions, { ...pageLike, by }, paramsAt('own'), sentBy(route, sent));
          const fault = result && faultIn(result, ['unknown-route']);
          if (fault) this.faults.push(`${route.name} of ${by}: ${fault}`);
        }
      }
    });
  }

  #behind({ operation }: Route): Functions {
    return operation ? this.#functions : this.#pages;
  }

  #rightFor({ roles }: Route): Caller {
    const [role = 'organiser'] = typeof roles === 'string' ? [] : roles;
    const what = roles === 'operator' ? 'the operator' : `${role} by link`;
    const found = this.#callers.find(
      (each) => each.what === what && (each.group === role || each.group === 'operator'),
    );
    if (!found) throw new Error(`there is no ${what}`);
    return found;
  }

  async #ask(functions: Functions, route: Route, params: Params, sent: Sent): Promise<HttpResult | undefined> {
    this.#asked.count++;
    return functions.ask(route, params, sent).catch((error: unknown) => {
      this.faults.push(`${route.name}: ${error}`);
      return undefined;
    });
  }

  async #changingNothing(what: string, functions: Functions, work: () => Promise<void>): Promise<void> {
    const before = await functions.dump();
    await work();
    if ((await functions.dump()) !== before) this.faults.push(`${what} changed something`);
  }
}
