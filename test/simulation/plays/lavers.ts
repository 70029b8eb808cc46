import { addDays } from '#shared/calendar/days.ts';
import { mayChallenge } from '#shared/engine/decide.ts';
import { finalSlot } from '#shared/rules/night/slots.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import type { Pairing, Score } from '#shared/vocabulary/command.ts';
import type { Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay, Life } from '../club-at-play.ts';
import { foundersOf, gameBetween, type Play } from './play.ts';

interface Running extends Pairing {
  readonly ends: Instant;
}

const MONDAY = 1;

export const play: Play = {
  weekday: MONDAY,
  daysAhead: 0,
  seed: (club) => ({
    order: 'rating',
    players: foundersOf(club).map(({ id, name, strength }) => ({ id, name, rating: strength })),
  }),
  async *session(club, day) {
    yield* forgottenMatches(club);
    if (club.chance.happens(0.15)) yield* fromASheet(club, day);
    yield* arrivals(club, club.whoComes(7), club.at(day, 19.4));
    yield* matches(club, club.at(day, 19.85), club.at(day, 21.8));
  },
  async *final(club, day) {
    yield club.at(day, 18);
    await club.look();
    yield* forgottenMatches(club);
    const here = club.chance.happens(0.1) ? [] : club.whoComes(8);
    yield* arrivals(club, here.slice(1), club.at(day, 19.4));
    yield club.at(day, 20.4);
    await club.look();
    yield* arrivals(club, here.slice(0, 1), club.at(day, 20.5));
    yield* matches(club, club.at(day, 20.6), club.at(day, 21.5));
    yield* endOfTheSeason(club);
  },
};

async function* forgottenMatches(club: ClubAtPlay): Life {
  for (const match of [...club.ladder.challenges.values()]) {
    yield club.in(1, 5);
    const { id: challenge, challenger, challenged, issued } = match;
    const score = matchBetween(club, challenger, challenged);
    if (club.chance.happens(0.2)) await club.say('abandon', { challenge });
    else await club.say('result', { challenge, score, ...(club.chance.happens(0.7) && { playedAt: issued }) });
  }
}

async function* fromASheet(club: ClubAtPlay, day: Day): Life {
  const [challenger, challenged] = club.chance.shuffled(club.ladder.order.players());
  if (!challenger || !challenged) return;
  yield club.in(1, 9);
  const playedAt = club.at(addDays(day, -club.chance.between(1, 40)), 15);
  const match = { id: club.newId(), challenger, challenged, score: matchBetween(club, challenger, challenged) };
  await club.say('match', { ...match, playedAt });
}

async function* arrivals(club: ClubAtPlay, players: readonly PlayerId[], from: Instant): Life {
  yield from;
  for (const player of players) {
    yield club.in(0, 3);
    if (club.ladder.players.has(player)) await club.say('arrive', { player });
  }
}

async function* matches(club: ClubAtPlay, from: Instant, until: Instant): Life {
  let running: readonly Running[] = [];
  yield from;
  while (club.now < until) {
    const begun = await begin(club);
    if (begun) running = [...running, begun];
    yield club.in(4, 14);
    for (const match of running) if (match.ends <= club.now) await finish(club, match);
    running = running.filter(({ ends }) => ends > club.now);
  }
  for (const match of running) {
    yield club.in(5, 20);
    if (!club.chance.happens(0.05)) await finish(club, match);
  }
}

async function begin(club: ClubAtPlay): Promise<Running | undefined> {
  const { ladder, now, chance } = club;
  const challenger = turnOf(ladder, now);
  if (!challenger) return undefined;
  if (chance.happens(0.05)) {
    await club.say('pass', { player: challenger });
    return undefined;
  }
  const challenged = chance.pick(mayChallenge(ladder, challenger, now));
  if (chance.happens(0.06)) await outOfTurn(club, challenged, challenger);
  const pairing = { id: club.newId(), challenger, challenged };
  if (!(await club.say('challenge', pairing))) return undefined;
  return { ...pairing, ends: club.in(15, 40) };
}

async function outOfTurn(club: ClubAtPlay, challenger: PlayerId, challenged: PlayerId): Promise<void> {
  const asked = { id: club.newId(), challenger, challenged };
  if (club.refusalOf('challenge', asked) !== undefined) await club.say('challenge', asked);
}

async function finish(club: ClubAtPlay, { id: challenge, challenger, challenged }: Pairing): Promise<void> {
  const score = matchBetween(club, challenger, challenged);
  if (club.chance.happens(0.03)) await club.say('result', { challenge, score: [2, 1] });
  if (club.chance.happens(0.02)) await club.say('abandon', { challenge });
  else await club.say('result', { challenge, score });
  if (club.chance.happens(0.1)) await club.say('depart', { player: challenger });
}

function matchBetween(club: ClubAtPlay, one: PlayerId, other: PlayerId): Score {
  const [first, second] = [gameBetween(club, one, other), gameBetween(club, one, other)];
  return [first[0] + second[0], first[1] + second[1]];
}

async function* endOfTheSeason(club: ClubAtPlay): Life {
  for (const { id: challenge } of [...club.ladder.challenges.values()]) {
    yield club.in(1, 2);
    await club.say('abandon', { challenge });
  }
  yield club.in(1, 5);
  await club.say('close', {});
  for (let due = finalSlot.of(club.ladder).playoff; due; due = finalSlot.of(club.ladder).playoff) {
    yield club.in(8, 15);
    if (!(await club.say('playoff', { players: due, winner: club.chance.pick(due) }))) return;
  }
  const { champion } = finalSlot.of(club.ladder);
  if (champion) club.deployment.accepted.add('(champions crowned)');
}
