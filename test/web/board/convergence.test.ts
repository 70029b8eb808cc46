import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { Evening } from '#test/functions/evening.ts';
import { runs } from '#test/runs.ts';
import { boardOf } from '#web/apps/board/model.ts';
import { OFFICIAL, undone } from '#web/apps/board/outbox.ts';
import { waiting } from '#web/ui/tablet/queue.ts';
import { type Fault, Shelf, TabletAtTheBar, who } from './line.ts';

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
  else await one.tablet.round(true);
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
        for (const one of both) await one.tablet.round(true);
        const began = (await evening.store.log(RIVERSIDE)).length;
        let taps = 0;
        for (const [index, each] of happenings.entries()) {
          const one = both[each.tablet];
          if (one && (await happen(one, each, `x${index}`))) taps++;
        }
        for (const one of [...both, ...both]) {
          one.fault = 'none';
          await one.tablet.round(true);
        }
        const ladder = await evening.store.load(RIVERSIDE);
        const stored = ladder && JSON.parse(JSON.stringify(formatLadder(ladder)));
        for (const one of both) {
          expect(waiting(one.tablet.known.queue)).toEqual([]);
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
        const bar = new TabletAtTheBar(evening, key, 'b', new Shelf(), { manner: OFFICIAL });
        await bar.tablet.round(true);
        const joined = new Set<string>();
        for (const [index, each] of steps.entries()) {
          if (each.kind === 'line') bar.fault = each.fault;
          if (each.kind === 'round') await bar.tablet.round(true);
          if (each.kind === 'join') bar.tap('join', { player: who(`n${index}`) });
          if (each.kind === 'join') joined.add(`n${index}`);
          const tap = each.kind === 'undo' ? waiting(bar.tablet.known.queue)[each.which] : undefined;
          if (tap?.command.verb !== 'join') continue;
          joined.delete(tap.command.body.player);
          bar.tablet.change((queue) => undone(queue, tap.key));
          expect(bar.shown.order.players()).not.toContain(tap.command.body.player);
        }
        bar.fault = 'none';
        for (let rounds = 0; rounds < 3; rounds++) await bar.tablet.round(true);
        expect(bar.tablet.known.queue).toMatchObject({ taps: [], refused: [] });
        const ladder = await evening.store.load(RIVERSIDE);
        expect(ladder?.order.players().slice(PLAYERS.length)).toEqual([...joined]);
      }),
      { numRuns: runs(20), endOnFailure: true },
    );
  }, 60_000);
});
