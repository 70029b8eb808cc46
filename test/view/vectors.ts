import { readdirSync, readFileSync } from 'node:fs';
import type { LadderView, StandingView } from '#shared/contract/view.ts';
import { type Season, termsIn } from '#shared/engine/season.ts';
import { formatLog } from '#shared/log/format.ts';
import { readLog, type SeasonLog } from '#shared/log/read.ts';
import { type LogToReplay, replay, type TraceLine, trace } from '#shared/log/replay.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import { tournamentOf } from '#shared/view/federation/season.ts';
import type { Tournament } from '#shared/view/federation/tournament.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { placesIn } from '#web/ui/page/words.tsx';

export const vector = (name: string): string => readFileSync(`test/vectors/${name}`, 'utf8');

/** The names of the sample seasons’ logs: of all of them, or of those whose names begin so. */
export const sampleLogs = (beginning = ''): readonly string[] =>
  readdirSync('test/vectors').filter((name) => name.startsWith(beginning) && /^[^.]+\.jsonl$/.test(name));

/** The text of a log: its header, and then its entries. */
export const logText = (...lines: readonly object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

export function seasonLog(text: string): SeasonLog {
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  return log.value;
}

/** What a log came to after each of its lines, and what of it was refused. */
export function traceOf(log: LogToReplay) {
  const lines: TraceLine[] = [];
  const refused = trace(log, (line) => lines.push(line));
  return { lines, refused };
}

/** The season that a log tells; what was refused is left out of it. */
export const replayed = (text: string): Season => replay(seasonLog(text)).season;

export const standing = (view: LadderView, id: string): StandingView => {
  const found = view.standings.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not on the ladder`);
  return found;
};

/** The last reason why a player moved, with the rungs and its clause: "beat Bob 2–0 (3 → 2) (L20a)". */
export const whyOf = (view: LadderView, id: string): string | undefined => {
  const [reason] = standing(view, id).why;
  return reason && `${textOf(reason.text)}${placesIn(reason)} (${reason.clause})`;
};

/** Of each there is a whole season among the samples. */
export const SYSTEMS = SYSTEM_IDS;

export function seasonOf(system: SystemId) {
  const season = replayed(vector(`${system}-generated.jsonl`));
  return { ladder: season.ladder, commands: season.lines().map(({ command }) => command), season };
}

/** A season as the admin page has it exported: its log, its players by rung, what is open, and what programs played at. */
export function exported(season: Season, name = 'Main ladder'): Tournament {
  const { header, ladder } = season;
  const lines = season.lines();
  const commands = lines.map(({ command }) => command);
  const terms = termsIn(lines);
  const tournament = tournamentOf(formatLog(header, commands), {
    club: 'Riverside',
    name,
    players: playersOf(ladder),
    open: new Set(Array.from(ladder.challenges.values(), ({ id }) => id)),
    terms: new Map(
      lines.flatMap(({ line, command }) => {
        const at = terms(line);
        return command.verb === 'challenge' && at ? [[command.body.id, at] as const] : [];
      }),
    ),
  });
  if (!tournament) throw new Error('no log');
  return tournament;
}

function playersOf({ order, players }: Season['ladder']): Tournament['players'] {
  return [...players.values()].map(({ id, name = id, rating }) => {
    const rung = order.rungOf(id);
    return { id, name, ...(rating !== undefined && { rating }), ...(rung !== undefined && { rung }) };
  });
}
