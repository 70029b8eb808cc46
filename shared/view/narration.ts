import { addDays } from '../calendar/days.ts';
import { instantOf, localOf } from '../calendar/zone.ts';
import type { PlayedOnView } from '../contract/calendar.ts';
import type { Reason } from '../contract/view.ts';
import { LATELY } from '../engine/due.ts';
import { firstEntry } from '../engine/lines.ts';
import { Season, type Step } from '../engine/season.ts';
import type { Attendance } from '../rules/duty.ts';
import { bearersOn } from '../rules/entrants/people.ts';
import { regroupedBetween } from '../rules/entrants/sharing.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { asksLeast } from '../rules/inactivity/season-minimum.ts';
import { wordsOf } from '../systems/words.ts';
import type { Command } from '../vocabulary/command.ts';
import type { ConfirmationSettlement, PotConfirmationSettlement, Settlement } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import type { HandicapTerms, Ladder } from '../vocabulary/ladder.ts';
import { logNeeded } from '../vocabulary/log-needed.ts';
import {
  type Day,
  FIRST_LINE,
  type Instant,
  type LineNumber,
  lineNumber,
  type PlayerId,
} from '../vocabulary/vocabulary.ts';
import type { Games } from '../words/games.ts';
import type { Happening } from '../words/happening.ts';
import { type Named, namesOf } from '../words/names.ts';
import type { NarrationContext } from '../words/narration-context.ts';
import { PotGames } from '../words/pots.ts';
import { Changes, type ChangeTold } from './changes.ts';
import { DaysPlayed } from './days-played.ts';
import { awaitedIn, gamesOf, happeningOf } from './happenings.ts';
import { type Kept, keptOf } from './kept-lines.ts';
import { missedInARow } from './missed-in-a-row.ts';
import {
  type Begun,
  type EarlierLadder,
  type NarrationSnapshot,
  packed,
  type Seeded,
  type Unpacked,
  unpacked,
} from './narration-snapshot.ts';
import { lastNightOf } from './night.ts';
import { type Full, happeningIn, happeningSnapshot, type Piece, Pieces, type SettledAhead } from './pieces.ts';
import { PlayerIndices } from './player-indices.ts';
import { Reasons } from './reasons.ts';
import { ResultStates } from './results.ts';
import { type Earlier, Standings } from './standings.ts';
import { defencesOf, formOf, type TimeOnTop, TopHistory } from './time-on-top.ts';

/** What is told of a season, kept up to date line by line. After a correction, everything from there on is narrated again. */
export class Narration {
  readonly #season: Season;
  readonly #header: Header;
  readonly #full: Full;
  readonly #games: Games;
  readonly #pots: PotGames;
  readonly #played: DaysPlayed;
  readonly #reasons: Reasons;
  readonly #topHistory: TopHistory;
  #steps: Step[] = [];
  #since: LineNumber | undefined;
  readonly #pieces: Pieces;
  readonly #states = new ResultStates();
  readonly #playerIndices: PlayerIndices;
  /** What a line itself did, by its number. */
  readonly #own = new Map<LineNumber, Happening>();
  /** The line from which on all of them are known. */
  readonly #known: LineNumber;
  readonly #changes: Changes;
  /** The rows of its view. */
  readonly standings = new Standings();
  #begun: Begun | undefined;
  #seeded: Seeded | undefined;
  #named: Named = (id) => ({ id, name: id });
  #amended = 0;

  /** `from`: the snapshot to go on from. */
  constructor(header: Header, full: Full, from?: NarrationSnapshot) {
    this.#header = header;
    this.#full = full;
    const kept = from && unpacked(from);
    this.#known = from?.since ?? FIRST_LINE;
    this.#pieces = new Pieces(full, from?.pieces, kept?.entryOf);
    this.#changes = new Changes(header, from?.changes);
    this.#season = new Season(
      header,
      {
        again: (from) => this.#forget(from),
        step: (step) => this.#steps.push(step),
      },
      'moves',
      kept,
    );
    this.#games = gamesOf({ header }, [], kept?.games);
    this.#pots = new PotGames([], from?.pots);
    this.#played = new DaysPlayed(header.timezone, this.#games, this.#pots);
    this.#reasons = new Reasons(header.timezone, from?.reasons);
    this.#topHistory = new TopHistory(from?.top);
    this.#playerIndices = new PlayerIndices(from?.players);
    if (from && kept) this.#resume(from, kept);
  }

  #resume(from: NarrationSnapshot, { ladder, seeded, entryOf }: Unpacked): void {
    this.#named = namesOf(bearersOn(ladder));
    this.#begun = from.begun;
    this.#seeded = seeded;
    for (const each of from.own) this.#own.set(each.line, happeningIn(each, entryOf(each.line)));
    for (const { happenings } of this.#pieces.all().slice(from.pieces.gone))
      for (const each of happenings) if (!each.settlement) this.#own.set(each.line, each);
    const lines = [...this.#games.all().map(({ entry }) => entry.line), ...this.#pots.all().map(({ line }) => line)];
    const inOrder = lines.toSorted((one, other) => one - other);
    this.#played.resume(from.days, inOrder, ladder);
    this.#states.resume(this.context, [...inOrder, ...from.awaiting]);
  }

  /** Everything it needs to continue without the log, as JSON: it tells the same, unless something looks further back. */
  snapshot(): NarrationSnapshot {
    const { ladder, context } = this;
    const { since, entries, challenges, lines } = this.#kept();
    const kept = { since, challenges, lines };
    const forms = Array.from(this.#games.players(), (player) => [player, formOf(context, player, since)] as const);
    const games = this.#games.snapshot({ ...kept, forms: forms.filter(([, form]) => form !== '') });
    const top = this.timeOnTop;
    return {
      since,
      ...packed(ladder, this.#earlier(), this.#seeded, challenges),
      entries: entries.map(({ entry }) => entry),
      own: entries.filter(({ line }) => line < since).map(happeningSnapshot),
      awaiting: this.#states.awaiting().filter((line) => line < since),
      games: { ...games, games: games.games.map(({ entry, ...game }) => ({ ...game, line: entry.line })) },
      pots: this.#pots.snapshot(kept),
      days: this.#played.snapshot(since, ladder),
      reasons: this.#reasons.snapshot(),
      pieces: this.#pieces.snapshot(since),
      changes: this.#changes.snapshot(),
      players: this.#playerIndices.players(),
      ...(top && { top: { ...top, defences: defencesOf(context, top, since) } }),
      ...(this.#begun && { begun: this.#begun }),
    };
  }

  #kept(): Kept {
    const { ladder } = this;
    const night = lastNightOf(ladder);
    return keptOf({
      ladder,
      least: this.#full.lines,
      games: this.#games,
      pots: this.#pots,
      states: this.#states,
      pieces: this.#pieces,
      own: this.#own,
      played: night ? this.#played.on(night.day) : [],
      configured: this.#changes.lines().map(({ line }) => line),
    });
  }

  /** The ladder before each day of the last week, to tell where everybody was then. */
  #earlier(): readonly EarlierLadder[] {
    const { timezone } = this.#header;
    const { day } = localOf(timezone, this.ladder.at);
    return Array.from({ length: LATELY + 1 }, (_, days) => instantOf(timezone, addDays(day, days - LATELY)))
      .filter((before) => before <= this.ladder.at)
      .map((before) => ({ before, ladder: this.#season.asOf(before) }));
  }

  get ladder(): Ladder {
    return this.#season.ladder;
  }

  /** What is known of each player's games: what the ladder remembers, or all of them where the season has a minimum. */
  get attendance(): Attendance {
    if (!asksLeast(this.ladder)) return asRemembered;
    const { playsUntil } = this.#season.attendance;
    return { ...asRemembered, playsUntil: playsUntil ?? logNeeded() };
  }

  append(command: Command, terms: HandicapTerms | undefined): void {
    this.#season.append(command, terms);
  }

  /** Newest first. */
  happenings(): Iterable<Happening> {
    return this.#pieces.newestFirst();
  }

  /** What was settled, newest first. */
  settled(): readonly SettledAhead[] {
    return this.#pieces.settled();
  }

  /** The same in pieces, oldest first. */
  pieces(): readonly Piece[] {
    return this.#pieces.all();
  }

  /** How often lines were told again. */
  get amended(): number {
    return this.#amended;
  }

  get playerIndices(): Pick<PlayerIndices, 'indexOf' | 'players'> {
    return this.#playerIndices;
  }

  /** When everybody was seeded who was there when the season began, and how many they were. */
  get begun(): Begun | undefined {
    return this.#begun;
  }

  /** What a line itself did, without what was settled ahead of it. */
  own = (line: LineNumber): Happening | undefined => {
    const own = this.#own.get(line);
    if (!own && line < this.#known) logNeeded();
    return own;
  };

  why = (player: PlayerId): readonly Reason[] => this.#reasons.of(player);

  /** Who is on top, and since when. */
  get timeOnTop(): TimeOnTop | undefined {
    return this.#topHistory.last;
  }

  get context(): NarrationContext {
    return { ladder: this.ladder, games: this.#games, pots: this.#pots, named: this.#named };
  }

  playedOn(day: Day): readonly LineNumber[] {
    return this.#played.on(day);
  }

  daysPlayed(): readonly PlayedOnView[] {
    return this.#played.days(this.ladder);
  }

  /** What was changed of the ladder, or of players' names, in mid-season, oldest first. */
  changes(): readonly ChangeTold[] {
    return this.#changes.all();
  }

  /** Each line that configured it, even where it changes nothing any more, oldest first. */
  configured(): readonly ChangeTold[] {
    return this.#changes.lines();
  }

  change = (line: LineNumber): ChangeTold | undefined => this.#changes.at(line);

  /** How everybody stood just before a moment, and when they were seeded, if that was later. */
  before(moment: Instant): Earlier {
    const then = this.#season.asOf(moment);
    const seeded = this.#seeded && this.#seeded.at >= moment ? [this.#seeded.ladder] : [];
    return [...seeded, then];
  }

  /** Catches up with the season; false where what was told needs other words: then all is to be told anew. */
  catchUp(): boolean {
    const { ladder } = this.#season;
    const [steps, since] = [this.#steps, this.#since];
    if (since === undefined) return true;
    this.#steps = [];
    this.#since = undefined;
    const isAgain = this.#own.has(since);
    if (isAgain) {
      this.standings.touchAll();
      this.#amended++;
    }
    // A name may also be one of before again, where the line that changed it was voided.
    if ((isAgain || steps.some(isRenaming)) && !this.#rename(ladder)) return false;
    for (const step of steps) if (!step.settlement) this.#note(step);
    this.#played.doubtSince(since);
    const { context } = this;
    for (const step of steps) this.#tell(step, context);
    for (const line of this.#states.changed(context, isAgain)) {
      this.#pieces.doubt(line);
      this.#touchThoseOf(line);
    }
    return !isAgain || !ladder.order.players().some((player) => this.#reasons.lacks(player));
  }

  /** What was worked out from a line on is worked out again. */
  #forget(from: LineNumber): void {
    this.#since = lineNumber(Math.min(this.#since ?? from, from));
    while ((this.#steps.at(-1)?.entry.line ?? 0) >= from) this.#steps.pop();
    this.#games.forgetApprovals(from);
    this.#pots.forgetApprovals(from);
    this.#pieces.forgetSince(from);
    this.#reasons.forgetSince(from);
    this.#topHistory.forgetSince(from);
    this.#changes.forget(from);
  }

  /** Notes who is called what now. Whether all keep their names, also those who came with a line that was voided. */
  #rename(ladder: Ladder): boolean {
    const [before, now] = [this.#named, namesOf(bearersOn(ladder))];
    this.#named = now;
    return this.#playerIndices.players().every((id) => before(id).name === now(id).name);
  }

  #note(step: Step): void {
    const { entry } = step;
    const { line, command } = entry;
    const awaited = awaitedIn(step);
    if (this.#own.has(line)) {
      this.#games.renew(entry, awaited, step.before);
      this.#pots.renew(entry, awaited);
      return;
    }
    this.#games.note(entry, awaited, step.before);
    this.#touchThoseOf(line);
    this.#pots.note(entry, awaited);
    this.#played.note(line, command);
    this.#states.note(line);
    this.#playerIndices.note(command);
    const meant = 'line' in command.body ? command.body.line : awaited;
    if (meant !== undefined) this.#pieces.doubt(meant);
  }

  #touchThoseOf(line: LineNumber): void {
    const game = this.#games.at(line);
    for (const player of game ? [game.challenger, game.challenged] : []) this.standings.touch(player);
  }

  /** When the game was played that moved players, by itself or as it came to count. */
  #playedAt({ settlement, entry: { line, command } }: Step, awaited: LineNumber | undefined): Instant | undefined {
    const waited = settlement ? isConfirmation(settlement) : command.verb === 'approve';
    const about = waited ? awaited : settlement ? undefined : line;
    return about && (this.#games.at(about) ?? this.#pots.at(about))?.playedAt;
  }

  #noteSeeding(line: LineNumber, { at, body }: Command<'seed'>, ladder: Ladder): void {
    this.#seeded = { at, ladder };
    if (line === firstEntry(ladder.header)) this.#begun = { at, players: body.players.length };
  }

  #tell(step: Step, now: NarrationContext): void {
    const { entry, settlement, before, after } = step;
    const words = wordsOf(after);
    // What was settled or played goes by what held then.
    const context = {
      ...now,
      ladder: { ...now.ladder, header: before.header },
      ...(settlement && { missed: (player: PlayerId) => missedIn(after).get(player) }),
    };
    const happening = happeningOf(step);
    const awaited = awaitedIn(step);
    const playedAt = this.#playedAt(step, awaited);
    this.#topHistory.note(happening, after);
    for (const told of words.tell(happening, context)) {
      this.#reasons.add(happening, told, playedAt);
      this.standings.touch(told.player);
    }
    const { ladders, ...rest } = happening;
    const game = ladders && !settlement ? this.#games.behind(entry.line) : undefined;
    const kept: Happening = { ...rest, ...(game && { headline: words.headline(happening, game, context) }) };
    this.#pieces.add(kept, before);
    if (settlement && isConfirmation(settlement)) {
      // A result that was waiting came to count by itself.
      this.#played.doubtGame(settlement.kind === 'confirmation' ? settlement.challenge : settlement.game);
      if (awaited !== undefined) this.#pieces.doubt(awaited);
    }
    if (settlement) return;
    this.#own.set(entry.line, kept);
    this.#changes.note(step);
    if (entry.command.verb === 'seed') this.#noteSeeding(entry.line, entry.command, after);
  }
}

const isConfirmation = (settlement: Settlement): settlement is ConfirmationSettlement | PotConfirmationSettlement =>
  settlement.kind === 'confirmation' || settlement.kind === 'pot-confirmation';

const knownRuns = new WeakMap<Ladder, ReadonlyMap<PlayerId, number>>();

/** Worked out once for each ladder: everybody on it may be asked about. */
function missedIn(settled: Ladder): ReadonlyMap<PlayerId, number> {
  const runs = knownRuns.get(settled) ?? missedInARow(settled);
  knownRuns.set(settled, runs);
  return runs;
}

/** Whether a player or a person has come, or is called otherwise than before. */
const isRenaming = ({ before, after }: Step): boolean =>
  [...regroupedBetween(before, after)].length > 0 || arePlayersRenamed(before, after);

const arePlayersRenamed = (before: Ladder, after: Ladder): boolean =>
  before.players !== after.players &&
  [...after.players.changedSince(before.players)].some(
    (id) => before.players.get(id)?.name !== after.players.get(id)?.name || !before.players.has(id),
  );
