import { type Day, dayAt, dayOf } from '../calendar.ts';
import { shutDays } from '../configured.ts';
import type { Body, Entry, Header } from '../lines.ts';
import { tellPairs } from '../of-pairs.ts';
import { isThere, listedFirst, placed, rungOf, seeded } from '../placing.ts';
import type { Kept } from '../season.ts';
import { confirmed, lose, nextDue } from './due.ts';
import { hasFree, hasFreeLeft, isNear } from './near.ts';
import {
  admit,
  type Challenge,
  count,
  type Game,
  type Games,
  has,
  newWorld,
  setFate,
  settingsWith,
  takeOff,
  today,
  type World,
} from './world.ts';

/**
 * The ladder that a header and the entries accepted make by an instant. Periods and deadlines look at all games of which the
 * log tells, however late; so what becomes of each is assumed first, until it comes out as assumed. `coming` is an entry
 * that is judged: the ladder is the one that it finds, on which its game was played (H15).
 */
export function fold(header: Header, kept: readonly Kept[], by: number, coming?: Entry): World {
  const all = gamesToldOf(header, kept, coming);
  let games = all;
  for (let round = 0; round < 20; round++) {
    const world = foldKnowing(header, kept, by, games);
    const found = new Map(world.games);
    const game = coming && all.get(coming.line);
    if (game) found.set(game.line, game);
    if (sameFates(games, found)) return world;
    games = found;
  }
  throw new Error('What became of the results does not settle.');
}

/** All games that results and matches tell of; at first as if each counted. */
function gamesToldOf({ timezone }: Header, kept: readonly Kept[], coming: Entry | undefined): Games {
  const games = new Map<number, Game>();
  const pairs = new Map<string, string[]>();
  const all: readonly Kept[] = coming ? [...kept, coming] : kept;
  for (const { line, at, verb, body, voided } of all) {
    if (verb === 'challenge' || verb === 'match') pairs.set(idOf(body), [body.challenger, body.challenged]);
    if ((verb !== 'result' && verb !== 'match') || voided) continue;
    const playedAt = body.playedAt ? Date.parse(body.playedAt) : at;
    const players = pairs.get(idOf(body)) ?? [];
    const playedOn = dayAt(playedAt, timezone);
    games.set(line, {
      line,
      challenge: idOf(body),
      players,
      playedAt,
      playedOn,
      fate: 'counts',
      isSheet: verb === 'match',
      isComing: line === coming?.line,
    });
  }
  return games;
}

const sameFates = (one: Games, other: Games): boolean =>
  [...one.values()].every(({ line, fate }) => other.get(line)?.fate === fate);

export const idOf = ({ id, challenge }: Body): string => challenge ?? id;

function foldKnowing(header: Header, kept: readonly Kept[], by: number, games: Games): World {
  const world = newWorld(header, shutDays(header, kept));
  let line = 1;
  for (const entry of kept) {
    settle(world, games, line, entry.at);
    line = entry.line;
    world.now = entry.at;
    world.line = line - 1;
    world.settingsAt.set(line, world.settings);
    if (entry.voided) endVoided(world, entry);
    else apply(world, entry, games);
    world.line = line;
  }
  settle(world, games, line, by);
  return world;
}

function settle(world: World, games: Games, line: number, by: number): void {
  for (;;) {
    const due = nextDue(world, games, line);
    if (!due || due.at > by) return;
    // What else is due at the same instant is due still.
    world.now = Math.max(world.now, due.at - 1);
    due.settle();
  }
}

/** A voided result leaves its challenge as if it had ended there without one; anything else was never there. */
function endVoided(world: World, { verb, body }: Kept): void {
  const challenge = verb === 'result' ? world.challenges.get(body.challenge) : undefined;
  if (!challenge) return;
  if (challenge.state !== 'waiting' && challenge.state !== 'result') world.withdrawn.add(challenge.id);
  if (challenge.state === 'open') challenge.state = 'void';
}

function apply(world: World, { line, at, verb, body }: Entry, games: Games): void {
  const day = today(world, at);
  const challenge = world.challenges.get(idOf(body));
  const game = games.get(line);
  const isThereNow = isThere(world, body.player);
  if (verb === 'seed') seed(world, body, day);
  else if (verb === 'join') join(world, body, day);
  else if (verb === 'leave') takeOff(world, body.player, 'leaves');
  else if (verb === 'place') world.order = placed(world.order, body);
  else if (verb === 'away') goAway(world, body);
  else if (verb === 'back') comeBack(world, body.player, day);
  else if (verb === 'challenge') issue(world, body, day);
  else if (verb === 'match' && game) tell(world, issue(world, body, day, game.playedOn), body, game, day);
  else if (verb === 'configure') configure(world, body, day);
  else if (challenge) answer(world, challenge, { line, verb, body, day, game });
  if (world.pairs) tellPairs(world.pairs, verb, body, { isKnown: world.known.has(body.player), isThere: isThereNow });
}

/** Whoever the new seed lists stands where it puts them; others who are there come after, in their order. */
function seed(world: World, body: Body, day: Day): void {
  const listed = seeded(body);
  for (const { id } of listed) {
    admit(world, id, day);
    world.newcomers.delete(id);
  }
  world.order = listedFirst(listed, world.order);
}

function join(world: World, { player, rung }: Body, day: Day): void {
  if (!world.known.has(player)) world.newcomers.add(player);
  admit(world, player, day, rung);
}

/** H19: days that were announced stay announced, also where a replay has taken the player off the ladder by then. */
function goAway(world: World, { player, from, to }: Body): void {
  if (!world.known.has(player)) return;
  const { away } = world;
  const days = away.get(player) ?? new Set();
  for (let day = dayOf(from); day <= dayOf(to); day++) days.add(day);
  away.set(player, days);
}

function comeBack({ away }: World, player: string, today: Day): void {
  for (const day of away.get(player) ?? []) if (day >= today) away.get(player)?.delete(day);
}

function configure(world: World, { end, settings }: Body, day: Day): void {
  if (end !== undefined) world.end = end === null ? undefined : dayOf(end);
  if (!settings) return;
  const { each, days } = world.settings;
  world.settings = settingsWith(world.settings, settings);
  const { kind } = world.period;
  const isAlike = kind === 'none' || (kind === 'days' ? world.settings.days === days : world.settings.each === each);
  if (world.settings.period === kind && isAlike) return;
  world.period = { kind: world.settings.period, from: Math.max(day, world.start) };
  world.missed.clear();
}

/** H3: a free challenge is used up by one that goes too far without it or, by `made`, by any. */
function useFree(
  world: World,
  { id, challenger, challenged }: Pick<Challenge, 'id' | 'challenger' | 'challenged'>,
  day: Day,
) {
  const needsIt = !isNear(world, challenger, challenged, day) && hasFree(world, challenger, challenged);
  if (world.settings.freeUntil === 'made' ? !hasFreeLeft(world, challenger) : !needsIt) return;
  world.freeUsed.set(challenger, new Set([...(world.freeUsed.get(challenger) ?? []), id]));
}

/** `issued` is the day of play where the match is from a sheet that was entered later. */
function issue(
  world: World,
  { id, challenger, challenged, unreached, score }: Body,
  day: Day,
  issued = day,
): Challenge {
  for (const player of [challenger, challenged]) admit(world, player, day);
  // A match from a sheet that counts in any case needs none.
  if (!score || world.settings.otherMatches !== 'always') useFree(world, { id, challenger, challenged }, issued);
  const challenge: Challenge = {
    id,
    challenger,
    challenged,
    issued,
    fromBelow: rungOf(world, challenger) > rungOf(world, challenged),
    terms: world.settings,
    state: 'open',
    meets: false,
    accepted: false,
    turnedDown: false,
    playFrom: issued,
    putOff: 0,
    unreached: unreached ?? false,
    offers: new Set(),
    words: new Set(),
  };
  world.challenges.set(id, challenge);
  return challenge;
}

interface Answer {
  readonly line: number;
  readonly verb: string;
  readonly body: Body;
  readonly day: Day;
  readonly game: Game | undefined;
}

/** What is done with a challenge; where it makes no sense any more, nothing. */
function answer(world: World, challenge: Challenge, { verb, body, day, game }: Answer): void {
  const { state } = challenge;
  if (verb === 'withdraw' && state !== 'open' && state !== 'waiting' && state !== 'result')
    world.withdrawn.add(challenge.id);
  // What only a deadline or a departure of this replay closed is ended all the same by what ended it before.
  const isToEnd =
    state === 'open' ||
    (state === 'left' && !hasWaited(world, challenge)) ||
    (state === 'unplayed' && !challenge.meets);
  if (verb === 'result' && game) {
    if (isToEnd) tell(world, challenge, body, game, day);
    else world.games.set(game.line, { ...game, fate: 'nothing' });
  } else if (verb === 'accept' && state === 'open') {
    accept(challenge, day);
  } else if (verb === 'withdraw' && isToEnd) {
    world.withdrawn.add(challenge.id);
    if (state === 'open') world.freeUsed.get(challenge.challenger)?.delete(challenge.id);
    challenge.state = 'withdrawn';
  } else if (verb === 'decline' && isToEnd && state !== 'left') {
    decline(world, challenge, day);
  } else if (verb === 'postpone' && state === 'open') {
    postpone(challenge, body.player, day);
  } else if (verb === 'offer' && state === 'open' && has(challenge, body.player)) {
    challenge.offers.add(body.player);
  } else if (verb === 'approve' && state === 'waiting') {
    confirmed(world, challenge);
  } else if (verb === 'reject' && state === 'waiting') {
    reject(world, challenge, body.disputed !== undefined, day);
  } else if (verb === 'reject' && state === 'left' && body.disputed === undefined) {
    // Whoever has not played by what was rejected is removed before that in the replay; the game was rejected all the same.
    if (challenge.told) setFate(world, challenge.told.line, 'turned-down');
  }
}

/** Whether it closed with a result that waited, and was not rejected since: another one does nothing. */
const hasWaited = ({ games }: World, { told }: Challenge): boolean =>
  told !== undefined && games.get(told.line)?.fate === 'left';

/** A result counts at once, unless it was reported by a player and is to be confirmed (H20). */
function tell(world: World, challenge: Challenge, body: Body, game: Game, day: Day): void {
  for (const player of [challenge.challenger, challenge.challenged]) {
    if (!isThere(world, player)) admit(world, player, day);
  }
  const { confirm } = world.settings;
  const score = body.score ?? [0, 0];
  challenge.told = { line: game.line, score, playedOn: game.playedOn, lastDay: day + confirm, disputed: false };
  challenge.state = 'waiting';
  const waits = body.reported !== undefined && confirm > 0;
  world.games.set(game.line, { ...game, fate: waits ? 'waits' : 'counts' });
  if (waits) return;
  challenge.accepted = true;
  challenge.state = 'result';
  challenge.meets = true;
  count(world, challenge, score, game.playedOn, game.line);
}

/** H17: those that are free come first; after that it is lost, or an official let it be. */
function decline(world: World, challenge: Challenge, day: Day): void {
  const { challenged, terms } = challenge;
  const before = world.declines.get(challenged) ?? 0;
  world.declines.set(challenged, before + 1);
  challenge.state = 'declined';
  if ((terms.strikes === 0 && before < terms.freeDeclines) || terms.declining === 'no') return;
  lose(world, challenge, [challenged], day);
}

/** H16: an official's word is enough, of the players' it takes both. */
function postpone(challenge: Challenge, player: string | undefined, day: Day): void {
  if (player !== undefined) challenge.words.add(player);
  if (player !== undefined && challenge.words.size < 2) return;
  challenge.words.clear();
  challenge.putOff++;
  accept(challenge, day);
}

function accept(challenge: Challenge, day: Day): void {
  if (!challenge.accepted) challenge.acceptedOn = day;
  challenge.accepted = true;
}

function reject(world: World, challenge: Challenge, isDisputed: boolean, day: Day): void {
  if (!challenge.told) return;
  if (isDisputed) {
    challenge.told.disputed = true;
    return;
  }
  setFate(world, challenge.told.line, 'turned-down');
  challenge.state = 'open';
  challenge.turnedDown = true;
  challenge.playFrom = day;
}
