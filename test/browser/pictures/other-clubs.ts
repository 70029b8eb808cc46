import type { Laptop } from '../../local/laptop.ts';
import { solved } from '../../sign-up/newcomers.ts';

/** What is called as a letter's page is, with what its link holds: "/api/mail/mill-lane/stop", "?reader=…". */
export type Links = ReadonlyMap<string, string>;

/** A club with an empty ladder, whose player gets e-mails; one that has no ladder yet; one that is suspended. */
export const [MILL_LANE, NORTHGATE, QUAYSIDE] = ['mill-lane', 'northgate', 'quayside'] as const;
const NAMES = {
  [MILL_LANE]: 'Mill Lane Chess Club',
  [NORTHGATE]: 'Northgate Chess Club',
  [QUAYSIDE]: 'Quayside Chess Club',
} as const;

const ANN = { player: 'ann-archer', email: 'ann@archer.example' } as const;

/** Clubs on a laptop in states that no demo club is in. They are unlisted: the front page stays as it is. */
export class OtherClubs {
  readonly #origin: string;
  readonly #operator: string;

  private constructor(laptop: Laptop) {
    this.#origin = laptop.origin;
    this.#operator = laptop.printed('Operator');
  }

  static async on(laptop: Laptop): Promise<OtherClubs> {
    const clubs = new OtherClubs(laptop);
    await clubs.#make();
    return clubs;
  }

  /** Has them, and their letters, speak a language; gives the links that those hold. */
  async speak(language: string): Promise<Links> {
    await this.suspend(false);
    for (const club of [MILL_LANE, NORTHGATE, QUAYSIDE])
      await this.#post(`clubs/${club}/language`, await this.#organiserOf(club), { language });
    await this.suspend(true);
    await fetch(`${this.#origin}/api/mail/${MILL_LANE}/link`, { method: 'POST', body: new URLSearchParams(ANN) });
    await this.#signUp(language);
    return this.#links();
  }

  async #make(): Promise<void> {
    for (const [id, name] of Object.entries(NAMES))
      await this.#post('clubs', this.#operator, { id, name, unlisted: true });
    const key = await this.#organiserOf(MILL_LANE);
    const season = { start: '2026-11-30', end: '2027-06-07' };
    const ladder = { id: 'main', name: 'Autumn Ladder', system: 'nairobi', timezone: 'Europe/London', season };
    await this.#post(`clubs/${MILL_LANE}/ladders`, key, ladder);
    await this.#post(`clubs/${MILL_LANE}/colour`, key, { colour: 'blue' });
    await this.#post(`clubs/${MILL_LANE}/members`, key, { members: [{ id: ANN.player, name: 'Ann Archer' }] });
    const terms = { role: 'player', label: 'Ann', player: ANN.player, use: 'program' };
    const { key: own } = await this.#post(`clubs/${MILL_LANE}/access`, key, terms);
    await this.#post(`clubs/${MILL_LANE}/access`, key, { role: 'player', label: 'Ann', player: ANN.player });
    await this.#post(`mail/${MILL_LANE}/own.json`, own, { email: ANN.email, daily: false, by: {} });
    const page = `/api/mail/${MILL_LANE}/confirm`;
    await fetch(`${this.#origin}${page}${(await this.#links()).get(page)}`, { method: 'POST' });
    await this.#post(`clubs/${QUAYSIDE}/ladders`, await this.#organiserOf(QUAYSIDE), ladder);
    await this.suspend(true);
  }

  suspend(suspended: boolean): Promise<unknown> {
    return this.#post(`clubs/${QUAYSIDE}/suspension`, this.#operator, { suspended });
  }

  async #signUp(language: string): Promise<void> {
    const { puzzle, bits } = await (await fetch(`${this.#origin}/api/sign-up/puzzle`)).json();
    const club = { club: 'Hilltop Chess Club', id: 'hilltop', person: 'Jo March', email: 'jo@march.example', language };
    await this.#post('sign-up/club', '', { ...club, puzzle, answer: solved({ puzzle, bits }) });
  }

  /** Those in the letters that the laptop shows; the newest of each. */
  async #links(): Promise<Links> {
    const page = await (await fetch(`${this.#origin}/mail/`)).text();
    const urls = [...page.matchAll(/href="(http[^"]+)"/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')));
    const links = new Map(urls.toReversed().map(({ pathname, search }) => [pathname, search]));
    // Only notices lead there, by the same secret.
    const stop = links.get(`/api/mail/${MILL_LANE}/stop`);
    return stop === undefined ? links : links.set(`/api/mail/${MILL_LANE}/own`, stop);
  }

  async #organiserOf(club: string): Promise<string> {
    const { link } = await this.#post(`clubs/${club}/organiser`, this.#operator, {});
    return link.split('#')[1] ?? '';
  }

  async #post(path: string, key: string, body: object) {
    const headers = { ...(key && { authorization: `Bearer ${key}` }), 'content-type': 'application/json' };
    const answer = await fetch(`${this.#origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }
}
