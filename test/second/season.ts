import { dayAt, dayOf } from './calendar.ts';
import { type Body, type Entry, entryOf, type Fields, type Header } from './lines.ts';

/** The codes in the order in which one is reported; those from `outside-hours` on are soft. */
const CODES =
  'invalid time-goes-back not-this-system season-over unknown-player already-on-ladder not-on-ladder already-seeded missing-rating not-present already-present busy met-tonight already-open self-challenge same-person unknown-challenge closed-challenge unknown-game bad-score not-in-pair not-awaiting-approval election-fixed entry-first not-correctable has-result not-final-night too-early match-in-progress not-the-playoff duplicate-id no-such-rung bad-days not-away already-offered reason-required other-box already-played outside-hours not-your-turn out-of-reach rematch-too-soon protected must-wait away enough-open enough-lately odd-date outside-round not-paid-up no-moves cannot-decline cannot-withdraw cannot-postpone no-days-left short-notice awaiting-approval'.split(
    ' ',
  );
const FIRST_SOFT = CODES.indexOf('outside-hours');

export interface TraceLine {
  readonly line: number;
  readonly ok: boolean;
  readonly code?: string;
  readonly standings: readonly string[];
  readonly turn?: string | null;
  readonly may?: readonly string[];
}

export interface Settled {
  readonly period: string;
  readonly dropped?: readonly string[];
  readonly forfeited?: readonly { readonly player: string; readonly points: number }[];
  readonly removed: readonly string[];
}

/** How a ladder stands after a line. */
export interface Shown extends Pick<TraceLine, 'standings' | 'turn' | 'may'> {
  readonly settled: readonly Settled[];
  /** The challenges and games that are open or wait for an answer, as "m1 waiting"; of programs with what they are played at. */
  readonly open: readonly string[];
  readonly champion?: string;
  /** Where the entrants are pairs: each with its people and its name. */
  readonly called?: readonly string[];
}

export interface Outcome extends Pick<Shown, 'settled' | 'open' | 'champion' | 'called'> {
  readonly trace: readonly TraceLine[];
}

/** An entry that was accepted, as it counts now: perhaps with another score, perhaps no longer. */
export interface Kept extends Entry {
  readonly voided?: true;
  /** What was found when it was accepted, and is not found anew in a replay. */
  readonly remembered?: unknown;
}

/** A ladder with the log that made it, as an entry finds it. */
export interface Before<World> {
  readonly header: Header;
  readonly kept: readonly Kept[];
  readonly world: World;
}

/** How somebody reads the rules of a system. */
export interface Rules<World> {
  readonly verbs: Readonly<Record<string, Fields>>;
  /** The ladder that a header and the entries accepted make by an instant. */
  readonly fold: (header: Header, kept: readonly Kept[], by: number) => World;
  /** Whether an entry cannot be, as those accepted stand: it then lets no time pass. */
  readonly isInvalid?: (before: Omit<Before<World>, 'world'>, entry: Entry) => boolean;
  /** The codes of all reasons against an entry, in any order. */
  readonly reasons: (before: Before<World>, entry: Entry) => Iterable<string>;
  /** What an entry that is accepted keeps of the ladder that it found. */
  readonly remember?: (world: World, entry: Entry) => unknown;
  /** The ladder as it is told after a line; `now` is the time of the line. */
  readonly shown: (world: World, now: number) => Shown;
}

/** A season, told line by line. */
export class SecondSeason<World> {
  readonly header: Header;
  readonly rules: Rules<World>;
  readonly trace: TraceLine[] = [];
  /** What each line that is an entry does. */
  readonly verbs = new Map<number, string>();
  world: World;
  #kept: readonly Kept[] = [];
  #now = Number.NEGATIVE_INFINITY;

  constructor(rules: Rules<World>, header: Header) {
    this.header = header;
    this.rules = rules;
    this.world = rules.fold(header, [], this.#now);
  }

  /** When the last line was written, in milliseconds. */
  get now(): number {
    return this.#now;
  }

  /** Tells the next line of the log; its code where it is refused. */
  tell(text: string): string | undefined {
    const line = this.trace.length + 2;
    const code = this.#judge(entryOf(this.rules.verbs, text, line));
    const { standings, turn, may } = this.rules.shown(this.world, this.#now);
    const isNight = turn !== undefined && code !== 'invalid' && code !== 'time-goes-back';
    this.trace.push({ line, ok: !code, ...(code && { code }), standings, ...(isNight && { turn, may }) });
    return code;
  }

  #judge(entry: Entry | 'invalid'): string | undefined {
    if (entry === 'invalid') return entry;
    this.verbs.set(entry.line, entry.verb);
    const { header, rules } = this;
    const kept = this.#kept;
    if (endsTooSoon(header, entry) || rules.isInvalid?.({ header, kept }, entry)) return 'invalid';
    if (entry.at < this.#now) return 'time-goes-back';
    this.#now = entry.at;
    this.world = rules.fold(header, kept, this.#now);
    const code = codeOf(rules, { header, kept, world: this.world }, entry);
    if (code) return code;
    this.#kept = withEntry(kept, { ...entry, remembered: rules.remember?.(this.world, entry) });
    // What it makes due at once is settled before the next line, as everything is.
    this.world = rules.fold(header, this.#kept, Number.NEGATIVE_INFINITY);
    return code;
  }

  outcome(): Outcome {
    const { settled, open, champion, called } = this.rules.shown(this.world, this.#now);
    return { trace: this.trace, settled, open, ...(champion !== undefined && { champion }), ...(called && { called }) };
  }
}

/** Plays a whole log, the header first. */
export function tellAll<World>(rules: Rules<World>, [first = '', ...lines]: readonly string[]): Outcome {
  const season = new SecondSeason(rules, JSON.parse(first).ladder);
  for (const line of lines) season.tell(line);
  return season.outcome();
}

/** A last day before the entry or before the season is the one thing that makes an entry invalid by the ladder. */
function endsTooSoon({ timezone, season }: Header, { verb, body, at }: Entry): boolean {
  if (verb !== 'configure' || typeof body.end !== 'string') return false;
  return dayOf(body.end) < dayAt(at, timezone) || body.end < season.start;
}

/** The code of the first reason against an entry. */
function codeOf<World>(rules: Rules<World>, before: Before<World>, entry: Entry): string | undefined {
  if (!(entry.verb in rules.verbs)) return 'not-this-system';
  const found = [...rules.reasons(before, entry)];
  const unknown = found.find((code) => !CODES.includes(code));
  if (unknown) throw new Error(`No such code: ${unknown}`);
  return CODES.find((code, place) => found.includes(code) && !(entry.overridden && place >= FIRST_SOFT));
}

function withEntry(kept: readonly Kept[], entry: Kept): readonly Kept[] {
  const { verb, body } = entry;
  const changed = kept.map((each): Kept => {
    if (each.line !== body.line) return each;
    if (verb === 'void') return { ...each, voided: true };
    return verb === 'correct' ? { ...each, body: correctedBody(each.body, body) } : each;
  });
  return [...changed, entry];
}

/** What is right stands for what was wrong; points of games that are not given again are gone. */
export function correctedBody({ points: _, ...told }: Body, { line: __, ...right }: Body): Body {
  return { ...told, ...right };
}
