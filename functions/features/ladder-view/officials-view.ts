import { formatLocal } from '#shared/calendar/zone.ts';
import type { LineView } from '#shared/contract/entries.ts';
import { judge } from '#shared/engine/decide.ts';
import { nextDue } from '#shared/engine/settle.ts';
import type { DeskNight, DeskView } from '#shared/features/ladder-view.ts';
import { goClock, goScoring, goTerms } from '#shared/rules/go/terms.ts';
import { busyPlayers, hasPassed, pegOn } from '#shared/rules/night/pegs.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { mayBeLostBySilence } from '#shared/systems/silence.ts';
import { finalSoFar } from '#shared/view/final.ts';
import { tonightOf } from '#shared/view/night.ts';
import { potsOn } from '#shared/view/pots.ts';
import { publicTerms } from '#shared/view/public-effects.ts';
import { publicHeader } from '#shared/view/public-parts.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type Header, headerLine } from '#shared/vocabulary/header.ts';
import { type Awaiting, byIssue, type Challenge, type HandicapTerms, type Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, type LineNumber, lineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { toldEntry } from '../entry-answer.ts';
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

/** Challenges without a final result, oldest first. `entries`: at least those whose results await approval. */
export function challengesView(ladder: Ladder, entries: readonly Entry[], now: Instant) {
  return [...ladder.challenges.values()].toSorted(byIssue).map((challenge) => ({
    id: challenge.id,
    challenger: challenge.challenger,
    challenged: challenge.challenged,
    issued: formatLocal(ladder.header.timezone, challenge.issued),
    distance: challenge.distance,
    terms: publicTerms(challenge.terms),
    accepted: challenge.accepted,
    decided: challenge.decided,
    state: stateOf(ladder, challenge),
    mayPostpone: mayPostpone(ladder, challenge, now),
    mayOffer: mayOffer(ladder, challenge),
    awaiting: challenge.awaiting && awaitingView(ladder, challenge.awaiting, entries),
    game: challenge.terms && gameOf(ladder, challenge, challenge.terms),
  }));
}

/** Whether an official may postpone it, as the two can ask to on their phones. */
function mayPostpone(ladder: Ladder, { id }: Challenge, at: Instant): true | undefined {
  if (!systemOf(ladder).rules.postpone) return undefined;
  return judge(ladder, { at, verb: 'postpone', body: { challenge: id } }) ? undefined : true;
}

/** Whose offer of a day an official may note: the challenge has to be accepted first, as for the two themselves. */
function mayOffer(ladder: Ladder, challenge: Challenge): readonly PlayerId[] | undefined {
  const { accepted, awaiting, offered = [], challenger, challenged } = challenge;
  if (!accepted || awaiting || !mayBeLostBySilence(ladder, challenge)) return undefined;
  return [challenger, challenged].filter((player) => !offered.includes(player));
}

function stateOf(
  ladder: Ladder,
  { accepted, awaiting }: Challenge,
): 'awaiting-approval' | 'running' | 'accepted' | 'open' {
  if (awaiting) return 'awaiting-approval';
  const { play } = systemOf(ladder).controls;
  if (play.kind === 'matches' && play.challenge.begins === 'at once') return 'running';
  return accepted ? 'accepted' : 'open';
}

/** A result that the coordinator is to approve, with its moves (N7). */
function awaitingView(
  { header }: Ladder,
  { score, points, day, line, reported, counts, disputed }: Awaiting,
  entries: readonly Entry[],
) {
  const given = entries.find((entry) => entry.line === line)?.command;
  const { pgn, white, minutes, walkover, noShow, retired } =
    given?.verb === 'result' || given?.verb === 'match' ? given.body : {};
  const until = counts === undefined ? undefined : formatLocal(header.timezone, counts);
  return {
    line,
    score,
    points,
    day,
    minutes,
    pgn,
    white,
    by: given?.by,
    reported,
    counts: until,
    disputed,
    walkover,
    noShow,
    retired,
  };
}

/** How two programs play, in the words of the rules' own terms (G). */
function gameOf(ladder: Ladder, { challenger, challenged }: Challenge, terms: HandicapTerms) {
  const [one, other] = [challenger, challenged].map((id) => ladder.players.get(id)?.preferences);
  const { stones, komi, white, chooses } = goTerms(terms, challenger, challenged);
  const { main, byoyomi } = goClock(one, other);
  return { stones, komi, white, choosesColours: chooses, main, byoyomi, scoring: goScoring(one, other) };
}

/** Games for points that are running, oldest first. `entries`: at least the lines whose scores wait. */
const gamesView = (ladder: Ladder, entries: readonly Entry[]) =>
  potsOn(ladder).map(({ id, players, started, pot, awaiting }) => ({
    id,
    players,
    started: formatLocal(ladder.header.timezone, started),
    pot,
    awaiting: awaiting && {
      line: awaiting.line,
      scores: awaiting.scores,
      day: awaiting.day,
      reported: awaiting.reported,
      disputed: awaiting.disputed,
      by: entries.find(({ line }) => line === awaiting.line)?.command.by,
      counts: awaiting.counts === undefined ? undefined : formatLocal(ladder.header.timezone, awaiting.counts),
    },
  }));
