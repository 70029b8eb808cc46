import { beforeEach, expect, test } from 'vitest';
import { nightSlot } from '../../../shared/rules/night/slots.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import { handsOf } from '../../../web/apps/board/hands.ts';
import { lastTap, undoOf } from '../../../web/apps/board/undo.ts';
import { Evening, at as instantOf } from '../../functions/evening.ts';
import { TabletAtTheBar, who } from './line.ts';

let evening: Evening;
let bar: TabletAtTheBar;
let said: Refusal | undefined;

beforeEach(async () => {
  evening = await Evening.begin();
  bar = new TabletAtTheBar(evening, await evening.hand('riverside', { role: 'scorer' }), 'b');
  said = undefined;
  await bar.tablet.round(true);
});

const hands = () =>
  handsOf(
    bar.tablet,
    bar.shown,
    () => {},
    (no) => {
      said = no;
    },
  );

test('an undo that was offered before the tablet learned the time of the line is done all the same', async () => {
  evening.now = instantOf('2021-09-06T20:30:00+01:00');
  bar.wrong = -5000;
  bar.tap('arrive', { player: who('eve') });
  await bar.tablet.round(false);
  const { ladder, at } = hands();
  const tap = lastTap(bar.tablet.known.queue, ladder, at);
  const undo = tap && undoOf(tap, ladder, at);
  await bar.tablet.round(true);
  if (undo?.how !== 'record') throw new Error('an arrival on record is undone by a departure');
  hands().order(undo.command);
  expect(said).toBeUndefined();
  expect(nightSlot.of(bar.shown)?.present).not.toContain('eve');
});
