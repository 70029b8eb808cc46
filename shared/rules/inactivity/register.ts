import { later } from '#shared/calendar/days.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, Day, Instant, LineNumber, PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { waiting } from '../challenge/confirming.ts';
import { reconfigured } from '../common/configuring.ts';
import type { Attendance, KnownPlay } from '../duty.ts';
import type { ArrivalTold, PlayTold, Rules } from '../rule.ts';
import { ranOverUntil } from './attendance.ts';

interface OpenedRegister {
  readonly players: readonly PlayerId[];
  readonly day: Day;
  /** Whether its players count as playing from that day on. */
  readonly runs: boolean;
}

interface Submission {
  readonly line: LineNumber;
  readonly at: Instant;
  readonly day: Day;
}

type ToldOf<Kind extends PlayTold['kind']> = Extract<PlayTold, { readonly kind: Kind }>;

interface RegisteredPlay extends KnownPlay {
  readonly players: readonly PlayerId[];
  readonly day: Day;
  /** From the day on which the match began to that on which its result was recorded. */
  readonly ran?: { readonly from: Day; readonly to: Day };
  /** The last day of which this play, or any noted before it, may tell. */
  readonly by: Day;
}

/** Who has played by the whole log, without what was voided: settled periods reflect the results that now stand (§0). */
export class Register implements Attendance {
  /** As it is by the lines that are noted. */
  #header: Header;
  readonly #rules: Rules;
  readonly #opened = new Map<ChallengeId, OpenedRegister>();
  readonly #plays = new Map<PlayerId, RegisteredPlay[]>();
  readonly #lines = new Map<LineNumber, RegisteredPlay>();
  /** The last line that gave each challenge a result. */
  readonly #results = new Map<ChallengeId, LineNumber>();
  /** Each that a line ended without a result, and whether it still could: where a result stood, it did nothing. */
  readonly #abandoned = new Map<ChallengeId, boolean>();
  readonly #arrivals = new Map<LineNumber, ArrivalTold>();
  /** What was handed in of each challenge, be it rejected later: it was played in time nevertheless. */
  readonly #submitted = new Map<ChallengeId, readonly Submission[]>();
  readonly #submissions = new Map<LineNumber, ChallengeId>();
  /** The moment from which a report counts, so that nobody can turn it down any more. */
  readonly #counts = new Map<LineNumber, Instant>();
  #changes = 0;
  readonly #told: PlayerId[] = [];
  /** The last day that anything was noted on, or of. */
  #latest: Day | undefined;

  constructor(header: Header, rules: Rules) {
    this.#header = header;
    this.#rules = rules;
  }

  /** How often it has come to say something else of who has played. */
  get changes(): number {
    return this.#changes;
  }

  get told(): readonly PlayerId[] {
    return this.#told;
  }

  /** Takes note of what the next line says about who played; voided, it may say that nobody has. */
  note(line: LineNumber, command: Command, voided = false): void {
    const told = toldOfPlay(this.#rules, command, voided);
    if (told) this.#note(line, command.at, told);
    if (command.verb === 'configure' && !voided) this.#header = reconfigured(this.#header, command.body);
    const arrival = voided ? undefined : toldOfArrival(this.#rules, command);
    if (arrival) this.#arrived(line, arrival);
  }

  #arrived(line: LineNumber, arrival: ArrivalTold): void {
    this.#changes++;
    this.#arrivals.set(line, arrival);
  }

  /** Notes that an earlier line counts otherwise now; false if that bears on later lines, so that all are to be noted anew. */
  renew(line: LineNumber, command: Command, voided: boolean): boolean {
    if (this.#arrivals.delete(line)) this.#changes++;
    if (command.verb === 'configure') return false;
    const told = toldOfPlay(this.#rules, command, false);
    if (!told) {
      this.note(line, command, voided);
      return true;
    }
    const given = told.kind === 'ended' || told.kind === 'begun and ended';
    if (!given || this.#results.get(told.id) !== line || this.#isDisputed(line, told)) return false;
    if (this.#abandoned.has(told.id)) return false;
    this.#forget(line);
    this.note(line, command, voided);
    return true;
  }

  /** The earliest play of a match that a line lets go on or takes back; for settings, of any told later. */
  since(command: Command): Instant | undefined {
    const told = toldOfPlay(this.#rules, command, false);
    const isTaken = told?.kind === 'rejected' || told?.kind === 'abandoned';
    if (!isTaken && command.verb !== 'configure') return undefined;
    const submitted = isTaken
      ? (this.#submitted.get(told.id) ?? [])
      : [...this.#submitted.values()].flat().filter(({ at }) => at >= command.at);
    const days = [isTaken ? this.#opened.get(told.id)?.day : undefined, ...submitted.map(({ day }) => day)];
    const [first] = days.filter((day) => day !== undefined).toSorted();
    return first && instantOf(this.#header.timezone, first);
  }

  #note(line: LineNumber, at: Instant, told: PlayTold): void {
    const { id } = told;
    // The beginning of a game doesn't count as playing until it has ended.
    if (told.kind !== 'begun') this.#changes++;
    switch (told.kind) {
      case 'begun':
        this.#opened.set(id, { players: told.players, day: this.#day(at), runs: told.runs });
        break;
      case 'ended':
        this.#noteResult(line, at, told);
        break;
      case 'begun and ended':
        this.#opened.set(id, { players: told.players, day: this.#day(told.playedAt ?? at), runs: false });
        this.#results.set(id, line);
        this.#add(at, {
          line,
          players: told.players,
          day: this.#day(told.playedAt ?? at),
          made: told.players[0],
        });
        break;
      case 'disputed':
      case 'rejected':
        this.#turnedDown(id, at, told.kind);
        break;
      case 'abandoned':
        this.#abandoned.set(id, this.#isAbandoned(id) || !this.#isDecided(id));
        break;
    }
  }

  /** A line no longer counts as play. */
  #forget(line: LineNumber): void {
    this.#changes++;
    this.#discount(line);
    const id = this.#submissions.get(line);
    if (id === undefined) return;
    this.#submitted.set(id, this.#submitted.get(id)?.filter((each) => each.line !== line) ?? []);
    this.#submissions.delete(line);
  }

  #discount(line: LineNumber): void {
    const play = this.#lines.get(line);
    this.#told.push(...(play?.players ?? []));
    for (const player of play?.players ?? [])
      this.#plays.set(player, this.#plays.get(player)?.filter((each) => each !== play) ?? []);
    this.#lines.delete(line);
  }

  /** The newest first: as a rule nothing further back can be later. */
  lastPlayed(ladder: Ladder, player: PlayerId, until: Day): Day | undefined {
    const plays = this.#plays.get(player) ?? [];
    // A game that has come to count was played, even if something said of it later had no effect.
    const counted = ladder.players.get(player)?.played;
    let last = counted !== undefined && counted <= until ? counted : undefined;
    for (let index = plays.length - 1; index >= 0; index--) {
      const play = plays[index];
      if (!play || (last !== undefined && play.by <= last)) break;
      const { day, ran } = play;
      const days = [
        day,
        ran && ran.from <= until && until < ran.to ? until : undefined,
        ran && ranOverUntil(ladder, ran.from, ran.to),
      ];
      for (const each of days) if (each && each <= until && (!last || each > last)) last = each;
    }
    return last;
  }

  readonly playsUntil = (player: PlayerId, until: Day): readonly KnownPlay[] =>
    this.#plays.get(player)?.filter(({ day }) => day <= until) ?? [];

  nextPlayed(ladder: Ladder, after: Day): Day | undefined {
    let next: Day | undefined;
    for (const player of ladder.order.players()) {
      for (const { day, ran } of this.#plays.get(player) ?? []) {
        for (const each of [day, ran?.from, ran?.to]) if (each && each > after && (!next || each < next)) next = each;
      }
    }
    return next;
  }

  counts({ id, ended }: { readonly id: ChallengeId; readonly ended?: LineNumber }): boolean {
    return !this.#isAbandoned(id) && (ended === undefined || !this.#lines.has(ended));
  }

  *arrivedBy({ header }: Ladder, by: Instant): Generator<PlayerId> {
    const { day } = localOf(header.timezone, by);
    for (const { player, arrivedAt } of this.#arrivals.values()) {
      if (arrivedAt <= by && localOf(header.timezone, arrivedAt).day === day) yield player;
    }
  }

  isPlayed({ id, issued, reopened = issued }: Pick<Challenge, 'id' | 'issued' | 'reopened'>): boolean {
    return this.#submitted.get(id)?.some(({ at }) => at > reopened) ?? false;
  }

  /** A report that is disputed does not come to count by itself any more. */
  #isDisputed(line: LineNumber, told: PlayTold): boolean {
    return told.kind === 'ended' && told.reported !== undefined && !this.#counts.has(line);
  }

  /** Whether a match has a result that stands, or was ended without one: then another one does nothing. */
  #isDecided(id: ChallengeId): boolean {
    const result = this.#results.get(id);
    return this.#isAbandoned(id) || (result !== undefined && this.#lines.has(result));
  }

  #isAbandoned(id: ChallengeId): boolean {
    return this.#abandoned.get(id) ?? false;
  }

  #day(at: Instant): Day {
    return localOf(this.#header.timezone, at).day;
  }

  #noteResult(line: LineNumber, at: Instant, { id, playedAt = at, reported }: ToldOf<'ended'>): void {
    const opened = this.#opened.get(id);
    if (!opened || this.#isDecided(id)) return;
    this.#results.set(id, line);
    this.#submissions.set(line, id);
    if (reported !== undefined)
      this.#counts.set(line, waiting({ header: this.#header }, { reported }, at)?.counts ?? at);
    const [before, submission] = [this.#submitted.get(id), { line, at, day: this.#day(playedAt) }];
    this.#submitted.set(id, before ? [...before, submission] : [submission]);
    const ran = opened.runs && { ran: { from: opened.day, to: this.#day(at) } };
    this.#add(at, { line, players: opened.players, day: this.#day(playedAt), ...ran });
  }

  /** A rejected result no longer counts; the game is still to be played (N7). What counts by then is left alone (§0 Voiding). */
  #turnedDown(challenge: ChallengeId, at: Instant, how: 'disputed' | 'rejected'): void {
    const line = this.#results.get(challenge);
    const counts = line && this.#counts.get(line);
    if (line === undefined || (counts !== undefined && counts <= at)) return;
    if (how === 'rejected') this.#discount(line);
    else this.#counts.delete(line);
  }

  #add(at: Instant, told: Omit<RegisteredPlay, 'by'>): void {
    const on = later(told.day, this.#day(at));
    this.#latest = later(this.#latest ?? on, on);
    const play = { ...told, by: this.#latest };
    this.#lines.set(play.line, play);
    this.#told.push(...play.players);
    for (const player of play.players) {
      const plays = this.#plays.get(player);
      if (plays) plays.push(play);
      else this.#plays.set(player, [play]);
    }
  }
}

function toldOfPlay<V extends Verb>(rules: Rules, command: Command<V>, voided: boolean): PlayTold | undefined {
  const rule = rules[command.verb];
  return (voided ? rule?.voided : rule)?.tellsOfPlay?.(command);
}

const toldOfArrival = <V extends Verb>(rules: Rules, command: Command<V>): ArrivalTold | undefined =>
  rules[command.verb]?.tellsOfArrival?.(command);
