import { dayAt } from '#shared/calendar/days.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import type { Bodies, Preferences, Score, Walkover } from '#shared/vocabulary/command.ts';
import { walkoverIn } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { ChallengeId, Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';

type WithTimesWritten<Body> = Omit<Body, 'playedAt'> & { readonly playedAt?: string };

/** A line of a season log as the file has it: times are texts. */
type WrittenLine = { readonly at: string; readonly ladder?: Header } & {
  readonly [Verb in keyof Bodies]?: WithTimesWritten<Bodies[Verb]>;
};

export interface RecordedGame {
  readonly id?: ChallengeId;
  readonly day: Day;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  /** The challenger’s points first. */
  readonly score: Score;
  readonly unplayed?: Walkover;
  readonly pgn?: string;
  readonly white?: PlayerId;
  /** What each had said of themselves by then. */
  readonly preferences: ReadonlyMap<PlayerId, Preferences>;
}

export interface RecordedSeason {
  readonly header: Header;
  /** In the order of the log, also those that have yet to be approved or confirmed. */
  readonly results: readonly RecordedGame[];
}

/** The results of a log that the service wrote, after corrections but not played through the rules; undefined if it isn't one. */
export function readRecorded(log: string): RecordedSeason | undefined {
  const lines = log.split('\n').flatMap((text, index) => lineOf(text, index + 1));
  const header = lines[0]?.says.ladder;
  if (!header) return undefined;
  const fold = new Fold(lines);
  for (const each of lines) fold.note(each);
  return { header, results: fold.results() };
}

interface FileLine {
  readonly line: number;
  readonly says: WrittenLine;
}

function lineOf(text: string, line: number): readonly FileLine[] {
  if (text.trim() === '') return [];
  const says: unknown = JSON.parse(text);
  return isWritten(says) ? [{ line, says }] : [];
}

/** The service wrote it: it needs no closer look. */
const isWritten = (value: unknown): value is WrittenLine => typeof value === 'object' && value !== null;

class Fold {
  /** Lines that a later one cancels: they did nothing. */
  readonly #void: ReadonlySet<number>;
  readonly #corrected: ReadonlyMap<number, Score>;
  readonly #challenges = new Map<ChallengeId, Pick<RecordedGame, 'challenger' | 'challenged'>>();
  readonly #results = new Map<ChallengeId | number, RecordedGame>();
  #preferences: ReadonlyMap<PlayerId, Preferences> = new Map();

  constructor(lines: readonly FileLine[]) {
    this.#void = new Set(lines.flatMap(({ says }) => says.void?.line ?? []));
    this.#corrected = new Map(
      lines.flatMap(({ says: { correct } }) => (correct?.score ? [[correct.line, correct.score] as const] : [])),
    );
  }

  results(): readonly RecordedGame[] {
    return [...this.#results.values()];
  }

  note({ line, says }: FileLine): void {
    if (this.#void.has(line)) return;
    for (const { id, ...said } of says.seed?.players ?? []) this.#prefer(id, said);
    const told = says.join ?? says.prefer;
    if (told) this.#prefer(told.player, told);
    if (says.challenge) this.#challenges.set(says.challenge.id, says.challenge);
    if (says.result)
      this.#add(line, says.at, says.result.challenge, this.#challenges.get(says.result.challenge), says.result);
    if (says.match) this.#add(line, says.at, says.match.id, says.match, says.match);
    if (says.playoff) this.#playoff(line, says.at, says.playoff);
    const { reject } = says;
    if (reject?.challenge !== undefined && reject.disputed === undefined) this.#results.delete(reject.challenge);
  }

  #prefer(player: PlayerId, { rated, main, byoyomi, scoring }: Preferences): void {
    const said = Object.entries({ rated, main, byoyomi, scoring }).filter(([, value]) => value !== undefined);
    const before = this.#preferences.get(player);
    this.#preferences = new Map([...this.#preferences, [player, { ...before, ...Object.fromEntries(said) }]]);
  }

  #add(
    line: number,
    at: string,
    id: ChallengeId,
    two: Pick<RecordedGame, 'challenger' | 'challenged'> | undefined,
    body: WithTimesWritten<Bodies['result' | 'match']>,
  ): void {
    if (!two) return;
    const unplayed = walkoverIn(body);
    this.#results.delete(id);
    this.#results.set(id, {
      id,
      day: dayOf(body.playedAt ?? at),
      ...picked(two, ['challenger', 'challenged']),
      score: this.#corrected.get(line) ?? body.score,
      preferences: this.#preferences,
      ...(unplayed && { unplayed }),
      ...picked(body, ['pgn', 'white']),
    });
  }

  #playoff(line: number, at: string, { players: [challenger, challenged], ...body }: Bodies['playoff']): void {
    const score: Score = body.winner === challenger ? [1, 0] : [0, 1];
    const preferences = this.#preferences;
    const unplayed = walkoverIn(body);
    this.#results.set(line, {
      day: dayOf(at),
      challenger,
      challenged,
      score,
      preferences,
      ...(unplayed && { unplayed }),
    });
  }
}

/** A log's times are written as the club's clocks show them. */
const dayOf = (time: string): Day => dayAt(Date.parse(time.slice(0, 10)));
