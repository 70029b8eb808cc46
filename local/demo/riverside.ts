import { addDays } from '#shared/calendar/days.ts';
import type { Season } from '#shared/engine/season.ts';
import { peopleBehind } from '#shared/rules/entrants/people.ts';
import type { Bodies, Pairing, PersonBehind, Stamp } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Day, Instant, LineNumber, PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { Chance } from './chance.ts';
import { expectedScore, playGames, playSets } from './match-play.ts';
import { type RatedMember, withId } from './members.ts';
import { challengeId, Diary, Scribe } from './scribe.ts';

const ZONE = 'Europe/London';
/** Nobody reaches further up, in rungs. */
const REACH = 8;
/** Ten weeks of a season of half a year have been played. */
const DAYS_SO_FAR = 70;
const WEEKS = 26;

const SECRETARY = { by: 'ladder secretary' } as const;

/** Who stands on a rung: a player, or several who play as one. */
export interface Entrant extends RatedMember {
  readonly people?: readonly PersonBehind[];
}

export interface Plan extends Pick<Header, 'entrants'> {
  readonly name: string;
  readonly members: readonly Entrant[];
  readonly settings: NonNullable<Header['settings']>;
  readonly chances: number;
}

/** Some weeks up to now, the same whenever `now` is on the same day. */
export function seasonOf(now: Instant, plan: Plan): Season {
  const diary = new Diary(ZONE);
  const today = diary.today(now);
  const start = addDays(today, -DAYS_SO_FAR);
  const header: Header = {
    system: 'house',
    timezone: ZONE,
    season: { start, end: addDays(start, WEEKS * 7) },
    ...(plan.entrants && { entrants: plan.entrants }),
    name: plan.name,
    settings: plan.settings,
  };
  const club = new Riverside(new Scribe(header), diary, plan);
  club.seed(start);
  club.plan(start);
  diary.live(start, today, (day) => club.live(day));
  return club.scribe.season;
}

class Riverside {
  readonly scribe: Scribe;
  readonly #diary: Diary;
  readonly #members: readonly Entrant[];
  readonly #chance: Chance;
  #challenges = 0;

  constructor(scribe: Scribe, diary: Diary, { members, chances }: Plan) {
    this.scribe = scribe;
    this.#diary = diary;
    this.#members = members;
    this.#chance = new Chance(chances);
  }

  seed(day: Day): void {
    const players = this.#members.map(({ id, name, people }) => (people ? { id, people } : { id, name }));
    this.scribe.write(this.#diary.at(day, 9), 'seed', { order: 'given', players }, SECRETARY);
  }

  /** Who goes on holiday when, and a result that the other player disputes. */
  plan(start: Day): void {
    const goes = (index: number, from: number, days: number) => {
      const left = this.#members[index];
      const [first, last] = [addDays(start, from), addDays(start, from + days - 1)];
      if (left) this.#on(addDays(start, from - 7), 8, () => this.#goesAway(left, first, last));
    };
    goes(5, 18, 10);
    goes(2, 40, 7);
    goes(8, DAYS_SO_FAR - 3, 12);
    goes(3, DAYS_SO_FAR + 6, 9);
    const substituted = this.#members.find(({ people = [] }) => people.length > 2);
    if (substituted) this.#on(addDays(start, 33), 9, (day) => this.#regroup(substituted, day));
    for (const after of [30, DAYS_SO_FAR - 2]) this.#on(addDays(start, after), 20, (day) => this.#dispute(day));
  }

  #on(on: Day, hour: number, act: (day: Day) => void): void {
    this.#diary.plan(on, (day) => {
      this.scribe.settleBy(this.#diary.at(day, hour));
      act(day);
    });
  }

  #goesAway({ id: player }: Entrant, from: Day, to: Day): void {
    this.#say(this.scribe.ladder.at, 'away', { player, from, to }, { by: this.#speaksFor(player) });
  }

  /** The substitute plays from then on, and the second is the substitute. */
  #regroup({ id: player, people = [] }: Entrant, day: Day): void {
    const [first, second, ...others] = people;
    if (!first || !second) return;
    this.#say(this.#diary.at(day, 9.5), 'regroup', { player, people: [first, ...others, second] }, SECRETARY);
  }

  live(day: Day): void {
    this.scribe.settleBy(this.#diary.at(day, 7));
    for (const { id, keen } of this.#members) if (this.#chance.happens(keen / 40)) this.#challenge(id, day);
  }

  /** Says it where the rules allow it; tells on which line. */
  #say<V extends Verb>(at: Instant, verb: V, body: Bodies[V], stamp: Omit<Stamp, 'at'>): LineNumber | undefined {
    return this.scribe.allows(at, verb, body) ? this.scribe.write(at, verb, body, stamp) : undefined;
  }

  #challenge(challenger: PlayerId, day: Day): void {
    const { order } = this.scribe.ladder;
    const at = this.#diary.at(day, 8 + this.#chance.next() * 3);
    const id = challengeId(`c${this.#challenges + 1}`);
    const own = order.rungOf(challenger) ?? 0;
    const free = order
      .players()
      .slice(Math.max(0, own - REACH), own)
      .filter((challenged) => this.scribe.allows(at, 'challenge', { id, challenger, challenged }));
    if (free.length === 0) return;
    const pairing = { id, challenger, challenged: this.#chance.pick(free) };
    this.#challenges += 1;
    this.scribe.write(at, 'challenge', pairing, { by: this.#speaksFor(challenger) });
    const answered = addDays(day, this.#chance.between(1, 3));
    if (this.#chance.happens(0.9)) this.#on(answered, 12, (on) => this.#answer(pairing, on));
  }

  #answer(pairing: Pairing, day: Day): void {
    const { id: challenge, challenged } = pairing;
    const at = this.#diary.at(day, 12 + this.#chance.next() * 4);
    const by = { by: this.#speaksFor(challenged) };
    if (this.#chance.happens(0.08) && this.#say(at, 'decline', { challenge }, by)) return;
    if (!this.#say(at, 'accept', { challenge }, by)) return;
    const played = addDays(day, this.#chance.between(2, 8));
    const chance = this.#chance.next();
    if (chance < 0.08) this.#on(addDays(day, 3), 18, (on) => this.#putOff(pairing, on));
    if (chance < 0.92) this.#on(played, 20, (on) => this.#report(pairing, on, false));
  }

  #putOff({ id: challenge, challenger, challenged }: Pairing, day: Day): void {
    for (const player of [challenged, challenger])
      this.#say(this.#diary.at(day, 18.2), 'postpone', { challenge, player }, { by: this.#speaksFor(player) });
  }

  /** One of the two says how it ended; the other agrees the next day, or at once says that it was otherwise. */
  #report(pairing: Pairing, day: Day, isDisputed: boolean): void {
    const { id: challenge, challenger, challenged } = pairing;
    const [reported, other] = this.#chance.happens(0.6) ? [challenger, challenged] : [challenged, challenger];
    const at = this.#diary.at(day, 20 + this.#chance.next());
    const asked = (this.scribe.ladder.header.settings?.['confirm'] ?? 0) !== 0;
    const body = { challenge, ...this.#play(pairing), ...this.#lineup(pairing), ...(asked && { reported }) };
    if (!this.#say(at, 'result', body, { by: this.#speaksFor(reported) }) || !asked) return;
    const by = { by: this.#speaksFor(other) };
    if (isDisputed) this.#say(this.#diary.at(day, 21.8), 'reject', { challenge, disputed: other }, by);
    else if (this.#chance.happens(0.7))
      this.#on(addDays(day, 1), 8, () => this.#say(this.#diary.at(addDays(day, 1), 8.3), 'approve', { challenge }, by));
  }

  /** A result of a player whose game is accepted is disputed; an earlier one the secretary has decided by then. */
  #dispute(day: Day): void {
    const all = [...this.scribe.ladder.challenges.values()];
    for (const { id, awaiting } of all)
      if (awaiting?.disputed) this.#say(this.#diary.at(day, 20.2), 'approve', { challenge: id }, SECRETARY);
    const open = all.find(({ accepted, awaiting }) => accepted && !awaiting);
    if (open) this.#report(open, day, true);
  }

  #play({ challenger, challenged }: Pairing) {
    const expected = expectedScore(this.#ratingOf(challenger), this.#ratingOf(challenged));
    if (this.scribe.ladder.header.entrants) return playSets(this.#chance, expected);
    return playGames(this.#chance, expected, this.scribe.ladder.header.settings?.['game'] === 'best-of-3' ? 2 : 3);
  }

  /** Now and then a substitute plays. */
  #lineup({ challenger, challenged }: Pairing): Pick<Bodies['result'], 'lineup'> {
    const sides = [challenger, challenged].map((each) => peopleBehind(this.scribe.ladder, each));
    if (!sides.some(({ length }) => length > 2) || this.#chance.happens(0.6)) return {};
    return {
      lineup: sides.flatMap(([first, second, third]) => [first, third ?? second].filter((each) => each !== undefined)),
    };
  }

  /** One of the two who usually play. */
  #speaksFor(id: PlayerId): string {
    const { name, people } = withId(this.#members, id);
    const [first, second] = people ?? [];
    const person = first && second && (this.#chance.happens(0.5) ? first : second);
    return person?.name ?? name;
  }

  #ratingOf = (id: PlayerId): number => withId(this.#members, id).rating;
}
