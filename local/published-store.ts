import type { Item } from '../functions/store/item.ts';
import type {
  Club,
  Creation,
  ImportChange,
  LadderKey,
  LogImport,
  Submission,
  SubmitOptions,
} from '../functions/store/port.ts';
import { ItemStore } from '../functions/store/store.ts';
import type { Command } from '../shared/ladder/command.ts';
import type { Header } from '../shared/ladder/header.ts';
import type { Instant } from '../shared/ladder/vocabulary.ts';

/** How far a ladder has come: its last line, and when it was last touched, where 0 is never. */
export interface State {
  readonly line: number;
  readonly touched: number;
}

/** Told of what has changed; what it promises is waited for. */
export interface Publishes {
  ladder(key: LadderKey, state: State): Promise<void>;
  all(): Promise<void>;
}

/** The store of a laptop, where whatever is committed is on its page before anybody is answered. */
export class PublishedStore extends ItemStore {
  /** Whoever publishes reads from this very store, and so comes after it. */
  publisher?: Publishes;
  /** Told of lines that may have notices; nobody waits for those. */
  notices?: { changed(key: LadderKey, version: number): void };

  override async createClub(club: Omit<Club, 'ladders'>): Promise<'created' | 'exists'> {
    return this.#andPublish(await super.createClub(club));
  }

  override async createLadder(key: LadderKey, header: Header): Promise<Creation> {
    return this.#andPublish(await super.createLadder(key, header));
  }

  override async import(key: LadderKey, header: Header, commands: readonly Command[]): Promise<Creation> {
    return this.#andPublish(await super.import(key, header, commands));
  }

  override async finishImport(
    key: LadderKey,
    seen: LogImport,
    to: LogImport,
    head: Item,
  ): Promise<ImportChange | 'exists' | 'no-such-club'> {
    const outcome = await super.finishImport(key, seen, to, head);
    if (outcome === 'changed') await this.publisher?.all();
    return outcome;
  }

  /** A refused command, too, may have settled something. */
  override async submit(key: LadderKey, command: Command, options?: SubmitOptions): Promise<Submission> {
    const submission = await super.submit(key, command, options);
    if (!('ladder' in submission)) return submission;
    const { line } = submission.ladder;
    await this.publisher?.ladder(key, { line, touched: 0 });
    this.notices?.changed(key, line);
    return submission;
  }

  override async touch(key: LadderKey, at: Instant): Promise<'touched' | 'ladder-changed' | 'no-such-ladder'> {
    const outcome = await super.touch(key, at);
    if (outcome === 'touched') await this.publisher?.ladder(key, { line: 0, touched: at });
    return outcome;
  }

  async #andPublish<T>(outcome: T): Promise<T> {
    if (outcome === 'created') await this.publisher?.all();
    return outcome;
  }
}
