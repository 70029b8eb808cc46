import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stateView } from '#functions/features/ladder-view/state.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { Told } from '../view/told-players.ts';
import { vector } from '../view/vectors.ts';

const samples = readdirSync('test/vectors').filter((name) => /^[^.]+\.jsonl$/.test(name));

/** Some ladders of a season, its last one among them. */
function laddersOf(name: string): readonly Ladder[] {
  const log = readLog(vector(name));
  if (!log.ok) throw new Error(log.refusal.message);
  const ladders: Ladder[] = [];
  const { season } = replay(log.value, (_, __, after) => {
    if (after.line % 10 === 0) ladders.push(after);
  });
  return [...ladders, season.ladder];
}

test.each(samples)('the tablets of officials get the whole ladder, as it stands in %s', (name) => {
  for (const ladder of laddersOf(name)) {
    const told = stateView(ladder, ladder.at);
    expect(told.ladder).toEqual(publicSnapshot(ladder));
  }
});

test('a phone knows under which settings a challenge was issued, where those have changed since', () => {
  const told = new Told({ reach: 5 });
  told.does('configure', { settings: { reach: 3 } });
  told.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
  const { ladder } = stateView(told.ladder, told.ladder.at);
  expect(ladder).toEqual(publicSnapshot(told.ladder));
  expect(ladder.challenges).toMatchObject([{ under: 1 }]);
});
