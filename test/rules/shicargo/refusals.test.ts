import { describe, expect, it } from 'vitest';
import { clubOf, DiceClub } from './dice-club.ts';

describe('a game', () => {
  it('has two players or more, nobody twice (S start)', () => {
    const club = clubOf('ann bob');
    for (const players of [[], ['ann'], ['ann', 'ann'], ['ann', 'bob', 'ann'], ['ann', 'Bob']]) {
      expect(() => club.start(...players)).toThrow('invalid');
    }
    expect(club.points).toBe('ann 1000, bob 1000');
  });

  it('has an id that no game had before, running or over (§0)', () => {
    const club = clubOf('ann bob');
    const start = () => club.does('start', { id: 'g', players: ['ann', 'bob'] });
    start();
    expect(start).toThrow('duplicate-id');
    club.finish({ game: 'g' }, { ann: 1, bob: 0 });
    expect(start).toThrow('duplicate-id');
  });

  it('ends with a whole number for each of its players, once (S end)', () => {
    const club = clubOf('ann bob cy');
    const { game } = club.start('ann', 'bob');
    const scoresOf = (text: string) =>
      text.split(', ').map((each) => each.split(' ').map((it) => (Number(it) >= 0 ? Number(it) : it)));
    for (const bad of [
      'ann 1',
      'ann 1, cy 0',
      'ann 1, bob 0, cy 0',
      'ann 1, ann 1',
      'ann 1, bob 0, bob 0',
      'ann 1.5, bob 0',
    ])
      expect(() => club.does('finish', { game, scores: scoresOf(bad) })).toThrow('bad-score (S)');
    expect(() => club.does('finish', { game, scores: [] })).toThrow('bad-score (S)');
    expect(() => club.does('finish', { game, scores: Object.entries({ ann: '1', bob: 0 }) })).toThrow('invalid');
    club.finish({ game }, { ann: 1, bob: 0 });
  });

  it('that is not running can be neither finished nor abandoned (S end)', () => {
    const club = clubOf('ann bob');
    for (const game of [{ game: 'none' }, club.start('ann', 'bob')]) {
      if (game.game !== 'none') club.finish(game, { ann: 1, bob: 0 });
      expect(() => club.finish(game, { ann: 1, bob: 0 })).toThrow('unknown-game');
      expect(() => club.abandonGame(game)).toThrow('unknown-game');
    }
  });

  it('is not finished before it is over (§0)', () => {
    const club = clubOf('ann bob').at('2021-09-10 20:00');
    const game = club.start('ann', 'bob');
    expect(() => club.finish(game, { ann: 1, bob: 0 }, '2021-09-10T20:00:01+01:00')).toThrow('invalid');
  });
});

describe('joining', () => {
  it('is possible ahead of a game, for whoever is not on the ladder (S start)', () => {
    const club = clubOf('ann').join('bob');
    expect(club.points).toBe('ann 1000, bob 1000');
    expect(() => club.join('bob')).toThrow('already-on-ladder');
    expect(() => club.seed('cy')).toThrow('already-seeded');
    expect(() => new DiceClub().seed('cy', 'dee', 'cy')).toThrow('duplicate-id');
    expect(() => new DiceClub().seedBy('rating', { id: 'cy' })).toThrow('missing-rating');
  });

  it('brings no preferences: there are none (S start)', () => {
    expect(() => new DiceClub().join('ann', { main: 20 })).toThrow('invalid');
    expect(() => new DiceClub().does('prefer', { player: 'ann', main: 20 })).toThrow('no prefer');
  });
});

describe('where several refusals apply', () => {
  const cases: readonly [says: string, code: string, tries: (club: DiceClub) => unknown][] = [
    [
      'a game that is not running before its scores',
      'unknown-game',
      (club) => club.finish({ game: 'no' }, { ann: 0.5 }),
    ],
    ['scores before the line that they are for', 'bad-score', (club) => club.correctScores(99, { ann: 0.5 })],
    ['a time that goes back before everything', 'time-goes-back', (club) => club.at('2021-09-01').leave('zoe')],
  ];

  it.each(cases)('%s is reported (§0)', (_, code, tries) => {
    expect(() => tries(clubOf('ann bob').at('2021-09-10 20:00').settle())).toThrow(code);
  });

  it('no reason overrides any: none is soft (§0)', () => {
    const club = clubOf('ann bob');
    club.start('ann', 'bob');
    expect(() => club.because('she has to go').leave('ann')).toThrow('busy');
  });
});

describe('a club that plays for points knows', () => {
  it('nothing of challenges, nights and sheets (S)', () => {
    for (const verb of ['challenge', 'result', 'match', 'arrive', 'accept', 'close'] as const) {
      expect(() => clubOf('ann bob').does(verb, {})).toThrow(`no ${verb}`);
    }
  });

  it('nothing of scores that are confirmed, unless it asks for that (S)', () => {
    for (const verb of ['approve', 'reject'] as const) {
      for (const body of [{}, { challenge: 'g1' }, { game: 'g1' }])
        expect(() => clubOf('ann bob').does(verb, body)).toThrow('not-this-system');
    }
  });

  it('which game is meant by scores that are confirmed, and says of whom none are waiting (§0)', () => {
    const club = clubOf('ann bob', { settings: { confirm: 2 } });
    const { game } = club.start('ann', 'bob');
    for (const verb of ['approve', 'reject'] as const) {
      expect(() => club.does(verb, {})).toThrow('unknown-game (§0): Please say which game.');
      expect(() => club.does(verb, { game: 'none' })).toThrow('unknown-game (§0): There’s no game “none”.');
      expect(() => club.does(verb, { game })).toThrow('not-awaiting-approval (§0): ann, bob have no result waiting.');
    }
  });

  it('no figures but its own, in their ranges (S settings)', () => {
    for (const settings of [{ reach: 5 }, { stake: 0 }, { stake: 99.5 }, { forfeitPercent: 101 }, { stake: '100' }]) {
      expect(() => new DiceClub({ settings })).toThrow('invalid');
    }
  });
});

describe('a season of games that is over', () => {
  const over = () => {
    const club = clubOf('ann bob cy', { season: { start: '2021-09-01', end: '2021-11-15' } });
    const { line } = club.at('2021-11-15 22:00').game({ ann: 1, cy: 0 });
    const games = [club.start('ann', 'bob'), club.start('bob', 'cy')] as const;
    return { club: club.at('2021-11-16'), line, games };
  };

  it('has nobody join or start a game any more (§0 A season that is over)', () => {
    const { club } = over();
    expect(() => club.start('ann', 'cy')).toThrow('season-over');
    expect(() => club.join('dee')).toThrow('season-over');
    expect(() => club.because('one more').start('ann', 'cy')).toThrow('season-over');
    expect(() =>
      new DiceClub({ season: { start: '2021-09-01', end: '2021-11-15' } }).at('2021-11-16').seed('ann'),
    ).toThrow('season-over');
  });

  it('lets games that run be finished, on whatever day, or abandoned (§0 A season that is over)', () => {
    const { club, games } = over();
    expect(club.finish(games[0], { ann: 1, bob: 0 }).points).toBe('ann 1200, bob 800, cy 800');
    expect(club.abandonGame(games[1]).points).toBe('ann 1200, bob 900, cy 900');
  });

  it('lets players leave, and mistakes be mended (§0 A season that is over)', () => {
    const { club, line, games } = over();
    for (const game of games) club.abandonGame(game);
    expect(club.correctScores(line, { ann: 0, cy: 1 }).points).toBe('cy 1100, bob 1000, ann 900');
    expect(club.leave('cy').points).toBe('bob 1550, ann 1450');
  });
});
