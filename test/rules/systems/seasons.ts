import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import * as fc from 'fast-check';
import { inject } from 'vitest';
import type { Decision } from '#shared/engine/decide.ts';
import { Season, termsIn } from '#shared/engine/season.ts';
import { type ParsedEntry, parseEntry, parseHeader } from '#shared/log/parse.ts';
import { SYSTEM_IDS, systemOf } from '#shared/systems/registry.ts';
import type { System } from '#shared/systems/system.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { runs } from '#test/runs.ts';
import type { Reading } from '#test/second/reading.ts';
import { readingOf } from '#test/second/readings.ts';

/** Every system that there is: the laws hold for each, and one that nobody has read a second time fails them. */
export const SYSTEMS = SYSTEM_IDS;

/** A season in which a good deal is refused, made up by people who know the rules from their pages alone. */
export interface Scenario {
  readonly seed: number;
  /** Of lines after the header. */
  readonly length: number;
}

export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  seed: fc.noShrink(fc.nat(1_000_000)),
  length: fc.integer({ min: 20, max: 70 }),
});

/** One command, the ladder that it met, and what became of it. */
export interface Happened {
  readonly command: Command;
  readonly before: Ladder;
  readonly decision: Decision;
}

export interface Played {
  readonly season: Season;
  readonly happened: readonly Happened[];
}

/**
 * Decides a season line by line, as those who have read the rules so make it up. What cannot be read is left out, so lines have
 * other numbers than people think.
 */
export function play(system: SystemId, scenario: Scenario, reading = readingOf(system)): Played {
  const [header, ...lines] = linesOf(system, scenario, reading);
  const season = new Season(headerIn(header));
  const happened: Happened[] = [];
  const numbers = new Map<number, number>();
  for (const [index, text] of lines.entries()) {
    const parsed = entryIn(text, systemOf(season), (line) => numbers.get(line) ?? season.ladder.line + line);
    if (parsed.ok !== true) continue;
    const { command } = parsed;
    const before = season.ladder;
    const decision = season.decide(command);
    if (!decision.refusal) numbers.set(index + 2, decision.ladder.line);
    happened.push({ command, before, decision });
  }
  return { season, happened };
}

function headerIn(text = ''): Header {
  const parsed = parseHeader(JSON.parse(text).ladder);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const read = new Map<System, Map<string, ParsedEntry>>();

/** What a line says, which is read once unless it names another line. */
function entryIn(text: string, system: System, numberOf: (line: number) => number): ParsedEntry {
  if (text.includes('"line":')) return parseEntry(withLine(jsonIn(text), numberOf), system);
  const texts = read.get(system) ?? new Map<string, ParsedEntry>();
  read.set(system, texts);
  const parsed = texts.get(text) ?? parseEntry(jsonIn(text), system);
  texts.set(text, parsed);
  return parsed;
}

/** An entry that amends a line names it by its number. */
function withLine(entry: unknown, numberOf: (line: number) => number): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const told = Object.entries(entry).map(([name, body]) => {
    const isOfLine = typeof body?.line === 'number';
    return [name, isOfLine ? { ...body, line: numberOf(body.line) } : body];
  });
  return Object.fromEntries(told);
}

const made = new Map<string, readonly string[]>();

/** The first lines of a longer season of the same seed are those of a shorter one. */
function linesOf(system: SystemId, { seed, length }: Scenario, reading: Reading): readonly string[] {
  const name = `${reading.name} ${system} ${seed}`;
  const known = made.get(name);
  if (known && known.length > length) return known.slice(0, length + 1);
  const lines = madeOnce(`${name} ${length}`, () => reading.hostileSeason(system, seed, length).lines);
  made.set(name, lines);
  return lines;
}

/** Lines that one process of a run has made: to think of them takes longer than to play them. */
function madeOnce(name: string, make: () => readonly string[]): readonly string[] {
  const folder = join(inject('shared'), 'seasons');
  const file = join(folder, name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const lines = make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file} ${threadId}`, JSON.stringify(lines));
  renameSync(`${file} ${threadId}`, file);
  return lines;
}

/** The same seasons for every law, so that one process plays each of them once, whichever files it runs. */
const SEED = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;
const MOST = 150 * SYSTEMS.length;
const shared = new Map<string, Played>();

function playedOnce(system: SystemId, scenario: Scenario): Played {
  const key = `${system} ${JSON.stringify(scenario)}`;
  const played = shared.get(key) ?? play(system, scenario);
  if (shared.size < MOST) shared.set(key, played);
  return played;
}

type Holds = (played: Played, number: number) => void;

/** Checks something of many seasons of a system, in which a good deal is refused, with any number to pick with; see `runs`. */
export function always(system: SystemId, holds: Holds, numRuns = 15): void {
  const holdsFor = fc.property(scenarios, fc.nat(1_000_000), (scenario, number) => {
    const played = playedOnce(system, scenario);
    const { ladder } = played.season;
    holds(played, number);
    if (played.season.ladder !== ladder) throw new Error('a season that others look at went on: use alwaysGoingOn');
  });
  void fc.assert(holdsFor, { numRuns: runs(numRuns), seed: SEED });
}

/** The same for what goes on with the season. */
export function alwaysGoingOn(system: SystemId, holds: Holds, numRuns = 15): void {
  const holdsFor = fc.property(scenarios, fc.nat(1_000_000), (scenario, number) => {
    const { season, happened } = playedOnce(system, scenario);
    const lines = season.lines();
    const commands = lines.map(({ command }) => command);
    holds({ season: Season.of(season.header, commands, termsIn(lines)), happened }, number);
  });
  void fc.assert(holdsFor, { numRuns: runs(numRuns), seed: SEED });
}

/** The same as `alwaysGoingOn` where checking takes its time. */
export const alwaysAsync = (
  system: SystemId,
  holds: (played: Played, number: number) => Promise<void>,
  numRuns = 5,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(scenarios, fc.nat(1_000_000), (scenario, number) => holds(play(system, scenario), number)),
    { numRuns: runs(numRuns), seed: SEED },
  );

/** One of a list, picked by any number. */
export const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];
