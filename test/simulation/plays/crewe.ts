import { addDays } from '#shared/calendar/days.ts';
import type { Challenge } from '#shared/vocabulary/ladder.ts';
import type { ClubAtPlay, Life } from '../club-at-play.ts';
import { foundersOf, gameBetween, type Play } from './play.ts';

const TUESDAY = 2;

export const play: Play = {
  weekday: TUESDAY,
  daysAhead: 0,
  seed: (club) => ({
    order: 'rating',
    players: foundersOf(club).map(({ id, name, strength }) => {
      return { id, name, rating: strength, rated: club.chance.happens(0.5) };
    }),
  }),
  prefers: ({ chance }) => ({ rated: chance.happens(0.5) }),
  async *session(club, day) {
    yield club.at(day, 20);
    for (const open of [...club.ladder.challenges.values()]) yield* result(club, open);
    if (club.chance.happens(0.12)) yield* fromASheet(club);
    for (let asked = club.chance.between(1, 4); asked > 0; asked--) yield* challenge(club);
    yield club.at(addDays(day, 1), 9);
    for (const open of [...club.ladder.challenges.values()]) if (!open.accepted) yield* answer(club, open);
  },
};

async function* challenge(club: ClubAtPlay): Life {
  const [challenger, challenged] = club.chance.shuffled(club.ladder.order.players());
  if (!challenger || !challenged) return;
  yield club.in(1, 10);
  const agreed = club.chance.happens(0.1) && { agreed: true };
  const pairing = { id: club.newId(), challenger, challenged, ...agreed };
  // What both want is for an official to enter, or for the other player to agree to.
  await club.say('challenge', pairing, agreed ? 'scorer' : club.roleOf(challenger));
}

async function* answer(club: ClubAtPlay, { id, challenged }: Challenge): Life {
  const { chance } = club;
  yield club.in(1, 60);
  if (chance.happens(0.1)) await club.say('decline', { challenge: id });
  else if (chance.happens(0.05)) await club.say('withdraw', { challenge: id });
  else await club.say('accept', { challenge: id }, club.roleOf(challenged));
  if (chance.happens(0.05)) await club.say('withdraw', { challenge: id });
}

async function* result(club: ClubAtPlay, { id, challenger, challenged, issued }: Challenge): Life {
  if (club.chance.happens(0.15)) return;
  yield club.in(2, 20);
  const score = gameBetween(club, challenger, challenged);
  if (club.chance.happens(0.03)) await club.say('result', { challenge: id, score: [1, 1] });
  await club.say('result', { challenge: id, score, ...(club.chance.happens(0.1) && { playedAt: issued }) });
}

async function* fromASheet(club: ClubAtPlay): Life {
  const [challenger, challenged] = club.chance.shuffled(club.ladder.order.players());
  if (!challenger || !challenged) return;
  yield club.in(1, 10);
  const playedAt = club.at(addDays(club.today, -club.chance.between(1, 40)), 15);
  const score = gameBetween(club, challenger, challenged);
  await club.say('match', { id: club.newId(), challenger, challenged, agreed: true, score, playedAt });
}
