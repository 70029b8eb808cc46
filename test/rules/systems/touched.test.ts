import { describe, expect, it } from 'vitest';
import { Season, type Step } from '#shared/engine/season.ts';
import { gapShown, gapsTouched } from '#shared/rules/go/gaps.ts';
import { rungsTouched, sharedRungs } from '#shared/rules/pots/purses.ts';
import { always } from './lives/every.ts';

/** Every step of a season, corrections among them, as it is worked out in the end. */
function stepsOf(played: Season): readonly Step[] {
  const steps: Step[] = [];
  const season = new Season(played.header, { again: () => {}, step: (step) => steps.push(step) });
  for (const { command } of played.lines()) season.append(command);
  expect(season.ladder.line).toBe(played.ladder.line);
  return steps;
}

describe('what a step touches', () => {
  it('are, on a points ladder, all whose rung it changes, shared ones too', () => {
    let changed = 0;
    always('shicargo', ({ season }) => {
      for (const { before, after } of stepsOf(season)) {
        const [then, now] = [sharedRungs(before), sharedRungs(after)];
        const all = [...now].filter(([player, rung]) => then.get(player) !== rung);
        const touched = rungsTouched(before, after);
        for (const [player, rung] of all) {
          changed++;
          expect(touched.get(player), player).toEqual({ was: then.get(player), is: rung });
        }
        for (const [player, { was, is }] of touched) expect([was, is]).toEqual([then.get(player), now.get(player)]);
      }
    });
    expect(changed).toBeGreaterThan(40);
  });

  it('are, among programs, all whose rung or gap it changes', () => {
    let changed = 0;
    always('computer-go', ({ season }) => {
      for (const { before, after } of stepsOf(season)) {
        const touched = gapsTouched(before, after);
        for (const player of after.order.players()) {
          if (
            gapShown(before, player) === gapShown(after, player) &&
            before.order.rungOf(player) === after.order.rungOf(player)
          )
            continue;
          changed++;
          expect(touched, player).toContain(player);
        }
      }
    });
    expect(changed).toBeGreaterThan(40);
  });
});
