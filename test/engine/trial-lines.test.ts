import { describe, expect, it } from 'vitest';
import { gameOf, linesForTrial } from '#shared/engine/trial-lines.ts';
import { commandOf } from '#shared/log/parse.ts';
import { replay } from '#shared/log/replay.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { logText, seasonLog } from '../view/vectors.ts';

const DAY = 86_400_000;
const at = (day: number, time = '19:00') => `2023-09-${String(day).padStart(2, '0')}T${time}:00Z`;
const moment = (day: number, time?: string) => Date.parse(at(day, time));

/** What a season of a house that has reports confirmed tells other rules, from line 3 on: where a result may wait for ten days. */
function told(lines: readonly object[], confirm = 2) {
  const text = logText(
    {
      ladder: {
        system: 'house',
        timezone: 'UTC',
        season: { start: '2023-09-01' },
        settings: { game: 'one', confirm, acceptDays: 0, playDays: 0 },
      },
    },
    { at: at(1), seed: { order: 'given', players: ['a', 'b', 'c', 'd'].map((id) => ({ id })) } },
    ...lines,
  );
  const { season, refused } = replay(seasonLog(text));
  expect(refused).toEqual([]);
  return linesForTrial(season, 10)
    .slice(1)
    .map(({ line, command: { at, verb, body, override } }) => [line, at, verb, body, ...(override ? [override] : [])]);
}

const challenge = (day: number) => ({ at: at(day), challenge: { id: 'x', challenger: 'c', challenged: 'b' } });
const accept = (day: number) => ({ at: at(day), accept: { challenge: 'x' } });
const result = (day: number, more: object = {}) => ({
  at: at(day),
  result: { challenge: 'x', score: [1, 0], ...more },
});
const match = (day: number) => ({ at: at(day), match: { id: 'x', challenger: 'c', challenged: 'b', score: [1, 0] } });
const approve = (day: number, time?: string) => ({ at: at(day, time), approve: { challenge: 'x' } });
const reject = (day: number, more: object = {}) => ({ at: at(day), reject: { challenge: 'x', ...more } });

const CHALLENGED = [3, moment(2), 'challenge', { id: 'x', challenger: 'c', challenged: 'b' }];
const ACCEPTED = [4, moment(2), 'accept', { challenge: 'x' }];
const nothing = (line: number, day: number, time?: string) => [line, moment(day, time), 'settle', {}];
const OPEN = [challenge(2), accept(2)];
/** That it was challenged and accepted, and then what follows. */
const andThen = (...lines: readonly (readonly unknown[])[]) => [CHALLENGED, ACCEPTED, ...lines];

describe('a line of a season, told to other rules', () => {
  it('is as it was corrected, and the correction does nothing', () => {
    const lines = [...OPEN, result(3), { at: at(4), correct: { line: 5, score: [0, 1] } }];
    expect(told(lines)).toEqual(andThen([5, moment(3), 'result', { challenge: 'x', score: [0, 1] }], nothing(6, 4)));
  });

  it('closes its challenge, where it is a result that was voided', () => {
    expect(told([...OPEN, result(3), { at: at(4), void: { line: 5 } }])).toEqual(
      andThen([5, moment(3), 'withdraw', { challenge: 'x' }, 'voided'], nothing(6, 4)),
    );
  });

  it('does nothing where it was voided, or is about a challenge that was; others of the day stay', () => {
    const other = { at: at(2), challenge: { id: 'y', challenger: 'd', challenged: 'a' } };
    expect(told([...OPEN, other, { at: at(3), void: { line: 3 } }])).toEqual([
      nothing(3, 2),
      nothing(4, 2),
      [5, moment(2), 'challenge', { id: 'y', challenger: 'd', challenged: 'a' }],
      nothing(6, 3),
    ]);
  });

  it('changes what those rules know, too, but no settings', () => {
    const closures = [{ from: '2023-09-20', to: '2023-09-22' }];
    expect(told([{ at: at(2), configure: { closures, settings: { reach: 3 } } }])).toEqual([
      [3, moment(2), 'configure', { closures }],
    ]);
  });
});

describe('a challenge, told to other rules', () => {
  it('was accepted at once where it was played without a word, and only there', () => {
    expect(told([challenge(2), result(3)])).toEqual([
      CHALLENGED,
      [3, moment(2), 'accept', { challenge: 'x' }],
      [4, moment(3), 'result', { challenge: 'x', score: [1, 0] }],
    ]);
    expect(told([challenge(2)])).toEqual([CHALLENGED]);
  });
});

describe('a report, told to other rules', () => {
  const by = (reported: string) => result(3, { reported });
  const REPORTED = [5, moment(3), 'result', { challenge: 'x', score: [1, 0], reported: 'b' }];

  it('waits for the same word, where that came within the time that it may wait there', () => {
    expect(told([...OPEN, by('b'), approve(4)])).toEqual(
      andThen(REPORTED, [6, moment(4), 'approve', { challenge: 'x' }]),
    );
    expect(told([...OPEN, by('b'), reject(4)])).toEqual(
      andThen(REPORTED, [6, moment(4), 'reject', { challenge: 'x' }]),
    );
  });

  it('was confirmed when it came to count by itself, ahead of the next line', () => {
    expect(told([...OPEN, by('b'), { at: at(9), settle: {} }])).toEqual(
      andThen(REPORTED, [6, moment(6, '00:00'), 'approve', { challenge: 'x' }], nothing(6, 9)),
    );
  });

  it('waits for the club, once it is disputed, and not for those who disputed it', () => {
    const disputed = reject(4, { disputed: 'c' });
    expect(told([...OPEN, by('b'), disputed, approve(5)])).toEqual(
      andThen(
        REPORTED,
        [6, moment(4), 'reject', { challenge: 'x', disputed: 'c' }],
        [7, moment(5), 'approve', { challenge: 'x' }],
      ),
    );
  });

  it('was told when the club decided, where that took as long as it may wait there, or longer', () => {
    const lines = [...OPEN, by('b'), reject(4, { disputed: 'c' })];
    const late = andThen(nothing(5, 3), [6, moment(4), 'reject', { challenge: 'x', disputed: 'c' }]);
    const played = { challenge: 'x', score: [1, 0], playedAt: moment(3) };
    expect(told([...lines, approve(13)])).toEqual([...late, [5, moment(13), 'result', played]]);
    expect(told([...lines, reject(13)])).toEqual([...late, nothing(7, 13)]);
    expect(told([...lines, approve(13, '18:59')]).at(2)).toEqual(REPORTED);
  });

  it('was played when it says so', () => {
    const playedAt = at(2, '20:00');
    const lines = [...OPEN, result(3, { reported: 'b', playedAt }), reject(4, { disputed: 'c' }), approve(14)];
    expect(told(lines).at(-1)).toEqual([
      5,
      moment(14),
      'result',
      { challenge: 'x', score: [1, 0], playedAt: moment(2, '20:00') },
    ]);
  });

  it('is left out while it still waits, and is nobody’s where it counted at once', () => {
    expect(told([...OPEN, by('b')])).toEqual(andThen(nothing(5, 3)));
    expect(told([...OPEN, by('b')], 0)).toEqual(andThen([5, moment(3), 'result', { challenge: 'x', score: [1, 0] }]));
  });
});

describe('a match from a sheet, told to other rules', () => {
  it('stays as it was told, where nobody had to approve it', () => {
    expect(told([match(3)])).toEqual([
      [3, moment(3), 'match', { id: 'x', challenger: 'c', challenged: 'b', score: [1, 0] }],
    ]);
  });
});

describe('the challenge or game that a line is about', () => {
  it.each([
    ['result', { challenge: 'x', score: [1, 0] }, 'x'],
    ['finish', { game: 'x', scores: [] }, 'x'],
    ['start', { id: 'x', players: [] }, 'x'],
    ['match', { id: 'x', challenger: 'c', challenged: 'b', score: [1, 0] }, 'x'],
    ['settle', {}, undefined],
  ] as const)('is found in a %s', (verb, body, id) => {
    expect(gameOf(commandOf({ at: instant(DAY) }, verb, body as never))).toBe(id);
  });
});
