import { expectedScore, playGames } from '#local/demo/match-play.ts';
import { addDays } from '#shared/calendar/days.ts';
import type { Challenge } from '#shared/vocabulary/ladder.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay, Life } from '../club-at-play.ts';
import { challenge, foundersOf, type Play } from './play.ts';

const THURSDAY = 4;

export const play: Play = {
  weekday: THURSDAY,
  daysAhead: 3,
  seed: (club) => ({ order: 'given', players: foundersOf(club).map(({ id, name }) => ({ id, name })) }),
  async *session(club, day) {
    for (let asked = club.chance.between(2, 5); asked > 0; asked--)
      yield* challenge(club, 0.85, (player) => club.roleOf(player));
    if (club.chance.happens(0.2)) yield* holiday(club, day);
    yield club.at(addDays(day, -1), 19);
    for (const open of [...club.ladder.challenges.values()]) if (!open.accepted) yield* answer(club, open);
    yield club.at(day, 20);
    for (const open of [...club.ladder.challenges.values()]) if (!open.awaiting) yield* result(club, open);
  },
};

async function* holiday(club: ClubAtPlay, day: Day): Life {
  const [player] = club.chance.shuffled(club.ladder.order.players());
  if (!player) return;
  yield club.in(1, 30);
  const from = addDays(day, club.chance.between(0, 5));
  await club.say('away', { player, from, to: addDays(from, club.chance.between(0, 14)) }, club.roleOf(player));
  if (club.chance.happens(0.2)) await club.say('back', { player });
}

async function* answer(club: ClubAtPlay, { id, challenged }: Challenge): Life {
  const { chance } = club;
  if (chance.happens(0.15)) return;
  yield club.in(1, 60);
  if (chance.happens(0.08)) await club.say('decline', { challenge: id });
  else if (chance.happens(0.05)) await club.say('withdraw', { challenge: id });
  else await club.say('accept', { challenge: id }, club.roleOf(challenged));
}

async function* result(club: ClubAtPlay, { id: challenge, challenger, challenged }: Challenge): Life {
  const { chance } = club;
  if (chance.happens(0.2)) {
    if (chance.happens(0.4)) await club.say('postpone', { challenge });
    return;
  }
  yield club.in(2, 20);
  if (chance.happens(0.04)) return void (await club.say('result', { challenge, score: [0, 3], noShow: true }));
  const expected = expectedScore(club.personOf(challenger).strength, club.personOf(challenged).strength);
  await club.say('result', { challenge, ...playGames(chance, expected, 3) });
}
