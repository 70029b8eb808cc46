import { addDays } from '#shared/calendar/days.ts';
import type { PotGame } from '#shared/rules/pots/slots.ts';
import { gamesSlot } from '#shared/rules/pots/slots.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay, Life } from '../club-at-play.ts';
import { foundersOf, type Play } from './play.ts';

const THURSDAY = 4;

export const play: Play = {
  weekday: THURSDAY,
  daysAhead: 0,
  seed: (club) => ({ order: 'given', players: foundersOf(club).map(({ id, name }) => ({ id, name })) }),
  async *session(club, day) {
    for (const left of [...gamesSlot.of(club.ladder).values()]) yield* finish(club, left, left.started);
    yield club.at(day, 19.2);
    await club.look();
    const here = whoIsThere(club);
    for (const table of here.length > 6 ? [here.slice(0, 4), here.slice(4)] : [here]) yield* start(club, table);
    yield club.at(addDays(day, 0), 21);
    for (const running of [...gamesSlot.of(club.ladder).values()]) yield* finish(club, running);
  },
};

function whoIsThere({ people, chance }: ClubAtPlay): readonly PlayerId[] {
  const here = people.filter(({ keen }) => chance.happens(keen / 20));
  return chance.shuffled(here.map(({ id }) => id)).slice(0, 8);
}

async function* start(club: ClubAtPlay, players: readonly PlayerId[]): Life {
  if (players.length < 2) return;
  yield club.in(1, 15);
  await club.say('start', { id: club.newId(), players });
}

async function* finish(club: ClubAtPlay, { id: game, players }: PotGame, playedAt?: Instant): Life {
  const { chance } = club;
  if (playedAt === undefined && chance.happens(0.12)) return;
  yield club.in(2, 25);
  const scores = players.map((player) => [player, chance.between(200, 700)] as const);
  if (chance.happens(0.03)) await club.say('finish', { game, scores: scores.slice(1) });
  if (chance.happens(0.05)) await club.say('abandon', { game });
  else await club.say('finish', { game, scores, ...(playedAt !== undefined && { playedAt }) });
}
