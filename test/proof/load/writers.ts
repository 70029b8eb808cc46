import { matchId, member } from '#test/bench/club.ts';
import { ABOUT, nameOf } from '#test/bench/games.ts';
import { type Answer, answerOf, contend, type Figures } from '#test/bench/http/clients.ts';
import type { Asked, Attempt } from '../faults/evidence.ts';
import { attemptOf, COMMANDS, type LoadedDeployment, type People } from './deployment.ts';

/** A ladder to which many write at once, each with a link of their own. */
export class Crowd implements People {
  readonly club = 'crowd';
  readonly word = 'Qucrowdq';
  readonly history: Asked[] = [];
  readonly #deployment: LoadedDeployment;
  readonly #keys: string[] = [];

  constructor(deployment: LoadedDeployment) {
    this.#deployment = deployment;
  }

  async found(writers: number): Promise<void> {
    const made = await this.#must('/api/clubs', { body: { id: this.club, name: this.word }, operator: true });
    const key = String(made['key']);
    const season = { start: '2021-09-06', end: '2022-06-06' };
    const ladder = { id: 'main', system: 'crewe', timezone: 'Europe/London', season };
    await this.#must(`/api/clubs/${this.club}/ladders`, { key, body: ladder });
    for (let n = 0; n < writers; n++) {
      const body = { role: 'scorer', label: `tablet ${n}` };
      this.#keys.push(String((await this.#must(`/api/clubs/${this.club}/access`, { key, body }))['key']));
    }
    const players = Array.from({ length: 2 * writers }, (_, n) => {
      return { id: member(n + 1), name: `${nameOf(n)} ${n + 1}`, ...ABOUT.crewe };
    });
    await this.#record(key, 'seed', { order: 'given', players }, undefined);
    await this.#deployment.cloud.warm(COMMANDS, writers);
    // Processes take turns: each has met the ladder then.
    for (let n = 0; n < writers; n++) await this.#match(n, 0);
    await this.#deployment.carrying.settle();
  }

  async #must(path: string, sent: object) {
    const got = await this.#deployment.cloud.ask({ method: 'POST', path, sent });
    if (got.status >= 300) throw new Error(`${path}: ${got.text}`);
    return got.json;
  }

  /** All write for some seconds, one result after the other; pages are published afterwards, since on AWS that slows down nobody. */
  async write(seconds: number): Promise<Figures> {
    const figures = await contend((writer, request) => this.#match(writer, request + 1), seconds, this.#keys.length);
    await this.#deployment.carrying.settle();
    return figures;
  }

  /** A writer's two players play each other, and take turns to challenge. */
  async #match(writer: number, request: number): Promise<Answer> {
    const [one, other] = [member(2 * writer + 1), member(2 * writer + 2)];
    const [challenger, challenged] = request % 2 ? [one, other] : [other, one];
    const id = matchId(writer + this.#keys.length * request);
    const mark = `${this.word} ${id}`;
    const match = { id, challenger, challenged, score: [1, 0], override: mark };
    const got = await this.#record(this.#keys[writer] ?? '', 'match', match, mark);
    if (!got) throw new Error('no answer');
    return answerOf(got.status, got.headers['retry-after'], got.text);
  }

  async #record(key: string, verb: string, body: object, mark: string | undefined) {
    const attempts: Attempt[] = [];
    this.history.push({ club: this.club, ladder: 'main', what: 'line', name: verb, mark, attempts });
    const began = performance.now();
    const sent = { key, body, headers: { 'idempotency-key': `${verb} ${mark ?? ''}` } };
    const path = `/api/clubs/${this.club}/ladders/main/${verb}`;
    const got = await this.#deployment.ask('command', { method: 'POST', path, sent });
    attempts.push(attemptOf(began, got));
    return got;
  }
}
