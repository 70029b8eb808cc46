import { expect, it } from 'vitest';
import { type Amendment, isAmendment } from '#shared/engine/amend.ts';
import { type Decision, looksBack } from '#shared/engine/decide.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { Season, termsIn } from '#shared/engine/season.ts';
import { amendsLately, seasonSince } from '#shared/engine/season-since.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { unlessLogNeeded } from '#shared/vocabulary/log-needed.ts';
import { instant, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { always, type Happened, SYSTEMS } from '../rules/systems/seasons.ts';

const DAY = 86_400_000;

const plainly = ({ ladder, ...decision }: Decision) => [decision, formatLadder(ladder)];

/** Ways to amend a line some time after the last one: it is voided, or its score is the other way round. */
function* amendmentsOf(season: Season, line: LineNumber, after: number): Generator<Amendment> {
  const at = instant(season.at + after);
  yield { at, verb: 'void', body: { line } };
  const { body } = season.standing(line) ?? {};
  if (body && 'score' in body) yield { at, verb: 'correct', body: { line, score: [body.score[1], body.score[0]] } };
  if (!body || !('scores' in body)) return;
  const points = body.scores.map((each) => each[1]).toReversed();
  const scores = body.scores.map(([player], index) => [player, points[index] ?? 0] as const);
  yield { at, verb: 'correct', body: { line, scores } };
}

/** A season as its lines come in, and the ladder before each from which on all is still as it was then. */
class Recorded {
  readonly #header: Header;
  readonly #entries: Entry[] = [];
  earlier: readonly Ladder[] = [];

  constructor(header: Header) {
    this.#header = header;
  }

  get last(): LineNumber | undefined {
    return this.#entries.at(-1)?.line;
  }

  record({ command, before, decision: { entry, refusal } }: Happened): void {
    if (!entry) return;
    const said = refusal ? entry.command : command;
    const ladder = { ...before, past: newLadder(before.header).past };
    if (isAmendment(said)) this.earlier = this.earlier.filter((since) => this.amended(since, said) !== undefined);
    else this.earlier = looksBack(ladder, said) ? [] : [...this.earlier, ladder];
    this.#entries.push(entry);
  }

  whole(): Season {
    const commands = this.#entries.map(({ command }) => command);
    return Season.unfolded(this.#header, commands, termsIn(this.#entries));
  }

  /** As decided by the lines since a ladder; undefined where that takes the whole log. */
  amended(since: Ladder, command: Amendment): Decision | undefined {
    const entries = this.#entries.filter(({ line }) => line > since.line);
    return unlessLogNeeded(() => {
      const season = seasonSince(since, entries);
      return amendsLately(season, command) ? season.decide(command) : undefined;
    });
  }
}

it.each(SYSTEMS)(
  'law: an amendment of %s is decided by the lines since as by the whole log, or takes that',
  (system) => {
    const decided: Amendment['verb'][] = [];
    always(system, ({ season, happened }, number) => {
      const recorded = new Recorded(season.header);
      const [ago, after] = [number % 4, (number % 3) * 4 * DAY];
      for (const [index, each] of happened.entries()) {
        recorded.record(each);
        const line = recorded.last;
        if (line === undefined || line <= ago || (index + number) % 4 > 0) continue;
        for (const since of recorded.earlier.slice(-4)) {
          for (const amendment of amendmentsOf(recorded.whole(), lineNumber(line - ago), after)) {
            const found = recorded.amended(since, amendment);
            if (!found) continue;
            expect([amendment, ...plainly(found)]).toEqual([amendment, ...plainly(recorded.whole().decide(amendment))]);
            if (!found.refusal) decided.push(amendment.verb);
          }
        }
      }
    });
    for (const verb of ['correct', 'void'] as const) expect(decided).toContain(verb);
  },
);
