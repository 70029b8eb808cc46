import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { parseChallengeId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { at, Club } from '#test/view/club.ts';
import { formatField, parseField } from '#web/apps/me/scores.tsx';
import { foresee } from '#web/apps/me/sheet.tsx';
import { whiteIn, withColours } from '#web/ui/chess/pgn.ts';
import { pairPlayOf } from '#web/ui/ladder/controls.ts';
import { formatBody } from '#web/ui/tablet/tablet.ts';

const [ann, bob] = [parsePlayerId('ann'), parsePlayerId('bob')];
const game = parseChallengeId('g1');
if (!ann || !bob || !game) throw new Error('no ids');

const NAIROBI = 'Africa/Nairobi';

describe('the moves of a game', () => {
  it('carry the ladder’s own ids, whatever an app has written into them', () => {
    const exported =
      '[Event "Rated"]\r\n[White "Brown, Ann"]\r\n[WhiteElo "1850"]\r\n[Black "bob77"]\r\n\r\n1. e4 {[%clk 1:30]} e5 1/2-1/2\r\n';
    const chess = new Chess();
    chess.loadPgn(withColours(exported, bob, ann));
    const { White, Black, WhiteElo } = chess.getHeaders();
    expect([White, Black, WhiteElo, chess.history()]).toEqual(['bob', 'ann', '1850', ['e4', 'e5']]);
  });

  it('need no tags at all', () => {
    const chess = new Chess();
    chess.loadPgn(withColours('\n\n1. e4 e5 2. Nf3 *', ann, bob));
    expect([chess.getHeaders()['White'], chess.history().length]).toEqual(['ann', 3]);
  });

  it('say who had White where they name one of the two, and leave it open otherwise', () => {
    expect(whiteIn('[White "bob"]\n[Black "x"]', ann, bob)).toBe('bob');
    expect(whiteIn('[White "?"]\n[Black "bob"]', ann, bob)).toBe('ann');
    expect(whiteIn('[White "Ann"]\n[Black "Bob"]', ann, bob)).toBeUndefined();
    expect(whiteIn('1. e4 *', ann, bob)).toBeUndefined();
  });
});

describe('when a game was played', () => {
  const ladder = new Club({ system: 'nairobi', timezone: NAIROBI }).season.ladder;
  const moves = pairPlayOf(ladder)?.moves;
  const offered = (now: string, issued = '2021-09-01T10:00+03:00') =>
    moves?.asked && formatField(NAIROBI, moves.lastSession(ladder, at(now), at(issued)));

  it('is offered as the last Saturday afternoon, or now while it is one (N6)', () => {
    expect(offered('2021-09-13T10:00+03:00')).toBe('2021-09-11T14:00');
    expect(offered('2021-09-11T15:20+03:00')).toBe('2021-09-11T15:20');
    expect(offered('2021-09-11T13:59+03:00')).toBe('2021-09-04T14:00');
    expect(offered('2021-09-11T18:01+03:00')).toBe('2021-09-11T14:00');
  });

  it('is not offered as a Saturday before the challenge', () => {
    expect(offered('2021-09-13T10:00+03:00', '2021-09-11T20:00+03:00')).toBe('2021-09-11T14:00');
    expect(offered('2021-09-13T10:00+03:00', '2021-09-12T09:00+03:00')).toBe('2021-09-13T10:00');
  });

  it('is read by the clocks of the club, wherever the phone is', () => {
    expect(parseField(NAIROBI, '2021-09-11T14:30')).toBe(at('2021-09-11T14:30+03:00'));
    expect(parseField('Europe/London', '2021-07-01T20:00')).toBe(at('2021-07-01T19:00Z'));
    for (const nothing of ['', 'T', '2021-09-31T10:00', '2021-09-11', '2021-09-11Tx:y'])
      expect(parseField(NAIROBI, nothing)).toBeUndefined();
  });

  it('reaches the service as a moment that it can read', () => {
    const played = { challenge: game, score: [1, 0], playedAt: at('2021-09-11T14:30+03:00') } as const;
    expect(formatBody({ at: at('2021-09-12T10:00Z'), verb: 'result', body: played })).toEqual({
      challenge: 'g1',
      score: [1, 0],
      playedAt: '2021-09-11T11:30:00.000Z',
    });
  });
});

describe('what a phone foresees by itself', () => {
  const time = '2021-09-13T20:00Z';
  const club = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
  club.does('2021-09-10T10:00Z', 'challenge', { id: 'g1', challenger: 'bob', challenged: 'ann' });
  const result = (score: readonly [number, number]) =>
    foresee(club.season.ladder, { at: at(time), verb: 'result', body: { challenge: game, score } }, bob);

  it('is its player’s own move apart from everybody else’s', () => {
    expect(result([1, 0])).toMatchObject({
      kind: 'changes',
      own: { player: 'bob', from: 2, to: 1 },
      others: [{ player: 'ann', from: 1, to: 2 }],
    });
  });

  it('is what would happen now, where others have played on since the sheet was opened', () => {
    const before = { at: at('2021-09-10T09:59Z'), verb: 'result', body: { challenge: game, score: [1, 0] } } as const;
    expect(foresee(club.season.ladder, before, bob)).toMatchObject({ kind: 'changes', own: { from: 2, to: 1 } });
  });

  it('is what the rules say against it', () => {
    expect(result([2, 0])).toMatchObject({ kind: 'refused', refusal: { code: 'bad-score' } });
  });

  it('is nothing where only the log knows', () => {
    const gone = parseChallengeId('gone');
    if (!gone) throw new Error('no id');
    const about = { at: at(time), verb: 'accept', body: { challenge: gone } } as const;
    expect(foresee(club.season.ladder, about, bob)).toEqual({ kind: 'unknown' });
  });
});
