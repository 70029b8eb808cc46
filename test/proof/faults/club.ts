import type { Chance } from '#local/demo/chance.ts';
import { addDays } from '#shared/calendar/days.ts';
import { localOf } from '#shared/calendar/zone.ts';
import type { Season } from '#shared/engine/season.ts';
import { formatHeader } from '#shared/log/format.ts';
import { personOn } from '#shared/rules/entrants/people.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { NOTICE_EVENTS } from '#shared/vocabulary/club.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { instant, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Got, Sent } from '#test/functions/evening.ts';
import { beginningOf, LogPeople, movedTo, named, type Played, personIn } from '../people.ts';
import type { Said } from '../said.ts';
import { outcomeOf, type Role } from './evidence.ts';
import { luckOf } from './faults.ts';
import { folded } from './fold.ts';
import { seasonIn } from './raw.ts';
import { type Recorded, Requests, type Service } from './requests.ts';

/** Who is at a club, and the ladder as they have seen it last. */
export interface Person {
  readonly chance: Chance;
  season?: Season;
}

/** What somebody has decided to do. */
export type Deed = () => Promise<void>;

type Keys = Readonly<Record<Role, string>>;

/** A club whose ladder several people write to at once, whatever happens to their requests. */
export class DisturbedClub {
  readonly id: string;
  /** Stands in every name and reason of the club, and nowhere else. */
  readonly word: string;
  readonly #service: Service;
  readonly #requests: Requests;
  readonly #header: Header;
  readonly #seed: Said;
  readonly #chance: Chance;
  #keys: Keys = { organiser: '', scorer: '', player: '' };
  #asked = 0;

  constructor(service: Service, id: string, played: Played, chance: Chance) {
    this.#service = service;
    this.#requests = new Requests(service, id);
    this.#chance = chance;
    this.id = id;
    this.word = `Qu${id.replaceAll('-', '')}q`;
    const { header, seed } = beginningOf(played, () => chance.between(1, 2 ** 31));
    this.#header = movedTo(header, localOf(header.timezone, instant(service.now)).day);
    this.#seed = seed;
  }

  get history(): readonly Recorded[] {
    return this.#requests.history;
  }

  /** Who is told by e-mail. */
  get readers(): readonly string[] {
    return ['p1', 'p2', 'p3', 'p4'].map((each) => personIn(this.#header, each));
  }

  get #path(): string {
    return `/api/clubs/${this.id}`;
  }

  /** Its ladders: the one that is played on, and the one that was imported. */
  get ladders(): readonly string[] {
    const made = this.history.find(({ what }) => what === 'import');
    return made && outcomeOf(made) === 'acknowledged' ? ['main', 'copy'] : ['main'];
  }

  async found(): Promise<void> {
    const { id } = this;
    const made = await this.#must('POST', '/api/clubs', { body: { id, name: `${this.word} club` }, operator: true });
    const organiser = String(made['key']);
    const hand = async (terms: object): Promise<string> =>
      String((await this.#must('POST', `${this.#path}/access`, { key: organiser, body: terms }))['key']);
    const scorer = await hand({ role: 'scorer', label: 'tablet' });
    this.#keys = {
      organiser,
      scorer,
      player: await hand({ role: 'player', label: 'Someone', player: personIn(this.#header) }),
    };
    const header = JSON.parse(formatHeader(this.#header)).ladder;
    await this.#must('POST', `${this.#path}/ladders`, { key: organiser, body: { id: 'main', ...header } });
    const hook = { url: `https://${id}.example.org/`, events: NOTICE_EVENTS, label: 'chat' };
    await this.#must('POST', `${this.#path}/ladders/main/webhooks`, { key: organiser, body: hook });
    const seed = this.#line('seed', this.#named(this.#seed), 'organiser', this.#nextMark());
    await this.#requests.send(seed, this.#chance);
  }

  async #must(method: string, path: string, sent: Sent): Promise<Got['json']> {
    const got = await this.#service.ask({ method, path, sent });
    if (got.status >= 300) throw new Error(`${method} ${path}: ${got.status} ${got.text}`);
    return got.json;
  }

  /** Decides what somebody does next, by the ladder as they see it. */
  async decide(person: Person): Promise<Deed> {
    const { chance } = person;
    const luck = chance.next();
    if (luck < 0.06) return this.#look(person);
    if (luck < 0.08) return () => this.#service.tick(luck < 0.07 ? 'find-due' : 'tell', luckOf(chance));
    if (luck < 0.1) return this.#turn(person);
    if (luck < 0.105) return () => this.#import(chance);
    if (luck < 0.11) return this.#forget(person);
    if (!person.season || chance.happens(0.7)) person.season = await this.#season();
    return this.#record(chance, person.season);
  }

  /** The ladder as somebody sees it who reads its log. */
  async #season(looks = 3): Promise<Season> {
    const pk = `CLUB#${this.id}#LADDER#main`;
    const items = await this.#service.itemsIn(pk);
    const present = Number(items.find(({ sk }) => sk === 'seasons')?.['present'] ?? 1);
    const found = seasonIn(present === 1 ? items : await this.#service.itemsIn(`${pk}#SEASON#${present}`));
    if (found) return folded(found);
    // Between the two looks the start of a season may have been undone.
    if (looks > 1) return this.#season(looks - 1);
    throw new Error(`${pk} is gone`);
  }

  #record(chance: Chance, season: Season): Deed {
    const service = this.#service;
    const people = new LogPeople();
    people.read(
      season.header,
      season.lines().map(({ command }) => command),
    );
    const said = people.next(chance.between(1, 2 ** 31), service.now);
    if (!said || said.verb === 'settle') return async () => {};
    service.now = Math.max(service.now, said.at);
    const role = chance.happens(0.1) ? 'player' : chance.pick(['organiser', 'scorer'] as const);
    const mark = role !== 'player' && chance.happens(0.6) ? this.#nextMark() : undefined;
    const recorded = this.#line(said.verb, this.#named(said), role, mark);
    return async () => {
      await this.#requests.send(recorded, chance);
      while (outcomeOf(recorded) === 'unclear' && chance.happens(0.6)) await this.#requests.send(recorded, chance);
      if (outcomeOf(recorded) === 'acknowledged' && chance.happens(0.05)) await this.#requests.send(recorded, chance);
    };
  }

  #nextMark = (): string => `${this.word} ${++this.#asked}`;

  /** Whoever gets a name gets one of this club. */
  #named = (said: Said): object => named(said, (player) => `${this.word} ${player} ${++this.#asked}`);

  #line(verb: string, body: object, role: keyof Keys, mark: string | undefined): Recorded {
    const path = `${this.#path}/ladders/main/${verb}`;
    const sent = { role, body: { ...body, ...(mark && { override: mark }) } };
    const request = { method: 'POST', path, sent: this.#sent(role, sent.body) };
    return this.#requests.note('line', verb, request, { mark, sent });
  }

  #sent = (role: keyof Keys, body: object): Sent => ({
    key: this.#keys[role],
    body,
    headers: { 'idempotency-key': `${this.id} ${++this.#asked}` },
  });

  #look({ chance }: Person): Deed {
    const path = `${this.#path}/ladders/main/state`;
    const recorded = this.#requests.note('look', '', { method: 'GET', path, sent: { key: this.#keys.scorer } });
    return () => this.#requests.send(recorded, chance);
  }

  /** Begins the next season, or undoes the beginning. */
  #turn({ chance }: Person): Deed {
    const what = chance.happens(0.6) ? 'season' : 'undo';
    const { timezone } = this.#header;
    const start = localOf(timezone, instant(this.#service.now)).day;
    const needsEnd = systemOf({ header: this.#header }).seasonEnds === 'always';
    const body =
      what === 'undo' ? {} : { season: { start, ...(needsEnd && { end: addDays(start, 200) }) }, endsEarly: true };
    const path = `${this.#path}/ladders/main/seasons${what === 'undo' ? '/undo' : ''}`;
    const recorded = this.#requests.note(what, '', { method: 'POST', path, sent: this.#sent('organiser', body) });
    return () => this.#requests.send(recorded, chance);
  }

  /** Downloads the log, and imports it as another ladder. */
  async #import(chance: Chance): Promise<void> {
    if (this.history.some(({ what }) => what === 'import')) return;
    const key = this.#keys.organiser;
    const log = await this.#service
      .ask({ method: 'GET', path: `${this.#path}/ladders/main/log`, sent: { key }, luck: luckOf(chance) })
      .catch(() => undefined);
    if (log?.status !== 200 || this.history.some(({ what }) => what === 'import')) return;
    const sent = { key, body: log.text, headers: { 'content-type': 'application/jsonl' } };
    const request = { method: 'POST', path: `${this.#path}/ladders/copy/import`, sent };
    await this.#requests.send(this.#requests.note('import', '', request, { ladder: 'copy' }), chance);
  }

  async #forget({ chance }: Person): Promise<Deed> {
    const { ladder } = await this.#season();
    const player = parsePlayerId(personIn(ladder.header, chance.pick(['p2', 'p3', 'p4', 'p5'])));
    const name = player && personOn(ladder, player)?.name;
    if (name === undefined || this.history.some(({ what }) => what === 'forget')) return async () => {};
    const sent = { key: this.#keys.organiser, body: { player, name } };
    const recorded = this.#requests.note('forget', name, { method: 'POST', path: `${this.#path}/forgetting`, sent });
    return () => this.#requests.send(recorded, chance);
  }

  /** Asks again, under the same key, whatever nobody knows the end of. */
  repeatUnclear(): Promise<void> {
    return this.#requests.repeatUnclear(this.#chance);
  }

  /** How the import ended, if there was one: undefined where all is well. Where somebody was forgotten since, nobody knows of it. */
  async importFault(): Promise<string | undefined> {
    if (!this.ladders.includes('copy')) return undefined;
    const path = `${this.#path}/ladders/copy/import`;
    const { status, json } = await this.#service.ask({ method: 'GET', path, sent: { key: this.#keys.organiser } });
    const isWell = json['state'] === 'made' || json['code'] === 'unknown-import';
    return isWell ? undefined : `the import is ${status} ${JSON.stringify(json)}`;
  }
}
