import { beforeEach, expect, test } from 'vitest';
import { nightSlot } from '#shared/rules/night/slots.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import { Evening, at as instantOf } from '#test/functions/evening.ts';
import { handsOf } from '#web/apps/board/hands.ts';
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

test('what is tapped on a tablet whose clock is behind the last line of the ladder is done all the same', async () => {
  evening.now = instantOf('2021-09-06T20:30:00+01:00');
  bar.tap('arrive', { player: who('eve') });
  await bar.tablet.round(true);
  bar.wrong = -5000;
  hands().act('depart', { player: who('eve') });
  expect(said).toBeUndefined();
  expect(nightSlot.of(bar.shown)?.present).not.toContain('eve');
});
