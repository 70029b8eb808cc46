import type { DayView, HistoryView } from '../contract/history.ts';
import type { LadderView } from '../contract/view.ts';
import { isAbout } from '../words/phrase.ts';
import { type Stand, trackOf } from './reading-history.ts';

/** What is published of one player: of a long ladder their pages load this, and not all of it. */
export interface PlayerPart {
  /** Its standings are those of the player, and of the others that are named here. */
  readonly view: LadderView;
  /** The places of these in the order; the top is place 1. */
  readonly places: readonly number[];
  /** How many players are on the ladder. */
  readonly inAll: number;
  /** The player’s own rungs and results alone, and nobody’s penalties. */
  readonly history: HistoryView;
}

/**
 * `who`: a player by their public id, or by their place in the order. Of one who is unknown, what is left tells of the ladder
 * alone, and who has played on it.
 */
export function playerPart(view: LadderView, history: HistoryView, who: string | number): PlayerPart {
  const standing = view.standings.find(({ id }, index) => id === who || index + 1 === who);
  const id = standing?.id ?? String(who);
  const own = history.players.findIndex((each) => each.id === id);
  const results = history.results.filter(({ players }) => players.includes(own));
  const met = [...new Set([own, ...results.flatMap(({ players }) => players)])];
  const playing = new Set(results.flatMap(({ lineup = [] }) => lineup));
  const people = history.people?.filter(
    (each) => playing.has(each.id) || standing?.people?.some(({ id: one }) => one === each.id),
  );
  const players = met.flatMap((index) => history.players[index] ?? []);
  const inReasons = standing?.why.flatMap(({ text }) => text.flatMap((part) => (typeof part === 'string' ? [] : part)));
  const named = new Set([id, ...[...players, ...(inReasons ?? [])].map((each) => each.id)]);
  const { startPoints: _, changes, ...season } = history;
  return {
    view: { ...view, standings: view.standings.filter((each) => named.has(each.id)) },
    places: view.standings.flatMap((each, index) => (named.has(each.id) ? [index + 1] : [])),
    inAll: view.standings.length,
    history: {
      ...season,
      players: own < 0 ? history.players : players,
      ...(people && { people }),
      start: [],
      days: daysOf(trackOf(history, own), history.days[0]),
      results: results.map((each) => ({ ...each, players: each.players.map((player) => met.indexOf(player)) })),
      settlements: [],
      ...(changes && { changes: changes.filter(({ text }) => isAbout(text, id)) }),
    },
  };
}

/** The way of one player as days of a history that knows nobody else. */
const daysOf = (track: readonly Stand[], first: DayView | undefined): readonly DayView[] =>
  track.flatMap(({ day = first?.day, rung, points }, index): readonly DayView[] => {
    const before = track[index - 1]?.rung ?? null;
    if (day === undefined || (before === null && rung === null)) return [];
    return [
      {
        day,
        ...(before !== null && { moved: [[before, 1, rung === null ? null : rung - before]] }),
        ...(before === null && rung !== null && { joined: [[0, rung]] }),
        ...(points !== undefined && { points: [[0, points]] }),
      },
    ];
  });
