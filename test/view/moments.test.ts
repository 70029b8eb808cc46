import { describe, expect, it } from 'vitest';
import { isAmendment } from '#shared/engine/amend.ts';
import { gapShown } from '#shared/rules/go/compensation.ts';
import { sharedRungs } from '#shared/rules/pots/purses.ts';
import { pursesSlot } from '#shared/rules/pots/slots.ts';
import { replayedSteps } from '#shared/view/notices.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { seasonView } from './told.ts';
import { everyMoment, SYSTEMS, seasonOf } from './vectors.ts';

/** What a page shows of somebody's place. */
function placeOf(ladder: Ladder, id: PlayerId): string {
  const rung = pursesSlot.of(ladder).size > 0 ? sharedRungs(ladder).get(id) : ladder.order.rungOf(id);
  const gap = ladder.header.system === 'computer-go' ? gapShown(ladder, id) : undefined;
  return JSON.stringify([rung, pursesSlot.of(ladder).get(id)?.points, gap]);
}

describe.each(SYSTEMS)('at every moment of a %s season', (system) => {
  it('everybody whose rung changed in the last week is told why, with the day', () => {
    for (const season of everyMoment(system)) {
      const view = seasonView(season, season.ladder.at);
      for (const { change, pointsChange = 0, why } of view.standings) {
        if (change === 0 && pointsChange === 0) continue;
        expect(why.filter(({ at, text }) => at.slice(0, 10) >= view.since && text.length > 0)).not.toEqual([]);
      }
    }
  });

  it('everybody whose place a line changed is told so by that line', () => {
    let before: Ladder | undefined;
    let told = 0;
    for (const season of everyMoment(system)) {
      const { ladder } = season;
      const last = season.lines().at(-1);
      const looksBack = last && (isAmendment(last.command) || 'playedAt' in last.command.body);
      if (before && last && !looksBack && last.effects.settled.length === 0) {
        for (const { id, why } of seasonView(season, ladder.at).standings) {
          if (before.order.has(id) && placeOf(before, id) === placeOf(ladder, id)) continue;
          expect(why[0]).toMatchObject({ line: last.line, text: expect.arrayContaining([expect.anything()]) });
          told++;
        }
      }
      before = ladder;
    }
    expect(told).toBeGreaterThan(10);
  });

  it('retelling the season ends where the season ends', () => {
    for (const season of everyMoment(system)) {
      const last = [...replayedSteps(season.header, season.lines())].at(-1)?.after;
      expect(last?.order.players()).toEqual(season.ladder.order.players());
      for (const id of season.ladder.order.players()) {
        expect(last && placeOf(last, id)).toBe(placeOf(season.ladder, id));
      }
    }
  });

  it('the view is plain JSON', () => {
    const { season } = seasonOf(system);
    const view = seasonView(season, season.ladder.at);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});
