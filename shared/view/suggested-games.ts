import { addDays, later, startOf } from '../calendar/days.ts';
import { settleDue } from '../engine/settle.ts';
import { awayUntil } from '../rules/away/days.ts';
import type { TheTwo } from '../rules/challenge/the-two.ts';
import { dayOf, matchOf } from '../rules/common/standing.ts';
import { peopleBehind } from '../rules/entrants/people.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { systemOf } from '../systems/registry.ts';
import type { FreeTime } from '../vocabulary/free-times.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Day, Instant, PlayerId } from '../vocabulary/vocabulary.ts';
import type { TimesOf } from './free-times.ts';
import { opponentsNear, opponentsOf } from './opponents.ts';

/** A challenge that nobody has made yet. */
export type SuggestedGame = TheTwo;

/** A ladder at an instant, and what is known of its players besides. */
export interface SuggestionScene {
  readonly ladder: Ladder;
  readonly at: Instant;
  readonly free: TimesOf;
  /** The players of games that were suggested within the week. */
  readonly suggested: ReadonlySet<PlayerId>;
}

export interface Suggestions {
  /** One for each player and each person at most; whoever has waited longest comes first. */
  readonly games: readonly SuggestedGame[];
  /** Those for whom one was looked for, and nobody was left whom the rules allow. */
  readonly without: readonly PlayerId[];
}

/** After how many days without a game one is looked for. */
const WAITS = 14;
/** How many rungs above and below a player another one is looked for, where the rules reach as far. */
const NEAR = 20;
/** For how many players one is looked for at once, each of whom costs a look at those near: the others' turn comes. */
const MOST = 200;

const NONE: Suggestions = { games: [], without: [] };

/**
 * Suggests games for the players who wait, as they have played none for two weeks or would like one now, or for everybody.
 * Each is a challenge that the rules would take from one of those players at that instant. Left alone are players who are away,
 * have a challenge open, or were in a suggestion within the week, and entrants who have said when they can play and have no time
 * in common.
 */
export function suggestGames(scene: SuggestionScene, whom: 'waiting' | 'everybody'): Suggestions {
  if (!arrangesGames(scene.ladder)) return NONE;
  const { ladder } = settleDue(scene.ladder, scene.at, asRemembered);
  const settled = { ...scene, ladder };
  const able = ablePlayers(settled);
  const asking = whom === 'everybody' ? able : able.filter((player) => isWaiting(settled, player));
  const first = byWait(settled, asking).slice(0, MOST);
  return matched(settled, first, first.flatMap(challengesBy(settled, new Set(able))));
}

/** Whether players arrange their games themselves: one challenges, and the other answers. */
export function arrangesGames(ladder: Pick<Ladder, 'header'>): boolean {
  const { play } = systemOf(ladder).controls;
  return play.kind === 'matches' && play.challenge.begins === 'when accepted';
}

/** Those on the ladder, top first, who may be in a suggestion. */
function ablePlayers({ ladder, at, suggested }: SuggestionScene): readonly PlayerId[] {
  const day = dayOf(ladder, at);
  const busy = new Set([...ladder.challenges.values()].flatMap(bothIn));
  return ladder.order
    .players()
    .filter((player) => !busy.has(player) && !suggested.has(player) && !awayUntil(ladder, player, day));
}

const isWaiting = (scene: SuggestionScene, player: PlayerId): boolean =>
  wantsGame(scene, player) || addDays(waitsSince(scene, player), WAITS) <= dayOf(scene.ladder, scene.at);

const wantsGame = ({ free, at }: SuggestionScene, player: PlayerId): boolean => (free.get(player)?.wants ?? at) > at;

/** The last day on which a player played, or was admitted. */
function waitsSince({ ladder, at }: SuggestionScene, player: PlayerId): Day {
  const admitted = ladder.players.get(player)?.admitted ?? ladder.header.season.start;
  return later(asRemembered.lastPlayed(ladder, player, dayOf(ladder, at)) ?? admitted, admitted);
}

/** Whoever has waited longest first; of two who have waited as long, the one above. */
const byWait = (scene: SuggestionScene, players: readonly PlayerId[]): readonly PlayerId[] =>
  players
    .map((player) => ({ player, since: startOf(waitsSince(scene, player)) }))
    .toSorted((one, other) => one.since - other.since)
    .map(({ player }) => player);

/** The challenges that a player may make; one that uses up a free challenge is not for others to suggest. */
const challengesBy =
  ({ ladder, at, free }: SuggestionScene, able: ReadonlySet<PlayerId>) =>
  (challenger: PlayerId): readonly SuggestedGame[] =>
    opponentsNear(ladder, challenger, at, NEAR)
      .judged.filter(({ player, refusal, free: isFree }) => !refusal && !isFree && able.has(player))
      .filter(({ player }) => mayMeet(free, challenger, player))
      .map(({ player }) => ({ challenger, challenged: player }));

/** Whether a challenge that was suggested would be taken at an instant, and neither player has another one open by then. */
export const isStillOpen = (ladder: Ladder, { challenger, challenged }: SuggestedGame, at: Instant): boolean =>
  !matchOf(ladder, challenger) &&
  !matchOf(ladder, challenged) &&
  opponentsOf(ladder, challenger, at, [challenged]).some(({ refusal }) => !refusal);

/** The times at which two have said that they can play. */
export function timesInCommon(free: TimesOf, one: PlayerId, other: PlayerId): readonly FreeTime[] {
  const others = free.get(other)?.when ?? [];
  return (free.get(one)?.when ?? []).filter((time) => others.includes(time));
}

/** Who has said nothing may be able to play whenever the other one can. */
const mayMeet = (free: TimesOf, one: PlayerId, other: PlayerId): boolean =>
  timesInCommon(free, one, other).length > 0 ||
  [one, other].some((player) => (free.get(player)?.when ?? []).length === 0);

/** One player after the other gets the best that is left of the challenges that they may make, or others may make to them. */
function matched(
  scene: SuggestionScene,
  asking: readonly PlayerId[],
  challenges: readonly SuggestedGame[],
): Suggestions {
  const ofEach = new Map<PlayerId, SuggestedGame[]>(asking.map((player) => [player, []]));
  for (const game of challenges) for (const player of bothIn(game)) ofEach.get(player)?.push(game);
  const games: SuggestedGame[] = [];
  const met = new Set<PlayerId>();
  const peopleIn = (game: SuggestedGame) => bothIn(game).flatMap((player) => peopleBehind(scene.ladder, player));
  for (const player of asking) {
    const left = (ofEach.get(player) ?? []).filter((game) => !peopleIn(game).some((each) => met.has(each)));
    const ranked = left.map((game) => ({ game, rank: rankOf(scene, game, (other) => ofEach.has(other)) }));
    const [best] = ranked.toSorted((one, other) => compared(one.rank, other.rank));
    if (!best) continue;
    games.push(best.game);
    for (const each of peopleIn(best.game)) met.add(each);
  }
  const playing = new Set(games.flatMap(bothIn));
  return { games, without: asking.filter((player) => !playing.has(player)) };
}

const bothIn = ({ challenger, challenged }: SuggestedGame): readonly PlayerId[] => [challenger, challenged];

/**
 * Which of several games suits a player best, the smallest numbers first: one at a time that both have named; with another who
 * would like one now, or who has waited, too; with the nearest; upwards.
 */
function rankOf(
  scene: SuggestionScene,
  { challenger, challenged }: SuggestedGame,
  isAsking: (player: PlayerId) => boolean,
): readonly number[] {
  const both = [challenger, challenged];
  const { order } = scene.ladder;
  const up = (order.rungOf(challenger) ?? 0) - (order.rungOf(challenged) ?? 0);
  return [
    timesInCommon(scene.free, challenger, challenged).length > 0 ? 0 : 1,
    -both.filter((player) => wantsGame(scene, player)).length,
    -both.filter(isAsking).length,
    Math.abs(up),
    -up,
  ];
}

const compared = (one: readonly number[], other: readonly number[]): number =>
  one.map((each, index) => each - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
