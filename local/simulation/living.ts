import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay, Life } from './club-at-play.ts';
import { lifeOf } from './life.ts';

/** A club on its way through time. */
export class Living {
  /** When it next does something; never again where it is dissolved. */
  wakes: number = Number.NEGATIVE_INFINITY;
  readonly #club: ClubAtPlay;
  readonly #life: Life;

  constructor(club: ClubAtPlay) {
    this.#club = club;
    this.#life = lifeOf(club);
  }

  /** Does everything that it does before an instant. */
  async liveUntil(end: Instant): Promise<void> {
    while (this.wakes < end) {
      this.#club.now = instant(Math.max(this.#club.now, this.wakes));
      const { value, done } = await this.#goOn();
      this.wakes = done ? Number.POSITIVE_INFINITY : Math.max(Number(value), this.#club.now);
    }
  }

  async #goOn(): Promise<IteratorResult<Instant, void>> {
    try {
      return await this.#life.next();
    } catch (error) {
      const { charter, now } = this.#club;
      throw new Error(`${charter.id} came to grief at ${new Date(now).toISOString()}`, { cause: error });
    }
  }
}
