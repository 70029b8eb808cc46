import type { Day } from './calendar.ts';
import { confirmed } from './due.ts';
import type { Body } from './lines.ts';
import { count, win } from './moves.ts';
import { admit, type Challenge, type Game, isThere, rungOf, setFate, type World } from './world.ts';

/** `issued` is the day of play where the match is from a sheet that was entered later. */
export function issue(world: World, { id, challenger, challenged }: Body, day: Day, issued = day): Challenge {
  for (const player of [challenger, challenged]) admit(world, player, day);
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
    words: new Set(),
  };
  world.challenges.set(id, challenge);
  return challenge;
}

export interface Answer {
  readonly line: number;
  readonly verb: string;
  readonly body: Body;
  readonly day: Day;
  readonly game: Game | undefined;
}

/** What is done with a challenge; where it makes no sense any more, nothing. */
export function answer(world: World, challenge: Challenge, { verb, body, day, game }: Answer): void {
  const { state } = challenge;
  // What only a deadline or a departure of this replay closed is ended all the same by what ended it before.
  const isToEnd = state === 'open' || state === 'left' || (state === 'unplayed' && !challenge.meets);
  if (verb === 'result' && game) {
    if (isToEnd) tell(world, challenge, body, game, day);
    else world.games.set(game.line, { ...game, fate: 'nothing' });
  } else if (verb === 'accept' && state === 'open') {
    challenge.accepted = true;
  } else if (verb === 'withdraw' && isToEnd) {
    challenge.state = 'withdrawn';
  } else if (verb === 'decline' && isToEnd && state !== 'left') {
    decline(world, challenge);
  } else if (verb === 'postpone' && state === 'open') {
    postpone(challenge, body.player);
  } else if (verb === 'approve' && state === 'waiting') {
    confirmed(world, challenge);
  } else if (verb === 'reject' && state === 'waiting') {
    reject(world, challenge, body.disputed !== undefined, day);
  }
}

/** A result counts at once, unless it was reported by a player and is to be confirmed (H20). */
export function tell(world: World, challenge: Challenge, body: Body, game: Game, day: Day): void {
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
  count(world, challenge, score, game.playedOn);
}

/** H17: those that are free come first; after that it is lost, or an official let it be. */
function decline(world: World, challenge: Challenge): void {
  const { challenger, challenged, terms } = challenge;
  const before = world.declines.get(challenged) ?? 0;
  world.declines.set(challenged, before + 1);
  challenge.state = 'declined';
  if (before < terms.freeDeclines || terms.declining === 'no') return;
  challenge.meets = true;
  win(world, challenge, challenger, challenged);
}

/** H16: an official's word is enough, of the players' it takes both. */
function postpone(challenge: Challenge, player: string | undefined): void {
  if (player !== undefined) challenge.words.add(player);
  if (player !== undefined && challenge.words.size < 2) return;
  challenge.words.clear();
  challenge.putOff++;
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
