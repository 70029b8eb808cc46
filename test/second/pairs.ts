import { type Day, dayAt, dayOf, startOf } from './calendar.ts';
import { type Challenge, type Fate, has } from './challenge.ts';
import type { Body, Entry, Given, Header } from './lines.ts';
import type { Kept, Settled, Shown } from './season.ts';

/** A ladder of games of two, of one result each: what Crewe, Nairobi and Computer Go have in common. */
export abstract class PairLadder<Terms> {
  readonly header: Header;
  readonly start: Day;
  readonly known = new Set<string>();
  readonly challenges = new Map<string, Challenge<Terms>>();
  readonly fates = new Map<number, Fate>();
  readonly settled: Settled[] = [];
  settings: Given;
  end: Day | undefined;
  protected readonly usual: Given;

  constructor(header: Header, usual: Given) {
    this.header = header;
    this.start = dayOf(header.season.start);
    this.end = header.season.end === undefined ? undefined : dayOf(header.season.end);
    this.usual = usual;
    this.settings = { ...usual, ...header.settings };
  }

  abstract isThere(player: string): boolean;
  abstract standings(): readonly string[];
  protected abstract admit(player: string, day: Day): void;
  protected abstract takeOff(player: string): void;
  protected abstract seed(body: Body, day: Day): void;
  /** Where there are such rungs: an organiser puts a player on another one. */
  protected place(_: Body): void {}
  /** What is remembered of the player's preferences. */
  protected abstract prefer(player: string, body: Partial<Body>): void;
  /** How it is when a challenge is issued. */
  protected abstract termsOf(challenge: Kept): Terms;
  /** Moves the ladder by a result. */
  protected abstract count(challenge: Challenge<Terms>, score: readonly [number, number]): void;
  /** Whether what is told of a result can be its score. */
  abstract isScore(told: Body): boolean;
  /** Whether the coordinator approves all results. */
  protected abstract readonly isApproving: boolean;

  dayAt(at: number): Day {
    return dayAt(at, this.header.timezone);
  }

  isOver(day: Day): boolean {
    return this.end !== undefined && day > this.end;
  }

  /** What is told of how an open challenge is to be played. */
  protected playedAt(_: Challenge<Terms>): string {
    return '';
  }

  playedOn({ at, body }: Entry): Day {
    return this.dayAt(body.playedAt === undefined ? at : Date.parse(body.playedAt));
  }

  /** Whether results are approved, or confirmed by the opponent, as the ladder is set now. */
  approves(): boolean {
    return this.isApproving || this.#confirmDays > 0;
  }

  get #confirmDays(): number {
    return Number(this.settings['confirm'] ?? 0);
  }

  isAnotherEnd(date: string | undefined): boolean {
    return (date === undefined ? undefined : dayOf(date)) !== this.end;
  }

  between(one: string, other: string): readonly Challenge<Terms>[] {
    return [...this.challenges.values()].filter((each) => has(each, one) && has(each, other));
  }

  shown(): Shown {
    const open = [...this.challenges.values()].filter(({ state }) => state === 'open' || state === 'waiting');
    return {
      standings: this.standings(),
      settled: this.settled,
      open: open.map((each) => `${each.id} ${each.state}${this.playedAt(each)}`),
    };
  }

  /** Settles what is due by an instant: results that nobody answered, in the order in which they were reported. */
  settle(by: number): void {
    for (;;) {
      const next = this.#nextToCount();
      if (!next || next.at > by) return;
      this.#confirm(next.challenge);
      this.settled.push({ period: `confirmed-${next.challenge.id}`, removed: [] });
    }
  }

  #nextToCount(): { at: number; line: number; challenge: Challenge<Terms> } | undefined {
    const waiting = [...this.challenges.values()].flatMap((challenge) => {
      const { state, told } = challenge;
      if (state !== 'waiting' || told?.lastDay === undefined || told.disputed) return [];
      return [{ at: startOf(told.lastDay + 1, this.header.timezone), line: told.line, challenge }];
    });
    return waiting.toSorted((one, other) => one.at - other.at || one.line - other.line)[0];
  }

  /** What an accepted entry does; where it makes no sense any more, nothing. */
  apply(entry: Kept): void {
    const { verb, body, at } = entry;
    const day = this.dayAt(at);
    if (verb === 'seed') this.seed(body, day);
    else if (verb === 'join') this.#join(body, day);
    else if (verb === 'prefer' && this.isThere(body.player)) this.prefer(body.player, body);
    else if (verb === 'leave') this.#leave(body.player);
    else if (verb === 'place') this.place(body);
    else if (verb === 'challenge') this.#issue(entry, day);
    else if (verb === 'match') this.#tell(this.#issue(entry, this.playedOn(entry)), entry);
    else if (verb === 'configure') this.#configure(body);
    else this.#answer(entry);
  }

  /** A voided result leaves its challenge as if it had ended there without one; anything else was never there. */
  applyVoided({ verb, body }: Entry): void {
    const challenge = verb === 'result' ? this.challenges.get(body.challenge) : undefined;
    if (challenge?.state === 'open') challenge.state = 'void';
  }

  #join(body: Body, day: Day): void {
    if (this.isThere(body.player)) return;
    this.bring(body.player, day);
    this.prefer(body.player, body);
  }

  /** Puts a player on the ladder who is not there. */
  protected bring(player: string, day: Day): void {
    if (this.isThere(player)) return;
    this.known.add(player);
    this.admit(player, day);
  }

  #leave(player: string): void {
    if (!this.isThere(player)) return;
    for (const challenge of this.challenges.values()) {
      if (!has(challenge, player)) continue;
      if (challenge.state === 'waiting' && challenge.told) this.fates.set(challenge.told.line, 'left');
      if (challenge.state === 'open' || challenge.state === 'waiting') challenge.state = 'left';
    }
    this.takeOff(player);
  }

  #configure({ end, settings }: Body): void {
    if (end !== undefined) this.end = end === null ? undefined : dayOf(end);
    for (const [name, value] of Object.entries(settings ?? {})) {
      this.settings = { ...this.settings, [name]: value ?? this.usual[name] };
    }
  }

  /** `issued` is the day of play where the match is from a sheet. */
  #issue(entry: Kept, issued: Day): Challenge<Terms> {
    const { id, challenger, challenged } = entry.body;
    this.bring(challenger, this.dayAt(entry.at));
    this.bring(challenged, this.dayAt(entry.at));
    const terms = this.termsOf(entry);
    const challenge: Challenge<Terms> = { id, challenger, challenged, issued, terms, state: 'open', accepted: false };
    this.challenges.set(id, challenge);
    return challenge;
  }

  #answer(entry: Entry): void {
    const { verb, body } = entry;
    const challenge = this.challenges.get(body.challenge);
    if (!challenge) return;
    const { state } = challenge;
    if (verb === 'result') {
      // One that only a departure of this replay closed has its result all the same.
      if (state === 'open' || state === 'left') this.#tell(challenge, entry);
      else this.fates.set(entry.line, 'nothing');
    } else if (verb === 'accept' && state === 'open') {
      challenge.accepted = true;
    } else if (verb === 'withdraw' && state === 'open') {
      challenge.state = 'withdrawn';
    } else if (verb === 'decline' && state === 'open') {
      challenge.state = 'declined';
    } else if (verb === 'approve' && state === 'waiting') {
      this.#confirm(challenge);
    } else if (verb === 'reject' && state === 'waiting') {
      this.#reject(challenge, body);
    }
  }

  #tell(challenge: Challenge<Terms>, { line, at, body }: Entry): void {
    this.bring(challenge.challenger, this.dayAt(at));
    this.bring(challenge.challenged, this.dayAt(at));
    const lastDay = body.reported === undefined ? undefined : this.dayAt(at) + this.#confirmDays;
    challenge.told = { line, score: body.score ?? [0, 0], lastDay, disputed: false };
    challenge.state = 'waiting';
    this.fates.set(line, 'waits');
    const waits = this.isApproving || (body.reported !== undefined && this.#confirmDays > 0);
    if (!waits) this.#confirm(challenge);
  }

  #confirm(challenge: Challenge<Terms>): void {
    if (!challenge.told) return;
    challenge.state = 'result';
    this.fates.set(challenge.told.line, 'counts');
    this.count(challenge, challenge.told.score);
  }

  #reject(challenge: Challenge<Terms>, { disputed }: Body): void {
    if (!challenge.told) return;
    if (disputed !== undefined) {
      challenge.told.disputed = true;
      return;
    }
    this.fates.set(challenge.told.line, 'rejected');
    challenge.state = 'open';
  }
}

/** Plays the entries that were accepted, and settles what is due before each and by an instant. */
export function played<World extends PairLadder<unknown>>(world: World, kept: readonly Kept[], by: number): World {
  for (const entry of kept) {
    world.settle(entry.at);
    if (entry.voided) world.applyVoided(entry);
    else world.apply(entry);
  }
  world.settle(by);
  return world;
}
