import { setTimeout as sleep } from 'node:timers/promises';
import type { ClubUpdate } from '#shared/features/club.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { asked } from '#test/local/asking.ts';
import type { Laptop } from '#test/local/laptop.ts';
import { solved } from '#test/sign-up/newcomers.ts';

/** What is called as a letter's page is, with what its link holds: "/api/mail/mill-lane/stop", "?reader=…". */
export type Links = ReadonlyMap<string, string>;

/** A club with an empty ladder, whose player gets e-mails; one that has no ladder yet; one that is suspended; one whose season is over. */
export const [MILL_LANE, NORTHGATE, QUAYSIDE, WEIRSIDE] = ['mill-lane', 'northgate', 'quayside', 'weirside'] as const;
const NAMES = {
  [MILL_LANE]: 'Mill Lane Chess Club',
  [NORTHGATE]: 'Northgate Chess Club',
  [QUAYSIDE]: 'Quayside Chess Club',
  [WEIRSIDE]: 'Weirside Chess Club',
} as const;

/** A short season that was over in June. */
const SPRING = { start: '2026-03-02', end: '2026-06-28' };
const PLAYERS = {
  nora: 'Nora Ellis',
  piot: 'Piotr Zając',
  grac: 'Grace Okafor',
  hugh: 'Hugh Pemberton',
  mei: 'Mei Tan',
};
const players = Object.entries(PLAYERS).map(([id, name]) => ({ id, name }));
const OVER = [
  { ladder: { system: 'crewe', name: 'Spring Ladder', timezone: 'Europe/London', season: SPRING } },
  { at: '2026-03-02T19:00:00+00:00', seed: { order: 'given', players } },
  { at: '2026-04-09T21:30:00+01:00', match: { id: 'g1', challenger: 'grac', challenged: 'nora', score: [1, 0] } },
  { at: '2026-05-14T21:10:00+01:00', match: { id: 'g2', challenger: 'mei', challenged: 'hugh', score: [0.5, 0.5] } },
  { at: '2026-06-18T21:45:00+01:00', match: { id: 'g3', challenger: 'grac', challenged: 'piot', score: [1, 0] } },
];

const ANN = { player: 'ann-archer', email: 'ann@archer.example' } as const;

/** Clubs on a laptop in states that no demo club is in. They are unlisted: the front page stays as it is. */
export class OtherClubs {
  readonly #origin: string;
  readonly #operator: string;
  /** Opens the page of e-mails. */
  readonly #mailbox: URL;

  private constructor(laptop: Laptop) {
    this.#origin = laptop.origin;
    this.#operator = laptop.printed('Operator');
    this.#mailbox = new URL(laptop.printed('E-mails'));
  }

  static async on(laptop: Laptop): Promise<OtherClubs> {
    const clubs = new OtherClubs(laptop);
    await clubs.#make();
    return clubs;
  }

  /** Has them, and their letters, speak a language; gives the links that those hold. */
  async speak(language: Language): Promise<Links> {
    await this.suspend(false);
    for (const club of [MILL_LANE, NORTHGATE, QUAYSIDE, WEIRSIDE])
      await this.#change(club, await this.#organiserOf(club), { language });
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
    await this.#change(MILL_LANE, key, { colour: 'blue' });
    await this.#post(`clubs/${MILL_LANE}/members`, key, { members: [{ id: ANN.player, name: 'Ann Archer' }] });
    const terms = { role: 'player', label: 'Ann', player: ANN.player };
    const { link } = await this.#post(`clubs/${MILL_LANE}/access`, key, terms);
    const own = String(link).split('#')[1] ?? '';
    await this.#post(`mail/${MILL_LANE}/own.json`, own, { email: ANN.email, daily: false, by: {} });
    const page = `/api/mail/${MILL_LANE}/confirm`;
    await fetch(`${this.#origin}${page}${(await this.#links()).get(page)}`, { method: 'POST' });
    await this.#post(`clubs/${QUAYSIDE}/ladders`, await this.#organiserOf(QUAYSIDE), ladder);
    await this.#import(WEIRSIDE, OVER);
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
    const { pathname: mail, search: key, searchParams } = this.#mailbox;
    const cookie = `mailbox=${searchParams.get('key')}`;
    const page = await (await fetch(`${this.#origin}${mail}`, { headers: { cookie } })).text();
    const found = page.matchAll(/href="https?:\/\/[^/"]+(\/api\/sign-up\/|\/[^"?#]*)([^"#]*)/g);
    const links = new Map([...found].toReversed().map(([, at = '', rest = '']) => [at, rest.replaceAll('&amp;', '&')]));
    links.set(mail, key);
    // Only notices lead there, by the same secret.
    const stop = links.get(`/api/mail/${MILL_LANE}/stop`);
    return stop === undefined ? links : links.set(`/api/mail/${MILL_LANE}/own`, stop);
  }

  async #organiserOf(club: string): Promise<string> {
    const { link } = await this.#post(`clubs/${club}/organiser`, this.#operator, {});
    return link.split('#')[1] ?? '';
  }

  async #import(club: string, log: readonly object[]): Promise<void> {
    const text = log.map((line) => `${JSON.stringify(line)}\n`).join('');
    await asked(`${this.#origin}/api/clubs/${club}/ladders/main/import`, await this.#organiserOf(club), text);
    // A log is worked in by and by; then its page is there.
    const isThere = async () => (await fetch(`${this.#origin}/${club}/main/`)).ok;
    for (let tries = 0; tries < 300 && !(await isThere()); tries++) await sleep(200);
  }

  #post(path: string, key: string, body: object) {
    return asked(`${this.#origin}/api/${path}`, key, body);
  }

  #change(club: string, key: string, change: ClubUpdate) {
    return asked(`${this.#origin}/api/clubs/${club}`, key, change, 'PATCH');
  }
}
