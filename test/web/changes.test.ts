import { expect, it } from 'vitest';
import { Season } from '#shared/engine/season.ts';
import { measuredOf, rungsOf } from '#shared/view/measures.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { changesBetween } from '#web/ui/ladder/changes.ts';
import { always, SYSTEMS } from '../rules/systems/lives/every.ts';

/** All that is shown of everybody. */
const shown = (ladder: Ladder) =>
  new Map(
    [...rungsOf(ladder)].map(([player, rung]) => [player, JSON.stringify([rung, measuredOf(ladder, player, rung)])]),
  );

it.each(SYSTEMS)(
  'whoever stands elsewhere, or has more or less, is among the changes of %s, and nobody else',
  (system) => {
    always(
      system,
      ({ season }) => {
        const again = new Season(season.header);
        const ladders = season.lines().map(({ command }) => {
          again.append(command);
          return again.ladder;
        });
        for (const [index, after] of ladders.entries()) {
          const before = ladders[index - 1];
          if (!before) continue;
          const [had, has] = [shown(before), shown(after)];
          const players = [...new Set([...has.keys(), ...had.keys()])].filter(
            (each) => had.get(each) !== has.get(each),
          );
          expect(
            changesBetween(before, after)
              .map(({ player }) => player)
              .toSorted(),
          ).toEqual(players.toSorted());
        }
      },
      5,
    );
  },
);
