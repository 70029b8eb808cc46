import type { Chance } from '#local/demo/chance.ts';
import { idOf } from '#local/demo/members.ts';
import { challengeId, Diary } from '#local/demo/scribe.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { decide, looksBack } from '#shared/engine/decide.ts';
import { commandOf } from '#shared/log/parse.ts';
import type { Bodies, Stamp } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import {
  type ChallengeId,
  type Day,
  type Instant,
  instant,
  type PlayerId,
  type SystemId,
  type Verb,
} from '#shared/vocabulary/vocabulary.ts';
import type { Deployment } from './deployment.ts';
import { chanceOf, mishap } from './mishaps.ts';
import { type Answer, Asking, GRANTED, LADDER, type Role } from './requests.ts';

/** Yields the instant at which it wants to go on, and is then called on at that instant. */
export type Life = AsyncGenerator<Instant, void>;

/** What a club looks like from the outside before it has begun. */
export interface Charter {
  readonly id: string;
  readonly system: SystemId;
  readonly zone: string;
  /** When it begins, at the earliest. */
  readonly founded: Day;
  readonly seed: number;
}

/** A club that is played: its members, their keys, and what they see of their ladder. */
export class ClubAtPlay extends Asking {
  readonly charter: Charter;
  readonly chance: Chance;
  people: readonly Person[];
  readonly founders: number;
  /** What was recorded this season and may be amended: the lines, and what the scores were. */
  readonly recorded: { readonly line: number; readonly body: Bodies['result' | 'match' | 'finish'] }[] = [];
  readonly #diary: Diary;
  #ids = 0;

  constructor(deployment: Deployment, charter: Charter) {
    super(deployment, charter.id);
    this.charter = charter;
    this.chance = chanceOf(charter.seed, charter.id);
    this.founders = this.chance.between(8, 14);
    this.people = peopleOf(this.chance, this.founders);
    this.#diary = new Diary(charter.zone);
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

  newId(): ChallengeId {
    return challengeId(`c${++this.#ids}`);
  }

  personOf(id: PlayerId): Person {
    const found = this.people.find((each) => each.id === id);
    if (!found) throw new Error(`nobody is called ${id}`);
    return found;
  }

  /** Who records what a player does: one member has a key of their own. */
  roleOf(id: PlayerId): Role {
    return id === this.people[0]?.id ? 'player' : 'scorer';
  }

  /** A player is forgotten, and goes on under another name. */
  callOtherwise(person: Person, as: Pick<Person, 'id' | 'name'>): void {
    this.people = this.people.map((each) => (each === person ? { ...person, ...as } : each));
    this.deployment.forgotten.push({ club: this.charter.id, player: person.id });
  }

  whoComes(most: number): readonly PlayerId[] {
    const here = this.people.filter(({ id, keen }) => this.ladder.order.has(id) && this.chance.happens(keen / 10));
    return this.chance.shuffled(here.map(({ id }) => id)).slice(0, most);
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
    const player = await handOut({ role: 'player', label: 'member', player: this.people[0]?.id });
    this.keys = { organiser, scorer, player };
  }

  async openLadder(ladder: string, header: Header): Promise<void> {
    this.key = { club: this.charter.id, ladder };
    this.recorded.length = 0;
    this.#ids = 0;
    const path = '/api/clubs/{club}/ladders';
    await this.must({ method: 'POST', path, body: { id: ladder, ...header }, key: this.keys.organiser });
    await this.look();
  }

  /** Looks at the desk, which shows the ladder as it is. */
  async look(): Promise<void> {
    await this.must({ method: 'GET', path: LADDER, key: this.keys.scorer });
  }

  /** Why the rules say no to an entry now, as far as can be told without looking back. */
  refusalOf<V extends Verb>(verb: V, body: Bodies[V], stamp: Omit<Stamp, 'at'> = {}): string | undefined {
    const at = instant(Math.max(this.now, this.ladder.at));
    return decide(this.ladder, commandOf<Verb>({ at, ...stamp }, verb, body)).refusal?.code;
  }

  allows<V extends Verb>(verb: V, body: Bodies[V]): boolean {
    return this.refusalOf(verb, body) === undefined;
  }

  /**
   * Records an entry, if the rules allow it. What comes of it must be what the rules say; and now and then something
   * goes wrong on the way. Says whether it was accepted.
   */
  async say<V extends Verb>(verb: V, body: Bodies[V], role: Role = 'scorer', override?: string): Promise<boolean> {
    const stamp = override === undefined ? {} : { override };
    const at = instant(Math.max(this.now, this.ladder.at));
    const unsure = looksBack(this.ladder, commandOf<Verb>({ at, ...stamp }, verb, body));
    const expected = unsure ? undefined : (this.refusalOf(verb, body, stamp) ?? 'accepted');
    const answer = await mishap(this, this.requestFor(verb, { ...body, ...stamp }, role), expected);
    const code = answer.code ?? 'accepted';
    if (expected !== undefined && code !== expected) this.fault(`${verb} was to be ${expected}, but: ${code}`);
    if (answer.status >= GRANTED) this.deployment.refused.add(code);
    else this.#note(verb, body, answer);
    return answer.status < GRANTED;
  }

  #note<V extends Verb>(verb: V, body: Bodies[V], { line = 0 }: Answer): void {
    this.deployment.accepted.add(`${this.charter.system} ${verb}`);
    if ('score' in body || 'scores' in body) {
      if (!('line' in body)) this.recorded.push({ line, body });
    }
  }
}

/** A person, or a program, whom a club may have as a member. */
export interface Person {
  readonly id: PlayerId;
  readonly name: string;
  readonly strength: number;
  /** On how many of ten days they come. */
  readonly keen: number;
}

const FIRST = ['Ana', 'Bo', 'Chidi', 'Dagny', 'Emre', 'Fatou', 'Gil', 'Hina', 'Ivo', 'José', 'Kirra', 'Linh', 'Moana'];
const LAST = ['O’Neill', 'Çelik', 'Łukasz', 'Nguyễn', '田中', 'شريف', 'Ødegård', '<b>Smith</b>', 'D&D', '🂡'];

/** Everybody around a club: its founders first, then those who may come later. */
function peopleOf(chance: Chance, founders: number): readonly Person[] {
  return Array.from({ length: founders + 6 }, (_, index) => ({
    id: idOf(`p${String(index + 1).padStart(2, '0')}`),
    name: `${chance.pick(FIRST)} ${chance.pick(LAST)} ${index + 1}`,
    strength: chance.between(900, 2100),
    keen: chance.between(3, 9),
  }));
}
