import { formatLocal } from '#shared/calendar/zone.ts';
import { judge } from '#shared/engine/decide.ts';
import { goClock, goScoring, goTerms } from '#shared/rules/go/terms.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { potsOn } from '#shared/view/pots.ts';
import { publicTerms } from '#shared/view/public-effects.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type Awaiting, byIssue, type Challenge, type HandicapTerms, type Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';

/**
 * Challenges that have no final result yet, oldest first, as they are at an instant. `entries`: at least the lines whose
 * results await approval.
 */
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
    awaiting: challenge.awaiting && awaitingView(ladder, challenge.awaiting, entries),
    game: challenge.terms && gameOf(ladder, challenge, challenge.terms),
  }));
}

/** Whether an official may put it off, as the two are asked on their phones. */
function mayPostpone(ladder: Ladder, { id }: Challenge, at: Instant): true | undefined {
  if (!systemOf(ladder).rules.postpone) return undefined;
  return judge(ladder, { at, verb: 'postpone', body: { challenge: id } }) ? undefined : true;
}

function stateOf(
  ladder: Ladder,
  { accepted, awaiting }: Challenge,
): 'awaiting-approval' | 'running' | 'accepted' | 'open' {
  if (awaiting) return 'awaiting-approval';
  const { play } = systemOf(ladder).controls;
  if (play.kind === 'pairs' && play.challenge.begins === 'at once') return 'running';
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
export const gamesView = (ladder: Ladder, entries: readonly Entry[]) =>
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
