import { addDays } from '#shared/calendar/days.ts';
import { entryTarget } from '#shared/rules/go/programs.ts';
import type { Challenge } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay, Life } from '../club-at-play.ts';
import { foundersOf, type Play } from './play.ts';

const FRIDAY = 5;
const GAPS = ['0?', '0', '1', '1+', '2.5-', '2.5', '3.5'] as const;

export const play: Play = {
  weekday: FRIDAY,
  daysAhead: 0,
  board: [9, 19],
  seed: (club) => ({
    order: 'given',
    players: foundersOf(club).map(({ id, name }) => ({ id, name, gap: club.chance.pick(GAPS), ...terms(club) })),
  }),
  prefers: terms,
  async *session(club, day) {
    for (const entrant of enteringOf(club)) yield* announce(club, entrant, entryTarget(club.ladder, entrant));
    for (let games = club.chance.between(1, 3); games > 0; games--) yield* announceNeighbours(club);
    yield club.at(addDays(day, 1), 10);
    for (const open of [...club.ladder.challenges.values()]) if (!open.accepted) yield* accept(club, open);
    yield club.at(addDays(day, 3), 19);
    await club.look();
    for (const open of [...club.ladder.challenges.values()]) yield* playGame(club, open);
  },
};

function terms({ chance }: ClubAtPlay) {
  return { main: chance.between(5, 40), byoyomi: chance.between(5, 25), scoring: chance.pick(['Chinese', 'Japanese']) };
}

const enteringOf = ({ ladder }: ClubAtPlay): readonly PlayerId[] =>
  [...ladder.players.values()].filter(({ entering }) => entering).map(({ id }) => id);

async function* announce(club: ClubAtPlay, challenger: PlayerId, challenged: PlayerId | undefined): Life {
  if (!challenged) return;
  yield club.in(2, 30);
  await club.say('challenge', { id: club.newId(), challenger, challenged });
}

async function* announceNeighbours(club: ClubAtPlay): Life {
  const { order } = club.ladder;
  if (order.size < 2) return;
  const place = club.chance.between(1, order.size - 1);
  const [one, other] = club.chance.shuffled([place, place + (club.chance.happens(0.1) ? 2 : 1)]);
  const [challenger, challenged] = [order.at(one ?? 0), order.at(other ?? 0)];
  if (challenger) yield* announce(club, challenger, challenged);
}

async function* accept(club: ClubAtPlay, { id: challenge }: Challenge): Life {
  yield club.in(1, 60);
  await club.say('accept', { challenge });
}

async function* playGame(club: ClubAtPlay, { id: challenge, challenger, challenged, terms: at }: Challenge): Life {
  const { chance } = club;
  if (chance.happens(0.1)) return;
  yield club.in(10, 90);
  const stones = ((club.personOf(challenger).strength - club.personOf(challenged).strength) * 8) / 1200;
  const ahead = stones + (at?.kind === 'down' ? -at.level : (at?.level ?? 0));
  if (chance.happens(0.04)) await club.say('withdraw', { challenge });
  else await club.say('result', { challenge, score: chance.happens(1 / (1 + 3 ** -ahead)) ? [1, 0] : [0, 1] });
}
