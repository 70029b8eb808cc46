import { formatHeader } from '#shared/log/format.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { bodyOf, ROUTES } from '../doors/routes.ts';
import { beginningOf, LogPeople, PLAYED, type Played } from '../people.ts';
import type { Asked, FuzzedClub, Who } from './club.ts';
import { crestOf, faceOf, fitting, LOGS, pgnOf, schemas } from './materials.ts';
import { type Chance, mangledBytes, oneOf } from './spoil.ts';

/** A ladder that is played on by its rules, and who goes along with its log. */
interface PlayedLadder {
  readonly ladder: string;
  readonly system: Played;
  /** Its own clock: each ladder has its season at another time. */
  at: number;
  readonly people: LogPeople;
}

/** Thinks of requests that make sense in a club as it stands. */
export class Maker {
  readonly #club: FuzzedClub;
  readonly #chance: Chance;
  readonly #played: PlayedLadder[] = [];
  #clock: number;
  #imports = 0;

  constructor(club: FuzzedClub, chance: Chance, clock: Instant) {
    this.#club = club;
    this.#chance = chance;
    this.#clock = clock;
  }

  /** The requests that open a ladder of each system and put players on it. */
  openings(): readonly Asked[] {
    return PLAYED.flatMap((system) => {
      const { header, seed } = beginningOf(system, () => 1 + this.#chance(2 ** 30));
      const { at } = seed;
      this.#played.push({ ladder: system, system, at, people: new LogPeople() });
      this.#clock = Math.max(this.#clock, at);
      const ask = (verb: string, body: object): Asked => ({
        route: `POST /api/clubs/{club}/ladders${verb}`,
        who: 'organiser',
        at,
        params: { club: 'riverside', ladder: system },
        sent: { body },
      });
      return [ask('', { id: system, ...JSON.parse(formatHeader(header)).ladder }), ask('/{ladder}/seed', seed.body)];
    });
  }

  async next(): Promise<Asked> {
    const kind = this.#chance(24);
    if (kind >= 20) return this.#letter();
    if (kind < 12) return this.#play();
    if (kind === 12) return this.#import();
    if (kind === 13) return this.#picture();
    if (kind === 14) return this.#game();
    return this.#anything();
  }

  /** Learns when it was asked. */
  note({ params, at }: Asked): void {
    const played = this.#played.find(({ ladder }) => ladder === params['ladder']);
    if (played) played.at = Math.max(played.at, at);
  }

  /** What somebody does next on a ladder as it stands. */
  async #play(): Promise<Asked> {
    const chance = this.#chance;
    const played = oneOf(this.#played, chance);
    await this.#read(played);
    const said = played.people.next(1 + chance(2 ** 30), played.at);
    if (!said) return this.#anything();
    const { verb, at, body, override } = said;
    const route = `POST /api/clubs/{club}/ladders/{ladder}/${verb}`;
    const who: Who = chance(5) > 0 ? 'organiser' : oneOf(['scorer', 'p0', 'p1', 'p2', 'p3'] as const, chance);
    const asked = { who, at: Math.max(at, played.at), params: { club: 'riverside', ladder: played.ladder } };
    if (verb === 'settle') return { ...asked, route: 'GET /api/clubs/{club}/ladders/{ladder}', sent: {} };
    const given = { ...body, ...(override !== undefined && { override }) };
    const dryRun = chance(12) === 0 && { query: { dryRun: 'true' } };
    const headers = chance(6) === 0 ? { 'idempotency-key': `k${chance(5)}` } : {};
    return { ...asked, route, sent: { body: given, headers, ...dryRun } };
  }

  async #read({ ladder: id, people }: PlayedLadder): Promise<void> {
    const key = { club: 'riverside', ladder: id };
    const ladder = await this.#club.store.load(key);
    if (!ladder) return;
    const log = await this.#club.store.log(key);
    people.read(
      madeOf(ladder),
      log.map(({ command }) => command),
    );
  }

  #import(): Asked {
    const chance = this.#chance;
    const ladder = chance(3) === 0 ? 'import-0' : `import-${++this.#imports % 8}`;
    const query = { ...(chance(2) === 0 && { keepRefused: 'true' }), ...(chance(3) > 0 && { dryRun: 'true' }) };
    const sent = { body: oneOf(LOGS, chance), headers: { 'content-type': 'application/jsonl' }, query };
    return {
      ...this.#by('POST /api/clubs/{club}/ladders/{ladder}/import'),
      params: { club: 'riverside', ladder },
      who: 'organiser',
      sent,
    };
  }

  /** What leads to e-mails, and what their readers do. */
  #letter(): Asked {
    const chance = this.#chance;
    const [player, member] = [`p${chance(6)}`, chance(3) === 0];
    const email = `${oneOf(['p0', 'p1', 'P1', 'home'], chance)}@example.org`;
    if (member) {
      const body = { members: [{ id: player, name: `Player ${player}`, email }] };
      return { ...this.#by('POST /api/clubs/{club}/members'), sent: { body } };
    }
    if (chance(3) === 0) {
      const body = { ladder: oneOf(this.#played, chance).ladder, members: [player] };
      return { ...this.#by('POST /api/clubs/{club}/invitations'), sent: { body } };
    }
    const pages = ROUTES.filter(({ by, page }) => by === 'mail' || page === 'confirm');
    const route = chance(2) === 0 ? oneOf(['sign-in', 'confirm'], chance) : undefined;
    const meant = pages.filter(({ page }) => route === undefined || page === route);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = { headers, body: new URLSearchParams({ email }).toString() };
    return { ...this.#by(oneOf(meant, chance).name), link: chance(40), sent };
  }

  /** The same, and what others send at that moment: the same once more, or something else; and the table may say that they meet. */
  async together(asked: Asked): Promise<Asked> {
    const chance = this.#chance;
    const others: Asked[] = [];
    // Links in e-mails are pressed twice by people and by programs that look at them.
    if (asked.link !== undefined) others.push(asked);
    for (let more = chance(3); more > 0; more--) others.push(chance(2) === 0 ? asked : await this.next());
    const [at, contended] = [asked.at, chance(3)];
    return {
      ...asked,
      beside: others.map((each) => ({ ...each, at })),
      ...(contended > 0 && { contended: contended + 1 }),
    };
  }

  #picture(): Asked {
    const chance = this.#chance;
    const inBase64 = (bytes: Buffer) => (chance(2) === 0 ? bytes : mangledBytes(bytes, chance)).toString('base64');
    if (chance(2) === 0) {
      const body = { crest: inBase64(crestOf(chance)) };
      return { ...this.#by('PATCH /api/clubs/{club}'), who: 'organiser', sent: { body } };
    }
    const picture = chance(8) === 0 ? null : inBase64(faceOf(chance));
    const who = oneOf(['p0', 'p1', 'p2', 'p3', 'browser'] as const, chance);
    return { ...this.#by('PUT /api/clubs/{club}/own/face'), who, sent: { body: { picture } } };
  }

  #game(): Asked {
    const body = {
      id: `n${this.#chance(1000)}`,
      challenger: 'p3',
      challenged: 'p1',
      score: [1, 0],
      pgn: pgnOf(this.#chance),
    };
    const route = `POST /api/clubs/{club}/ladders/{ladder}/match`;
    const at = this.#played.find(({ system }) => system === 'nairobi')?.at ?? this.#clock;
    return {
      ...this.#by(route),
      at,
      params: { club: 'riverside', ladder: 'nairobi' },
      who: 'organiser',
      sent: { body },
    };
  }

  /** Any route at all, with a body by its schema, or one that is known to make sense. */
  #anything(): Asked {
    const chance = this.#chance;
    const route = oneOf(ROUTES, chance);
    // Whoever deletes ends the play too soon.
    const isEnd = /deletion|suspension/.test(route.path) && chance(20) > 0;
    if (isEnd) return this.#anything();
    const schema = schemas.get(route.name);
    const { headers = {}, body } = bodyOf(route);
    const own = schema && chance(4) > 0 ? fitting(schema, chance) : body;
    const asked = this.#by(route.name);
    return { ...asked, sent: { headers, ...(own !== undefined && { body: own }) } };
  }

  #by(route: string): Asked {
    const chance = this.#chance;
    const found = ROUTES.find(({ name }) => name === route);
    const ladder = oneOf([...this.#played.map((each) => each.ladder), 'main', 'import-0'], chance);
    const params = {
      club: 'riverside',
      ladder,
      player: `p${chance(6)}`,
      season: '2021-22',
      hash: 'A'.repeat(43),
      session: 'x',
      webhook: 'x',
      request: 'x',
    };
    const roles = found?.roles;
    const who: Who =
      roles === 'operator'
        ? 'operator'
        : typeof roles === 'string' || !roles
          ? oneOf(['nobody', 'browser'] as const, chance)
          : roles.includes('organiser')
            ? 'organiser'
            : oneOf(['p0', 'p1', 'browser'] as const, chance);
    const own = found?.path.includes('{ladder}') ? this.#played.find((each) => each.ladder === ladder) : undefined;
    this.#clock += chance(60_000);
    return { route, who, at: own ? own.at + chance(60_000) : this.#clock, params, sent: {} };
  }
}
