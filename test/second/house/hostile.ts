import { dayOf } from './calendar.ts';
import { Chance } from './chance.ts';
import { hostileHeader } from './headers.ts';
import type { Header } from './lines.ts';
import { Club } from './people.ts';
import { type Outcome, SecondSeason } from './replay.ts';

const HOUR = 3_600_000;

export interface HostileSeason {
  /** The lines of the log, the header first. */
  readonly lines: readonly string[];
  readonly outcome: Outcome;
}

/** A season in which much goes wrong. The same seed gives the same one. */
export function hostileSeason(seed: number, length: number): HostileSeason {
  const chance = new Chance(seed);
  const header = hostileHeader(chance);
  const season = new SecondSeason(header);
  const lines = [JSON.stringify({ ladder: header })];
  const club = new Club(chance, season, startAt(chance, header));
  while (lines.length <= length) {
    const line = club.line(lines.length === 1);
    lines.push(line);
    season.tell(line);
  }
  return { lines, outcome: season.outcome() };
}

const startAt = (chance: Chance, { season }: Header): number =>
  (dayOf(season.start) - chance.upTo(3)) * 24 * HOUR + chance.upTo(24) * HOUR;
