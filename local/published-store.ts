import type { Database } from '#functions/database/database.ts';
import type { Item } from '#functions/database/item.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { AdminChange } from '#functions/ladders/admin-history.ts';
import type { ChoiceTold, ClubChange, ClubChoice, NewClub } from '#functions/ladders/clubs.ts';
import { type GameDate, nameOfDate } from '#functions/ladders/game-dates.ts';
import type { Creation, ImportEnd, LogImport } from '#functions/ladders/imports.ts';
import type { Plan } from '#functions/ladders/start-season.ts';
import type { StatusChange } from '#functions/ladders/status.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import type { Submission, SubmitOptions } from '#functions/ladders/submit.ts';
import type { Turn, TurnOptions } from '#functions/ladders/turn.ts';
import type { Objection } from '#functions/ladders/undo-season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Instant, Verb } from '#shared/vocabulary/vocabulary.ts';

/** How far a ladder has come: its last line, and when it was last touched, where 0 is never. */
export interface State {
  readonly line: number;
  readonly touched: number;
}

/**
 * What shows on pages: how far a ladder has come, or that a club or ladder was made, or a club listed otherwise. And the
 * date of a game that was proposed, agreed or called off, by the name that queues have for it: its players are told.
 */
export type Change =
  | { readonly kind: 'changed'; readonly key: LadderKey; readonly state: State }
  | { readonly kind: 'dated'; readonly key: LadderKey; readonly name: string }
  | { readonly kind: 'made' | 'gone'; readonly club: string; readonly ladder?: string };

const touchedAt = (key: LadderKey, at: Instant): Change => ({
  kind: 'changed',
  key,
  state: { line: 0, touched: at },
});

const CONFIGURING: readonly Verb[] = ['configure', 'void'];

/** The store of a laptop, which says what it has changed. */
export class PublishedStore extends LadderStore {
  readonly #changed: (change: Change) => void;

  constructor(database: Database, changed: (change: Change) => void) {
    super(database);
    this.#changed = changed;
  }

  override async createClub(club: NewClub): Promise<'created' | 'exists'> {
    return this.#telling(await super.createClub(club), 'created', { kind: 'made', club: club.id });
  }

  override async updateClub(club: string, choice: ClubChoice, told?: ChoiceTold): Promise<ClubChange> {
    return this.#telling(await super.updateClub(club, choice, told), 'changed', { kind: 'made', club });
  }

  override async setSuspended(club: string, suspended: boolean, change?: AdminChange): Promise<ClubChange> {
    return this.#telling(await super.setSuspended(club, suspended, change), 'changed', { kind: 'made', club });
  }

  override async setHidden(key: LadderKey, hidden: boolean, change?: AdminChange): Promise<StatusChange> {
    const { club } = key;
    return this.#telling(await super.setHidden(key, hidden, change), 'changed', { kind: 'made', club });
  }

  override async setClosed(key: LadderKey, closed: boolean, at: Instant, change?: AdminChange): Promise<StatusChange> {
    return this.#telling(await super.setClosed(key, closed, at, change), 'changed', touchedAt(key, at));
  }

  override async deleteLadder(key: LadderKey, at: Instant, change?: AdminChange): Promise<'begun' | 'no-such-ladder'> {
    return this.#telling(await super.deleteLadder(key, at, change), 'begun', { kind: 'gone', ...key });
  }

  override async deleteClub(id: string, at: Instant): Promise<'begun' | 'no-such-club'> {
    return this.#telling(await super.deleteClub(id, at), 'begun', { kind: 'gone', club: id });
  }

  override async createLadder(key: LadderKey, header: Header): Promise<Creation> {
    return this.#telling(await super.createLadder(key, header), 'created', { kind: 'made', ...key });
  }

  override async import(key: LadderKey, header: Header, commands: readonly Command[]): Promise<Creation> {
    return this.#telling(await super.import(key, header, commands), 'created', { kind: 'made', ...key });
  }

  override async finishImport(key: LadderKey, seen: LogImport, to: LogImport, head: Item): Promise<ImportEnd> {
    return this.#telling(await super.finishImport(key, seen, to, head), 'changed', { kind: 'made', ...key });
  }

  override async startSeason<No>(key: LadderKey, plan: Plan<No>, options: TurnOptions): Promise<Turn<No>> {
    return this.#turned(key, await super.startSeason(key, plan, options));
  }

  override async undoSeason<No>(key: LadderKey, objection: Objection<No>, options: TurnOptions): Promise<Turn<No>> {
    return this.#turned(key, await super.undoSeason(key, objection, options));
  }

  #turned<No>(key: LadderKey, turn: Turn<No>): Turn<No> {
    if (turn.kind === 'turned') this.#changed({ kind: 'changed', key, state: { line: turn.ladder.line, touched: 0 } });
    return turn;
  }

  /** A refused command, too, may have settled something. */
  override async submit(key: LadderKey, command: Command, options?: SubmitOptions): Promise<Submission> {
    const submission = await super.submit(key, command, options);
    if ('ladder' in submission)
      this.#changed({ kind: 'changed', key, state: { line: submission.ladder.line, touched: 0 } });
    // The club's page tells what its ladders are called, and when their seasons end.
    if (submission.kind === 'accepted' && CONFIGURING.includes(command.verb))
      this.#changed({ kind: 'made', club: key.club });
    return submission;
  }

  override async putGameDate(key: LadderKey, date: GameDate): Promise<boolean> {
    const isPut = await super.putGameDate(key, date);
    if (isPut) this.#changed({ kind: 'dated', key, name: nameOfDate(date.challenge) });
    return isPut;
  }

  override async touch(key: LadderKey, at: Instant): Promise<'touched' | 'ladder-changed' | 'no-such-ladder'> {
    return this.#telling(await super.touch(key, at), 'touched', touchedAt(key, at));
  }

  /** Tells of a change where that is how something ended. */
  #telling<End extends string>(end: End, done: NoInfer<End>, change: Change): End {
    if (end === done) this.#changed(change);
    return end;
  }
}
