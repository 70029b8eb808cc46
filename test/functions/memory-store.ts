import { pour, type Rate } from '../../functions/limits/bucket.ts';
import { accessLine } from '../../functions/store/access.ts';
import { fromEntryItem } from '../../functions/store/entries.ts';
import { isOver } from '../../functions/store/imports.ts';
import type { Item } from '../../functions/store/item.ts';
import { parseEntryName } from '../../functions/store/keys.ts';
import { isSame } from '../../functions/store/members.ts';
import { headerIn } from '../../functions/store/parts.ts';
import type {
  AccessRecord,
  Adding,
  AdminChange,
  AdminLine,
  AskedGame,
  Attempt,
  BucketKey,
  Clearance,
  Clearing,
  Club,
  Creation,
  Crest,
  Difference,
  Dispute,
  DueLadder,
  EndedSeason,
  GameDate,
  ImportChange,
  ImportEnd,
  KeptNotices,
  LadderKey,
  LadderPeople,
  LadderSeasons,
  LadderStore,
  LinkState,
  ListedClub,
  LogImport,
  Member,
  MemberBook,
  NewClub,
  NextSeason,
  Pair,
  PersonOnLadder,
  Proposal,
  Replacement,
  SessionKey,
  SessionRecord,
  StoredMember,
  Submission,
  SubmitOptions,
  Subscription,
  SubscriptionBook,
  Turn,
  TurnOptions,
  Version,
  Webhook,
} from '../../functions/store/port.ts';

import { FIRST_SEASON } from '../../functions/store/port.ts';
import { REWRITTEN } from '../../functions/store/rewritten.ts';
import { showsOnClubPage } from '../../functions/store/submit.ts';

import { sinceTouched } from '../../functions/store/touch.ts';
import { decide, looksBack } from '../../shared/engine/decide.ts';
import type { Decision } from '../../shared/engine/decision.ts';
import { dueAt } from '../../shared/engine/due-at.ts';
import { Season } from '../../shared/engine/season.ts';
import { MOST } from '../../shared/log/limits.ts';
import { commandOf } from '../../shared/log/parse.ts';
import { Forgetting, type Forgotten, namesIn } from '../../shared/view/forgetting.ts';
import { FULL_NAMES, type Naming } from '../../shared/view/naming.ts';
import type { ClubColour } from '../../shared/vocabulary/club-colour.ts';
import type { Command } from '../../shared/vocabulary/command.ts';
import type { Entry } from '../../shared/vocabulary/entry.ts';
import { type Header, headerLine } from '../../shared/vocabulary/header.ts';
import type { Ladder, Player } from '../../shared/vocabulary/ladder.ts';
import type { Language } from '../../shared/vocabulary/language.ts';
import { seasonName } from '../../shared/vocabulary/season-name.ts';
import {
  type ChallengeId,
  FIRST_LINE,
  type Instant,
  type LineNumber,
  lineNumber,
  type PlayerId,
} from '../../shared/vocabulary/vocabulary.ts';

interface Remembered {
  readonly request: string;
  readonly entry: Entry;
}

/** One season of a ladder. */
class Kept {
  readonly header: Header;
  readonly entries: Entry[] = [];
  readonly season: Season;
  closed = false;
  epoch = Kept.nextEpoch();

  /** When it was touched, and at which line. */
  touched: { readonly line: LineNumber; readonly at: Instant } | undefined;

  static #epochs = 0;

  /** Of all ladders no two have the same, one that was made again among them. */
  static nextEpoch(): number {
    return ++Kept.#epochs;
  }

  constructor(header: Header) {
    this.header = header;
    this.season = new Season(header);
  }

  append(commands: readonly Command[]): this {
    for (const command of commands) this.season.append(command);
    this.entries.splice(0, this.entries.length, ...this.season.lines());
    return this;
  }

  /** Nothing is due in a season that is over. */
  isOver = false;

  dueAt(): Instant | undefined {
    if (this.closed || this.isOver) return undefined;
    const { ladder } = this.season;
    return dueAt(ladder, this.touched?.line === ladder.line ? this.touched.at : undefined);
  }

  /** Decides on the ladder alone whatever need not look back, as every store does. */
  decide(command: Command): Decision {
    const { ladder } = this.season;
    const alone = looksBack(ladder, command) ? undefined : decide(ladder, command);
    const decision = this.season.decide(command);
    return alone ?? decision;
  }
}

/** A ladder's seasons: those before with all that is kept of them. */
interface Turned {
  readonly present: number;
  readonly given: number;
  readonly undone?: readonly LineNumber[];
  readonly before: readonly (EndedSeason & { readonly kept: Kept })[];
}

/** Keeps everything in memory, by the real rules. */
export class MemoryStore implements LadderStore, Clearing, MemberBook, SubscriptionBook {
  readonly #clubs = new Map<string, ListedClub>();
  readonly #ladders = new Map<string, Kept>();
  readonly #hidden = new Set<string>();
  readonly #access = new Map<string, AccessRecord>();
  readonly #naming = new Map<string, Naming>();
  readonly #uses = new Map<string, Instant>();
  readonly #webhooks = new Map<string, readonly Webhook[]>();
  readonly #links = new Map<string, LinkState>();
  readonly #sessions = new Map<string, SessionRecord>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #changes = new Map<string, readonly AdminLine[]>();
  /** How often an access record or a session was read. */
  lookups = 0;

  /** Everything that is kept, as text, to see whether anything has changed. */
  dump(): string {
    const ladders = [...this.#ladders].map(([name, { header, entries }]) => [name, header, entries]);
    const access = [
      [...this.#access],
      [...this.#links],
      [...this.#sessions],
      [...this.#subscriptions],
      [...this.#changes],
    ];
    const told = [[...this.#webhooks], [...this.#notices]];
    const people = [[...this.#naming], [...this.#members]];
    return JSON.stringify([[...this.#clubs], ladders, access, told, people, this.#proposals, this.#asked]);
  }

  async createClub(club: NewClub): Promise<'created' | 'exists'> {
    if (this.#clubs.has(club.id) || this.#clearances.has(club.id)) return 'exists';
    const { id, name, unlisted } = club;
    this.#clubs.set(id, { id, name, ...(unlisted && { unlisted }) });
    return 'created';
  }

  async club(id: string): Promise<Club | undefined> {
    const club = this.#clubs.get(id);
    const own = [...this.#ladders.keys()].filter((name) => name.startsWith(`${id}/`));
    const hidden = own.filter((name) => this.#hidden.has(name)).map((name) => name.slice(id.length + 1));
    const ladders = own.map((name) => name.slice(id.length + 1));
    return club && { ...club, ladders, ...(hidden.length > 0 && { hidden }) };
  }

  async clubs(): Promise<readonly ListedClub[]> {
    return [...this.#clubs.values()];
  }

  async *clubIds(): AsyncGenerator<string> {
    yield* this.#clubs.keys();
  }

  async naming(club: string): Promise<Naming> {
    return this.#naming.get(club) ?? FULL_NAMES;
  }

  async setNaming(club: string, naming: Naming, change?: AdminChange): Promise<void> {
    const { forgotten } = await this.naming(club);
    this.#naming.set(club, { ...naming, ...(forgotten && { forgotten }) });
    this.#note(club, change);
  }

  async setListing(id: string, unlisted: boolean, change?: AdminChange) {
    const club = this.#clubs.get(id);
    if (!club) return 'no-such-club';
    if ((club.unlisted ?? false) === unlisted) return 'unchanged';
    const { id: _, unlisted: __, switched = 0, ...rest } = club;
    this.#clubs.set(id, { id, ...rest, ...(unlisted && { unlisted }), switched: switched + 1 });
    this.#note(id, change);
    return 'changed';
  }

  async setLanguage(id: string, language: Language, change?: AdminChange) {
    const club = this.#clubs.get(id);
    if (!club) return 'no-such-club';
    if ((club.language ?? 'en') === language) return 'unchanged';
    this.#clubs.set(id, { ...club, language, switched: (club.switched ?? 0) + 1 });
    this.#note(id, change);
    return 'changed';
  }

  async setSuspended(id: string, suspended: boolean, change?: AdminChange) {
    const club = this.#clubs.get(id);
    if (!club) return 'no-such-club';
    if ((club.suspended ?? false) === suspended) return 'unchanged';
    this.#clubs.set(id, { ...club, suspended, switched: (club.switched ?? 0) + 1 });
    this.#note(id, change);
    return 'changed';
  }

  async isSuspended(id: string): Promise<boolean> {
    return this.#clubs.get(id)?.suspended === true;
  }

  async setColour(id: string, colour: ClubColour, change?: AdminChange) {
    const club = this.#clubs.get(id);
    if (!club) return 'no-such-club';
    if ((club.colour ?? 'green') === colour) return 'unchanged';
    this.#clubs.set(id, { ...club, colour, switched: (club.switched ?? 0) + 1 });
    this.#note(id, change);
    return 'changed';
  }

  async setJoining(id: string, joining: boolean, change?: AdminChange) {
    const club = this.#clubs.get(id);
    if (!club) return 'no-such-club';
    if ((club.joining ?? false) === joining) return 'unchanged';
    this.#clubs.set(id, { ...club, joining, switched: (club.switched ?? 0) + 1 });
    this.#note(id, change);
    return 'changed';
  }

  readonly #crests = new Map<string, Crest>();

  async setCrest(id: string, crest: Crest | undefined, change?: AdminChange) {
    const club = this.#clubs.get(id);
    if (!club) return 'no-such-club';
    const { crest: was, crestsBefore = [], ...rest } = club;
    if (was === crest?.name) return 'unchanged';
    const before = [...crestsBefore, ...(was === undefined ? [] : [was])].filter((name) => name !== crest?.name);
    this.#clubs.set(id, {
      ...rest,
      ...(crest && { crest: crest.name }),
      ...(before.length > 0 && { crestsBefore: before }),
      switched: (club.switched ?? 0) + 1,
    });
    if (crest) this.#crests.set(id, crest);
    else this.#crests.delete(id);
    this.#note(id, change);
    return 'changed';
  }

  async crest(id: string) {
    return this.#crests.get(id);
  }

  readonly #clearances = new Map<string, Clearance>();
  /** What is being deleted, and has not been cleared away. */
  readonly #gone = new Set<string>();
  #clubsGone = 0;

  async deleteLadder(key: LadderKey, at: Instant, change?: AdminChange): Promise<'begun' | 'no-such-ladder'> {
    const [name, club] = [nameOf(key), this.#clubs.get(key.club)];
    if (!this.#ladders.delete(name)) return 'no-such-ladder';
    this.#gone.add(name);
    this.#webhooks.delete(name);
    this.#hidden.delete(name);
    if (club) this.#clubs.set(key.club, { ...club, switched: (club.switched ?? 0) + 2 });
    this.#clearances.set(name, { name, kind: 'ladder', ...key, begun: at });
    this.#note(key.club, change);
    return 'begun';
  }

  async deleteClub(id: string, at: Instant): Promise<'begun' | 'no-such-club'> {
    const club = this.#clubs.get(id);
    if (!club) return 'no-such-club';
    this.#clubs.delete(id);
    this.#clubsGone += 2 + (club.switched ?? 0);
    this.#clearances.set(id, { name: id, kind: 'club', club: id, begun: at });
    return 'begun';
  }

  async laddersListed(club: string): Promise<readonly string[]> {
    const own = [...this.#ladders.keys()].filter((name) => name.startsWith(`${club}/`));
    return own.map((name) => name.slice(club.length + 1));
  }

  async clubsGone(): Promise<number> {
    return this.#clubsGone;
  }

  async clearance(name: string): Promise<Clearance | undefined> {
    return this.#clearances.get(name);
  }

  async *clearances(): AsyncGenerator<Clearance> {
    yield* this.#clearances.values();
  }

  async keepClearance(found: Clearance): Promise<boolean> {
    if (!this.#clearances.has(found.name)) return false;
    this.#clearances.set(found.name, found);
    return true;
  }

  async endClearance(name: string): Promise<void> {
    this.#clearances.delete(name);
  }

  async clearLadder(key: LadderKey): Promise<number> {
    const name = nameOf(key);
    const had = this.#imports.delete(name) || this.#written.delete(name);
    return this.#forgetNotices(key) + (had ? 1 : 0);
  }

  async clearClub(id: string): Promise<number> {
    let count = 0;
    const { size } = this.#members;
    for (const name of this.#members.keys()) if (name.startsWith(`${id} `)) this.#members.delete(name);
    count += size - this.#members.size;
    for (const items of [
      this.#access,
      this.#links,
      this.#sessions,
      this.#subscriptions,
      this.#uses,
      this.#changes,
      this.#naming,
    ])
      for (const name of items.keys())
        if (name === id || name.startsWith(`${id} `)) count += Number(items.delete(name));
    return count;
  }

  async addClearance(found: Clearance): Promise<void> {
    this.#clearances.set(found.name, found);
  }

  async forget(key: LadderKey, person: Forgotten) {
    const kept = this.#find(key);
    if (!kept) return 'no-such-ladder';
    this.#forgetNotices(key);
    if (!JSON.stringify(kept.entries).includes(person.player)) return 'unknown';
    const commands = kept.entries.map(({ command }) => command);
    const said = [...person.said, ...namesIn(commands, person.player)];
    const forgetting = new Forgetting({ ...person, said });
    const anew = new Kept(kept.header);
    for (const command of commands) anew.season.append(forgetting.command(command));
    anew.season.append(commandOf({ at: kept.season.ladder.at, by: REWRITTEN }, 'settle', {}));
    anew.entries.push(...anew.season.lines());
    anew.closed = kept.closed;
    this.#ladders.set(nameOf(key), anew);
    return 'forgotten';
  }

  async forgetInClub(club: string, person: Forgotten): Promise<void> {
    this.#members.delete(`${club} ${person.player}`);
    const { mode, nicknames, forgotten = [] } = await this.naming(club);
    const left = Object.fromEntries(Object.entries(nicknames).filter(([id]) => id !== person.player));
    this.#naming.set(club, { mode, nicknames: left, forgotten: [...new Set([...forgotten, person.as])] });
    const forgetting = new Forgetting(person);
    const told = ({ member, ...line }: AdminLine): AdminLine =>
      member === person.player
        ? { ...line, member: person.as, about: person.name }
        : { ...line, ...(member && { member }), about: forgetting.text(line.about) };
    this.#changes.set(club, (this.#changes.get(club) ?? []).map(told));
    for (const [name, record] of this.#access) {
      if (!name.startsWith(`${club} `) || record.player !== person.player) continue;
      for (const items of [this.#access, this.#links, this.#uses]) items.delete(name);
      for (const each of this.#sessions.keys()) if (each.startsWith(`${name} `)) this.#sessions.delete(each);
    }
    for (const each of await this.subscriptions(club, person.player)) await this.removeSubscription(club, each);
    this.#pageChanged(club);
  }

  async freeLadder(key: LadderKey): Promise<void> {
    const name = nameOf(key);
    this.#gone.delete(name);
    this.#clearances.delete(name);
    this.#seasons.delete(name);
    this.#answers.delete(name);
    for (const turn of this.#turns.keys()) if (turn.startsWith(`${name} `)) this.#turns.delete(turn);
    this.#proposals = this.#proposals.filter((each) => nameOf(each) !== name);
    this.#asked = this.#asked.filter(({ of }) => of !== name);
  }

  async setHidden(key: LadderKey, hidden: boolean, change?: AdminChange) {
    const [name, club] = [nameOf(key), this.#clubs.get(key.club)];
    if (!club || !this.#ladders.has(name)) return 'no-such-ladder';
    if (this.#hidden.has(name) === hidden) return 'unchanged';
    if (hidden) this.#hidden.add(name);
    else this.#hidden.delete(name);
    this.#clubs.set(key.club, { ...club, switched: (club.switched ?? 0) + 1 });
    this.#note(key.club, change);
    return 'changed';
  }

  async setClosed(key: LadderKey, closed: boolean, at: Instant, change?: AdminChange) {
    const kept = this.#find(key);
    if (!kept) return 'no-such-ladder';
    if (kept.closed === closed) return 'unchanged';
    kept.closed = closed;
    kept.epoch = Kept.nextEpoch();
    await this.touch(key, at);
    this.#note(key.club, change);
    return 'changed';
  }

  async createLadder(key: LadderKey, header: Header): Promise<Creation> {
    if (!this.#clubs.has(key.club)) return 'no-such-club';
    if (this.#isImporting(key)) return 'importing';
    if (this.#find(key) || this.#gone.has(nameOf(key))) return 'exists';
    if (await this.#isFull(key)) return 'too-many-ladders';
    this.#ladders.set(nameOf(key), new Kept(header));
    return 'created';
  }

  async #isFull({ club }: LadderKey): Promise<boolean> {
    return ((await this.club(club))?.ladders.length ?? 0) >= MOST.ladders;
  }

  async load(key: LadderKey): Promise<Ladder | undefined> {
    return this.#find(key)?.season.ladder;
  }

  async header(key: LadderKey): Promise<Header | undefined> {
    return this.#find(key)?.season.ladder.header;
  }

  async version(key: LadderKey): Promise<Version | undefined> {
    const kept = this.#find(key);
    if (!kept) return undefined;
    const { line } = kept.season.ladder;
    const season = key.season ?? this.#turned(key).present;
    const shut = kept.isOver ? ({ shut: 'over' } as const) : kept.closed ? ({ shut: 'closed' } as const) : {};
    return {
      line,
      ...(kept.touched?.line === line && { touched: kept.touched.at }),
      epoch: `${season}.${kept.epoch}`,
      ...shut,
      ...(season !== FIRST_SEASON && { season }),
    };
  }

  versions(keys: readonly LadderKey[]): Promise<readonly (Version | undefined)[]> {
    return Promise.all(keys.map((key) => this.version(key)));
  }

  async log(key: LadderKey, after: LineNumber = FIRST_LINE, to?: LineNumber): Promise<readonly Entry[]> {
    const entries = this.#find(key)?.entries ?? [];
    return entries.filter(({ line }) => line > after && (to === undefined || line <= to));
  }

  async submit(key: LadderKey, command: Command, options: SubmitOptions = {}): Promise<Submission> {
    const kept = this.#find(key);
    if (!kept) return { kind: this.#gone.has(nameOf(key)) ? 'gone' : 'no-such-ladder' };
    const { ladder } = kept.season;
    const { idempotencyKey = '', ifVersion, seen } = options;
    const { verb, body, override } = command;
    const request = JSON.stringify([verb, body, override]);
    const before = this.#answered(key).get(idempotencyKey);
    if (before && before.request !== request) return { kind: 'key-reused' };
    if (before) return { kind: 'accepted', entry: before.entry, ladder, repeated: true };
    if (kept.closed) return { kind: 'closed', ladder };
    if (seen !== undefined && seen < headerLine(ladder.header)) return { kind: 'season-turned', ladder };
    if (ifVersion !== undefined && ifVersion !== ladder.line) return { kind: 'ladder-changed', ladder };
    if (options.allows?.(ladder) === false) return { kind: 'not-allowed', ladder };
    const decision = kept.decide(command);
    if (decision.entry) kept.entries.push(decision.entry);
    if (showsOnClubPage(ladder, decision.ladder)) this.#pageChanged(key.club);
    const submission = submissionOf(decision);
    if (idempotencyKey && submission.kind === 'accepted')
      this.#answered(key).set(idempotencyKey, { request, entry: submission.entry });
    return submission;
  }

  #pageChanged(id: string): void {
    const { switched = 0, ...club } = this.#clubs.get(id) ?? { id, name: id };
    this.#clubs.set(id, { ...club, switched: switched + 1 });
  }

  async rehearse(key: LadderKey, command: Command, options: SubmitOptions = {}): Promise<Submission> {
    const { idempotencyKey = '', allows } = options;
    const kept = this.#find(key);
    if (!kept) return { kind: this.#gone.has(nameOf(key)) ? 'gone' : 'no-such-ladder' };
    if (this.#answered(key).has(idempotencyKey)) return this.submit(key, command, { idempotencyKey });
    const { ladder } = kept.season;
    if (kept.closed) return { kind: 'closed', ladder };
    if (allows?.(ladder) === false) return { kind: 'not-allowed', ladder };
    const commands = kept.entries.map((entry) => entry.command);
    return submissionOf(Season.of(kept.header, commands).decide(command));
  }

  async import(key: LadderKey, header: Header, commands: readonly Command[]) {
    const outcome = await this.createLadder(key, header);
    const kept = this.#find(key);
    if (outcome !== 'created' || !kept) return outcome;
    for (const command of commands) kept.season.decide(command);
    kept.entries.push(...kept.season.lines());
    return outcome;
  }

  readonly #imports = new Map<string, LogImport>();
  /** What is written of ladders that are not yet to be seen. */
  readonly #written = new Map<string, Map<string, Item>>();

  #isImporting(key: LadderKey): boolean {
    const found = this.#imports.get(nameOf(key));
    return found !== undefined && !isOver(found);
  }

  async importOf(key: LadderKey): Promise<LogImport | undefined> {
    return this.#imports.get(nameOf(key));
  }

  async *imports(only?: string): AsyncGenerator<LadderKey> {
    for (const [name, { state }] of this.#imports) {
      const [club = '', ladder = ''] = name.split('/');
      if (state !== 'made' && state !== 'withdrawn' && (only ?? club) === club) yield { club, ladder };
    }
  }

  async beginImport(key: LadderKey, begun: LogImport): Promise<'begun' | Exclude<Creation, 'created'>> {
    if (!this.#clubs.has(key.club)) return 'no-such-club';
    if (this.#find(key)) return 'exists';
    if (this.#isImporting(key)) return 'importing';
    if (await this.#isFull(key)) return 'too-many-ladders';
    this.#imports.set(nameOf(key), begun);
    return 'begun';
  }

  async changeImport(
    key: LadderKey,
    seen: LogImport,
    to: LogImport,
    items: readonly Item[] = [],
  ): Promise<ImportChange> {
    const name = nameOf(key);
    if (this.#imports.get(name)?.token !== seen.token) return 'lost';
    this.#imports.set(name, to);
    const written = this.#written.get(name) ?? new Map<string, Item>();
    for (const item of items) written.set(item.sk, item);
    this.#written.set(name, written);
    return 'changed';
  }

  async clearImport(key: LadderKey, seen: LogImport, to: LogImport): Promise<ImportChange | 'cleared'> {
    if (!this.#written.get(nameOf(key))?.size) return 'cleared';
    const change = await this.changeImport(key, seen, to);
    if (change === 'changed') this.#written.delete(nameOf(key));
    return change;
  }

  async finishImport(key: LadderKey, seen: LogImport, to: LogImport, head: Item): Promise<ImportEnd> {
    if (await this.#isFull(key)) return 'too-many-ladders';
    const change = await this.changeImport(key, seen, to);
    if (change !== 'changed') return change;
    const kept = new Kept(headerIn(head));
    const items = [...(this.#written.get(nameOf(key))?.values() ?? [])];
    const entries = items.filter(({ sk }) => parseEntryName(sk) !== undefined).map(fromEntryItem);
    for (const { command } of entries) kept.season.decide(command);
    kept.entries.push(...kept.season.lines());
    this.#ladders.set(nameOf(key), kept);
    return 'changed';
  }

  async verify(): Promise<readonly Difference[]> {
    return [];
  }

  due(by: Instant): readonly AsyncIterable<DueLadder>[] {
    return [this.#due(by)];
  }

  async *#due(by: Instant): AsyncGenerator<DueLadder> {
    for (const [name, kept] of this.#ladders) {
      const due = kept.dueAt();
      const [club = '', ladder = ''] = name.split('/');
      if (due !== undefined && due <= by) yield { club, ladder, at: due };
    }
  }

  async dueAt(key: LadderKey): Promise<Instant | undefined> {
    return this.#find(key)?.dueAt();
  }

  async touch(key: LadderKey, at: Instant): Promise<'touched' | 'ladder-changed' | 'no-such-ladder'> {
    const kept = this.#find(key);
    if (!kept) return 'no-such-ladder';
    const { ladder } = kept.season;
    kept.touched = { line: ladder.line, at: sinceTouched(ladder, at) };
    return 'touched';
  }

  async grantAccess(club: string, record: AccessRecord, change?: AdminChange): Promise<'granted' | 'too-many'> {
    const { length } = await this.accessRecords(club);
    if (length >= MOST.keys && change?.role !== 'operator') return 'too-many';
    this.#access.set(`${club} ${record.hash}`, record);
    this.#note(club, change);
    return 'granted';
  }

  async access(club: string, hash: string): Promise<AccessRecord | undefined> {
    this.lookups++;
    return this.#access.get(`${club} ${hash}`);
  }

  async accessRecords(club: string): Promise<readonly AccessRecord[]> {
    return [...this.#access]
      .filter(([name]) => name.startsWith(`${club} `))
      .map(([name, record]) => {
        const lastUsed = this.#uses.get(name);
        return lastUsed === undefined ? record : { ...record, lastUsed };
      });
  }

  /** How often a use was noted. */
  notes = 0;

  async noteUse(club: string, hash: string, at: Instant): Promise<void> {
    this.notes++;
    this.#uses.set(`${club} ${hash}`, at);
  }

  async revokeAccess(club: string, hash: string, at: Instant, change?: AdminChange): Promise<boolean> {
    const record = this.#access.get(`${club} ${hash}`);
    if (record && record.revoked === undefined) {
      this.#access.set(`${club} ${hash}`, { ...record, revoked: at });
      this.#note(club, change);
    }
    return record !== undefined;
  }

  async replaceAccess(
    club: string,
    { old, fresh, signOut, request }: Replacement,
    change?: AdminChange,
  ): Promise<'replaced' | 'not-in-use' | 'too-many'> {
    const [seen, ...before] = await accessLine(async (hash) => this.#access.get(`${club} ${hash}`), old);
    const isAsSeen = seen !== undefined && this.#access.get(`${club} ${old}`) === seen;
    if (!isAsSeen || seen.revoked !== undefined || seen.replaced) return 'not-in-use';
    if ([...this.#access.keys()].filter((name) => name.startsWith(`${club} `)).length >= MOST.keys) return 'too-many';
    const { follows: _, ...terms } = seen;
    this.#access.set(`${club} ${fresh.hash}`, { ...terms, ...fresh, ...(!signOut && { follows: old }) });
    this.#note(club, change);
    const at = fresh.created;
    const replaced = { by: fresh.hash, at, ...(request !== undefined && { request }) };
    this.#access.set(`${club} ${old}`, { ...seen, replaced, ...(signOut && { revoked: at }) });
    for (const each of signOut ? before : [])
      this.#access.set(`${club} ${each.hash}`, { ...each, revoked: each.revoked ?? at });
    return 'replaced';
  }

  async openLink(club: string, access: string, at: Instant): Promise<LinkState> {
    const state = this.#links.get(`${club} ${access}`) ?? { opened: at };
    this.#links.set(`${club} ${access}`, state);
    return state;
  }

  async linkState(club: string, access: string): Promise<LinkState | undefined> {
    return this.#links.get(`${club} ${access}`);
  }

  async linkStates(club: string): Promise<ReadonlyMap<string, LinkState>> {
    const own = [...this.#links].filter(([name]) => name.startsWith(`${club} `));
    return new Map(own.map(([name, state]) => [name.slice(club.length + 1), state]));
  }

  async stopLink(club: string, access: string, at: Instant): Promise<void> {
    this.#links.set(`${club} ${access}`, { ...(await this.openLink(club, access, at)), stopped: at });
  }

  async putSession(club: string, session: SessionRecord): Promise<void> {
    this.#sessions.set(sessionName(club, session), session);
  }

  async session(club: string, key: SessionKey): Promise<SessionRecord | undefined> {
    this.lookups++;
    return this.#sessions.get(sessionName(club, key));
  }

  async subscribers(club: string): Promise<readonly PlayerId[]> {
    const all = [...this.#subscriptions].filter(([name]) => name.startsWith(`${club} `));
    return [...new Set(all.map(([, { player }]) => player))];
  }

  async subscriptions(club: string, player: PlayerId): Promise<readonly Subscription[]> {
    const all = [...this.#subscriptions].filter(
      ([name, each]) => name.startsWith(`${club} `) && each.player === player,
    );
    return all.map(([, each]) => each);
  }

  async putSubscription(club: string, subscription: Subscription): Promise<void> {
    this.#subscriptions.set(`${club} ${subscription.hash}`, subscription);
  }

  async removeSubscription(club: string, { hash }: Pick<Subscription, 'hash'>): Promise<void> {
    this.#subscriptions.delete(`${club} ${hash}`);
  }

  async sessions(club: string, access?: string): Promise<readonly SessionRecord[]> {
    const prefix = access === undefined ? `${club} ` : `${club} ${access} `;
    return [...this.#sessions].filter(([name]) => name.startsWith(prefix)).map(([, session]) => session);
  }

  async noteSession(club: string, session: SessionRecord, used: Instant): Promise<void> {
    this.notes++;
    const name = sessionName(club, session);
    if (this.#sessions.has(name)) this.#sessions.set(name, { ...session, used });
  }

  async endSession(club: string, key: SessionKey, change?: AdminChange): Promise<boolean> {
    const ended = this.#sessions.delete(sessionName(club, key));
    this.#subscriptions.delete(`${club} ${key.hash}`);
    if (ended) this.#note(club, change);
    return ended;
  }

  async noteChange(club: string, change: AdminChange): Promise<void> {
    this.#note(club, change);
  }

  async changes(club: string, limit: number, before = ''): Promise<readonly AdminLine[]> {
    const own = (this.#changes.get(club) ?? []).filter(({ id }) => id > before);
    return own.toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(0, limit);
  }

  #note(club: string, change: AdminChange | undefined): void {
    if (!change) return;
    const before = this.#changes.get(club) ?? [];
    const tail = String(999_999 - before.length).padStart(12, '0');
    const id = `${String(999_999_999_999_999 - change.at).padStart(15, '0')}-${tail}`;
    this.#changes.set(club, [...before, { ...change, id }]);
  }

  readonly #members = new Map<string, StoredMember>();

  async members(club: string, after = '', most = Number.POSITIVE_INFINITY): Promise<readonly StoredMember[]> {
    return [...this.#members]
      .filter(([name, { id }]) => name === `${club} ${id}` && id > after)
      .map(([, member]) => member)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .slice(0, most);
  }

  async member(club: string, id: PlayerId): Promise<StoredMember | undefined> {
    return this.#members.get(`${club} ${id}`);
  }

  async addMembers(club: string, members: readonly Member[], change?: AdminChange): Promise<Adding> {
    const known = (each: Member) => this.#members.get(`${club} ${each.id}`);
    const fresh = members.filter((each) => !known(each));
    const other = members.find((each) => !isSame(known(each) ?? each, each));
    if (other) return { kind: 'exists', id: other.id };
    if ((await this.members(club)).length + fresh.length > MOST.members) return { kind: 'too-many' };
    for (const each of fresh) this.#members.set(`${club} ${each.id}`, { ...each, version: 1 });
    if (fresh.length > 0) this.#note(club, change);
    return { kind: 'added' };
  }

  async changeMember(club: string, version: number, to: Member, change?: AdminChange) {
    const now = this.#members.get(`${club} ${to.id}`);
    if ((now?.version ?? 0) !== version) return now && isSame(now, to) ? 'changed' : 'lost';
    if (!now && (await this.members(club)).length >= MOST.members) return 'too-many';
    this.#members.set(`${club} ${to.id}`, { ...to, version: version + 1 });
    this.#note(club, change);
    return 'changed';
  }

  async removeMember(club: string, id: PlayerId, version: number, change?: AdminChange) {
    const now = this.#members.get(`${club} ${id}`);
    if (now && now.version !== version) return 'lost';
    if (this.#members.delete(`${club} ${id}`)) this.#note(club, change);
    return 'removed';
  }

  async placeOf(key: LadderKey): Promise<Ladder | undefined> {
    return this.#find(key)?.season.ladder;
  }

  async people(club: string): Promise<readonly LadderPeople[]> {
    return (await this.laddersListed(club)).flatMap((ladder) => {
      const state = this.#find({ club, ladder })?.season.ladder;
      if (!state) return [];
      const on = new Set(state.order.players());
      const people = new Map<string, PersonOnLadder>();
      const add = ({ id, name, rating }: Player, place: PersonOnLadder['place']) =>
        people.set(id, { id, ...(name !== undefined && { name }), ...(rating !== undefined && { rating }), place });
      for (const { kept } of this.#turned({ club, ladder }).before)
        for (const each of kept.season.ladder.players.values()) add(each, 'before');
      for (const each of state.players.values()) add(each, on.has(each.id) ? 'on' : 'left');
      return [{ ladder, name: state.header.name ?? ladder, people: [...people.values()] }];
    });
  }

  async webhooks(key: LadderKey): Promise<readonly Webhook[]> {
    return this.#webhooks.get(nameOf(key)) ?? [];
  }

  async putWebhook(key: LadderKey, webhook: Webhook, change?: AdminChange): Promise<'put' | 'too-many'> {
    const before = this.#webhooks.get(nameOf(key)) ?? [];
    if (before.length >= 10) return 'too-many';
    this.#webhooks.set(nameOf(key), [...before, webhook]);
    this.#note(key.club, change);
    return 'put';
  }

  async removeWebhook(key: LadderKey, id: string, change?: AdminChange): Promise<boolean> {
    const before = this.#webhooks.get(nameOf(key)) ?? [];
    const rest = before.filter((webhook) => webhook.id !== id);
    this.#webhooks.set(nameOf(key), rest);
    if (rest.length < before.length) this.#note(key.club, change);
    return rest.length < before.length;
  }

  async noteAttempt(key: LadderKey, id: string, last: Attempt): Promise<void> {
    const noted = (await this.webhooks(key)).map((webhook) => (webhook.id === id ? { ...webhook, last } : webhook));
    this.#webhooks.set(nameOf(key), noted);
  }

  readonly #notices = new Map<string, KeptNotices>();

  async keepNotices(key: LadderKey, of: string, kept: KeptNotices): Promise<void> {
    this.#notices.set(`${nameOf(key)} ${of}`, kept);
  }

  async notices(key: LadderKey, of: string): Promise<KeptNotices | undefined> {
    return this.#notices.get(`${nameOf(key)} ${of}`);
  }

  #forgetNotices(key: LadderKey): number {
    const own = [...this.#notices.keys()].filter((name) => name.startsWith(`${nameOf(key)} `));
    for (const name of own) this.#notices.delete(name);
    return own.length;
  }

  readonly #dates = new Map<string, GameDate>();

  async gameDates(key: LadderKey): Promise<readonly GameDate[]> {
    const own = [...this.#dates].filter(([name]) => name.startsWith(`${nameOf(key)} `));
    return own.map(([, date]) => date).toSorted((one, other) => one.at - other.at);
  }

  async putGameDate(key: LadderKey, date: GameDate): Promise<boolean> {
    const name = `${nameOf(key)} ${date.challenge}`;
    if ((this.#dates.get(name)?.version ?? 0) !== date.version - 1) return false;
    this.#dates.set(name, date);
    return true;
  }

  async removeGameDate(key: LadderKey, challenge: ChallengeId): Promise<void> {
    this.#dates.delete(`${nameOf(key)} ${challenge}`);
  }

  readonly #disputes = new Map<string, Dispute>();

  async disputes(key: LadderKey): Promise<readonly Dispute[]> {
    return [...this.#disputes].flatMap(([name, dispute]) => (name.startsWith(`${nameOf(key)} `) ? dispute : []));
  }

  async putDispute(key: LadderKey, dispute: Dispute): Promise<boolean> {
    const name = `${nameOf(key)} ${dispute.line} ${dispute.player}`;
    if (this.#disputes.has(name) !== (dispute.dismissed ?? false)) return false;
    this.#disputes.set(name, dispute);
    return true;
  }

  #proposals: readonly (Proposal & LadderKey)[] = [];

  async proposals({ club, ladder }: LadderKey, player: PlayerId, now: Instant): Promise<readonly Proposal[]> {
    return this.#proposals
      .filter((each) => each.club === club && each.ladder === ladder && each.at > now - 14 * 86_400_000)
      .filter(({ challenger, challenged }) => challenger === player || challenged === player);
  }

  async propose(key: LadderKey, proposal: Proposal): Promise<'proposed' | 'exists' | 'too-many'> {
    const { challenger, challenged, at } = proposal;
    const own = (await this.proposals(key, challenger, at)).filter((each) => each.challenger === challenger);
    if (own.some((each) => each.challenged === challenged)) return 'exists';
    if (own.length >= 5) return 'too-many';
    this.#proposals = [...this.#proposals, { ...key, ...proposal }];
    return 'proposed';
  }

  async endProposal({ club, ladder }: LadderKey, { challenger, challenged }: Pair): Promise<boolean> {
    const rest = this.#proposals.filter(
      (each) =>
        each.club !== club ||
        each.ladder !== ladder ||
        each.challenger !== challenger ||
        each.challenged !== challenged,
    );
    const ended = rest.length < this.#proposals.length;
    this.#proposals = rest;
    return ended;
  }

  #asked: readonly (AskedGame & { readonly of: string })[] = [];

  async askedGames(key: LadderKey, now: Instant): Promise<readonly AskedGame[]> {
    return this.#asked
      .filter((game) => game.of === nameOf(key) && game.at > now - 86_400_000)
      .map(({ of: _, ...game }) => game);
  }

  async askForGame(key: LadderKey, game: AskedGame): Promise<'asked' | 'exists' | 'too-many'> {
    const standing = await this.askedGames(key, game.at);
    if (standing.length >= MOST.askedGames) return 'too-many';
    if (standing.some(({ asks }) => asks === game.asks)) return 'exists';
    this.#asked = [
      ...this.#asked.filter(({ of, asks }) => of !== nameOf(key) || asks !== game.asks),
      { ...game, of: nameOf(key) },
    ];
    return 'asked';
  }

  async replaceAskedGame(key: LadderKey, before: AskedGame, after: AskedGame | undefined): Promise<boolean> {
    const of = nameOf(key);
    const found = this.#asked.find((game) => game.of === of && game.asks === before.asks);
    if (!found || JSON.stringify(found) !== JSON.stringify({ ...before, of })) return false;
    this.#asked = this.#asked.flatMap((game) => (game !== found ? game : after ? { ...after, of } : []));
    return true;
  }

  /** Milliseconds by which limits are counted. */
  elapsed = 0;
  readonly #buckets = new Map<string, number>();

  async pour({ club, name }: BucketKey, rate: Rate, count = 1): Promise<number> {
    const poured = pour(this.#buckets.get(`${club} ${name}`) ?? 0, this.elapsed, rate, count);
    if ('wait' in poured) return poured.wait;
    this.#buckets.set(`${club} ${name}`, poured.emptyAt);
    return 0;
  }

  #find(key: LadderKey): Kept | undefined {
    const before = this.#turned(key).before.find(({ number }) => number === key.season);
    return before?.kept ?? this.#ladders.get(nameOf(key));
  }

  /** What was answered to requests that have a name. */
  readonly #answers = new Map<string, Map<string, Remembered>>();

  #answered(key: LadderKey): Map<string, Remembered> {
    const found = this.#answers.get(nameOf(key)) ?? new Map<string, Remembered>();
    this.#answers.set(nameOf(key), found);
    return found;
  }

  /** The seasons of ladders that have had more than one. */
  readonly #seasons = new Map<string, Turned>();

  #turned(key: LadderKey): Turned {
    return this.#seasons.get(nameOf(key)) ?? { present: FIRST_SEASON, given: FIRST_SEASON, before: [] };
  }

  async seasons(key: LadderKey): Promise<LadderSeasons> {
    const { present, before, undone } = this.#turned(key);
    return { present, ended: before.map(({ kept: _, ...ended }) => ended), ...(undone && { undone }) };
  }

  readonly #turns = new Map<string, string>();

  /** How it ends without being turned; nothing where it can be. */
  #turnedDown(key: LadderKey, { idempotencyKey, request, ifVersion }: TurnOptions, { season: { ladder } }: Kept) {
    const before = idempotencyKey === undefined ? undefined : this.#turns.get(`${nameOf(key)} ${idempotencyKey}`);
    if (before !== undefined && before !== request) return { kind: 'key-reused' } as const;
    if (ifVersion !== undefined && ifVersion !== ladder.line && before === undefined)
      return { kind: 'ladder-changed', ladder } as const;
    return before === undefined ? undefined : this.#told(key, ladder, true);
  }

  #told(key: LadderKey, ladder: Ladder, repeated: boolean) {
    const { present, before, undone } = this.#turned(key);
    const seasons = { present, ended: before.map(({ kept: _, ...ended }) => ended), ...(undone && { undone }) };
    return { kind: 'turned', ladder, seasons, repeated } as const;
  }

  #turn(key: LadderKey, turned: Turned, kept: Kept, { idempotencyKey, request, change }: TurnOptions) {
    for (const { kept: ended } of turned.before) ended.isOver = true;
    kept.isOver = false;
    this.#seasons.set(nameOf(key), turned);
    this.#ladders.set(nameOf(key), kept);
    if (idempotencyKey !== undefined) this.#turns.set(`${nameOf(key)} ${idempotencyKey}`, request);
    this.#note(key.club, change);
    return this.#told(key, kept.season.ladder, false);
  }

  async startSeason<No>(
    key: LadderKey,
    plan: (ladder: Ladder, beginning: readonly Entry[]) => { readonly next: NextSeason } | { readonly no: No },
    options: TurnOptions,
  ): Promise<Turn<No>> {
    const kept = this.#find(key);
    if (!kept) return { kind: 'no-such-ladder' };
    const no = this.#turnedDown(key, options, kept);
    if (no) return no;
    const { ladder } = kept.season;
    const planned = plan(ladder, kept.entries.slice(0, 200));
    if ('no' in planned) return { kind: 'refused', no: planned.no };
    const { given, present, before, undone } = this.#turned(key);
    const { header, seed, end } = planned.next;
    const { start } = ladder.header.season;
    const ended = {
      number: present,
      name: seasonName(
        start,
        end,
        before.map(({ name }) => name),
      ),
      first: headerLine(ladder.header),
      last: ladder.line,
      start,
      end,
      ended: options.at,
      kept,
    };
    const turned = { present: given + 1, given: given + 1, before: [...before, ended], ...(undone && { undone }) };
    const next = new Kept({ ...header, line: lineNumber(ladder.line + 1) }).append([seed]);
    return this.#turn(key, turned, next, options);
  }

  async undoSeason<No>(
    key: LadderKey,
    objection: (entries: readonly Entry[], seasons: LadderSeasons) => No | undefined,
    options: TurnOptions,
  ): Promise<Turn<No>> {
    const kept = this.#find(key);
    if (!kept) return { kind: 'no-such-ladder' };
    const turnedDown = this.#turnedDown(key, options, kept);
    if (turnedDown) return turnedDown;
    const no = objection(kept.entries, await this.seasons(key));
    if (no !== undefined) return { kind: 'refused', no };
    const { given, before, undone = [] } = this.#turned(key);
    const last = before.at(-1);
    if (!last) throw new Error('there is no season to go back to');
    const pads = Array.from({ length: kept.season.ladder.line + 1 - last.last }, () =>
      commandOf({ at: options.at }, 'settle', {}),
    );
    const end = lineNumber(kept.season.ladder.line + 1);
    const turned = { present: last.number, given, before: before.slice(0, -1), undone: [...undone, end] };
    return this.#turn(key, turned, last.kept.append(pads), options);
  }
}

const sessionName = (club: string, { access, hash }: SessionKey): string => `${club} ${access} ${hash}`;

const nameOf = ({ club, ladder }: LadderKey): string => `${club}/${ladder}`;

function submissionOf({ entry, refusal, ladder }: Decision): Submission {
  if (refusal) return { kind: 'refused', refusal, ladder };
  if (!entry) throw new Error('neither accepted nor refused');
  return { kind: 'accepted', entry, ladder, repeated: false };
}
