import {
  type Asker,
  type JoinRequests,
  type Marks,
  marksIn,
  type TakenIn,
} from '../../functions/store/join-requests.ts';
import { type Instant, instant } from '../../shared/vocabulary/vocabulary.ts';

const KEPT = 30 * 24 * 60 * 60 * 1000;

/** Requests to join that are kept nowhere. */
export class MemoryJoinRequests implements JoinRequests {
  readonly #blocked = new Map<string, Instant>();
  readonly #requests = new Map<string, Asker | TakenIn>();

  async all(club: string, now: Instant): Promise<readonly (Asker | TakenIn)[]> {
    return [...this.#requests]
      .flatMap(([name, each]) => (name.startsWith(`${club} `) && now < each.at + KEPT ? [each] : []))
      .toSorted((one, other) => one.at - other.at);
  }

  async one(club: string, hash: string, now: Instant): Promise<Asker | TakenIn | undefined> {
    return (await this.all(club, now)).find((each) => each.hash === hash);
  }

  async add(club: string, asker: Asker): Promise<'added' | 'too-many'> {
    const waiting = (await this.all(club, asker.at)).filter((each) => 'name' in each);
    if (waiting.length >= 50) return 'too-many';
    this.#requests.set(`${club} ${asker.hash}`, asker);
    return 'added';
  }

  async accept(club: string, taken: TakenIn): Promise<boolean> {
    const name = `${club} ${taken.hash}`;
    if (!this.#requests.has(name)) return false;
    this.#requests.set(name, taken);
    return true;
  }

  async block(club: string, marks: Marks, now: Instant): Promise<void> {
    for (const [kind, mark] of marksIn(marks))
      this.#blocked.set(`${club} ${mark}`, instant(now + (kind === 'email' ? 90 : 7) * 24 * 3_600_000));
  }

  async isBlocked(club: string, marks: Marks, now: Instant): Promise<boolean> {
    return marksIn(marks).some(([, mark]) => (this.#blocked.get(`${club} ${mark}`) ?? 0) > now);
  }

  async drop(club: string, hash: string): Promise<boolean> {
    return this.#requests.delete(`${club} ${hash}`);
  }
}
