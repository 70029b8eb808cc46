import { expect, it, vi } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import { ladderState } from '#shared/contract/state.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { settleDue } from '#shared/engine/settle.ts';
import { challenging } from '#shared/rules/challenge/challenging.ts';
import { movingBy } from '#shared/rules/challenge/movement-ways.ts';
import { resulting } from '#shared/rules/challenge/results.ts';
import type { ChessTerms } from '#shared/rules/challenge/terms.ts';
import { scoreOfTwo } from '#shared/rules/common/score.ts';
import { takenOff } from '#shared/rules/common/standing.ts';
import type { Duty } from '#shared/rules/duty.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import type { System } from '#shared/systems/system.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { textOf } from '#shared/words/phrase.ts';
import { seasonView } from '#test/view/club.ts';
import { header } from '../club.ts';
import { ChessClub } from './club.ts';

const score = scoreOfTwo({
  fits: (strokes) => strokes.every((each) => each > 0),
  outcome: ([challenger, challenged]) =>
    challenger === challenged ? 'drawn' : challenger < challenged ? 'challenger-won' : 'challenged-won',
  says: () => 'A round takes strokes.',
  clause: 'T2',
});

const terms: ChessTerms = {
  reach: {
    includes: ({ order }, { challenged, distance }) =>
      distance >= 1 && (order.rungOf(challenged) !== 1 || distance === 1),
    says: () => 'all above, and rung 1 from rung 2 alone',
    clause: 'T1',
  },
  declining: { allowed: false, clause: 'T3' },
  score,
  movement: movingBy(() => 'swap', { fromBelow: 'T4', fromAbove: 'T5', drawn: 'T6' }),
};

const noon = (text: string) => instantOf('Africa/Nairobi', parseDay(text) ?? expect.fail(text), 43_200_000);

/** The third player is taken off on a day years later. */
const farewell: Duty = (now) => {
  const [, , last] = now.order.players();
  if (!last) return undefined;
  const settlement = {
    kind: 'cut',
    name: 'farewell',
    at: noon('2029-06-06'),
    clause: 'N0',
    removed: [last],
    moves: [],
  } as const;
  return { at: settlement.at, settle: () => ({ ladder: takenOff(now, new Set([last])), settlement }) };
};

/**
 * Systems of nobody's: in place of Crewe one on which rung 1 is reached from rung 2 alone, whoever takes fewer strokes
 * has won, and umbrellas are counted; in place of Nairobi one with another duty.
 */
function likeNone(system: System): System {
  if (system.id === 'nairobi') return { ...system, duties: [...system.duties, farewell] };
  if (system.id !== 'crewe') return system;
  const rules = { ...system.rules, challenge: challenging(terms), result: resulting(terms) };
  return { ...system, score, rules };
}

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  const { slot } = await import('#shared/vocabulary/slot.ts');
  const { inHead } = await import('#shared/vocabulary/slot-storage.ts');
  const { a } = await import('#shared/vocabulary/form.ts');
  const umbrellas = slot('umbrellas', 0, inHead(0), a('count'));
  const withMore = (system: System): System =>
    system.id === 'crewe' ? { ...system, slots: [...system.slots, umbrellas] } : system;
  return {
    ...registry,
    systems: () => registry.systems().map(withMore),
    systemOf: (ladder) => likeNone(withMore(registry.systemOf(ladder))),
  };
});

const clubOf = (): ChessClub =>
  new ChessClub({ system: 'crewe', season: { start: '2023-03-01' } }).seedNumbered(9).at('2023-03-02 19:00');

it('a system says in its own way who is within reach', () => {
  const club = clubOf();
  expect(club.challenge('9', '2')).toBeDefined();
  expect(() => club.challenge('3', '1')).toThrow('out-of-reach (T1): Challenges can only go to all above, and rung 1');
  expect(club.challenge('2', '1')).toBeDefined();
});

it('a system says who has won with a score, and a correction is judged by it too', () => {
  const club = clubOf();
  const { line } = club.plays('5', '2', [71, 74]);
  expect(club.order).toBe('1 5 3 4 2 6 7 8 9');
  expect(() => club.correct(line, [0, 74])).toThrow('bad-score (T2): A round takes strokes.');
  const told = () => seasonView(club.season, club.season.ladder.at).results.map(({ moved }) => textOf(moved));
  expect(told()).toEqual(['5 took 2nd']);
  club.correct(line, [75, 74]);
  expect(told()).toEqual(['nobody moved']);
  expect(club.order).toBe('1 2 3 4 5 6 7 8 9');
});

it('weeks that come out alike are settled together only up to what else falls due', () => {
  const changes = { system: 'nairobi', timezone: 'Africa/Nairobi', season: { start: '2026-01-05' } };
  const { ladder } = new ChessClub(changes).at('2026-01-05 12:00').seed('ann', 'bob', 'cy');
  const { settlements } = settleDue(ladder, noon('2032-01-01'), asRemembered);
  const told = settlements.map(({ name, through, removed }) => [name, through?.name ?? name, removed]);
  expect(told.slice(-3)).toEqual([
    [expect.any(String), '2029-W22', []],
    ['farewell', 'farewell', ['cy']],
    ['2029-W23', '2031-W52', []],
  ]);
});

it('a slot that is new to one system changes no snapshot of another; those of before are in all', () => {
  const snapshotOf = (system: string) => {
    const snapshot = JSON.parse(JSON.stringify(publicSnapshot(newLadder(header({ system })))));
    expect(ladderState.safeParse(snapshot).success).toBe(true);
    return snapshot;
  };
  expect(snapshotOf('crewe')).toMatchObject({ umbrellas: 0, issued: [], seats: 0 });
  expect(snapshotOf('nairobi')).toMatchObject({ issued: [], seats: 0 });
  expect(snapshotOf('nairobi')).not.toHaveProperty('umbrellas');
});
