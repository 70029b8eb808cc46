import { formatLocal } from '../../shared/calendar/zone.ts';
import type { Entry } from '../../shared/ladder/entry.ts';
import { type Ladder, nameOf, type Player } from '../../shared/ladder/ladder.ts';
import type { Instant, PlayerId } from '../../shared/ladder/vocabulary.ts';
import { nextDue } from '../../shared/policies/duties.ts';
import { busyPlayers, hasPassed, pegOn } from '../../shared/policies/night.ts';
import { dayOf } from '../../shared/policies/standing.ts';
import { mayChallenge, turnOf } from '../../shared/policies/turn.ts';
import { toldEntry } from './tell.ts';

/** What the officials of a club see of a ladder at an instant, with the latest lines of its log, newest first. */
export function deskView(ladder: Ladder, entries: readonly Entry[], now: Instant) {
  const { header, line, settled, order } = ladder;
  const due = nextDue(ladder);
  return {
    version: line,
    asOf: formatLocal(header.timezone, now),
    header,
    standings: order.players().map((id, index) => ({ rung: index + 1, ...person(ladder, id) })),
    off: offTheLadder(ladder),
    night: nightView(ladder, now),
    challenges: challengesView(ladder),
    final: ladder.final,
    settled,
    due: due && formatLocal(header.timezone, due),
    entries: entries.toReversed().map((entry) => toldEntry(header, entry)),
  };
}

function person(ladder: Ladder, id: PlayerId) {
  const { rating, admitted, played }: Partial<Player> = ladder.players.get(id) ?? {};
  return { player: id, name: nameOf(ladder, id), rating, admitted, played };
}

/** Those who were on the ladder once and may come back. */
function offTheLadder(ladder: Ladder) {
  const on = new Set(ladder.order.players());
  return [...ladder.players.values()].filter(({ id }) => !on.has(id)).map(({ id }) => person(ladder, id));
}

/** The board of the night of an instant: who may challenge whom, and whose turn it is. */
function nightView(ladder: Ladder, now: Instant) {
  const { night } = ladder;
  if (night?.day !== dayOf(ladder, now)) return undefined;
  const busy = busyPlayers(ladder);
  const pegs = night.present.map((player) => {
    const peg = pegOn(ladder, player, night.day);
    return {
      player,
      side: busy.has(player) ? 'light' : 'dark',
      imbalance: peg?.imbalance ?? 0,
      passed: hasPassed(peg, night),
      met: peg?.met ?? [],
      may: busy.has(player) ? [] : mayChallenge(ladder, player, now),
    };
  });
  return { day: night.day, turn: turnOf(ladder, now) ?? null, waiting: night.waiting, pegs };
}

const challengesView = (ladder: Ladder) =>
  [...ladder.challenges.values()]
    .toSorted((one, other) => one.issued - other.issued)
    .map((challenge) => ({ ...challenge, issued: formatLocal(ladder.header.timezone, challenge.issued) }));
