import { instantOf } from '#shared/calendar/zone.ts';
import { mayChallenge } from '#shared/engine/decide.ts';
import { busyPlayers } from '#shared/rules/night/pegs.ts';
import { nightSlot } from '#shared/rules/night/slots.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import type { ChallengeId, Day, Instant, LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Chance } from './chance.ts';
import { playMatch } from './match-play.ts';
import { challengeId, type Scribe } from './scribe.ts';

export const TABLET = { by: 'tablet at the bar' } as const;

/** In minutes from when the club's hours begin. */
const DOORS_OPEN = -20;
const SOME_GO_HOME = 70;
const LAST_CHALLENGE = 129;
const DOORS_CLOSE = 175;

interface Match {
  readonly id: ChallengeId;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly ends: number;
}

export const matchId = (week: number, number: number): ChallengeId => challengeId(`w${week + 1}-m${number}`);

export class Evening {
  readonly results: LineNumber[] = [];
  readonly #scribe: Scribe;
  readonly #chance: Chance;
  readonly #week: number;
  readonly #day: Day;
  readonly #begins: number;
  #running: readonly Match[] = [];
  #begun = 0;

  /** `begins`: when the club's hours do, in minutes after midnight. */
  constructor(scribe: Scribe, chance: Chance, week: number, day: Day, begins: number) {
    this.#scribe = scribe;
    this.#chance = chance;
    this.#week = week;
    this.#day = day;
    this.#begins = begins;
  }

  play(coming: readonly PlayerId[]): void {
    const arrivals = coming.map((player) => ({ player, minute: DOORS_OPEN + this.#chance.between(0, 40) }));
    for (let minute = DOORS_OPEN; minute <= DOORS_CLOSE; minute++) {
      const here = arrivals.filter((each) => each.minute === minute).map(({ player }) => player);
      for (const player of here) this.#scribe.write(this.#at(minute), 'arrive', { player }, TABLET);
      this.#finish(minute);
      if (minute >= SOME_GO_HOME) this.#goHome(minute);
      if (minute >= 0 && minute <= LAST_CHALLENGE) this.#challenge(minute);
    }
  }

  #at(minute: number): Instant {
    const ofDay = Math.max(0, this.#begins + minute);
    return instantOf('Europe/London', this.#day, ofDay * 60_000 + this.#chance.between(0, 59) * 1000);
  }

  #finish(minute: number): void {
    const over = this.#running.filter(({ ends }) => ends === minute);
    this.#running = this.#running.filter(({ ends }) => ends !== minute);
    for (const { id, challenger, challenged } of over) {
      const score = playMatch(challenger, challenged, this.#chance);
      this.results.push(this.#scribe.write(this.#at(minute), 'result', { challenge: id, score }, TABLET));
    }
  }

  #goHome(minute: number): void {
    const { ladder } = this.#scribe;
    const busy = busyPlayers(ladder);
    for (const player of nightSlot.of(ladder)?.present ?? []) {
      if (busy.has(player) || !this.#chance.happens(0.01)) continue;
      this.#scribe.write(this.#at(minute), 'depart', { player }, TABLET);
    }
  }

  #challenge(minute: number): void {
    const at = this.#at(minute);
    const challenger = turnOf(this.#scribe.ladder, at);
    if (!challenger) return;
    if (this.#chance.happens(0.05)) {
      this.#scribe.write(at, 'pass', { player: challenger }, TABLET);
      return;
    }
    const challenged = this.#chance.pick(mayChallenge(this.#scribe.ladder, challenger, at));
    const match = { id: matchId(this.#week, ++this.#begun), challenger, challenged };
    this.#scribe.write(at, 'challenge', match, TABLET);
    this.#running = [...this.#running, { ...match, ends: minute + this.#chance.between(17, 38) }];
  }
}
