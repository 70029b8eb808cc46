import { fold, type Kept } from './fold.ts';
import { type Before, correctedBody, isInvalid, reasons } from './judge.ts';
import { type Entry, entryOf, isOfHouse } from './lines.ts';
import type { Header, Settled, World } from './world.ts';

/** The codes in the order in which one is reported; those after `not-away` are soft. */
const CODES =
  'invalid time-goes-back not-this-system season-over unknown-player already-on-ladder not-on-ladder already-seeded missing-rating already-open self-challenge unknown-challenge closed-challenge bad-score not-awaiting-approval not-correctable has-result duplicate-id no-such-rung bad-days not-away out-of-reach rematch-too-soon protected away enough-open odd-date cannot-decline cannot-withdraw cannot-postpone no-days-left awaiting-approval'.split(
    ' ',
  );
const FIRST_SOFT = CODES.indexOf('not-away') + 1;

export interface TraceLine {
  readonly line: number;
  readonly ok: boolean;
  readonly code?: string;
  readonly standings: readonly string[];
}

export interface Outcome {
  readonly trace: readonly TraceLine[];
  readonly settled: readonly Settled[];
  /** The challenges that are open or wait for an answer, as "m1 waiting". */
  readonly open: readonly string[];
}

/** The season of a house ladder, told line by line. */
export class SecondSeason {
  readonly header: Header;
  readonly trace: TraceLine[] = [];
  /** What each line that is an entry does. */
  readonly verbs = new Map<number, string>();
  world: World;
  #kept: readonly Kept[] = [];
  #now = Number.NEGATIVE_INFINITY;

  constructor(header: Header) {
    this.header = header;
    this.world = fold(header, [], this.#now);
  }

  /** Tells the next line of the log; its code where it is refused. */
  tell(text: string): string | undefined {
    const line = this.trace.length + 2;
    const code = this.#judge(entryOf(text, line));
    this.trace.push({ line, ok: !code, ...(code && { code }), standings: this.world.order });
    return code;
  }

  #judge(entry: Entry | 'invalid'): string | undefined {
    if (entry === 'invalid') return entry;
    this.verbs.set(entry.line, entry.verb);
    const { header, world } = this;
    const kept = this.#kept;
    if (isOfHouse(entry, true) && isInvalid({ header, kept, world }, entry)) return 'invalid';
    if (entry.at < this.#now) return 'time-goes-back';
    this.#now = entry.at;
    this.world = fold(header, kept, this.#now);
    const code = codeOf({ header, kept, world: this.world }, entry);
    if (code) return code;
    this.#kept = withEntry(kept, entry);
    this.world = fold(header, this.#kept, this.#now);
    return code;
  }

  outcome(): Outcome {
    const open = [...this.world.challenges.values()].filter(({ state }) => state === 'open' || state === 'waiting');
    return { trace: this.trace, settled: this.world.settled, open: open.map(({ id, state }) => `${id} ${state}`) };
  }
}

/** Plays a whole log; a final newline is no line. */
export function secondReplay(text: string): Outcome {
  const [first = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const season = new SecondSeason(JSON.parse(first).ladder);
  for (const line of lines) season.tell(line);
  return season.outcome();
}

/** The code of the first reason against an entry. A result finds the ladder on which its game was played (H15). */
function codeOf({ header, kept, world }: Before, entry: Entry): string | undefined {
  const waits = world.challenges.get(entry.body.challenge)?.state === 'waiting';
  if (!isOfHouse(entry, waits || world.settings.confirm > 0)) return 'not-this-system';
  const played = entry.verb === 'result' ? fold(header, kept, entry.at, entry) : world;
  const found = [...reasons({ header, kept, world: played }, entry)];
  return CODES.find((code, place) => found.includes(code) && !(entry.overridden && place >= FIRST_SOFT));
}

function withEntry(kept: readonly Kept[], entry: Entry): readonly Kept[] {
  const { verb, body } = entry;
  const changed = kept.map((each): Kept => {
    if (each.line !== body.line) return each;
    if (verb === 'void') return { ...each, voided: true };
    return verb === 'correct' ? { ...each, body: correctedBody(each.body, body) } : each;
  });
  return [...changed, entry];
}
