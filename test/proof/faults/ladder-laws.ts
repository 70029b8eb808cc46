import { type Asked, grantedOf, isGranted, outcomeOf, type Say, wasTaken } from './evidence.ts';
import { differences } from './fold.ts';
import { type RawEntry, type RawItem, type RawSeason, unpacked } from './raw.ts';

/** The lines with which starts of seasons were undone, and how many seasons were ever begun. */
export function undoneIn(items: readonly RawItem[], club: string, ladder: string) {
  const item = items.find(({ pk, sk }) => pk === `CLUB#${club}#LADDER#${ladder}` && sk === 'seasons');
  const undone: readonly number[] = unpacked(item?.['value'])?.undone ?? [];
  return { undone, given: Number(item?.['given'] ?? 1) };
}

interface LadderEvidence {
  readonly history: readonly Asked[];
  readonly seasons: readonly RawSeason[];
  readonly undone: ReturnType<typeof undoneIn>;
}

/** What is wrong between a ladder's log and what was asked for. */
export const checkLadder = (evidence: LadderEvidence, say: Say): void => new LadderCheck(evidence, say).all();

class LadderCheck {
  readonly #history: readonly Asked[];
  readonly #seasons: readonly RawSeason[];
  readonly #undone: ReturnType<typeof undoneIn>;
  readonly #entries: readonly RawEntry[];
  readonly #say: Say;

  constructor({ history, seasons, undone }: LadderEvidence, say: Say) {
    this.#history = history;
    this.#seasons = seasons;
    this.#undone = undone;
    this.#entries = seasons.flatMap(({ entries }) => entries);
    this.#say = say;
  }

  all(): void {
    for (const asked of this.#history) if (asked.what === 'line') this.#once(asked);
    for (const asked of this.#history) this.#repeats(asked);
    this.#owned();
    this.#turned();
    this.#inOrder();
    for (const season of this.#seasons)
      for (const what of differences(season)) this.#say('stored is the fold of the log', `${season.pk}: ${what}`);
  }

  /** Whether a line may have gone with a season that was undone. */
  #mayBeUndone = (line: number): boolean => this.#undone.undone.some((end) => line <= end);

  #once(asked: Asked): void {
    const { name, mark } = asked;
    const outcome = outcomeOf(asked);
    const marked = mark === undefined ? [] : this.#entries.filter(({ command }) => command.override === mark);
    const { line = 0 } = grantedOf(asked) ?? {};
    const says = `${name} ${mark ?? ''} ${JSON.stringify(asked.attempts)}`;
    if (outcome === 'unclear') this.#say('unclear: at most once, and a repeat tells which', `nobody knows of ${says}`);
    if (outcome === 'refused' && marked.length > 0) this.#say('refused: not in the log', `it is: ${says}`);
    if (marked.length > 1) this.#say('acknowledged: in the log exactly once', `${marked.length} times: ${says}`);
    if (outcome !== 'acknowledged') return;
    if (wasTaken(asked) && this.#isForgetful) return;
    const entry = this.#entries.find((each) => each.line === line);
    const isThere = entry?.command.verb === name && (mark === undefined || entry.command.override === mark);
    if (!isThere && !this.#mayBeUndone(line)) this.#say('acknowledged: in the log exactly once', `lost: ${says}`);
  }

  #repeats(asked: Asked): void {
    if (asked.what === 'look') return;
    const granted = asked.attempts.filter(isGranted);
    const [first, ...others] = granted;
    if (others.some(({ line, replayed }) => asked.what === 'line' && (line !== first?.line || !replayed)))
      this.#say('a repeat gets the first answer', `${asked.what} ${JSON.stringify(asked.attempts)}`);
  }

  /** Whether somebody was to be forgotten. */
  get #isForgetful(): boolean {
    return this.#history.some(({ what }) => what === 'forget');
  }

  /** Each line belongs to one request, but for those by which time passes, those of an import, and the seeds of seasons. */
  #owned(): void {
    const owners = new Map<number, number>();
    for (const asked of this.#history) {
      const { line } = grantedOf(asked) ?? {};
      if (asked.what === 'line' && line !== undefined) owners.set(line, (owners.get(line) ?? 0) + 1);
    }
    const seeds = this.#seasons.slice(1).map(({ entries }) => entries[0]?.line);
    const isImported = this.#history.some(({ what }) => what === 'import');
    const taken = this.#isForgetful ? this.#history.filter(wasTaken).map(({ name }) => name) : [];
    for (const { line, command } of this.#entries) {
      if (command.verb === 'settle' || isImported || seeds.includes(line)) continue;
      if (!owners.has(line) && taken.includes(command.verb)) continue;
      if (owners.get(line) !== 1) {
        const many = owners.get(line) ?? 0;
        this.#say('no line that nobody asked for', `line ${line}, ${command.verb}, belongs to ${many} requests`);
      }
    }
  }

  /** Seasons were begun and undone as often as that was granted. */
  #turned(): void {
    const counts = { season: this.#undone.given - 1, undo: this.#undone.undone.length };
    for (const what of ['season', 'undo'] as const) {
      const asked = this.#history.filter((each) => each.what === what);
      const granted = asked.filter(grantedOf).length;
      if (granted !== counts[what] && asked.every((each) => outcomeOf(each) !== 'unclear'))
        this.#say('acknowledged: in the log exactly once', `${what}: granted ${granted} times, done ${counts[what]}`);
    }
  }

  #inOrder(): void {
    const lines = this.#history
      .filter(({ what }) => what === 'line')
      .flatMap((asked) => {
        const granted = grantedOf(asked);
        const [{ began } = { began: 0 }] = asked.attempts;
        return granted?.line === undefined ? [] : [{ line: granted.line, began, ended: granted.ended }];
      })
      .toSorted((one, other) => one.line - other.line);
    let soonest = { ended: Number.POSITIVE_INFINITY, line: 0 };
    for (const each of lines.toReversed()) {
      if (soonest.ended < each.began)
        this.#say('real time and the log agree', `line ${soonest.line} was answered before ${each.line} was asked for`);
      if (each.ended < soonest.ended) soonest = each;
    }
    for (const { attempts } of this.#history.filter(({ what }) => what === 'look'))
      for (const { began, line: seen } of attempts) {
        const missed = lines.findLast(({ ended }) => ended < began)?.line ?? 0;
        const most = Math.max(0, ...lines.filter(({ ended }) => ended < began).map(({ line }) => line), missed);
        if (seen !== undefined && seen < most)
          this.#say('real time and the log agree', `a look showed ${seen} after ${most} was answered`);
      }
  }
}
