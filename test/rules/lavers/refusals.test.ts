import { describe, expect, it } from 'vitest';
import { clubOf, RulesClub } from '../club.ts';

/** A club of seven on a night on which all but gus are here; it is fay's turn. */
const clubNight = () => clubOf(7).at('2021-09-06 19:50').arrive('ann', 'bob', 'cy', 'dee', 'eve', 'fay');

describe('overriding a refusal', () => {
  it('passes over the hours, the turn and the reach, for a reason that is recorded (§0 Overriding)', () => {
    const club = clubNight();
    expect(() => club.at('22:00:01').challenge('fay', 'bob')).toThrow('outside-hours');
    club.because('the bus was late').challenge('fay', 'bob');
    expect(club.entry?.command.override).toBe('the bus was late');

    const turn = clubNight();
    expect(() => turn.challenge('cy', 'bob')).toThrow('not-your-turn');
    expect(turn.because('cy has to leave early').challenge('cy', 'bob').peg('cy')).toBe(1);

    const reach = clubNight();
    expect(() => reach.challenge('fay', 'ann')).toThrow('out-of-reach');
    expect(reach.because('a birthday').challenge('fay', 'ann').peg('fay')).toBe(1);
  });

  it('passes over several at once (§0 Overriding)', () => {
    expect(clubNight().at('22:30').because('a birthday').challenge('eve', 'fay').peg('eve')).toBe(1);
  });

  it('lets a player pass whose turn it is not (§0 Overriding)', () => {
    expect(clubNight().because('dee has asked for it').pass('eve').pass('fay').turn).toBe('dee');
  });

  it('does not pass over what is never possible (§0 Overriding)', () => {
    const club = clubNight().plays('fay', 'eve', [1, 1]).because('two at once').challenge('dee', 'cy');
    for (const [challenger, challenged, code] of [
      ['zoe', 'ann', 'unknown-player'],
      ['gus', 'ann', 'not-present'],
      ['dee', 'ann', 'busy'],
      ['eve', 'fay', 'met-tonight'],
      ['ann', 'ann', 'self-challenge'],
    ] as const) {
      expect(() => club.because('please').challenge(challenger, challenged)).toThrow(code);
    }
    expect(() => club.at('2022-06-07').because('please').join('zoe')).toThrow('season-over');
  });

  it('takes a reason that says something (§0 Overriding)', () => {
    const club = clubNight();
    expect(() => club.because('').challenge('cy', 'bob')).toThrow('invalid');
    expect(() => club.because(' \t').challenge('cy', 'bob')).toThrow('invalid');
  });

  it('a bent rule changes nothing about what the match does: the rung 5 above is not taken (L20b)', () => {
    const club = clubNight().because('a birthday').plays('fay', 'ann', [2, 0]);
    expect(club.order).toBe('ann bob cy dee fay eve gus');
  });
});

describe('where several refusals apply', () => {
  const begun = (club: RulesClub) => club.challenge('fay', 'eve', 'm1');
  const twice = [{ id: 'zoe' }, { id: 'zoe' }];

  const cases: readonly [says: string, code: string, tries: (club: RulesClub) => unknown][] = [
    ['an unknown player before one who left', 'unknown-player', (club) => club.leave('ann').challenge('ann', 'zoe')],
    ['one who left before one who is not here', 'not-on-ladder', (club) => club.leave('ann').challenge('gus', 'ann')],
    ['one who is not here before one who plays', 'not-present', (club) => begun(club).challenge('fay', 'gus')],
    ['one who plays before a pair that has met', 'busy', (club) => begun(club).challenge('eve', 'fay')],
    [
      'a pair that has met before a name that is taken',
      'met-tonight',
      (club) => begun(club).result({ challenge: 'm1' }, [1, 1]).challenge('eve', 'fay', 'm1'),
    ],
    ['a challenge against oneself before the turn', 'self-challenge', (club) => club.challenge('ann', 'ann')],
    [
      'a name before what can be overridden',
      'duplicate-id',
      (club) => begun(club).at('23:00').challenge('ann', 'bob', 'm1'),
    ],
    ['the hours before the turn', 'outside-hours', (club) => club.at('23:00').challenge('ann', 'bob')],
    ['the turn before the reach', 'not-your-turn', (club) => club.challenge('dee', 'eve')],
    [
      'a match that is over before a score that does not fit',
      'closed-challenge',
      (club) => begun(club).abandon({ challenge: 'm1' }).result({ challenge: 'm1' }, [1, 0]),
    ],
    ['a score that does not fit before a line without a result', 'bad-score', (club) => club.correct(3, [1, 0])],
    ['time that goes back before anything', 'time-goes-back', (club) => club.at('19:49').challenge('zoe', 'zoe')],
    ['a season that is over before an unknown player', 'season-over', (club) => club.at('2022-06-07').arrive('zoe')],
    ['a night that is not the final before a match in progress', 'not-final-night', (club) => begun(club).close()],
    ['a seeding too many before a missing rating', 'already-seeded', (club) => club.seedBy('rating', ...twice)],
    [
      'a missing rating before a player listed twice',
      'missing-rating',
      () => new RulesClub().seedBy('rating', ...twice),
    ],
    [
      'an unknown player before a score that does not fit',
      'unknown-player',
      (club) => club.sheet('zoe', 'ann', [1, 0]),
    ],
  ];

  it.each(cases)('%s is reported (§0 Refusals)', (_, code, tries) => {
    expect(() => tries(clubNight())).toThrow(`${code} (`);
  });
});

describe('a refusal', () => {
  it('says who cannot do what, by name, and what can be done (§0 Refusals)', () => {
    const club = clubNight().join('zoe', { name: 'Zoë Z.' });
    expect(() => club.challenge('fay', 'zoe')).toThrow('not-present (L11): Zoë Z. hasn’t checked in tonight.');
  });

  it('says who is still playing whom, whichever of the two is asked (L14)', () => {
    const club = clubNight().challenge('fay', 'eve', 'm1');
    expect(() => club.because('now').challenge('fay', 'bob')).toThrow('fay is still playing eve.');
    expect(() => club.because('now').challenge('bob', 'eve')).toThrow('eve is still playing fay.');
    expect(() => club.depart('eve')).toThrow('eve is still playing fay.');
  });

  it('says whom a player may challenge instead, and whose turn it is (L12, L17)', () => {
    expect(() => clubNight().challenge('fay', 'ann')).toThrow(
      'fay can challenge bob, cy, dee, eve. (Order: players up to 4 places above, then',
    );
    expect(() => clubNight().challenge('cy', 'bob')).toThrow('It’s fay’s turn.');
  });

  it('says who has not checked in, and who has already (L11)', () => {
    expect(() => clubNight().because('now').challenge('ann', 'gus')).toThrow('gus hasn’t checked in tonight.');
    expect(() => clubNight().arrive('ann')).toThrow('ann is already checked in.');
  });

  it('changes nothing (§0 Refusals)', () => {
    const club = clubNight();
    const before = [club.order, club.turn, club.line, club.ladder.players.size];
    expect(() => club.challenge('fay', 'ann')).toThrow('out-of-reach');
    expect(() => club.join('ann')).toThrow('already-on-ladder');
    expect(() => club.correct(2, [1, 1])).toThrow('not-correctable');
    expect([club.order, club.turn, club.line, club.ladder.players.size]).toEqual(before);
  });
});
