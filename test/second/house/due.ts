import { type Day, dateOf, type Kind, periodAround, startOf } from '../calendar.ts';
import { drop } from '../placing.ts';
import {
  type Challenge,
  count,
  type Game,
  type Games,
  isAway,
  isOver,
  remember,
  setFate,
  sink,
  takeOff,
  type World,
} from './world.ts';

interface Due {
  readonly at: number;
  readonly settle: () => void;
}

const FOREVER = 5_000;

/** H15: the day until which something is to be done that has a number of days after another day; none after the season. */
function lastDay(world: World, { challenger, challenged }: Challenge, from: Day, days: number): Day | undefined {
  if (days === 0) return undefined;
  let day = from;
  for (let left = days; left > 0; ) {
    day++;
    if (isOver(world, day) || day - from > FOREVER) return undefined;
    const stands = world.shut.has(day) || isAway(world, challenger, day) || isAway(world, challenged, day);
    if (!stands) left--;
  }
  return day;
}

const lastDayToAccept = (world: World, challenge: Challenge): Day | undefined =>
  lastDay(world, challenge, challenge.issued, challenge.terms.acceptDays);

/** H15, H16: put off, it has as many days more. Without days for playing there is nothing to put off. */
export function lastDayToPlay(world: World, challenge: Challenge): Day | undefined {
  const { playDays, postponeDays, playFrom } = challenge.terms;
  const isFromAcceptance = playFrom === 'acceptance' && !challenge.turnedDown;
  const from = isFromAcceptance ? challenge.acceptedOn : challenge.playFrom;
  return playDays === 0 || from === undefined
    ? undefined
    : lastDay(world, challenge, from, playDays + challenge.putOff * postponeDays);
}

/**
 * What is due next: the earliest; of those at one midnight challenges not accepted, then those not played, then
 * the period, then the season, then results that nobody answered. `games` are those that the whole log tells of, `line` the last line applied.
 */
export function nextDue(world: World, games: Games, line: number): Due | undefined {
  let next: Due | undefined;
  for (const due of [
    ...unaccepted(world, games, line),
    ...unplayed(world, games, line),
    periodDue(world, games),
    seasonDue(world, games, line),
    ...confirmations(world),
  ]) {
    if (due && (!next || due.at < next.at)) next = due;
  }
  return next;
}

function* confirmations(world: World): Iterable<Due> {
  const waiting = [...world.challenges.values()].filter(({ state }) => state === 'waiting');
  for (const challenge of waiting.toSorted((one, other) => (one.told?.line ?? 0) - (other.told?.line ?? 0))) {
    const { told } = challenge;
    if (!told || told.disputed) continue;
    yield {
      at: startOf(told.lastDay + 1, world.zone),
      settle: () => {
        confirmed(world, challenge);
        world.settled.push({ period: `confirmed-${challenge.id}`, removed: [] });
      },
    };
  }
}

/** A result that waited counts from now on. */
export function confirmed(world: World, challenge: Challenge): void {
  if (!challenge.told) return;
  challenge.state = 'result';
  challenge.meets = true;
  setFate(world, challenge.told.line, 'counts');
  count(world, challenge, challenge.told.score, challenge.told.playedOn, challenge.told.line);
}

/**
 * What comes of a last day whose end is due at an instant: nothing where a later line tells of a game of this challenge
 * that was played before (H15). One that was accepted once stays so, wherever the last day comes to lie later.
 */
function* ranOut({ kept }: World, games: Games, { id }: Challenge, line: number, { at, settle }: Due): Iterable<Due> {
  const later = [...games.values()].filter(
    (game) => game.challenge === id && game.line > line && game.fate !== 'nothing',
  );
  if (later.some(({ isComing }) => !isComing)) return;
  if (!later.some(({ playedAt }) => playedAt < at)) yield { at, settle };
  else if (!kept.has(id)) yield { at, settle: () => void kept.add(id) };
}

/** In the order in which they were made, which is that of their lines. */
const openOnes = ({ challenges }: World): readonly Challenge[] =>
  [...challenges.values()].filter(({ state }) => state === 'open');

function* unaccepted(world: World, games: Games, line: number): Iterable<Due> {
  for (const challenge of openOnes(world)) {
    if (challenge.accepted || challenge.turnedDown) continue;
    const day = lastDayToAccept(world, challenge);
    if (day === undefined) continue;
    const at = startOf(day + 1, world.zone);
    yield* ranOut(world, games, challenge, line, {
      at,
      settle: () => endUnplayed(world, challenge, 'acceptance', day),
    });
  }
}

function* unplayed(world: World, games: Games, line: number): Iterable<Due> {
  for (const challenge of openOnes(world)) {
    const day = lastDayToPlay(world, challenge);
    if (day === undefined) continue;
    const at = startOf(day + 1, world.zone);
    yield* ranOut(world, games, challenge, line, { at, settle: () => endUnplayed(world, challenge, 'deadline', day) });
  }
}

function endUnplayed(world: World, challenge: Challenge, what: 'acceptance' | 'deadline', day: Day): void {
  challenge.state = 'unplayed';
  const cost = lose(world, challenge, losersOf(challenge, what), day);
  world.settled.push({ period: `${what}-${challenge.id}`, ...cost });
}

/** H17: with strikes a player pays for the last of so many alone, and begins anew. */
export function lose(world: World, challenge: Challenge, losers: readonly string[], day: Day) {
  const { strikes, strikeCosts, lostCosts } = challenge.terms;
  const paying = strikes === 0 ? losers : losers.filter((each) => struck(world, each) >= strikes);
  if (strikes > 0) for (const each of paying) world.strikes.delete(each);
  challenge.meets = paying.length > 0;
  return pay(world, challenge, paying, strikes > 0 ? strikeCosts : lostCosts, day);
}

function struck({ strikes }: World, player: string): number {
  const count = (strikes.get(player) ?? 0) + 1;
  strikes.set(player, count);
  return count;
}

function pay(world: World, challenge: Challenge, losers: readonly string[], costs: string, day: Day) {
  const { challenger, challenged } = challenge;
  const those = world.order.filter((each) => losers.includes(each));
  const order = [...world.order];
  if (losers.length === 2) {
    drop(world, those, 1);
    remember(world, challenge, losers, day);
  } else if (losers.includes(challenged)) count(world, challenge, [1, 0], day);
  else if (losers.includes(challenger)) count(world, challenge, [0, 1], day);
  if (costs === 'match') return { dropped: those, removed: [] };
  world.order = order;
  if (costs === 'one-rung') drop(world, those, 1);
  if (costs === 'bottom') sink(world, those);
  if (costs !== 'removed') return { dropped: those, removed: [] };
  for (const player of those) takeOff(world, player, 'is removed');
  return { dropped: [], removed: those };
}

/** H14, H15: who of the two loses a challenge that runs out. */
function losersOf(challenge: Challenge, what: 'acceptance' | 'deadline'): readonly string[] {
  const { challenger, challenged, terms, accepted, offers } = challenge;
  if (challenge.unreached && !accepted) return [];
  if (what === 'acceptance' && terms.strikes > 0) return [challenged];
  const late = what === 'acceptance' ? terms.acceptLate : terms.playLate;
  if (late === 'lapses') return [];
  if (late === 'lost-by-both') return [challenger, challenged];
  if (late !== 'lost-by-silent') return [challenged];
  return accepted && offers.size === 1 ? [challenger, challenged].filter((each) => !offers.has(each)) : [];
}

/** H18: the week or month that is running, due when the next one begins. */
function periodDue(world: World, games: Games): Due | undefined {
  const { kind, from } = world.period;
  if (kind === 'none') return undefined;
  if (kind === 'days') return daysDue(world, games);
  if (world.settings.each > 0) return spanDue(world, games, kind);
  const { first, last, name } = periodAround(from, kind);
  const settle = (): void => {
    world.period = { kind, from: last + 1 };
    settlePeriod(world, games, { first, from, last, name });
  };
  return { at: startOf(last + 1, world.zone), settle };
}

/** Whom it costs nothing, by where they stand. */
const isSpared = ({ order, settings }: World, player: string): boolean =>
  (settings.exemptFirst === 'yes' && order[0] === player) ||
  (settings.onlyTop > 0 && order.indexOf(player) >= settings.onlyTop);

/** H18, `each`: so many periods that count are one, which begins with the first of them. */
function spanDue(world: World, games: Games, kind: Kind): Due | undefined {
  let begun: Day | undefined;
  let left = world.settings.each;
  for (let from = world.period.from; from < world.period.from + FOREVER; ) {
    const { first, last, name } = periodAround(from, kind);
    if (isOver(world, last)) return undefined;
    let open = 0;
    for (let day = from; day <= last; day++) if (!world.shut.has(day)) open++;
    if (open > 0 && (last - from + 1) * 2 >= last - first + 1) {
      begun ??= from;
      left--;
    }
    if (left === 0) {
      const begins = begun ?? from;
      const settle = (): void => {
        skip(world, games, world.period.from, begins);
        world.period = { kind, from: last + 1 };
        settlePeriod(world, games, { first: begins, from: begins, last, name });
      };
      return { at: startOf(last + 1, world.zone), settle };
    }
    from = last + 1;
  }
  return undefined;
}

/** Days that count for no span still end the runs of those who play on them (§0 Periods). */
function skip(world: World, games: Games, from: Day, to: Day): void {
  const days = daysFrom(from, to - 1);
  for (const player of world.order) world.missed.set(player, missedAfter(world, games, player, days, false).run);
}

/** H18, `days`: the first day with whose end players drop who have not played for so many. */
function daysDue(world: World, games: Games): Due | undefined {
  const idle = (player: string, by = games): readonly Idle[] =>
    isSpared(world, player) ? [] : idleUntil(world, by, player);
  const all = world.order.flatMap((player) => idle(player));
  const told = new Map([...games].filter(([, game]) => !game.isComing));
  const { removeAfter } = world.settings;
  const isRemoved = ({ times }: Idle): boolean => removeAfter > 0 && times >= removeAfter;
  // A result that is judged may be told of a game of the very days for which the player would be removed (H18).
  const opening = [...games.values()].flatMap(({ isComing, challenge, players, playedOn }) =>
    isComing && world.challenges.get(challenge)?.state === 'open' && !world.kept.has(challenge)
      ? world.order
          .filter((player) => players.includes(player))
          .flatMap((player) => idle(player, told))
          .filter((each) => isRemoved(each) && each.since < playedOn && playedOn <= each.day)
          .map(({ day }) => ({ day, challenge }))
      : [],
  );
  const day = Math.min(...[...all, ...opening].map((each) => each.day));
  if (!Number.isFinite(day)) return undefined;
  const settle = (): void => {
    world.idleOn = day;
    for (const each of opening) if (each.day === day) world.kept.add(each.challenge);
    const those = all.filter((each) => each.day === day);
    if (those.length === 0) return;
    const removed = those.filter(isRemoved).map(({ player }) => player);
    const dropped = those.map(({ player }) => player).filter((player) => !removed.includes(player));
    for (const player of removed) takeOff(world, player, 'is removed');
    drop(world, dropped, world.settings.drop);
    world.settled.push({ period: dateOf(day), dropped, removed });
  };
  return { at: startOf(day + 1, world.zone), settle };
}

/** Somebody who has not played for `times` times so many days by the end of a day. */
interface Idle {
  readonly player: string;
  readonly day: Day;
  readonly times: number;
  /** From after which day on. */
  readonly since: Day;
}

/**
 * A day ends with whatever else is due at its midnight; who dropped with it does so once. Where a zone left out a day, that
 * and the one before end at the same instant.
 */
const isToCome = ({ now, idleOn = -1, zone }: World, day: Day): boolean => startOf(day + 1, zone) > now && day > idleOn;

function idleUntil(world: World, games: Games, player: string): readonly Idle[] {
  const played = [...games.values()]
    .filter((game) => game.players.includes(player) && COUNTS_AS_PLAYED.includes(game.fate))
    .map((game) => game.playedOn);
  let count = 0;
  const from = Math.max(world.admitted.get(player) ?? 0, world.period.from);
  let since = from;
  for (let day = from + 1; day < from + FOREVER && !isOver(world, day); day++) {
    if (played.includes(day - 1) && day - 1 > from) {
      count = 0;
      since = day - 1;
    }
    if (!world.shut.has(day) && !isAway(world, player, day)) count++;
    else continue;
    const times = count / world.settings.days;
    if (times > 100) return [];
    if (!played.includes(day) && Number.isInteger(times) && isToCome(world, day))
      return [{ player, day, times, since }];
  }
  return [];
}

/** H18: by the end of a season whoever has neither played nor challenged often enough goes to the bottom, or off the ladder. */
function seasonDue(world: World, games: Games, line: number): Due | undefined {
  const { end, settings, zone } = world;
  const { minPlayed, minMade } = settings;
  if (end === undefined || (minPlayed === 0 && minMade === 0)) return undefined;
  const at = startOf(end + 1, zone);
  if (world.now >= at) return undefined;
  const told = [...games.values()].filter(
    ({ playedOn, isComing, fate }) => playedOn <= end && !isComing && COUNTS_AS_PLAYED.includes(fate),
  );
  const hasReached = (player: string): boolean => {
    const played = told.filter(({ players }) => players.includes(player)).length;
    const made = [...world.challenges.values()].filter(
      ({ id, challenger, state }) =>
        challenger === player && (state === 'result' || state === 'waiting' || !world.withdrawn.has(id)),
    ).length;
    const later = told.filter((game) => game.line > line && game.isSheet && game.players[0] === player).length;
    return (minPlayed > 0 && played >= minPlayed) || (minMade > 0 && made + later >= minMade);
  };
  const isGone = settings.minCosts === 'removed';
  // A result that is judged may be told of a game of the season for which the player would be removed (H18).
  const judged = [...games.values()].filter(
    ({ playedOn, isComing }) => isGone && isComing && playedOn >= world.start && playedOn <= end,
  );
  const settle = (): void => {
    const dropped = world.order.filter(
      (player, index) =>
        !(index === 0 && settings.exemptFirst === 'yes') &&
        !hasReached(player) &&
        !judged.some(({ players }) => players.includes(player)),
    );
    world.now = at;
    if (dropped.length === 0) return;
    if (isGone) for (const player of dropped) takeOff(world, player, 'is removed');
    else sink(world, dropped);
    world.settled.push({
      period: `season-${dateOf(end)}`,
      dropped: isGone ? [] : dropped,
      removed: isGone ? dropped : [],
    });
  };
  return { at, settle };
}

interface Period {
  readonly first: Day;
  /** Where the season, or this kind of period, began after its first day: when. */
  readonly from: Day;
  readonly last: Day;
  readonly name: string;
}

function settlePeriod(world: World, games: Games, { first, from, last, name }: Period): void {
  const days = daysFrom(from, last);
  const counts =
    days.length * 2 >= last - first + 1 && !isOver(world, last) && !days.every((day) => world.shut.has(day));
  const removed: string[] = [];
  const dropped: string[] = [];
  const { removeAfter, each } = world.settings;
  const dropAfter = each > 0 ? 1 : world.settings.dropAfter;
  for (const player of world.order) {
    const missed = missedAfter(world, games, player, days, counts);
    world.missed.set(player, missed.run);
    if (isSpared(world, player)) continue;
    if (missed.opens !== undefined && removeAfter > 0 && missed.run >= removeAfter) world.kept.add(missed.opens);
    if (!missed.further) continue;
    if (removeAfter > 0 && missed.run >= removeAfter) removed.push(player);
    else if (missed.run >= dropAfter) dropped.push(player);
  }
  for (const player of removed) takeOff(world, player, 'is removed');
  drop(world, dropped, world.settings.drop);
  if (counts) world.settled.push({ period: name, dropped, removed });
}

const daysFrom = (first: Day, last: Day): readonly Day[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

const COUNTS_AS_PLAYED: readonly Game['fate'][] = ['counts', 'waits', 'left'];

/**
 * How many periods a player has missed in a row, and whether this is a further one. A result that is judged may be told of a
 * game of the very period for which the player would be removed (H15), whatever they miss after it; it opens none that
 * ended with a later one.
 */
function missedAfter(
  world: World,
  games: Games,
  player: string,
  days: readonly Day[],
  counts: boolean,
): { readonly run: number; readonly further: boolean; readonly opens?: string } {
  const run = world.missed.get(player) ?? 0;
  const played = [...games.values()].filter(
    (game) => game.players.includes(player) && days.includes(game.playedOn) && COUNTS_AS_PLAYED.includes(game.fate),
  );
  if (played.some(({ isComing }) => !isComing)) return { run: 0, further: false };
  const wasThere = (world.admitted.get(player) ?? 0) <= (days[0] ?? 0);
  const couldPlay = days.some((day) => !world.shut.has(day) && !isAway(world, player, day));
  if (!counts || !wasThere || !couldPlay) return { run, further: false };
  const opens = played.map(({ challenge }) => challenge).find((id) => world.challenges.get(id)?.state === 'open');
  return { run: run + 1, further: played.length === 0, ...(opens !== undefined && { opens }) };
}
