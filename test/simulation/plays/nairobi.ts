import { GameBook, type Result } from '#local/demo/nairobi.ts';
import { addDays } from '#shared/calendar/days.ts';
import type { Pairing, PlayedGame } from '#shared/vocabulary/command.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import type { ClubAtPlay, Life } from '../club-at-play.ts';
import { challenge, foundersOf, gameBetween, type Play } from './play.ts';

const SATURDAY = 6;
const books = new WeakMap<ClubAtPlay, GameBook>();

export const play: Play = {
  weekday: SATURDAY,
  daysAhead: 2,
  seed: (club) => ({
    order: 'given',
    players: foundersOf(club).map(({ id, name }) => ({ id, name, ...membership(club) })),
  }),
  prefers: membership,
  async *session(club, day) {
    for (let asked = club.chance.between(2, 5); asked > 0; asked--) yield* challenge(club, 0.9);
    if (club.chance.happens(0.1)) yield* fromASheet(club, day);
    yield club.at(day, 18.2);
    await club.look();
    for (const open of [...club.ladder.challenges.values()]) if (!open.awaiting) yield* playGame(club, open, day);
    yield club.at(addDays(day, 1), 11);
    for (const open of [...club.ladder.challenges.values()]) if (open.awaiting) yield* judge(club, open);
  },
};

function membership(club: ClubAtPlay) {
  return { registered: true, paidUntil: addDays(club.charter.founded, club.chance.happens(0.9) ? 1200 : 100) };
}

async function* playGame(club: ClubAtPlay, { id: challenge, ...pair }: Pairing, day: Day): Life {
  if (club.chance.happens(0.12)) return;
  yield club.in(1, 10);
  const late = club.chance.happens(0.1);
  if (club.chance.happens(0.05)) await club.say('decline', { challenge });
  await club.say('result', { challenge, ...game(club, pair, late ? addDays(day, -7) : day) });
}

async function* fromASheet(club: ClubAtPlay, day: Day): Life {
  const [challenger, challenged] = club.chance.shuffled(club.ladder.order.players());
  if (!challenger || !challenged) return;
  yield club.in(5, 20);
  const pair = { challenger, challenged };
  await club.say('match', {
    id: club.newId(),
    ...pair,
    ...game(club, pair, addDays(day, -7 * club.chance.between(1, 5))),
  });
}

function game(club: ClubAtPlay, { challenger, challenged }: Omit<Pairing, 'id'>, day: Day): PlayedGame {
  const score = gameBetween(club, challenger, challenged);
  const result: Result = score[0] === 0.5 ? '1/2-1/2' : score[0] === 1 ? '1-0' : '0-1';
  const pgn = bookOf(club).next(result, { white: challenger, black: challenged }, day);
  return { score, pgn, minutes: 75, playedAt: club.at(day, 14 + club.chance.between(0, 3)) };
}

function bookOf(club: ClubAtPlay): GameBook {
  const book = books.get(club) ?? new GameBook();
  books.set(club, book);
  return book;
}

async function* judge(club: ClubAtPlay, { id: challenge }: Pairing): Life {
  if (club.chance.happens(0.06)) return;
  yield club.in(1, 10);
  await club.say(club.chance.happens(0.08) ? 'reject' : 'approve', { challenge }, 'organiser');
}
