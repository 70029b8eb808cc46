import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Command } from '../../shared/ladder/command.ts';
import type { Entry } from '../../shared/ladder/entry.ts';
import type { Header } from '../../shared/ladder/header.ts';
import type { Ladder } from '../../shared/ladder/ladder.ts';
import { FIRST_LINE, type Instant, type LineNumber, lineNumber } from '../../shared/ladder/vocabulary.ts';
import { accessRecords, grantAccess, readAccess, revokeAccess } from './access.ts';
import type { Pause } from './backoff.ts';
import { connect } from './client.ts';
import { createClub, readClub, readClubs } from './clubs.ts';
import { type Creation, create } from './create.ts';
import { type Capacity, Database } from './database.ts';
import { dueLadders } from './due.ts';
import { readEntries, toEntry } from './entries.ts';
import { load } from './load.ts';
import type { AccessRecord, Club, Difference, LadderKey, LadderStore, Submission, SubmitOptions } from './port.ts';
import { RecentLadders } from './recent.ts';
import { Submitting } from './submit.ts';
import { verify } from './verify.ts';

export interface StoreConfig {
  readonly table: string;
  /** Where an emulator listens; without it, AWS as the environment says. */
  readonly endpoint?: string | undefined;
  /** Instead of a client made for `endpoint`. */
  readonly client?: DynamoDBClient;
  /** Told what each request to DynamoDB cost. */
  readonly onCapacity?: (operation: string, capacity: Capacity) => void;
  readonly pause?: Pause;
  readonly now?: () => number;
}

/** Ladders in one DynamoDB table. It remembers the ladders last seen: have one for as long as a function stays warm. */
export class DynamoStore implements LadderStore {
  readonly #database: Database;
  readonly #recent = new RecentLadders();

  constructor({ endpoint, client = connect(endpoint), ...config }: StoreConfig) {
    this.#database = new Database({ ...config, client });
  }

  createClub(club: Omit<Club, 'ladders'>): Promise<'created' | 'exists'> {
    return createClub(this.#database, club);
  }

  club(id: string): Promise<Club | undefined> {
    return readClub(this.#database, id);
  }

  clubs(): Promise<readonly Club[]> {
    return readClubs(this.#database);
  }

  createLadder(key: LadderKey, header: Header): Promise<Creation> {
    return create(this.#database, key, header, []);
  }

  async load(key: LadderKey): Promise<Ladder | undefined> {
    const ladder = await load(this.#database, key);
    if (ladder) this.#recent.put(key, ladder);
    return ladder;
  }

  async log(key: LadderKey, after: LineNumber = FIRST_LINE): Promise<readonly Entry[]> {
    return (await readEntries(this.#database, key, lineNumber(after + 1))).map(toEntry);
  }

  submit(key: LadderKey, command: Command, options: SubmitOptions = {}): Promise<Submission> {
    return new Submitting(this.#database, this.#recent, key, command, options).run();
  }

  rehearse(key: LadderKey, command: Command): Promise<Submission> {
    return new Submitting(this.#database, this.#recent, key, command, {}).rehearse();
  }

  import(key: LadderKey, header: Header, commands: readonly Command[]): Promise<Creation> {
    return create(this.#database, key, header, commands);
  }

  verify(key: LadderKey): Promise<readonly Difference[] | undefined> {
    return verify(this.#database, key);
  }

  due(by: Instant): AsyncIterable<LadderKey> {
    return dueLadders(this.#database, by);
  }

  grantAccess(club: string, record: AccessRecord): Promise<void> {
    return grantAccess(this.#database, club, record);
  }

  access(club: string, hash: string): Promise<AccessRecord | undefined> {
    return readAccess(this.#database, club, hash);
  }

  accessRecords(club: string): Promise<readonly AccessRecord[]> {
    return accessRecords(this.#database, club);
  }

  revokeAccess(club: string, hash: string, at: Instant): Promise<boolean> {
    return revokeAccess(this.#database, club, hash, at);
  }
}
