import { notThisSystem } from '../engine/decide.ts';
import { type Keeps, Season } from '../engine/season.ts';
import { dayOf } from '../rules/common/standing.ts';
import { everyPeriod } from '../rules/inactivity/settled-days.ts';
import { LOG } from '../rules/texts.ts';
import { systemOf } from '../systems/registry.ts';
import { picked } from '../vocabulary/alike.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type Refusal, type RefusalCode, refusal } from '../vocabulary/refusal.ts';
import type { Day, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';
import type { ParsedEntry } from './parse.ts';
import type { LogLine } from './read.ts';

export interface RefusedLine extends Refusal {
  readonly line: LineNumber;
}

export interface ReplayedStanding {
  readonly rung: number;
  readonly player: PlayerId;
  readonly displaced?: true;
  readonly gap?: string;
  readonly points?: number;
}

type SettledPeriod = { readonly period: string } & Pick<Settlement, 'dropped' | 'removed' | 'forfeited'>;

/** What `replay` prints. */
export interface ReplayDocument {
  readonly system: Header['system'];
  readonly standings: readonly ReplayedStanding[];
  readonly refused: readonly RefusedLine[];
  readonly settled: readonly SettledPeriod[];
  readonly champion?: PlayerId;
}

/** One line of `replay --trace`: the ladder after an entry. */
export interface TraceLine {
  readonly line: LineNumber;
  readonly ok: boolean;
  readonly code?: RefusalCode;
  readonly standings: readonly string[];
  readonly turn?: PlayerId | null;
  readonly may?: readonly PlayerId[];
}

export interface Replayed {
  readonly season: Season;
  readonly refused: readonly RefusedLine[];
}

export interface LogToReplay {
  readonly header: Header;
  readonly lines: Iterable<LogLine>;
}

/** Sees each line's outcome and the ladder after it. */
type ReplayWatch = (line: LogLine, no: Refusal | undefined, ladder: Ladder) => void;

export function replay(log: LogToReplay, watch?: ReplayWatch, keeps?: Keeps): Replayed {
  const season = new Season(log.header, undefined, keeps);
  const refused: RefusedLine[] = [];
  for (const line of log.lines) {
    const no = replayLine(season, log.header, line.entry);
    if (no) refused.push({ line: line.line, ...no });
    watch?.(line, no, season.ladder);
  }
  return { season, refused };
}

/** Every line of the text is a line of the season: one that is refused still lets time pass, unless it is timeless. */
export function replayLine(season: Season, header: Header, entry: ParsedEntry): Refusal | undefined {
  if (entry.ok === true) return season.record(entry.command);
  const no = entry.ok ? notHere(season, header, entry) : entry.refusal;
  season.pad(entry.ok && !isTimeless(no.code) ? entry.stamp.at : undefined);
  return no;
}

function notHere({ at }: Season, header: Header, { stamp, verb }: Extract<ParsedEntry, { ok: 'foreign' }>): Refusal {
  if (stamp.at >= at) return notThisSystem({ header }, verb);
  return refusal('time-goes-back', LOG.lineBefore, '§0');
}

/** An entry so refused settles nothing and sets no time. */
const isTimeless = (code: RefusalCode): boolean => code === 'invalid' || code === 'time-goes-back';

export function documentOf({ season, refused }: Replayed): ReplayDocument {
  const { header } = season.ladder;
  const { calendar, honours } = systemOf(season.ladder);
  const calendarAt = (line: LineNumber) => calendar(season.headerBefore(line));
  const { champion } = honours(season.ladder);
  return {
    system: header.system,
    standings: standingsOf(season.ladder),
    refused,
    settled: season
      .lines()
      .flatMap(({ line, effects }) => Array.from(everyPeriod(calendarAt(line), effects.settled), periodOf)),
    ...(champion && { champion }),
  };
}

function standingsOf(ladder: Ladder): readonly ReplayedStanding[] {
  const { measuring, honours } = systemOf(ladder);
  const { displaced } = honours(ladder);
  return Array.from(measuring.rungs(ladder), ([player, rung]) => ({
    rung,
    player,
    ...(displaced.includes(player) && { displaced: true as const }),
    ...measuring.of(ladder, player, rung),
  }));
}

/** How a trace names those on the rungs: with what is measured of them. */
function shown(ladder: Ladder): readonly string[] {
  const { measuring } = systemOf(ladder);
  return Array.from(measuring.rungs(ladder), ([player, rung]) =>
    [player, ...Object.values(measuring.of(ladder, player, rung))].join(' '),
  );
}

const periodOf = (settlement: Settlement) => ({
  period: settlement.name,
  ...picked(settlement, ['dropped', 'forfeited', 'removed']),
});

/** Tells the ladder after each line, and whose turn it is after an arrival; keeps nothing of it. Gives what was refused. */
export function trace(log: LogToReplay, tell: (line: TraceLine) => void): readonly RefusedLine[] {
  const arrivals = new Map<LineNumber, Day>();
  const watch: ReplayWatch = ({ line, entry }, no, ladder) => {
    const today = dayOf(ladder, ladder.at);
    if (entry.ok === true && !no) {
      const { command } = entry;
      if (command.verb === 'arrive') arrivals.set(line, today);
      // A voided arrival was none.
      if (command.verb === 'void') arrivals.delete(command.body.line);
    }
    const isOfNight = entry.ok !== false && !(no && isTimeless(no.code)) && [...arrivals.values()].includes(today);
    const turn = isOfNight ? turnAndChoice(ladder) : {};
    tell({ line, ok: !no, ...(no && { code: no.code }), standings: shown(ladder), ...turn });
  };
  return replay(log, watch, 'settlements').refused;
}

function turnAndChoice(ladder: Ladder): Pick<TraceLine, 'turn' | 'may'> {
  const { turnOf, mayChallenge } = systemOf(ladder).nights;
  const turn = turnOf(ladder, ladder.at);
  return { turn: turn ?? null, may: turn ? mayChallenge(ladder, turn, ladder.at) : [] };
}
