import { describe, expect, it } from 'vitest';
import { scoresIn } from '../club.ts';
import { ladderOf, Programs } from './programs.ts';

/** ash, birch, cedar and elm on rungs; fir waits; gum was here once. */
const ladder = () => ladderOf('ash 1 birch 1 cedar 1 elm 1 gum').leave('gum').join('fir');

describe('a challenge', () => {
  it('is one between two programs of this ladder (G)', () => {
    expect(() => ladder().challenge('zelkova', 'ash')).toThrow('unknown-player');
    expect(() => ladder().challenge('ash', 'zelkova')).toThrow('unknown-player');
    expect(() => ladder().challenge('gum', 'elm')).toThrow('not-on-ladder');
    expect(() => ladder().challenge('elm', 'gum')).toThrow('not-on-ladder');
    expect(() => ladder().challenge('birch', 'birch')).toThrow('self-challenge');
  });

  it('is the only open one of the two, whoever issued it (§0)', () => {
    const club = ladder().challenge('birch', 'ash');
    expect(() => club.challenge('birch', 'ash')).toThrow('already-open');
    expect(() => club.challenge('ash', 'birch')).toThrow('already-open');
    club.challenge('birch', 'cedar');
  });

  it('has an id that no challenge had before; that of a refused one is free (§0)', () => {
    const club = ladder();
    expect(() => club.challenge('cedar', 'ash', 'g1')).toThrow('out-of-reach');
    const game = club.issue('birch', 'ash', 'g1');
    expect(() => club.challenge('cedar', 'birch', 'g1')).toThrow('duplicate-id');
    club.lost(game);
    expect(() => club.challenge('cedar', 'birch', 'g1')).toThrow('duplicate-id');
  });

  it('may be accepted, which changes nothing about it, nor does a second time (G)', () => {
    const club = ladder();
    const game = club.issue('birch', 'ash');
    expect(club.does('accept', game).does('accept', game).terms(game)).toBe('up at 1');
    club.won(game);
    expect(() => club.does('accept', game)).toThrow('closed-challenge');
    expect(() => club.does('accept', { challenge: 'none' })).toThrow('unknown-challenge');
  });

  it('may be withdrawn until it has its result, even if it was accepted (G)', () => {
    const club = ladder();
    const first = club.issue('birch', 'ash');
    club.does('accept', first).does('withdraw', first);
    expect(() => club.won(first)).toThrow('closed-challenge');
    expect(() => club.does('withdraw', first)).toThrow('closed-challenge');
    const second = club.issue('birch', 'ash');
    club.won(second);
    expect(() => club.does('withdraw', second)).toThrow('closed-challenge');
    expect(club.picture).toBe('ash 0- birch 1 cedar 1 elm');
  });

  it('can be played without having been accepted (§0)', () => {
    expect(ladder().wins('birch', 'ash').picture).toBe('ash 0- birch 1 cedar 1 elm');
  });
});

describe('the score of a game', () => {
  it('is 1–0 or 0–1: there are no draws (G)', () => {
    const club = ladder();
    const game = club.issue('birch', 'ash');
    for (const score of scoresIn('½–½ 0–0 1–1 2–0 -1–1'))
      expect(() => club.result(game, score)).toThrow('bad-score (G)');
    expect(() => club.because('a jigo').result(game, [0.5, 0.5])).toThrow('bad-score');
    club.lost(game);
  });

  it('belongs to a challenge that is open (G)', () => {
    const club = ladder();
    expect(() => club.won({ challenge: 'none' })).toThrow('unknown-challenge');
    const game = club.issue('birch', 'ash');
    club.won(game);
    expect(() => club.won(game)).toThrow('closed-challenge');
  });

  it('is not recorded before it is known (§0)', () => {
    const club = ladder().at('2021-02-01 12:00');
    const game = club.issue('birch', 'ash');
    expect(() => club.result(game, [1, 0], '2021-02-01 12:01')).toThrow('invalid');
    expect(() => club.result(game, [1, 0], '2021-01-31 12:00')).toThrow('odd-date');
    club.result(game, [1, 0], '2021-02-01 00:00');
  });
});

describe('joining', () => {
  it('is for programs that do not take part, with a rung or without (G)', () => {
    expect(() => ladder().join('ash')).toThrow('already-on-ladder');
    expect(() => ladder().join('fir')).toThrow('already-on-ladder');
    expect(ladder().join('gum').waiting).toBe('fir gum');
  });

  it('is no longer possible by a seed once there were programs, not even only waiting ones (G)', () => {
    expect(() => ladder().seed('oak')).toThrow('already-seeded');
    expect(() => new Programs().join('ash').leave('ash').seed('oak')).toThrow('already-seeded');
    expect(() => new Programs().seed('oak', 'elm', 'oak')).toThrow('duplicate-id');
    expect(() => new Programs().seedBy('rating', { id: 'oak' })).toThrow('missing-rating');
  });
});

describe('where several refusals apply', () => {
  const cases: readonly [says: string, code: string, tries: (club: Programs) => unknown][] = [
    ['an unknown program before one that left', 'unknown-player', (club) => club.challenge('gum', 'zelkova')],
    ['one that left before a challenge against itself', 'not-on-ladder', (club) => club.challenge('gum', 'gum')],
    ['an open challenge before the id', 'already-open', (club) => club.challenge('cedar', 'birch', 'taken')],
    ['a challenge against itself before the id', 'self-challenge', (club) => club.challenge('elm', 'elm', 'taken')],
    ['the entry rule before the id', 'entry-first', (club) => club.challenge('fir', 'ash', 'taken')],
    ['the id before the reach', 'duplicate-id', (club) => club.challenge('elm', 'ash', 'taken')],
    ['a challenge that is not there before its score', 'unknown-challenge', (club) => drawn(club, 'none')],
    ['a challenge that is over before its score', 'closed-challenge', (club) => drawn(club, 'over')],
    ['a score before the line that it is for', 'bad-score', (club) => club.correct(99, [0.5, 0.5])],
    ['a time that goes back before everything', 'time-goes-back', (club) => club.at('2021-01-05').join('ash')],
  ];
  const drawn = (club: Programs, challenge: string) => club.result({ challenge }, [0.5, 0.5]);

  it.each(cases)('%s is reported (§0)', (_, code, tries) => {
    const club = ladder().at('2021-02-01 12:00').challenge('birch', 'cedar', 'taken');
    club.lost(club.issue('birch', 'ash', 'over'));
    expect(() => tries(club)).toThrow(code);
  });

  it('the end of the season comes before all but a wrong time (§0)', () => {
    const club = ladderOf('ash 1 birch', { season: { start: '2021-01-04', end: '2021-06-30' } }).at('2021-07-01');
    expect(() => club.challenge('zelkova', 'zelkova')).toThrow('season-over');
    expect(() => club.join('ash')).toThrow('season-over');
    expect(() => club.at('2021-06-30 12:00').join('ash')).toThrow('already-on-ladder');
  });

  it('one that can be overridden gives way to one that cannot (§0)', () => {
    const club = ladder();
    expect(() => club.because('a friendly').challenge('elm', 'zelkova')).toThrow('unknown-player');
    expect(() => club.challenge('gum', 'ash')).toThrow('not-on-ladder');
  });
});

describe('a ladder of programs knows', () => {
  it('nothing of club nights, sheets and declining, nor of approval where nothing is confirmed (G)', () => {
    for (const verb of ['arrive', 'pass', 'match', 'decline', 'abandon', 'start', 'close'] as const) {
      expect(() => ladder().does(verb, {})).toThrow(`no ${verb}`);
    }
    expect(() => ladder().does('approve', { challenge: 'x' })).toThrow('not-this-system');
  });

  it('boards of 9 and 19 (G)', () => {
    for (const board of [9, 19]) expect(new Programs({ board }).ladder.header.board).toBe(board);
    for (const board of [13, '9', 0]) expect(() => new Programs({ board })).toThrow('invalid');
  });
});

describe('a game that is corrected', () => {
  it('does what it would have done with the right score (G replay)', () => {
    const ladder = ladderOf('ash 2.5? birch 1? cedar');
    const { line } = ladder.wins('birch', 'ash');
    expect(ladder.correct(line, [0, 1]).picture).toBe('ash 2.5+ birch 1? cedar');
    expect(ladder.correct(line, [1, 0]).picture).toBe('ash 1- birch 2.5? cedar');
  });

  it('leaves later games at the level at which they were played, whether or not that fits now (G replay)', () => {
    const ladder = ladderOf('ash 2.5? birch');
    const { line } = ladder.wins('birch', 'ash');
    expect(ladder.wins('birch', 'ash').picture).toBe('ash 0- birch');
    expect(ladder.correct(line, [0, 1]).picture).toBe('ash 2.5- birch');
  });

  it('changes places back, and later games keep who was the upper one in them (G replay)', () => {
    const ladder = ladderOf('ash 0? birch');
    const { line } = ladder.wins('birch', 'ash');
    expect(ladder.wins('birch', 'ash').picture).toBe('birch 1+ ash');
    expect(ladder.correct(line, [0, 1]).picture).toBe('ash 0+ birch');
    expect(ladder.wins('birch', 'ash').picture).toBe('birch 0+ ash');
  });

  it('lets a later game count that only now fits (G replay)', () => {
    const ladder = ladderOf('ash 1? birch 1? cedar');
    const game = ladder.issue('cedar', 'birch');
    const { line } = ladder.wins('birch', 'ash');
    expect(ladder.won(game).picture).toBe('ash 0- birch 2.5- cedar');
    expect(ladder.correct(line, [0, 1]).picture).toBe('ash 1+ birch 0- cedar');
  });

  it('keeps a later challenge what it was: one of a program whose entry then goes on moves nothing (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir');
    const { line } = ladder.loses('fir', 'birch');
    expect(ladder.wins('fir', 'birch').picture).toBe('ash 0? fir 0+ birch');
    expect(ladder.correct(line, [1, 0]).picture).toBe('ash 0? fir 0+ birch');
    expect(ladder.terms(ladder.issue('fir', 'ash'))).toBe('entry at 0');
  });

  it('keeps an entry challenge what it was: where the entry is over, it only makes facts known (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir');
    const { line } = ladder.wins('fir', 'birch');
    expect(ladder.wins('fir', 'ash').picture).toBe('fir 0+ ash 0? birch');
    expect(ladder.correct(line, [0, 1]).picture).toBe('ash 0? birch 0+ fir');
    expect(ladder.leave('birch').picture).toBe('ash 0- fir');
  });

  it('keeps the level of a challenge between programs that were no neighbours (G replay)', () => {
    const ladder = ladderOf('ash 1? birch 1? cedar');
    const { line } = ladder.loses('birch', 'ash');
    const far = ladder.because('a friendly').issue('cedar', 'ash');
    expect(ladder.correct(line, [1, 0]).picture).toBe('ash 0- birch 2.5? cedar');
    expect(ladder.terms(far)).toBe('up at 2');
  });
});

describe('a game that is voided', () => {
  it('is as if it had not been played, and its challenge is over (G replay)', () => {
    const ladder = ladderOf('ash 2.5? birch 1? cedar');
    const game = ladder.issue('birch', 'ash');
    expect(ladder.won(game).void().picture).toBe('ash 2.5? birch 1? cedar');
    expect(() => ladder.won(game)).toThrow('closed-challenge');
    ladder.challenge('birch', 'ash');
  });

  it('takes back what it erased (G replay)', () => {
    expect(ladderOf('ash 2.5 birch').wins('birch', 'ash').void().picture).toBe('ash 2.5 birch');
  });

  it('can be neither corrected nor voided again (G replay)', () => {
    const ladder = ladderOf('ash 2.5? birch');
    const { line } = ladder.wins('birch', 'ash');
    ladder.correct(line, [0, 1]).void(line);
    expect(() => ladder.correct(line, [1, 0])).toThrow('not-correctable');
    expect(() => ladder.void(line)).toThrow('not-correctable');
  });

  it('leaves an entering program without a rung: it waits for its entry again (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir');
    const { line } = ladder.loses('fir', 'birch');
    ladder.wins('fir', 'birch').void(line);
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch', 'fir']);
    expect(ladder.wins('fir', 'birch').picture).toBe('ash 0? fir 0+ birch');
  });

  it('leaves the challenges of such a program, and those against it, nothing to move (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir');
    const { line } = ladder.loses('fir', 'birch');
    const game = ladder.issue('birch', 'fir');
    ladder.void(line).won(game);
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch', 'fir']);
  });

  it('gives such a program no rung for what it preferred meanwhile (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir');
    const { line } = ladder.loses('fir', 'birch');
    ladder.does('prefer', { player: 'fir', main: 20 }).void(line);
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch', 'fir']);
  });

  it('makes a `leave` of such a program one without a rung (G replay)', () => {
    const ladder = ladderOf('ash 0? birch').join('fir').join('gum');
    const { line } = ladder.wins('fir', 'birch');
    ladder.leave('fir').void(line);
    expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch', 'gum']);
  });
});

describe('what can be corrected', () => {
  it('is a game with a result, and nothing else (G replay)', () => {
    const ladder = ladderOf('ash 0? birch');
    const game = ladder.issue('birch', 'ash');
    for (const line of [1, 2, 3, 4, 99]) {
      expect(() => ladder.correct(line, [1, 0])).toThrow('not-correctable');
    }
    const { line } = ladder.won(game);
    for (const score of scoresIn('½–½ 1–1')) expect(() => ladder.correct(line, score)).toThrow('bad-score');
  });
});
