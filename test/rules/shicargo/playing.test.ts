import { describe, expect, it } from 'vitest';
import { clubOf, DiceClub } from './dice-club.ts';

const TABLE_A = { weez: 627, alduin: 576, twilyte: 564, lisa: 442, aj: 378, gypsy: 324 };

describe('a game', () => {
  it('shares its pot by the spreads of the scores, entered in any order: the worked example, to the point (S end)', () => {
    const [club, other] = [new DiceClub(), new DiceClub()];
    club.game(TABLE_A);
    const reversed = Object.fromEntries(Object.entries(TABLE_A).toReversed());
    other.finish(other.start(...Object.keys(TABLE_A)), reversed);
    const points = 'weez 1088, alduin 1057, twilyte 1049, lisa 973, aj 933, gypsy 900';
    expect([club.points, other.points]).toEqual([points, points]);
  });

  it('costs each player a stake of 100 at the start (S start)', () => {
    const club = clubOf('ann bob cy');
    club.start('cy', 'ann');
    expect(club.points).toBe('bob 1000, ann 900, cy 900');
  });

  it('admits everybody in it who is not on the ladder, with 1000 points, in the order of their seats (S start)', () => {
    const club = clubOf('ann');
    club.start('dee', 'ann', 'bob');
    expect(club.points).toBe('ann 900, dee 900, bob 900');
    expect(club.admissions).toBe(3);
  });

  it('may be joined ahead, under a name, which somebody who comes back keeps (S start)', () => {
    const club = clubOf('ann').does('join', { player: 'bob', name: 'Bob Stone' });
    const name = () => [...club.ladder.players.values()].find(({ id }) => id === 'bob')?.name;
    expect([club.points, name()]).toEqual(['ann 1000, bob 1000', 'Bob Stone']);
    expect(club.leave('bob').join('bob').points).toBe('ann 2000, bob 1000');
    expect(name()).toBe('Bob Stone');
  });

  it('can have two players, and then the winner takes the pot (S end)', () => {
    expect(clubOf('ann bob').game({ ann: 200, bob: 201 }).points).toBe('bob 1100, ann 900');
  });

  it('can be joined by somebody who plays in another one at the same time (S start)', () => {
    const club = clubOf('ann bob cy');
    const [one, other] = [club.start('ann', 'bob'), club.start('ann', 'cy')];
    expect(club.points).toBe('bob 900, cy 900, ann 800');
    club.finish(other, { ann: 0, cy: 10 }).finish(one, { ann: 10, bob: 0 });
    expect(club.points).toBe('cy 1100, ann 1000, bob 900');
  });

  it('lets whoever quits keep the score that they had (S missing players)', () => {
    const club = clubOf('ann bob cy');
    const game = club.start('ann', 'bob', 'cy');
    expect(() => club.finish(game, { ann: 300, bob: 200 })).toThrow('bad-score');
    expect(club.finish(game, { ann: 300, bob: 200, cy: 0 }).points).toBe('ann 1080, bob 1020, cy 900');
  });

  it('knows scores below zero: the lowest is where the spreads begin (S end)', () => {
    expect(clubOf('ann bob cy').game({ ann: -5, bob: -10, cy: -20 }).points).toBe('ann 1080, bob 1020, cy 900');
  });

  it('gives everybody their stake back where all scores are equal (S end)', () => {
    const club = clubOf('ann bob cy').game({ cy: 250, bob: 250, ann: 250 });
    expect(club.points).toBe('ann 1000, bob 1000, cy 1000');
    expect(club.game({ ann: 0, bob: 0 }).game({ ann: -7, bob: -7 }).points).toBe('ann 1000, bob 1000, cy 1000');
  });

  it('may leave players with less than nothing, who can go on playing (S start)', () => {
    const club = clubOf('ann bob');
    for (let game = 0; game < 11; game++) club.game({ ann: 2, bob: 1 });
    expect(club.points).toBe('ann 2100, bob -100');
    club.start('ann', 'bob');
    expect(club.points).toBe('ann 2000, bob -200');
  });
});

describe('what is left over in the pot', () => {
  it('goes one point at a time from the best score down (S end)', () => {
    expect(clubOf('ann bob cy').game({ ann: 2, bob: 1, cy: 0 }).points).toBe('ann 1100, bob 1000, cy 900');
  });

  it('is found with ratings cut off after a tenth of a percent (S end)', () => {
    const club = clubOf('ann bob cy dee').game({ ann: 4, bob: 3, cy: 2, dee: 0 });
    // 44.4%, 33.3% and 22.2% of 400: 177, 133 and 88; two points are left over.
    expect(club.points).toBe('ann 1078, bob 1034, cy 988, dee 900');
  });

  it('goes to equal scores in the order in which they were entered, not that of the seats (S end)', () => {
    const club = clubOf('ann bob cy dee');
    const game = club.start('ann', 'bob', 'cy', 'dee');
    club.finish(game, { dee: 0, cy: 9, bob: 9, ann: 9 });
    expect(club.points).toBe('cy 1034, ann 1033, bob 1033, dee 900');
  });

  it('goes round again where there is more left over than there are players (S end)', () => {
    const many = Array.from({ length: 19 }, (_, index) => `p${String(index + 1).padStart(2, '0')}`);
    const club = new DiceClub().game({ ...Object.fromEntries(many.map((player) => [player, 1])), low: 0 });
    // Each of 19 has 5.2% of 2000, 104 points; 24 points are left over for 20 players.
    const [first = '', ...rest] = [
      ...many.slice(0, 4).map((p) => `${p} 1006`),
      ...many.slice(4).map((p) => `${p} 1005`),
    ];
    expect(club.points).toBe([first, ...rest, 'low 901'].join(', '));
  });
});

describe('a game that is abandoned', () => {
  it('returns every stake, and is over: it can be neither finished nor abandoned again (S abandon)', () => {
    const club = clubOf('ann bob cy');
    const game = club.start('cy', 'bob');
    expect(club.points).toBe('ann 1000, bob 900, cy 900');
    expect(club.abandonGame(game).points).toBe('ann 1000, bob 1000, cy 1000');
    expect(() => club.finish(game, { cy: 1, bob: 0 })).toThrow('unknown-game');
    expect(() => club.abandonGame(game)).toThrow('unknown-game');
  });

  it('keeps whoever was admitted by it on the ladder (S abandon)', () => {
    const club = new DiceClub();
    expect(club.abandonGame(club.start('ann', 'bob')).points).toBe('ann 1000, bob 1000');
  });
});

describe('the ladder', () => {
  it('lists whoever has most points first (S order)', () => {
    const club = clubOf('ann bob cy').game({ cy: 3, bob: 1, ann: 0 });
    expect(club.points).toBe('cy 1125, bob 975, ann 900');
    expect(club.rungs).toBe('1 cy, 2 bob, 3 ann');
  });

  it('has equal points share a rung, that of the first of them (S order)', () => {
    const club = clubOf('ann bob cy dee eve');
    expect(club.rungs).toBe('1 ann, 1 bob, 1 cy, 1 dee, 1 eve');
    expect(club.game({ cy: 1, ann: 0 }).rungs).toBe('1 cy, 2 bob, 2 dee, 2 eve, 5 ann');
    expect(club.game({ bob: 1, dee: 0 }).rungs).toBe('1 bob, 1 cy, 3 eve, 4 ann, 4 dee');
  });

  it('lists equal points by who joined first, whoever came to them first (S order)', () => {
    const club = clubOf('ann bob cy').game({ cy: 1, bob: 0 }).game({ ann: 1, bob: 0 });
    expect(club.points).toBe('ann 1100, cy 1100, bob 800');
  });

  it('lists somebody who comes back by when they came back (S order)', () => {
    const club = clubOf('ann bob').leave('ann').join('cy').join('ann');
    expect(club.points).toBe('bob 2000, cy 1000, ann 1000');
    expect(club.rungs).toBe('1 bob, 2 cy, 2 ann');
  });

  it('takes a seed in its own order, each with 1000 points, and a rating’s lowest first (S order)', () => {
    const club = new DiceClub();
    club.seedBy('rating', { id: 'ann', rating: 300 }, { id: 'bob', rating: 100 }, { id: 'cy', rating: 200 });
    expect(club.points).toBe('bob 1000, cy 1000, ann 1000');
    expect(clubOf('cy ann bob').points).toBe('cy 1000, ann 1000, bob 1000');
  });
});

describe('leaving', () => {
  it('spreads what somebody has among all who stay (S leaving)', () => {
    expect(clubOf('ann bob cy dee eve').leave('cy').points).toBe('ann 1250, bob 1250, dee 1250, eve 1250');
  });

  it('gives what is left over to the top of the ladder, a point each (S leaving)', () => {
    const club = clubOf('ann bob cy dee').game({ cy: 2, dee: 1, ann: 0 });
    expect(club.points).toBe('cy 1100, bob 1000, dee 1000, ann 900');
    expect(club.leave('bob').points).toBe('cy 1434, dee 1333, ann 1233');
  });

  it('spreads a debt likewise, the odd points from the top (S leaving)', () => {
    const club = clubOf('ann bob cy dee');
    for (let game = 0; game < 11; game++) club.game({ ann: 2, dee: 1 });
    expect(club.leave('dee').points).toBe('ann 2066, bob 967, cy 967');
  });

  it('is for players who are in no running game, and on the ladder (S leaving)', () => {
    const club = clubOf('ann bob cy');
    const game = club.start('ann', 'bob');
    expect(() => club.leave('ann')).toThrow('busy');
    expect(() => club.leave('zoe')).toThrow('unknown-player');
    club.abandonGame(game).leave('ann');
    expect(() => club.leave('ann')).toThrow('not-on-ladder');
    expect(club.points).toBe('bob 1500, cy 1500');
  });

  it('and coming back is being new: 1000 points, and admitted once more (S leaving)', () => {
    const club = clubOf('ann bob').leave('ann').join('ann');
    expect(club.points).toBe('bob 2000, ann 1000');
    expect(club.admissions).toBe(3);
  });

  it('takes the points away where nobody stays, and the club counts from nothing (S leaving)', () => {
    const club = clubOf('ann bob').leave('ann').leave('bob');
    expect([club.points, club.admissions, club.total]).toEqual(['', 0, 0]);
    club.start('ann', 'cy');
    expect([club.points, club.admissions, club.total]).toEqual(['ann 900, cy 900', 2, 2000]);
  });
});

describe('the points on the ladder and in the pots', () => {
  it('are always 1000 for each player ever admitted (S conservation)', () => {
    const club = new DiceClub().at('2021-09-01 20:00');
    const check = (): void => expect(club.total).toBe(1000 * club.admissions);
    club.seed('ann', 'bob', 'cy');
    const running = club.start('ann', 'bob', 'dee');
    check();
    club.finish(running, { ann: 7, bob: -3, dee: 2 });
    check();
    const abandoned = club.at('2021-10-05 20:00').start('eve', 'dee');
    check();
    club.abandonGame(abandoned).leave('eve');
    check();
    for (const month of ['2021-11', '2021-12', '2022-01', '2022-02', '2022-03']) {
      club.at(`${month}-10 20:00`).game({ ann: 5, fay: 4, gus: -4 });
      check();
    }
    expect(club.points).not.toContain('bob');
    club.leave('ann').start('bob', 'ann', 'fay');
    check();
    expect(club.admissions).toBe(9);
  });
});

it('voiding the start of a game returns the stakes, and whom it alone admitted was never there (§0 Voiding)', () => {
  const club = new DiceClub().seed('ann', 'bob');
  const game = club.start('ann', 'zoe');
  const start = club.line;
  expect(club.points).toBe('bob 1000, ann 900, zoe 900');
  const scores = club.finish(game, { ann: 1, zoe: 0 }).line;
  expect(() => club.void(start)).toThrow('has-result');
  expect(club.void(scores).void(start).points).toBe('ann 1000, bob 1000');
  expect(() => club.does('start', { id: game.game, players: ['ann', 'bob'] })).toThrow('duplicate-id');
});

it('a seed that is done again lists its players before those of equal points who have joined (§0 Voiding)', () => {
  const club = new DiceClub().seed('ann', 'bob').join('zoe').join('cal').void(2);
  expect(club.seed('bob', 'cal', 'ann').points).toBe('bob 1000, cal 1000, ann 1000, zoe 1000');
});
