import type { LadderView } from '#shared/contract/view.ts';
import { known, scoresIn } from '../rules/club.ts';
import { Club, nameFor, seasonView } from './club.ts';

const OPENING =
  '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5';
const LINES = [
  OPENING,
  '1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 h6 7. Bh4 b6 8. cxd5 Nxd5 9. Bxe7 Qxe7 10. Nxd5 exd5',
  '1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 e5 7. Nb3 Be6 8. f3 Be7 9. Qd2 O-O 10. O-O-O Nbd7',
];
const ENDS: Readonly<Record<string, string>> = { '1,0': '1-0', '0,1': '0-1', '0.5,0.5': '1/2-1/2' };
const SCORES = scoresIn('1–0 0–1 ½–½ 1–0');

export const pgn = (white: string, black: string, score: readonly [number, number], index = 0): string => {
  const end = ENDS[String(score)] ?? '*';
  return `[White "${white}"]\n[Black "${black}"]\n[Result "${end}"]\n\n${LINES[index % LINES.length]} ${end}\n`;
};

const ids = (size: number, first = 1): readonly string[] =>
  Array.from({ length: size }, (_, index) => `player-${index + first}`);

const seeded = (size: number, more: (index: number) => object = () => ({})) =>
  ids(size).map((id, index) => ({ id, name: nameFor(index), ...more(index) }));

/** A Crewe club of a hundred with open challenges, declined ones and results. */
function bigCrewe(): Club {
  const club = new Club({ system: 'crewe' });
  const players = seeded(100, (index) => ({ rated: index % 3 > 0 }));
  club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
  for (let index = 1; index <= 90; index++) {
    const pair = { challenger: `player-${index + 7}`, challenged: `player-${index}` };
    club.does('2021-09-20T10:00Z', 'challenge', { id: `g${index}`, ...pair });
    if (index % 3 > 0) club.does('2021-09-20T10:00Z', 'accept', { challenge: `g${index}` });
    if (index % 9 === 0) club.does('2021-09-20T10:00Z', 'decline', { challenge: `g${index}` });
  }
  for (let index = 1; index <= 80; index++) {
    if (index % 9 === 0) continue;
    club.does('2021-09-22T10:00Z', 'result', { challenge: `g${index}`, score: SCORES[index % 4] });
  }
  return club;
}

/** A Nairobi club of a hundred after two Saturdays, some games yet to be approved, and a third of it idle. */
function bigNairobi(): Club {
  const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' });
  const players = seeded(100, () => ({ registered: true, paidUntil: '2022-12-31' }));
  club.does('2021-09-06T08:00Z', 'seed', { order: 'draw', players });
  saturday(club, '2021-09-11', 0);
  saturday(club, '2021-10-02', 33);
  return club;
}

/** A Saturday on which two thirds of the club play the player next above them but one. */
function saturday(club: Club, day: string, first: number): void {
  const order = club.season.ladder.order.players();
  const games = Array.from({ length: 33 }, (_, index) => {
    const [challenged, challenger] = [order[first + 2 * index], order[first + 2 * index + 1]];
    const score = SCORES[index % SCORES.length] ?? [1, 0];
    return { id: `${day}-${index}`, challenger: known(challenger), challenged: known(challenged), score, index };
  });
  for (const { id, challenger, challenged } of games) {
    club.does(`${day}T10:00+03:00`, 'challenge', { id, challenger, challenged }, { override: 'again' });
  }
  const played = games.filter(({ index }) => index % 6 > 0);
  for (const { id, challenger, challenged, score, index } of played) {
    const moves = pgn(challenger, challenged, score, index);
    club.does(`${day}T15:00+03:00`, 'result', { challenge: id, score, pgn: moves });
  }
  for (const { id, index } of played) {
    if (index % 7 > 0) club.does(`${day}T16:00+03:00`, 'approve', { challenge: id });
  }
}

/** A ladder of a hundred programs with gaps of every kind, coming games and newcomers. */
function bigGo(): Club {
  const club = new Club({ system: 'computer-go', board: 19 });
  const gaps = ['0', '1+', '2.5', '3.5-', '0?', '4.5+', '9.5'];
  const players = seeded(100, (index) => ({
    gap: gaps[index % gaps.length],
    main: 10 + (index % 5) * 5,
    byoyomi: 5 * (1 + (index % 4)),
    scoring: index % 3 > 0 ? 'Chinese' : 'Japanese',
  }));
  club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
  for (let index = 1; index <= 99; index += 2) {
    const [upper, lower] = [`player-${index}`, `player-${index + 1}`];
    const pair = index % 3 > 0 ? { challenger: lower, challenged: upper } : { challenger: upper, challenged: lower };
    club.does('2021-09-22T10:00Z', 'challenge', { id: `g${index}`, ...pair });
    if (index % 5 > 0) {
      club.does('2021-09-22T10:00Z', 'result', { challenge: `g${index}`, score: index % 4 === 1 ? [1, 0] : [0, 1] });
    }
  }
  for (const index of [101, 102, 103]) {
    club.does('2021-09-23T10:00Z', 'join', { player: `player-${index}`, name: nameFor(index), main: 20 });
  }
  return club;
}

/** A hundred dice players after two months of games of two to six, some of them running. */
function bigShicargo(): Club {
  const club = new Club({ system: 'shicargo' });
  club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players: seeded(100) });
  for (let game = 0; game < 40; game++) {
    const day = `2021-${game < 20 ? '09' : '10'}-${10 + (game % 20)}`;
    const seats = ids(2 + (game % 5), 1 + ((game * 7) % 70));
    club.does(`${day}T20:00Z`, 'start', { id: `g${game}`, players: seats });
    if (game === 39) continue;
    const scores = seats.map((id, seat) => [id, 300 + ((game * 37 + seat * 91) % 320)]);
    club.does(`${day}T21:00Z`, 'finish', { game: `g${game}`, scores });
  }
  return club;
}

export const BIG = { crewe: bigCrewe, nairobi: bigNairobi, 'computer-go': bigGo, shicargo: bigShicargo } as const;

/**
 * A pyramid of so many, "p1" on top, where p7 has beaten p1, and p8 has challenged p5. Pages ask nothing but the view whether
 * a ladder is one, so that any will do.
 */
export function pyramidOf(size: number): LadderView {
  const club = new Club({ system: 'crewe' });
  const names = Array.from({ length: size }, (_, index) => [
    `p${index + 1}`,
    index < 96 ? nameFor(index) : `${nameFor(index)} ${index}`,
  ]);
  club.seed('2021-09-06T08:00Z', Object.fromEntries(names));
  if (size >= 8) {
    club.match('2021-09-13T20:00Z', 'p7', 'p1', [1, 0]);
    club.does('2021-09-14T10:00Z', 'challenge', { id: 'one', challenger: 'p8', challenged: 'p5' });
  }
  return { ...seasonView(club.season, club.season.ladder.at), shape: 'pyramid' };
}

/** The same, with one player away. */
export const whereAway = (view: LadderView, player: string): LadderView => ({
  ...view,
  standings: view.standings.map((each) => (each.id === player ? { ...each, away: view.season.start } : each)),
});
