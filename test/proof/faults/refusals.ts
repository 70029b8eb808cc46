import { addClub } from '#functions/books/clubs.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Evening } from '#test/functions/evening.ts';
import type { MemoryDatabase } from '#test/ladders/memory-database.ts';
import { personIn } from '../people.ts';
import { type Asked, type Attempt, type Evidence, isGranted, type Role, type Violation } from './evidence.ts';
import { undoneIn } from './ladder-laws.ts';
import { type RawSeason, seasonsOf } from './raw.ts';

/** They say nothing of the ladder: who asks may come again, is nobody's, or asked for something else by that key. */
const OF_THE_REQUEST: readonly (string | undefined)[] = ['key-reused', 'too-many-requests', 'no-session'];

const isRefusal = ({ status = 0, code, at }: Attempt): boolean =>
  at !== undefined && status >= 400 && status < 500 && status !== 401 && !OF_THE_REQUEST.includes(code);

/**
 * Refusals that were not so: asked for once more of the ladder as its log had it while the answer was under way, by the same
 * clock and by somebody of the same role, each would have been refused for the same reason. Of a season that was undone no log
 * is left, nor of whoever is forgotten.
 */
export async function untrueRefusals({ clubs, history, items }: Evidence): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  for (const { club } of clubs) {
    const own = history.filter((each) => each.club === club && each.ladder === 'main');
    if (own.some(({ what }) => what === 'forget')) continue;
    const seasons = seasonsOf(items, club, 'main');
    const since = Math.max(0, ...undoneIn(items, club, 'main').undone);
    const again = new Again(club, seasons);
    for (const asked of own.filter(({ what }) => what === 'line'))
      for (const attempt of asked.attempts.filter(isRefusal)) {
        const { from, to } = spanOf(attempt, own);
        if (from < since) continue;
        const why = await again.doubt(asked, attempt, { from, to });
        if (why) found.push({ law: 'refused: as the log was then', what: `${club}/main: ${asked.name} ${why}` });
      }
  }
  return found;
}

/** Between which lines the log may have ended while somebody waited for an answer. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function spanOf({ began, ended }: Attempt, history: readonly Asked[]): Span {
  const seen = history.flatMap(({ what, attempts }) => {
    const [first] = attempts;
    const granted = attempts.find(isGranted);
    if (granted?.line === undefined || !first) return [];
    return [{ line: granted.line, began: first.began, ended: granted.ended, isNew: what === 'line' }];
  });
  return {
    from: Math.max(0, ...seen.filter((each) => each.ended < began).map(({ line }) => line)),
    to: Math.min(
      Number.POSITIVE_INFINITY,
      ...seen.filter((each) => each.isNew && each.began > ended).map(({ line }) => line - 1),
    ),
  };
}

/** A club's requests, asked for again of its ladder as it was. */
class Again {
  readonly #club: string;
  readonly #seasons: readonly RawSeason[];
  readonly #keys: Promise<{ readonly database: MemoryDatabase; readonly keys: Readonly<Record<Role, string>> }>;

  constructor(club: string, seasons: readonly RawSeason[]) {
    this.#club = club;
    this.#seasons = seasons;
    this.#keys = this.#found();
  }

  async #found() {
    const evening = new Evening();
    await addClub(evening.database, { id: this.#club, name: this.#club });
    const hand = (label: string, role: Role, more: object = {}) => evening.hand(this.#club, { role, label, ...more });
    // By the names of those who asked: a scorer may correct what their own has recorded.
    const keys = {
      organiser: await hand('organiser', 'organiser'),
      scorer: await hand('tablet', 'scorer'),
      player: await hand('Someone', 'player', { player: personIn(this.#seasons[0]?.header ?? {}) }),
    };
    return { database: evening.database, keys };
  }

  /** What speaks against a refusal; undefined where it was so at a line of the span, or at that which it names. */
  async doubt(asked: Asked, { code, version, at = 0 }: Attempt, { from, to }: Span): Promise<string | undefined> {
    const lines = this.#seasons.flatMap(({ entries }) => entries.map(({ line }) => Number(line)));
    const possible = lines.filter((line) => line >= from && line <= to);
    const named = possible.filter((line) => version === undefined || line === version);
    const found: string[] = [];
    for (const line of named.toReversed()) {
      const outcome = await this.#outcome(asked, line, at);
      if (outcome === code) return undefined;
      found.push(`${outcome} at ${line}`);
    }
    const when = named.length > 0 ? found.join(', ') : `between ${from} and ${Math.min(to, lines.at(-1) ?? 0)}`;
    return `is refused as ${code} at line ${version ?? '?'}, and is ${when}: ${JSON.stringify(asked.sent)}`;
  }

  async #outcome({ name, sent }: Asked, line: number, at: number): Promise<string> {
    const season = this.#seasons.find(({ entries }) => entries.some((each) => each.line === line));
    if (!season || !sent) throw new Error(`there is no line ${line}, or nothing was sent`);
    const { database, keys } = await this.#keys;
    const evening = new Evening({}, database.copy());
    const commands = season.entries.filter((each) => each.line <= line).map(({ command }) => command);
    await createLadder(evening.database, { club: this.#club, ladder: 'main' }, season.header, commands);
    evening.now = instant(at);
    const path = `/api/clubs/${this.#club}/ladders/main/${name}`;
    const { status, json } = await evening.send('POST', path, { key: keys[sent.role], body: sent.body });
    return String(json['code'] ?? status);
  }
}
