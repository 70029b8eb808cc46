import { addDays } from '#shared/calendar/days.ts';
import { keptOfPlayers } from '#shared/rules/common/records-of-players.ts';
import { morePointsWin } from '#shared/rules/common/score.ts';
import { figure, isSet, type Setting } from '#shared/rules/common/settings.ts';
import { WHOM } from '#shared/rules/texts.ts';
import { type Challenge, type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { isReader } from '#shared/words/reader.ts';
import type { Against, Ending, Remembering } from '../terms.ts';
import { beatenSlot, defendedSlot, type PlayerDays, wonSlot } from './slots.ts';

/**
 * For how many days after a game a player who has defended their rung, or won as a challenger, can't be challenged; 0 for none
 * (H6).
 */
export const protectedDays = figure('protectedDays', 0, [0, 28]);
export const winnerDays = figure('winnerDays', 0, [0, 28]);
/** For how many days after it a challenger who has lost challenges nobody (H6). */
export const beatenDays = figure('beatenDays', 0, [0, 28]);

/** One of the two for whom an ending has an effect on some days after it. */
type Whose = (challenge: Challenge, outcome: Ending['outcome']) => PlayerId | undefined;

const defender: Whose = ({ challenged, distance }, outcome) =>
  outcome === 'challenged-won' && distance >= 1 ? challenged : undefined;
const winner: Whose = ({ challenger }, outcome) => (outcome === 'challenger-won' ? challenger : undefined);
const beaten: Whose = ({ challenger }, outcome) =>
  outcome === 'challenged-won' || outcome === 'lost-by-both' ? challenger : undefined;

interface Effect {
  readonly days: Setting<number>;
  readonly whose: Whose;
  readonly kept: ReturnType<typeof keptOfPlayers<PlayerDays>>;
}

const lastTwo = (days: PlayerDays): PlayerDays => days.slice(-2);

/** Who has defended a rung is stored on every ladder with these rules, as it always was. */
const DEFENDED: Effect = {
  days: protectedDays,
  whose: defender,
  kept: keptOfPlayers(defendedSlot, () => true, lastTwo),
};
const WON: Effect = { days: winnerDays, whose: winner, kept: keptOfPlayers(wonSlot, isSet(winnerDays), lastTwo) };
const BEATEN: Effect = { days: beatenDays, whose: beaten, kept: keptOfPlayers(beatenSlot, isSet(beatenDays), lastTwo) };

const PROTECTING = [DEFENDED, WON] as const;

export const keptAfterGames = [WON.kept, BEATEN.kept] as const;

/** A player who defends a rung, or wins as a challenger, is left alone for some days; a beaten challenger waits. */
export const daysAfterGames = (clause: Clause): Against =>
  function* (ladder, { challenger, challenged }, day) {
    const safe = protectionOf(ladder, challenged, day);
    if (safe) {
      const from = dayWords(addDays(safe.until, 1));
      yield refusal('protected', WHOM.protected(nameOf(ladder, challenged), from, safe.by === WON), clause);
    }
    const waits = lastDayOf(BEATEN, ladder, challenger, day);
    if (waits) {
      const from = dayWords(addDays(waits, 1));
      yield refusal('must-wait', WHOM.mustWait(nameOf(ladder, challenger), from, isReader(challenger)), clause);
    }
  };

/** What a challenge came to is stored by the day of play (H6). */
export const rememberingGames: Remembering = (ladder, challenge, { outcome, day }) =>
  [DEFENDED, WON, BEATEN].reduce((after, { whose, kept }) => {
    const player = whose(challenge, outcome);
    return player ? kept.changed(after, player, (days) => including(days, day)) : after;
  }, ladder);

/** In order, each once. */
const including = (days: PlayerDays = [], day: Day): PlayerDays =>
  days.includes(day) ? days : [...days, day].toSorted();

const reported = new WeakMap<Whose, WeakMap<Ladder['challenges'], ReadonlyMap<PlayerId, PlayerDays>>>(
  [DEFENDED, WON, BEATEN].map(({ whose }) => [whose, new WeakMap()]),
);

/**
 * The days of results that wait: they count from the report on, so that nobody who keeps silent takes that away. Worked out
 * once for a list of challenges: a page asks for each of many opponents.
 */
function reportedIn({ whose }: Effect, { challenges }: Ladder): ReadonlyMap<PlayerId, PlayerDays> {
  const known = reported.get(whose)?.get(challenges);
  if (known) return known;
  const days = new Map<PlayerId, PlayerDays>();
  for (const challenge of challenges.values()) {
    const { awaiting } = challenge;
    const player = awaiting && whose(challenge, morePointsWin(awaiting.score));
    if (player) days.set(player, including(days.get(player), awaiting.day));
  }
  reported.get(whose)?.set(challenges, days);
  return days;
}

/** The players of whom two ladders say differently whether they are protected. */
export function* protectedBetween(before: Ladder, after: Ladder): Generator<PlayerId> {
  for (const { kept } of PROTECTING) yield* kept.between(before, after);
  if (before.challenges === after.challenges) return;
  for (const effect of PROTECTING) {
    const [then, now] = [reportedIn(effect, before), reportedIn(effect, after)];
    for (const player of new Set([...then.keys(), ...now.keys()]))
      if (then.get(player)?.join() !== now.get(player)?.join()) yield player;
  }
}

/** The last day of those on which a game has its effect, if any of the days is. */
function lastDayOf(effect: Effect, ladder: Ladder, player: PlayerId, day: Day): Day | undefined {
  const days = effect.days.of(ladder);
  const last = days > 0 ? lastGame(effect, ladder, player, day) : undefined;
  const until = last && addDays(last, days);
  return until && day <= until ? until : undefined;
}

/** The day of the last such game before a day, be it by a result that still waits: of a game from a sheet, the log tells. */
function lastGame(effect: Effect, ladder: Ladder, player: PlayerId, before: Day): Day | undefined {
  const { kept } = effect;
  const known = [kept.inLog(ladder, player), kept.of(ladder, player), reportedIn(effect, ladder).get(player)];
  return known
    .flatMap((days) => days ?? [])
    .filter((day) => day < before)
    .toSorted()
    .at(-1);
}

/** Until when a player can't be challenged on a day, and by which of the two rules: the one that lasts longer. */
function protectionOf(ladder: Ladder, player: PlayerId, day: Day) {
  const [first, other] = PROTECTING.flatMap((by) => {
    const until = lastDayOf(by, ladder, player, day);
    return until ? [{ until, by }] : [];
  });
  return first && other && other.until > first.until ? other : first;
}

/** The last day on which a player is not challenged, if one day is among those. */
export const protectedUntil = (ladder: Ladder, player: PlayerId, day: Day): Day | undefined =>
  protectionOf(ladder, player, day)?.until;

/** The first day after another on which a player who is on the ladder is not protected any more. */
export function nextUnprotected(ladder: Ladder, day: Day): Day | undefined {
  const players = new Set(
    PROTECTING.flatMap((effect) => [...effect.kept.players(ladder), ...reportedIn(effect, ladder).keys()]),
  );
  const ends = [...players].flatMap((player) =>
    ladder.order.has(player) ? (protectedUntil(ladder, player, day) ?? []) : [],
  );
  const [first] = ends.toSorted();
  return first && addDays(first, 1);
}
