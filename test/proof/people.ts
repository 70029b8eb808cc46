import { addDays, daysBetween } from '#shared/calendar/days.ts';
import { formatLog } from '#shared/log/format.ts';
import { parseHeader } from '#shared/log/parse.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Header, headerLine } from '#shared/vocabulary/header.ts';
import { type Day, FIRST_LINE, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import type { Follower } from '#test/second/people.ts';
import { readingOf } from '#test/second/readings.ts';
import { type Said, saidIn } from './said.ts';

/** What is played: a system, or House rules by pairs. */
export type Played = SystemId | 'pairs';
export const PLAYED: readonly Played[] = [...SYSTEM_IDS, 'pairs'];

/** What a ladder with such a header plays. */
export const playedBy = ({ system, entrants }: Pick<Header, 'system' | 'entrants'>): Played => entrants ?? system;

/** How many pairs a ladder begins with, and how many people they have: a few play in two. */
const [PAIRS, PEOPLE] = [24, 41];

/** The people of the first pair are q2 and q3, of the second q4 and q5. */
const peopleOf = (pair: number) => [2 * pair, 2 * pair + 1].map((person) => ({ id: `q${person % PEOPLE}` }));

const PAIRS_SEEDED = Array.from({ length: PAIRS }, (_, nth) => ({ id: `p${nth + 1}`, people: peopleOf(nth + 1) }));

/** Who is there at first where it is not left to chance: 24 pairs, and 34 players in boxes. */
const SEEDED: Readonly<Partial<Record<Played, readonly { readonly id: string }[]>>> = {
  pairs: PAIRS_SEEDED,
  boxes: Array.from({ length: 34 }, (_, nth) => ({ id: `p${nth + 1}` })),
};

/** Somebody who plays as one of the first entrants of a ladder. */
export const personIn = ({ entrants }: Pick<Header, 'entrants'>, entrant = 'p1'): string =>
  (entrants && PAIRS_SEEDED.find(({ id }) => id === entrant)?.people[0]?.id) ?? entrant;

/** The object of a verb, in which whoever is given a name is given this one: of pairs their people. */
export function named({ verb, body }: Said, nameOf: (player: unknown) => string): Said['body'] {
  const { players, people } = body;
  if (Array.isArray(people)) return { ...body, people: people.map((each) => ({ ...each, name: nameOf(each.id) })) };
  if (verb === 'seed' && Array.isArray(players))
    return {
      ...body,
      players: players.map((each) =>
        each.people ? named({ at: 0, verb, body: each }, nameOf) : { ...each, name: nameOf(each.id) },
      ),
    };
  return verb === 'join' || verb === 'rename' ? { ...body, name: nameOf(body['player']) } : body;
}

/** The people of a ladder that others write to as well: they read its log, and say what they do next. */
export class LogPeople {
  #header: Header | undefined;
  #heard: readonly string[] = [];
  #people: Follower | undefined;

  /** Reads on, or anew where the log no longer begins with what was read of it. */
  read(header: Header, commands: readonly Command[]): void {
    const lines = formatLog(header, commands).trimEnd().split('\n');
    if (!this.#people || !this.#heard.every((line, index) => line === lines[index])) {
      this.#people = readingOf(header.system).follow(JSON.parse(lines[0] ?? '').ladder);
      this.#heard = lines.slice(0, 1);
    }
    for (const line of lines.slice(this.#heard.length)) this.#people.tell(line);
    [this.#header, this.#heard] = [header, lines];
  }

  /** A line that somebody adds, not before an instant; undefined where it says nothing. Another seed gives another one. */
  next(seed: number, now: number): Said | undefined {
    const said = this.#people && saidIn(this.#people.next(seed, now));
    if (!said || typeof said.body['line'] !== 'number' || !this.#header) return said;
    // Only in a file does each season count from the first line on.
    return { ...said, body: { ...said.body, line: said.body['line'] + headerLine(this.#header) - FIRST_LINE } };
  }
}

/** How many players a ladder begins with at least. */
const FEWEST = 5;

/** A ladder that people begin so that it is accepted, by the first seed that makes one. */
export function beginningOf(played: Played, nextSeed: () => number): { readonly header: Header; readonly seed: Said } {
  const system = played === 'pairs' ? 'house' : played;
  for (;;) {
    const { lines, outcome } = readingOf(system).hostileSeason(system, nextSeed(), 1);
    const [first = '', second = ''] = lines;
    const [header, seed] = [parseHeader(JSON.parse(first).ladder), saidIn(second)];
    const players = seed?.body['players'];
    const isRight = outcome.trace[0]?.ok === true && Array.isArray(players) && players.length >= FEWEST;
    if (!header.ok || !seed || !isRight) continue;
    const seeded = SEEDED[played];
    return {
      header: { ...header.value, ...(played === 'pairs' && { entrants: played }) },
      seed: seeded ? { ...seed, body: { order: 'given', players: seeded } } : seed,
    };
  }
}

/** A header whose season begins on another day, and all else as much later. */
export function movedTo({ season, closures, ...header }: Header, start: Day): Header {
  const by = daysBetween(season.start, start);
  const moved = (day: Day): Day => addDays(day, by);
  return {
    ...header,
    season: { start, ...(season.end !== undefined && { end: moved(season.end) }) },
    ...(closures && { closures: closures.map(({ from, to }) => ({ from: moved(from), to: moved(to) })) }),
  };
}
