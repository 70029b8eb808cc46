import type { Club, LadderKey, Submission, SubmitOptions } from '../functions/store/port.ts';
import { DynamoStore } from '../functions/store/store.ts';
import type { Command } from '../shared/ladder/command.ts';
import type { Header } from '../shared/ladder/header.ts';

/** Told of what has changed; what it promises is waited for. */
export interface Publishes {
  ladder(key: LadderKey, version: number): Promise<void>;
  all(): Promise<void>;
}

/** The store of a laptop, where whatever is committed is on its page before anybody is answered. */
export class PublishedStore extends DynamoStore {
  /** Whoever publishes reads from this very store, and so comes after it. */
  publisher?: Publishes;

  override async createClub(club: Omit<Club, 'ladders'>): Promise<'created' | 'exists'> {
    return this.#andPublish(await super.createClub(club));
  }

  override async createLadder(key: LadderKey, header: Header): Promise<'created' | 'exists' | 'no-such-club'> {
    return this.#andPublish(await super.createLadder(key, header));
  }

  /** A refused command, too, may have settled something. */
  override async submit(key: LadderKey, command: Command, options?: SubmitOptions): Promise<Submission> {
    const submission = await super.submit(key, command, options);
    if ('ladder' in submission) await this.publisher?.ladder(key, submission.ladder.line);
    return submission;
  }

  async #andPublish<T>(outcome: T): Promise<T> {
    if (outcome === 'created') await this.publisher?.all();
    return outcome;
  }
}
