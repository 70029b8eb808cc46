import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import type { LineView } from '#shared/contract/entries.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { lineNumber, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { at, Evening } from '#test/functions/evening.ts';
import { runs } from '#test/runs.ts';
import { challengeId, who } from '#test/view/club.ts';
import { actionsOf } from '#web/apps/board/actions.ts';
import { Alphabet } from '#web/apps/board/alphabet.ts';
import { boardOf, nightBegan } from '#web/apps/board/model.ts';
import { OFFICIAL, undone } from '#web/apps/board/outbox.ts';
import { whyNot } from '#web/apps/board/tonight/undo.tsx';
import { type UndoWay, wayOf } from '#web/apps/board/tonight/undo-ways.ts';
import { Latest } from '#web/apps/board/tray.tsx';
import {
  commandOf,
  isTapped,
  NOTHING,
  recorded,
  type Tap,
  type TapQueue,
  tried,
  waiting,
  withTap,
} from '#web/ui/tablet/queue.ts';
import { line } from '../ui/lines.ts';
import { type Fault, MemoryDrawer, TabletAtTheBar } from './line.ts';

/** Lines as the service tells them, numbered from 2. */
const told = (...lines: readonly (Partial<LineView> & Pick<LineView, 'verb'>)[]): readonly LineView[] =>
  lines
    .map(({ verb, ...rest }, index) => line(index + 2, verb, { at: '2021-09-06T20:00:00+01:00', by: 'bar', ...rest }))
    .toReversed();

const ANN = { player: who('ann') };
const PAIR = { id: challengeId('m1'), challenger: who('ann'), challenged: who('bob') };

function wayTo(
  number: number,
  lines: readonly LineView[],
  role: 'scorer' | 'organiser' = 'scorer',
  today = '2021-09-06',
): UndoWay {
  const found = lines.find((each) => each.line === number) ?? expect.fail('there is no such line');
  return wayOf(found, { lines, session: { role, label: 'bar' }, today });
}

describe('a line of tonight', () => {
  it.each(['arrive', 'depart', 'pass', 'challenge', 'abandon', 'close', 'playoff', 'match', 'result'] as const)(
    'that records %s is undone by voiding it',
    (verb) => {
      expect(wayTo(2, told({ verb, ...ANN }))).toEqual({ how: 'void', lines: [2] });
    },
  );

  it.each(['settle', 'correct', 'void', 'seed', 'configure', 'rename'] as const)(
    'that is a %s is not undone itself',
    (verb) => {
      expect(wayTo(2, told({ verb }))).toEqual({ how: 'never' });
    },
  );

  it('is undone once', () => {
    const lines = told({ verb: 'arrive', ...ANN }, { verb: 'void', amends: lineNumber(2) });
    expect(wayTo(2, lines)).toEqual({ how: 'undone' });
  });

  it('that has a result leads to undoing that first, and is free once that is undone', () => {
    const played = [{ verb: 'challenge', ...PAIR } as const, { verb: 'result', challenge: challengeId('m1') } as const];
    expect(wayTo(2, told(...played))).toMatchObject({ how: 'first', line: { verb: 'result', line: 3 } });
    expect(wayTo(2, told(...played, { verb: 'void', amends: lineNumber(3) }))).toEqual({ how: 'void', lines: [2] });
  });

  it('by which a new member joined takes the arrival with it, which would put them back', () => {
    const came = [{ verb: 'join', ...ANN } as const, { verb: 'arrive', ...ANN } as const];
    expect(wayTo(2, told(...came))).toEqual({ how: 'void', lines: [3, 2] });
    expect(wayTo(2, told(...came, { verb: 'challenge', ...PAIR }))).toMatchObject({ how: 'first', line: { line: 4 } });
  });

  it('is a scorer’s to undo where their own label recorded it on that day, and the organiser’s always', () => {
    const lines = told({ verb: 'pass', ...ANN, by: 'door' });
    expect(wayTo(2, lines)).toEqual({ how: 'others', by: 'door' });
    expect(wayTo(2, lines, 'organiser')).toEqual({ how: 'void', lines: [2] });
    const own = told({ verb: 'pass', ...ANN });
    expect(wayTo(2, own, 'scorer', '2021-09-07')).toEqual({ how: 'earlier' });
    expect(wayTo(2, own, 'organiser', '2021-09-07')).toEqual({ how: 'void', lines: [2] });
  });

  it('that is not undone says why, and what to do', () => {
    const story = () => 'Ann 2–0 Bob';
    const [first = expect.fail('there is a line')] = told({ verb: 'result' });
    expect(whyNot({ how: 'others', by: 'door' }, story)).toBe('Recorded by door: they can undo it, or the organiser.');
    expect(whyNot({ how: 'others', by: undefined }, story)).toMatch(/^Recorded by someone else:/);
    expect(whyNot({ how: 'first', line: first }, story)).toBe('Undo this first: Ann 2–0 Bob.');
    expect(whyNot({ how: 'earlier' }, story)).toBe('Recorded before midnight: the organiser can undo it.');
  });
});

describe('tonight', () => {
  it.each([
    ['20:00', '2021-09-06T20:00:00+01:00', '2021-09-06T00:00:00+01:00'],
    ['half past midnight', '2021-09-07T00:30:00+01:00', '2021-09-06T00:00:00+01:00'],
    ['the next morning', '2021-09-07T07:00:00+01:00', '2021-09-07T00:00:00+01:00'],
  ])('at %s began with its own date', (_, now, began) => {
    expect(nightBegan('Europe/London', at(now))).toBe(at(began));
  });
});

const COLLATOR = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const people = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    name: fc.constantFrom('Ann', 'ann', 'Émile', 'Bob 2', 'Bob 10', ''),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
);

describe('people by name', () => {
  it('are in the same order whatever was sorted before: others, fewer, or the same under other names', () => {
    const holds = fc.property(fc.array(people, { maxLength: 5 }), (lists) => {
      const alphabet = new Alphabet();
      for (const list of lists) {
        const named = list.map(({ id, name }) => ({ id: who(`p${id}`), name }));
        const anew = named.toSorted(
          (one, other) => COLLATOR.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
        );
        expect(alphabet.sorted(named)).toEqual(anew);
      }
    });
    return fc.assert(holds, { endOnFailure: true });
  });
});

it('what is tapped on a tablet whose clock is behind the last line of the ladder is done all the same', async () => {
  const evening = await Evening.begin();
  const bar = new TabletAtTheBar(evening, await evening.hand('riverside', { role: 'scorer' }), 'b');
  await bar.round();
  evening.now = at('2021-09-06T20:30:00+01:00');
  bar.tap('arrive', { player: who('eve') });
  await bar.round();
  bar.wrong = -5000;
  const refused = vi.fn();
  actionsOf(bar.tablet, bar.shown, () => {}, refused).submit('depart', { player: who('eve') });
  expect(refused).not.toHaveBeenCalledWith(expect.anything());
  expect(bar.present).not.toContain('eve');
});

const TAP = commandOf({ at: at('2021-09-06T20:00:00+01:00') }, 'arrive', { player: who('ann') });
const tap = (key: string): Tap => ({ key, command: TAP, says: [key] });
const queueOf = (...keys: readonly string[]): TapQueue =>
  keys.reduce((queue, key) => withTap(queue, tap(key)), NOTHING);
const keys = (taps: readonly Tap[]) => taps.map(({ key }) => key);

test('a challenge that is tapped twice is meant once', () => {
  const challenge = (id: string, challenged: string) =>
    commandOf({ at: TAP.at }, 'challenge', {
      id: parseChallengeId(id) ?? expect.fail(id),
      challenger: who('ann'),
      challenged: who(challenged),
    });
  const queue = withTap(queueOf('a'), { key: 'b', command: challenge('m1', 'bob'), says: [] });
  expect(isTapped(queue, challenge('m2', 'bob'))).toBe(true);
  expect(isTapped(queue, challenge('m2', 'cy'))).toBe(false);
  expect(isTapped(NOTHING, challenge('m1', 'bob'))).toBe(false);
});

describe('what was tapped just now', () => {
  test('stays in sight for ten seconds, and through being recorded', () => {
    const latest = new Latest(NOTHING);
    expect(keys(latest.of(queueOf('a'), 0))).toEqual(['a']);
    const sent = recorded(tried(queueOf('a'), 'a', TAP), 'a', lineNumber(9));
    expect(keys(latest.of(sent, 9999))).toEqual(['a']);
    expect(latest.of(sent, 10_000)).toEqual([]);
  });

  test('gives way to the next tap, and is both of two that came at once', () => {
    const latest = new Latest(NOTHING);
    expect(keys(latest.of(queueOf('join', 'arrive'), 0))).toEqual(['join', 'arrive']);
    expect(keys(latest.of(queueOf('join', 'arrive', 'next'), 3000))).toEqual(['next']);
    expect(latest.of(queueOf('join', 'arrive', 'next'), 13_000)).toEqual([]);
  });

  test('is not what waited when the page was opened, nor what is undone meanwhile', () => {
    const latest = new Latest(queueOf('old'));
    expect(latest.of(queueOf('old'), 0)).toEqual([]);
    expect(keys(latest.of(queueOf('old', 'new'), 1))).toEqual(['new']);
    const going = tried(queueOf('old', 'new'), 'new', TAP);
    expect(latest.of(undone(going, 'new'), 2)).toEqual([]);
    expect(latest.of(queueOf('old'), 3)).toEqual([]);
  });
});

const RIVERSIDE = { club: 'riverside', ladder: 'main' };
const PLAYERS = ['ann', 'bob', 'cy', 'dee', 'eve'];
const FAULTS: readonly Fault[] = ['none', 'no-request', 'no-answer', 'login-page'];

const player = fc.constantFrom(...PLAYERS);
const tablet = fc.integer({ min: 0, max: 1 });
/** What happens in a room: somebody taps something, the line of a tablet changes, a tablet has its round. */
const happening = fc.oneof(
  fc.record({ kind: fc.constantFrom('arrive', 'depart', 'challenge'), tablet, player }),
  fc.record({ kind: fc.constant('result'), tablet, halves: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ kind: fc.constant('line'), tablet, fault: fc.constantFrom(...FAULTS) }),
  fc.record({ kind: fc.constant('round'), tablet }),
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Lets something happen; says whether it was a tap. */
async function happen(one: TabletAtTheBar, each: Happening, name: string): Promise<boolean> {
  if ('fault' in each) one.fault = each.fault;
  else if ('player' in each) tapOn(one, each.kind, each.player, name);
  else if ('halves' in each) return tapResult(one, each.halves / 2);
  else await one.round();
  return 'player' in each;
}

function tapOn(one: TabletAtTheBar, kind: 'arrive' | 'depart' | 'challenge', id: string, name: string): void {
  const { turn } = boardOf(one.shown, one.tablet.now());
  if (kind === 'challenge') one.challenge(name, turn?.id ?? 'ann', id);
  else one.tap(kind, { player: who(id) });
}

function tapResult(one: TabletAtTheBar, points: number): boolean {
  const [running] = one.shown.challenges.values();
  if (running) one.tap('result', { challenge: running.id, score: [points, 2 - points] });
  return running !== undefined;
}

describe('two tablets on bad lines', () => {
  test('end with the same room, nothing waiting, and every tap recorded once or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
        const evening = await Evening.begin();
        const key = () => evening.hand('riverside', { role: 'scorer' });
        const both = [new TabletAtTheBar(evening, await key(), 'b'), new TabletAtTheBar(evening, await key(), 'd')];
        for (const one of both) await one.round();
        const began = (await evening.store.log(RIVERSIDE)).length;
        let taps = 0;
        for (const [index, each] of happenings.entries()) {
          const one = both[each.tablet];
          if (one && (await happen(one, each, `x${index}`))) taps++;
        }
        for (const one of [...both, ...both]) {
          await one.round('none');
        }
        const ladder = await evening.store.load(RIVERSIDE);
        const stored = ladder && JSON.parse(JSON.stringify(formatLadder(ladder)));
        for (const one of both) {
          expect(waiting(one.queue)).toEqual([]);
          expect(formatLadder(one.shown)).toEqual(stored);
        }
        const refused = both.flatMap(({ tablet: { known } }) =>
          known.queue.refused.flatMap(({ tap, followers }) => [tap, ...followers]),
        );
        const recorded = (await evening.store.log(RIVERSIDE)).length - began;
        expect(recorded + refused.length).toBe(taps);
      }),
      { numRuns: runs(20) },
    );
  }, 60_000);
});

describe('one tablet on a bad line, on which taps are undone while they wait', () => {
  const step = fc.oneof(
    fc.constant({ kind: 'join' } as const),
    fc.record({ kind: fc.constant('undo' as const), which: fc.nat(5) }),
    fc.record({ kind: fc.constant('line' as const), fault: fc.constantFrom(...FAULTS) }),
    fc.constant({ kind: 'round' } as const),
  );

  test('has everybody on the ladder who was not undone, and nobody who was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const evening = await Evening.begin();
        const key = await evening.hand('riverside', { role: 'scorer', label: 'bar' });
        const bar = new TabletAtTheBar(evening, key, 'b', new MemoryDrawer(), { manner: OFFICIAL });
        await bar.round();
        const joined = new Set<string>();
        for (const [index, each] of steps.entries()) {
          if (each.kind === 'line') bar.fault = each.fault;
          if (each.kind === 'round') await bar.round();
          if (each.kind === 'join') bar.tap('join', { player: who(`n${index}`) });
          if (each.kind === 'join') joined.add(`n${index}`);
          const tap = each.kind === 'undo' ? waiting(bar.queue)[each.which] : undefined;
          if (tap?.command.verb !== 'join') continue;
          joined.delete(tap.command.body.player);
          bar.tablet.change((queue) => undone(queue, tap.key));
          expect(bar.shown.order.players()).not.toContain(tap.command.body.player);
        }
        bar.fault = 'none';
        for (let rounds = 0; rounds < 3; rounds++) await bar.round();
        expect(bar.queue).toMatchObject({ taps: [], refused: [] });
        const ladder = await evening.store.load(RIVERSIDE);
        expect(ladder?.order.players().slice(PLAYERS.length)).toEqual([...joined]);
      }),
      { numRuns: runs(20), endOnFailure: true },
    );
  }, 60_000);
});
