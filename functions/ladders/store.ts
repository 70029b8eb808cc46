import type { Naming } from '#shared/view/naming.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import type { Item } from '../database/item.ts';
import { ladderPartition } from '../database/keys.ts';
import type { Rate } from '../limits/bucket.ts';
import { accessRecords, grantAccess, noteUse, readAccess, replaceAccess, revokeAccess } from './access.ts';
import { noteChange, readChanges } from './admin-history.ts';
import { putAskedGame, readAskedGames, replaceAskedGame } from './asked-games.ts';
import { addClearance, deleteClub, deleteLadder, listClearances, readClearance } from './clearances.ts';
import { choose, createClub, isSuspended, updateClub } from './clubs.ts';
import { create } from './create.ts';
import { putDispute, readDisputes } from './disputes.ts';
import { dueLadders, readDueAt } from './due.ts';
import { putGameDate, removeGameDate } from './game-dates.ts';
import { beginImport, changeImport, clearImport, finishImport, listImports, readImport } from './imports.ts';
import { openLink, readLink, readLinks, stopLink } from './links.ts';
import { find } from './load.ts';
import { setNaming } from './naming.ts';
import { keepNotice, readNotice } from './notices.ts';
import type {
  AccessRecord,
  AdminChange,
  AdminLine,
  AskedGame,
  Attempt,
  BucketKey,
  ChoiceTold,
  Clearance,
  ClubChange,
  ClubChoice,
  Creation,
  Difference,
  Dispute,
  DueLadder,
  GameDate,
  ImportChange,
  ImportEnd,
  KeptNotice,
  LadderKey,
  LadderStore,
  LinkState,
  LogImport,
  NewClub,
  Pair,
  Proposal,
  Replacement,
  SessionKey,
  SessionRecord,
  StatusChange,
  Submission,
  SubmitOptions,
  Turn,
  TurnOptions,
  Version,
  Webhook,
} from './port.ts';
import { isMissed } from './present.ts';
import { endProposal, putProposal, readProposals } from './proposals.ts';
import { type Stopwatch, stopwatch } from './race.ts';
import { Buckets } from './rates.ts';
import { ReadingStore } from './reading.ts';
import { RecentLadders } from './recent.ts';
import { endSession, noteSession, putSession, readSession, readSessions } from './sessions.ts';
import { type Plan, startSeason } from './start-season.ts';
import { setClosed, setHidden } from './status.ts';
import { BUSY, Submitting } from './submit.ts';
import { type Touch, touch } from './touch.ts';
import { type TurnLimits, Turns } from './turns.ts';
import { type Objection, undoSeason } from './undo-season.ts';
import { verify } from './verify.ts';
import { readVersions } from './version.ts';
import { noteAttempt, putWebhook, readWebhooks, removeWebhook } from './webhooks.ts';

export interface StoreOptions {
  /** What races for a ladder are timed by. */
  readonly watch?: Stopwatch;
  readonly turns?: Partial<TurnLimits>;
}

/** Ladders in a database. It remembers the ladders last seen: have one for as long as a function stays warm. */
export class ItemStore extends ReadingStore implements LadderStore {
  readonly #database: Database;
  readonly #recent = new RecentLadders();
  readonly #buckets: Buckets;
  readonly #turns: Turns;
  readonly #watch: Stopwatch;

  constructor(database: Database, { watch = stopwatch, turns }: StoreOptions = {}) {
    super(database);
    this.#database = database;
    this.#buckets = new Buckets(database);
    this.#turns = new Turns(turns);
    this.#watch = watch;
  }

  createClub(club: NewClub): Promise<'created' | 'exists'> {
    return createClub(this.#database, club);
  }

  setNaming(club: string, naming: Naming, change?: AdminChange): Promise<void> {
    return setNaming(this.#database, club, naming, change);
  }

  updateClub(club: string, choice: ClubChoice, told?: ChoiceTold): Promise<ClubChange> {
    return updateClub(this.#database, club, choice, told);
  }

  setSuspended(club: string, suspended: boolean, change?: AdminChange): Promise<ClubChange> {
    return choose(this.#database, club, suspended ? { suspended } : { suspended, untried: false }, {
      suspended: change,
    });
  }

  isSuspended(club: string): Promise<boolean> {
    return isSuspended(this.#database, club);
  }

  setHidden(key: LadderKey, hidden: boolean, change?: AdminChange): Promise<StatusChange> {
    return setHidden(this.#database, key, hidden, change);
  }

  async setClosed(key: LadderKey, closed: boolean, at: Instant, change?: AdminChange): Promise<StatusChange> {
    return setClosed(this.#database, await this.#inSeason(key), closed, at, change);
  }

  startSeason<No>(key: LadderKey, plan: Plan<No>, options: TurnOptions): Promise<Turn<No>> {
    return startSeason({ database: this.#database, present: this.present }, key, plan, options);
  }

  undoSeason<No>(key: LadderKey, objection: Objection<No>, options: TurnOptions): Promise<Turn<No>> {
    return undoSeason({ database: this.#database, present: this.present }, key, objection, options);
  }

  deleteLadder(key: LadderKey, at: Instant, change?: AdminChange): Promise<'begun' | 'no-such-ladder'> {
    return deleteLadder(this.#database, key, at, change);
  }

  deleteClub(id: string, at: Instant): Promise<'begun' | 'no-such-club'> {
    return deleteClub(this.#database, id, at);
  }

  clearance(name: string): Promise<Clearance | undefined> {
    return readClearance(this.#database, name);
  }

  clearances(): AsyncIterable<Clearance> {
    return listClearances(this.#database);
  }

  addClearance(found: Clearance): Promise<void> {
    return addClearance(this.#database, found);
  }

  createLadder(key: LadderKey, header: Header): Promise<Creation> {
    return create(this.#database, key, header, []);
  }

  override async load(key: LadderKey): Promise<Ladder | undefined> {
    const found = await this.present.at(key, (place) => find(this.#database, place), isMissed);
    if (found && !found.shut) this.#recent.put(this.present.of(key), found);
    return found?.ladder;
  }

  async versions(keys: readonly LadderKey[]): Promise<readonly (Version | undefined)[]> {
    const found = await readVersions(
      this.#database,
      keys.map((key) => this.present.of(key)),
    );
    return Promise.all(
      keys.map((key, index) => {
        const each = found[index];
        return isMissed(each) ? this.version(key) : each;
      }),
    );
  }

  async submit(key: LadderKey, command: Command, options: SubmitOptions = {}): Promise<Submission> {
    const submit = (place: LadderKey) => this.#submitIn(place, command, options);
    return this.present.at(key, submit, isInNoSeason);
  }

  async #submitIn(place: LadderKey, command: Command, options: SubmitOptions): Promise<Submission> {
    // Made before its turn, so that the time spent waiting counts.
    const submitting = this.#submitting(place, command, options);
    const endTurn = await this.#turns.take(ladderPartition(place), command.by ?? '');
    return endTurn ? submitting.run(endTurn).finally(endTurn) : BUSY;
  }

  rehearse(key: LadderKey, command: Command, options: SubmitOptions = {}): Promise<Submission> {
    const rehearse = (place: LadderKey) => this.#submitting(place, command, options).rehearse();
    return this.present.at(key, rehearse, isInNoSeason);
  }

  #submitting(key: LadderKey, command: Command, options: SubmitOptions = {}): Submitting {
    const desk = { database: this.#database, recent: this.#recent, watch: this.#watch };
    return new Submitting(desk, key, command, options);
  }

  import(key: LadderKey, header: Header, commands: readonly Command[]): Promise<Creation> {
    return create(this.#database, key, header, commands);
  }

  importOf(key: LadderKey): Promise<LogImport | undefined> {
    return readImport(this.#database, key);
  }

  imports(club?: string): AsyncIterable<LadderKey> {
    return listImports(this.#database, club);
  }

  beginImport(key: LadderKey, begun: LogImport): Promise<'begun' | 'lost' | Exclude<Creation, 'created'>> {
    return beginImport(this.#database, key, begun);
  }

  changeImport(key: LadderKey, seen: LogImport, to: LogImport, items?: readonly Item[]): Promise<ImportChange> {
    return changeImport(this.#database, key, seen, to, items);
  }

  clearImport(key: LadderKey, seen: LogImport, to: LogImport): Promise<ImportChange | 'cleared' | 'exists'> {
    return clearImport(this.#database, key, seen, to);
  }

  finishImport(key: LadderKey, seen: LogImport, to: LogImport, head: Item): Promise<ImportEnd> {
    return finishImport(this.#database, key, seen, to, head);
  }

  async verify(key: LadderKey): Promise<readonly Difference[] | undefined> {
    return verify(this.#database, await this.#inSeason(key));
  }

  due(by: Instant): readonly AsyncIterable<DueLadder>[] {
    return dueLadders(this.#database, by);
  }

  async dueAt(key: LadderKey): Promise<Instant | undefined> {
    const read = (place: LadderKey) => readDueAt(this.#database, place);
    return (await this.present.at(key, read, isMissed))?.at;
  }

  async touch(key: LadderKey, at: Instant): Promise<'touched' | 'ladder-changed' | 'no-such-ladder'> {
    const touchIn = (place: LadderKey) => touch(this.#database, this.#recent, place, at);
    const missed = (outcome: Touch) => outcome === 'over' || outcome === 'no-such-ladder';
    const outcome = await this.present.at(key, touchIn, missed);
    return outcome === 'over' ? 'ladder-changed' : outcome;
  }

  grantAccess(club: string, record: AccessRecord, change?: AdminChange): Promise<'granted' | 'too-many'> {
    return grantAccess(this.#database, club, record, change);
  }

  access(club: string, hash: string): Promise<AccessRecord | undefined> {
    return readAccess(this.#database, club, hash);
  }

  accessRecords(club: string): Promise<readonly AccessRecord[]> {
    return accessRecords(this.#database, club);
  }

  revokeAccess(club: string, hash: string, at: Instant, change?: AdminChange): Promise<boolean> {
    return revokeAccess(this.#database, club, hash, at, change);
  }

  replaceAccess(
    club: string,
    replacement: Replacement,
    change?: AdminChange,
  ): Promise<'replaced' | 'not-in-use' | 'too-many'> {
    return replaceAccess(this.#database, club, replacement, change);
  }

  noteUse(club: string, hash: string, at: Instant): Promise<void> {
    return noteUse(this.#database, club, hash, at);
  }

  openLink(club: string, access: string, at: Instant): Promise<LinkState> {
    return openLink(this.#database, club, access, at);
  }

  linkState(club: string, access: string): Promise<LinkState | undefined> {
    return readLink(this.#database, club, access);
  }

  linkStates(club: string): Promise<ReadonlyMap<string, LinkState>> {
    return readLinks(this.#database, club);
  }

  stopLink(club: string, access: string, at: Instant): Promise<void> {
    return stopLink(this.#database, club, access, at);
  }

  putSession(club: string, session: SessionRecord): Promise<void> {
    return putSession(this.#database, club, session);
  }

  session(club: string, key: SessionKey): Promise<SessionRecord | undefined> {
    return readSession(this.#database, club, key);
  }

  sessions(club: string, access?: string): Promise<readonly SessionRecord[]> {
    return readSessions(this.#database, club, access);
  }

  noteSession(club: string, session: SessionRecord, at: Instant): Promise<void> {
    return noteSession(this.#database, club, session, at);
  }

  endSession(club: string, key: SessionKey, change?: AdminChange): Promise<boolean> {
    return endSession(this.#database, club, key, change);
  }

  noteChange(club: string, change: AdminChange): Promise<void> {
    return noteChange(this.#database, club, change);
  }

  changes(club: string, limit: number, before?: string): Promise<readonly AdminLine[]> {
    return readChanges(this.#database, club, limit, before);
  }

  webhooks(key: LadderKey): Promise<readonly Webhook[]> {
    return readWebhooks(this.#database, key);
  }

  putWebhook(key: LadderKey, webhook: Webhook, change?: AdminChange): Promise<'put' | 'too-many'> {
    return putWebhook(this.#database, key, webhook, change);
  }

  removeWebhook(key: LadderKey, id: string, change?: AdminChange): Promise<boolean> {
    return removeWebhook(this.#database, key, id, change);
  }

  noteAttempt(key: LadderKey, id: string, last: Attempt): Promise<void> {
    return noteAttempt(this.#database, key, id, last);
  }

  keepNotice(key: LadderKey, name: string, kept: KeptNotice): Promise<void> {
    return keepNotice(this.#database, key, name, kept);
  }

  keptNotice(key: LadderKey, name: string): Promise<KeptNotice | undefined> {
    return readNotice(this.#database, key, name);
  }

  async proposals(key: LadderKey, player: PlayerId, now: Instant): Promise<readonly Proposal[]> {
    return readProposals(this.#database, await this.#inSeason(key), player, now);
  }

  async propose(key: LadderKey, proposal: Proposal): Promise<'proposed' | 'exists' | 'too-many'> {
    return putProposal(this.#database, await this.#inSeason(key), proposal);
  }

  async askedGames(key: LadderKey, now: Instant): Promise<readonly AskedGame[]> {
    return readAskedGames(this.#database, await this.#inSeason(key), now);
  }

  async askForGame(key: LadderKey, game: AskedGame): Promise<'asked' | 'exists' | 'too-many'> {
    return putAskedGame(this.#database, await this.#inSeason(key), game);
  }

  async replaceAskedGame(key: LadderKey, before: AskedGame, after: AskedGame | undefined): Promise<boolean> {
    return replaceAskedGame(this.#database, await this.#inSeason(key), before, after);
  }

  async putGameDate(key: LadderKey, date: GameDate): Promise<boolean> {
    return putGameDate(this.#database, await this.#inSeason(key), date);
  }

  async removeGameDate(key: LadderKey, challenge: ChallengeId): Promise<void> {
    return removeGameDate(this.#database, await this.#inSeason(key), challenge);
  }

  async disputes(key: LadderKey, now: Instant): Promise<readonly Dispute[]> {
    return readDisputes(this.#database, await this.#inSeason(key), now);
  }

  async putDispute(key: LadderKey, dispute: Dispute): Promise<boolean> {
    return putDispute(this.#database, await this.#inSeason(key), dispute);
  }

  async endProposal(key: LadderKey, pair: Pair): Promise<boolean> {
    return endProposal(this.#database, await this.#inSeason(key), pair);
  }

  /** Where a ladder is now; a ladder that is not there is in its first season. */
  async #inSeason(key: LadderKey): Promise<LadderKey> {
    const season = key.season ?? (await this.version(key))?.season;
    return { ...key, ...(season !== undefined && { season }) };
  }

  pour(key: BucketKey, rate: Rate, count?: number): Promise<number> {
    return this.#buckets.pour(key, rate, count);
  }
}

/** Of a season that is over, or was undone, there is nothing to submit to: perhaps in another one. */
const isInNoSeason = ({ kind }: Submission): boolean => kind === 'no-such-ladder';
