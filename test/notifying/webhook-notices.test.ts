import { describe, expect, test } from 'vitest';
import type { Notice } from '#shared/contract/notices.ts';
import type { Decision } from '#shared/engine/decide.ts';
import { type ByRequest, noticesOf } from '#shared/view/public-notices/notices.ts';
import { pingNotice } from '#shared/view/public-notices/ping.ts';
import { at, Club, nameFor } from '../view/club.ts';

const PLACE = { club: 'riverside', ladder: 'main', page: 'https://ladder.example/riverside/main/' };
const NAMES = { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve' };

function notices({ season }: Club, { entry }: Decision, request?: ByRequest): readonly Notice[] {
  if (!entry) throw new Error('nothing was recorded');
  const commands = season.lines().map(({ command }) => command);
  return noticesOf({ header: season.header, commands }, entry, PLACE, request);
}

const texts = (club: Club, decision: Decision): readonly string[] => notices(club, decision).map(({ text }) => text);

const lavers = (): Club => new Club().seed('2021-09-06T18:00:00+01:00', NAMES);
const night = (club: Club, day: string, ...players: string[]): void => {
  for (const player of players) club.does(`${day}T19:40:00+01:00`, 'arrive', { player });
};

describe('a notice', () => {
  test('says in a sentence and in facts who challenged whom', () => {
    const club = lavers();
    night(club, '2021-09-06', 'ann', 'bob', 'cy', 'dee');
    const challenge = { id: 'm1', challenger: 'dee', challenged: 'cy' };
    const [notice, ...others] = notices(club, club.does('2021-09-06T19:51:00+01:00', 'challenge', challenge));
    expect(others).toEqual([]);
    expect(notice).toEqual({
      format: 1,
      id: 'riverside/main/7/challenge',
      event: 'challenge',
      club: 'riverside',
      ladder: 'main',
      line: 7,
      at: '2021-09-06T19:51:00+01:00',
      text: 'Main ladder: Dee (rung 4) challenged Cy (rung 3).',
      link: 'https://ladder.example/riverside/main/',
      players: [
        { id: 'dee', name: 'Dee' },
        { id: 'cy', name: 'Cy' },
      ],
      clause: 'L14',
      moves: [],
      moved: 0,
      challenge,
    });
  });

  test('of a result says what it did, and by which clause everybody moved', () => {
    const club = lavers();
    const [notice] = notices(club, club.match('2021-09-06T21:00:00+01:00', 'dee', 'bob', [2, 0]));
    expect(notice).toMatchObject({
      event: 'result',
      text: 'Main ladder: Dee 2–0 Bob; Dee took 2nd.',
      clause: 'L20a',
      moves: [
        { player: 'bob', from: 2, to: 3 },
        { player: 'cy', from: 3, to: 4 },
        { player: 'dee', from: 4, to: 2 },
      ],
      moved: 3,
      result: { line: 3, state: 'stands', score: [2, 0], challenger: 'dee', challenged: 'bob' },
    });
  });

  test('of a correction says so, and whom it moved by now', () => {
    const club = lavers();
    club.match('2021-09-06T21:00:00+01:00', 'dee', 'bob', [2, 0]);
    const [notice] = notices(club, club.does('2021-09-06T21:05:00+01:00', 'correct', { line: 3, score: [0, 2] }));
    expect(notice?.text).toMatch(/^Main ladder: corrected: Dee 0–2 Bob; /);
    expect(notice).toMatchObject({ id: 'riverside/main/4/result', line: 4, result: { line: 3, score: [0, 2] } });
    expect(notice?.moves).toContainEqual({ player: 'dee', from: 2, to: 4 });
  });

  test('of a result put in the place of a wrong one is one, and says that it is corrected', () => {
    const club = lavers();
    club.match('2021-09-06T21:00:00+01:00', 'dee', 'bob', [2, 0]);
    const voided = club.does('2021-09-13T21:05:00+01:00', 'void', { line: 3 });
    const right = { id: 'right', challenger: 'dee', challenged: 'cy', score: [2, 0], playedAt: '2021-09-06T20:00:00Z' };
    const done = club.does('2021-09-13T21:05:00+01:00', 'match', right);
    expect(notices(club, voided, { together: 1, goesOn: true })).toEqual([]);
    expect(notices(club, done, { together: 2, goesOn: false }).map(({ text }) => text)).toEqual([
      'Main ladder: corrected: Dee 2–0 Cy; Dee took 3rd.',
    ]);
    const other = club.does('2021-09-13T21:06:00+01:00', 'match', { ...right, id: 'other', challenged: 'ann' });
    expect(texts(club, other)[0]).not.toContain('corrected');
  });

  test('of a voided result says that it counts for nothing', () => {
    const club = lavers();
    club.match('2021-09-06T21:00:00+01:00', 'dee', 'bob', [2, 0]);
    const [notice] = notices(club, club.does('2021-09-06T21:05:00+01:00', 'void', { line: 3 }));
    expect(notice?.text).toBe('Main ladder: Dee 2–0 Bob; undone, so it doesn’t count.');
    expect(notice?.result?.state).toBe('void');
    expect(notice?.moves).toContainEqual({ player: 'dee', from: 2, to: 4 });
  });

  test('comes of every penalty that a command brings along, each dated when it fell due', () => {
    const club = lavers();
    club.match('2021-09-06T21:00:00+01:00', 'dee', 'bob', [2, 0]);
    const told = notices(club, club.match('2021-11-02T21:00:00+00:00', 'bob', 'dee', [1, 1]));
    expect(told.map(({ id }) => id)).toEqual([
      'riverside/main/4/penalty',
      'riverside/main/4/penalty/2',
      'riverside/main/4/result',
    ]);
    expect(told.map(({ at: when }) => when)).toEqual([
      '2021-10-01T00:00:00+01:00',
      '2021-11-01T00:00:00+00:00',
      '2021-11-02T21:00:00+00:00',
    ]);
    expect(told[0]?.text).toBe('Main ladder: no match in September 2021 – moved down: Ann.');
    expect(told[0]).toMatchObject({ penalty: { period: '2021-09', removed: [] }, clause: 'L25' });
    expect(told[1]?.penalty?.removed).toEqual(expect.arrayContaining(['cy', 'eve']));
  });

  test('is not made of a period that cost nobody anything', () => {
    const club = new Club().seed('2021-09-06T18:00:00+01:00', { ann: 'Ann', bob: 'Bob' });
    club.match('2021-09-20T21:00:00+01:00', 'bob', 'ann', [2, 0]);
    expect(notices(club, club.does('2021-10-01T00:00:00+01:00', 'settle', {}))).toEqual([]);
  });

  test('tells who is displaced, who no longer is, and who is the champion', () => {
    const club = new Club({ season: { start: '2022-06-06', end: '2022-06-06' } }).seed('2022-06-06T18:00Z', NAMES);
    night(club, '2022-06-06', 'ann', 'bob', 'cy', 'dee', 'eve');
    const [, got] = notices(club, club.match('2022-06-06T20:30:00+01:00', 'cy', 'bob', [0, 2]));
    expect(got?.text).toBe('Main ladder: Ann lost the top spot without playing.');
    expect(got).toMatchObject({ event: 'displaced', displaced: { player: 'ann', marker: 'got' } });
    const [, lost] = notices(club, club.match('2022-06-06T20:45:00+01:00', 'eve', 'ann', [2, 0]));
    expect(lost?.text).toBe('Main ladder: Corrected: Ann didn’t lose the top spot without playing.');
    const crowned = notices(club, club.does('2022-06-06T22:30:00+01:00', 'close', {}));
    expect(crowned.map(({ event, text }) => [event, text])).toEqual([
      ['champion', 'Main ladder: Bob is the champion.'],
    ]);
  });

  test('tells that a correction takes the title from the champion', () => {
    const club = new Club({ season: { start: '2022-06-06', end: '2022-06-06' } }).seed('2022-06-06T18:00Z', NAMES);
    night(club, '2022-06-06', 'ann', 'bob');
    club.match('2022-06-06T20:30:00+01:00', 'bob', 'ann', [2, 0]);
    club.does('2022-06-06T22:30:00+01:00', 'close', {});
    const told = notices(club, club.does('2022-06-06T22:35:00+01:00', 'correct', { line: 5, score: [0, 2] }));
    expect(told.map(({ id, text }) => [id, text])).toContainEqual([
      'riverside/main/7/champion',
      'Main ladder: Ann is the champion, not Bob.',
    ]);
  });

  test('tells what was changed of the ladder and of names, and that it was cancelled', () => {
    const club = lavers();
    const moved = club.does('2021-10-01T12:00:00+01:00', 'configure', { end: '2022-06-13' });
    expect(notices(club, moved).at(-1)).toMatchObject({
      event: 'change',
      text: 'Main ladder: The final was moved from 6 June 2022 to 13 June 2022.',
      players: [],
      change: { line: 3, state: 'stands', end: '2022-06-13' },
    });
    const robert = { player: 'bob', name: 'Robert', told: true };
    const renamed = club.does('2021-10-01T12:01:00+01:00', 'rename', robert);
    expect(notices(club, renamed)).toMatchObject([
      {
        id: 'riverside/main/4/change',
        text: 'Main ladder: Robert changed their name.',
        players: [{ id: 'bob', name: 'Robert' }],
        change: { line: 4, state: 'stands', player: 'bob', name: 'Robert' },
      },
    ]);
    const mended = club.does('2021-10-01T12:02:00+01:00', 'rename', { player: 'bob', name: 'Rob' });
    expect(notices(club, mended)).toEqual([]);
    const voided = club.does('2021-10-03T12:00:00+01:00', 'void', { line: 3 });
    expect(notices(club, voided)).toMatchObject([
      {
        id: 'riverside/main/6/change',
        text: 'Main ladder: The final was moved from 6 June 2022 to 13 June 2022. Undone on 3 October 2021.',
        change: { line: 3, state: 'void', end: '2022-06-13' },
      },
    ]);
    expect(texts(club, club.does('2021-10-03T12:01:00+01:00', 'configure', { end: '2022-06-06' }))).toEqual([]);
  });

  test('says nothing of arrivals and whatever else is only about a night', () => {
    const club = lavers();
    expect(notices(club, club.does('2021-09-06T19:40:00+01:00', 'arrive', { player: 'ann' }))).toEqual([]);
    expect(notices(club, club.does('2021-09-06T19:41:00+01:00', 'join', { player: 'flo', name: 'Flo' }))).toEqual([]);
  });

  test('stays the same to the letter, whatever is recorded, corrected or renamed after it', () => {
    const club = lavers();
    const decision = club.match('2021-09-06T21:00:00+01:00', 'dee', 'bob', [2, 0]);
    const before = JSON.stringify(notices(club, decision));
    club.does('2021-09-06T21:01:00+01:00', 'void', { line: 3 });
    club.does('2021-09-06T21:02:00+01:00', 'join', { player: 'max', name: 'Bob' });
    club.match('2021-09-06T21:03:00+01:00', 'eve', 'ann', [2, 0]);
    expect(JSON.stringify(notices(club, decision))).toBe(before);
  });

  test('calls two of one name by their ids as well, and shows nothing that would garble the sentence', () => {
    const club = new Club().seed('2021-09-06T18:00:00+01:00', { ann: 'Sam', bob: 'Sam', cy: 'Cy\u0000\u202e\n!' });
    expect(texts(club, club.match('2021-09-06T21:00:00+01:00', 'bob', 'ann', [2, 0]))).toEqual([
      'Main ladder: Sam (bob) 2–0 Sam (ann); Sam (bob) took 1st.',
    ]);
    const [text] = texts(club, club.match('2021-09-06T21:10:00+01:00', 'cy', 'bob', [2, 0]));
    expect(text).not.toMatch(/\p{C}/u);
  });

  test('stays small however many it is about, and however long they call themselves', () => {
    const long = '🙂'.repeat(400);
    const players = Array.from({ length: 2000 }, (_, index) => [`p${index}`, `${nameFor(index)} ${long}`]);
    const club = new Club({ name: long }).seed('2021-09-06T18:00:00+01:00', Object.fromEntries(players));
    // Whoever stands above those who play stands lower in October; at the bottom nobody would.
    club.match('2021-09-07T18:00:00+01:00', 'p1999', 'p1998', [2, 0]);
    const [dropping, removing] = notices(club, club.does('2021-11-01T00:00:00+00:00', 'settle', {}));
    expect(dropping?.penalty?.dropped).toHaveLength(50);
    expect(dropping?.text).toMatch(/and 1987 others/);
    expect(removing?.moves).toHaveLength(50);
    expect(removing?.moved).toBe(1998);
    expect(Buffer.byteLength(JSON.stringify(removing))).toBeLessThan(100_000);
  });
});

describe('a game of another system', () => {
  test('is told when it is played, and again when it is approved or not (N7)', () => {
    const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' });
    const member = { registered: true, paidUntil: '2022-12-31' };
    const players = Object.entries(NAMES).map(([id, name]) => ({ id, name, ...member }));
    club.does('2021-09-06T18:00:00+03:00', 'seed', { order: 'given', players });
    club.does('2021-09-07T18:00:00+03:00', 'challenge', { id: 'g1', challenger: 'bob', challenged: 'ann' });
    club.does('2021-09-07T18:30:00+03:00', 'accept', { challenge: 'g1' });
    const moves = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5';
    const pgn = `[White "Ann"]\n[Black "Bob"]\n[Result "0-1"]\n\n${moves} 0-1\n`;
    const played = { challenge: 'g1', score: [1, 0], minutes: 60, playedAt: '2021-09-11T18:00:00+03:00', pgn };
    const first = notices(club, club.does('2021-09-11T19:00:00+03:00', 'result', played, { override: 'for the test' }));
    expect(first[0]?.text).toBe('Main ladder: Bob 1–0 Ann; awaiting approval: nobody moved.');
    expect(first[0]?.result?.state).toBe('awaiting');
    const [second] = notices(club, club.does('2021-09-12T11:00:00+03:00', 'approve', { challenge: 'g1' }));
    expect(second?.text).toBe('Main ladder: Bob 1–0 Ann; Bob took 1st.');
    expect(second).toMatchObject({ line: 6, result: { line: 5, state: 'stands' }, moved: 2 });
  });

  test('for points says what everybody scored and gained (S)', () => {
    const club = new Club({ system: 'shicargo', timezone: 'America/Chicago' }).seed('2021-09-06T18:00:00-05:00', NAMES);
    club.does('2021-09-07T18:00:00-05:00', 'start', { id: 'g1', players: ['ann', 'bob', 'cy'] });
    const scores = Object.entries({ ann: 627, bob: 500, cy: 400 });
    const [notice] = notices(club, club.does('2021-09-07T19:00:00-05:00', 'finish', { game: 'g1', scores }));
    expect(notice?.text).toBe('Main ladder: a game for 300 points: Ann 627 (+109), Bob 500 (−9), Cy 400 (−100).');
    const [voided] = notices(club, club.does('2021-09-07T19:30:00-05:00', 'void', { line: 4 }));
    expect(voided?.text).toBe('Main ladder: a game of Ann, Bob and Cy was undone, so it doesn’t count.');
  });
});

test('a test notice says that it is one', () => {
  const ping = pingNotice(
    lavers().season.ladder,
    { id: 'riverside/main/ping/1', at: at('2021-09-06T20:00:00Z') },
    PLACE,
  );
  expect(ping).toMatchObject({ event: 'ping', line: 2, text: 'Main ladder: this is a test, and the webhook works.' });
});
