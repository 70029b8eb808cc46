import { formatLocal } from '#shared/calendar/zone.ts';
import type { LineView } from '#shared/contract/entries.ts';
import { nextDue } from '#shared/engine/settle.ts';
import type { DeskNight, DeskView } from '#shared/features/ladder-view.ts';
import { busyPlayers, hasPassed, pegOn } from '#shared/rules/night/pegs.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { finalSoFar } from '#shared/view/final.ts';
import { tonightOf } from '#shared/view/night.ts';
import { potsOn } from '#shared/view/pots.ts';
import { publicHeader } from '#shared/view/public-parts.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type Header, headerLine } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { toldEntry } from '../tell.ts';
import { challengesView, gamesView } from './games.ts';
import { entrantsView, offTheLadder, standingsView } from './players.ts';

/** How many of the last lines of the log the desk shows. */
export const SHOWN = 100;

/** After which line the desk needs the log: for the last lines, and for results that wait longer for approval. */
export function deskNeedsAfter(ladder: Ladder): LineNumber {
  const { header, line, challenges } = ladder;
  const waiting = [...challenges.values(), ...potsOn(ladder)].flatMap(({ awaiting }) => awaiting?.line ?? []);
  return lineNumber(Math.max(headerLine(header), Math.min(line - SHOWN, ...waiting.map((each) => each - 1))));
}

/** What the officials of a club see of a ladder at an instant, with the latest lines of its log, newest first. */
export function deskView(ladder: Ladder, entries: readonly Entry[], now: Instant): DeskView {
  const { header, line, settled } = ladder;
  const due = nextDue(ladder);
  return {
    version: line,
    asOf: formatLocal(header.timezone, now),
    header: publicHeader(header),
    standings: standingsView(ladder),
    off: offTheLadder(ladder),
    entrants: entrantsView(ladder),
    night: nightView(ladder, now),
    challenges: challengesView(ladder, entries, now),
    games: gamesView(ladder, entries),
    final: finalSoFar(ladder),
    settled: settled.map(({ first, last }) => ({ first, last })),
    due: due && formatLocal(header.timezone, due),
    entries: entries
      .slice(-SHOWN)
      .toReversed()
      .map((entry) => deskEntry(header, entry)),
  };
}

/** A line of the log, without the moves of its game, which are long; those to be approved stand with their challenges. */
export const deskEntry = (header: Header, entry: Entry): LineView => ({ ...toldEntry(header, entry), pgn: undefined });

/** The board of the night of an instant: who may challenge whom, and whose turn it is. */
function nightView(ladder: Ladder, now: Instant): DeskNight | undefined {
  const night = tonightOf(ladder, now);
  if (!night) return undefined;
  const { turnOf, mayChallenge } = systemOf(ladder).nights;
  const busy = busyPlayers(ladder);
  const pegs = night.present.map((player) => {
    const peg = pegOn(ladder, player, night.day);
    return {
      player,
      side: busy.has(player) ? ('light' as const) : ('dark' as const),
      imbalance: peg?.imbalance ?? 0,
      passed: hasPassed(peg, night),
      met: peg?.met ?? [],
      may: busy.has(player) ? [] : mayChallenge(ladder, player, now),
    };
  });
  return { day: night.day, turn: turnOf(ladder, now) ?? null, waiting: night.waiting, pegs };
}
