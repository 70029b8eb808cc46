import type { LadderStore } from '#functions/ladders/store.ts';
import type { Chance } from '#local/demo/chance.ts';
import { idOf } from '#local/demo/members.ts';
import { Diary } from '#local/demo/scribe.ts';
import { formatLocal, localOf } from '#shared/calendar/zone.ts';
import { decide, looksBack } from '#shared/engine/decide.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { parseEntry } from '#shared/log/parse.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { entrantsOf } from '#shared/rules/entrants/people.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Day, type Instant, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { LogPeople, named, type Played, personIn } from '../proof/people.ts';
import type { Said } from '../proof/said.ts';
import type { Deployment } from './deployment.ts';
import { chanceOf, mishap } from './mishaps.ts';
import { Asking, GRANTED, LADDER, type Role } from './requests.ts';

/** Yields the instant at which it wants to go on, and is then called on at that instant. */
export type Life = AsyncGenerator<Instant, void>;

/** What a club looks like from the outside before it has begun. */
export interface Charter {
  readonly id: string;
  readonly played: Played;
  readonly zone: string;
  /** When it begins, at the earliest. */
  readonly founded: Day;
  readonly seed: number;
}

/** A club that is played: its keys, and what its people see of their ladder. */
export class ClubAtPlay extends Asking {
  readonly charter: Charter;
  readonly chance: Chance;
  /** Whether a result was recorded in this season. */
  isPlayed = false;
  readonly #diary: Diary;
  readonly #people = new LogPeople();
  readonly #reader: LadderStore;
  /** Of all challenges and games that there were: those that are over only the log remembers. */
  readonly #ids = new Set<unknown>();

  /** Who has a link of their own: a player, or one who plays as the first of the pairs. */
  readonly member: PlayerId;

  constructor(deployment: Deployment, charter: Charter) {
    super(deployment, charter.id);
    this.charter = charter;
    this.member = idOf(personIn(charter.played === 'pairs' ? { entrants: 'pairs' } : {}));
    this.chance = chanceOf(charter.seed, charter.id);
    this.#diary = new Diary(charter.zone);
    this.#reader = deployment.store('people');
  }

  get ladder(): Ladder {
    return this.deployment.known.ladder(this.key);
  }

  get today(): Day {
    return localOf(this.charter.zone, this.now).day;
  }

  at(day: Day, hour: number): Instant {
    return this.#diary.at(day, hour);
  }

  /** Between `least` and `most` minutes from now. */
  in(least: number, most: number): Instant {
    return instant(this.now + this.chance.between(least * 60, most * 60) * 1000);
  }

  /** The operator opens the club, and the organiser hands out the first keys. */
  async open(): Promise<void> {
    const { id } = this.charter;
    const body = { id, name: `Club ${id}` };
    const { key: organiser = '' } = await this.must({ method: 'POST', path: '/api/clubs', body, operator: true });
    const handOut = async (terms: object): Promise<string> => {
      const path = '/api/clubs/{club}/access';
      return (await this.must({ method: 'POST', path, key: organiser, body: terms })).key ?? '';
    };
    const scorer = await handOut({ role: 'scorer', label: 'tablet' });
    const player = await handOut({ role: 'player', label: 'member', player: this.member });
    this.keys = { organiser, scorer, player };
  }

  async openLadder(ladder: string, header: Header): Promise<void> {
    this.key = { club: this.charter.id, ladder };
    this.isPlayed = false;
    const path = '/api/clubs/{club}/ladders';
    await this.must({ method: 'POST', path, body: { id: ladder, ...header }, key: this.keys.organiser });
    await this.look();
  }

  /** Looks at the desk, which shows the ladder as it is. */
  async look(): Promise<void> {
    await this.must({ method: 'GET', path: LADDER, key: this.keys.scorer });
  }

  /** What somebody does next on the ladder as its log has it, now or later; undefined for what says nothing. */
  async next(): Promise<Said | undefined> {
    const log = await this.#reader.log(this.key);
    this.#people.read(
      madeOf(this.ladder),
      log.map(({ command }) => command),
    );
    return this.#people.next(this.chance.between(1, 2 ** 31), this.now);
  }

  /**
   * Records an entry, if the rules allow it. What comes of it must be what the rules say; and now and then something
   * goes wrong on the way.
   */
  async say(said: Said): Promise<void> {
    if (said.verb === 'settle') return this.look();
    const { verb, override } = said;
    const back = { ...said, body: this.#returning(said.body) };
    const body = withoutLots({ ...said, body: named(back, (player) => this.#nameOf(player)) });
    const stamp = override === undefined ? {} : { override };
    const expected = this.#expected({ ...said, body });
    const request = this.requestFor(verb, { ...body, ...stamp }, this.#whoSays(said));
    const { code = 'accepted', status } = await mishap(this, request, expected);
    if (expected !== undefined && code !== expected) this.fault(`${verb} was to be ${expected}, but: ${code}`);
    if (status >= GRANTED) return this.deployment.refused.add(code);
    this.deployment.accepted.add(`${this.charter.played} ${verb}`);
    this.#ids.add(body['id']);
    if (['result', 'match', 'finish'].includes(verb)) this.isPlayed = true;
  }

  /** Whoever was forgotten comes back under another id alone. */
  #returning(body: Said['body']): Said['body'] {
    const gone = this.deployment.forgotten.filter(({ club }) => club === this.charter.id);
    return JSON.parse(
      gone.reduce((text, { player }) => text.replaceAll(`"${player}"`, `"again-${player}"`), JSON.stringify(body)),
    );
  }

  #nameOf = (player: unknown): string => `${this.chance.pick(FIRST)} ${this.chance.pick(LAST)} ${player}`;

  /** What is to come of an entry now, as far as can be told without looking back. */
  #expected({ verb, body, override }: Said): string | undefined {
    // Only the service knows who may not hear of a challenge.
    if ('unreached' in body) return 'invalid';
    const at = formatLocal(this.charter.zone, instant(Math.max(this.now, this.ladder.at)));
    const parsed = parseEntry({ at, [verb]: body, ...(override && { override }) }, systemOf(this.ladder));
    if (parsed.ok === 'foreign') return 'not-this-system';
    if (!parsed.ok) return parsed.refusal.code;
    if (looksBack(this.ladder, parsed.command) || this.#ids.has(body['id'])) return undefined;
    return decide(this.ladder, parsed.command).refusal?.code ?? 'accepted';
  }

  /** Whoever has a link says for themselves what they may; what scorers may not do the organiser does. */
  #whoSays({ verb, body, override }: Said): Role {
    const may = ROLES.get(verb) ?? [];
    const who = body[verb === 'challenge' ? 'challenger' : 'player'];
    const isTheirOwn = who === this.member || entrantsOf(this.ladder, this.member).some((entrant) => entrant === who);
    const isFree = override === undefined && !('agreed' in body);
    if (may.includes('player') && isTheirOwn && isFree && PLAYERS_OWN.includes(verb)) return 'player';
    return may.includes('scorer') && !('line' in body) ? this.chance.pick(['scorer', 'organiser']) : 'organiser';
  }
}

/** Who may record what. */
const ROLES = new Map<string, readonly string[]>(
  OPERATIONS.flatMap(({ verb, roles }) => (verb && typeof roles !== 'string' ? [[verb, roles] as const] : [])),
);
const PLAYERS_OWN = ['challenge', 'away', 'back'];

/** The server draws lots, and no simulation would be like another. */
const withoutLots = ({ verb, body }: Said): Said['body'] =>
  verb === 'seed' && body['order'] === 'draw' ? { ...body, order: 'given' } : body;

const FIRST = ['Ana', 'Bo', 'Chidi', 'Dagny', 'Emre', 'Fatou', 'Gil', 'Hina', 'Ivo', 'José', 'Kirra', 'Linh', 'Moana'];
const LAST = ['O’Neill', 'Çelik', 'Łukasz', 'Nguyễn', '田中', 'شريف', 'Ødegård', '<b>Smith</b>', 'D&D', '🂡'];
