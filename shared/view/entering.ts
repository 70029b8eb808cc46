import type { EntrantView } from '../contract/games.ts';
import { entryTarget } from '../rules/go/programs.ts';
import { prefersOf } from '../rules/go/terms.ts';
import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import type { Named } from '../words/names.ts';

/** Players who take part and have no rung yet, in the order in which they joined. */
export const waitingForRung = (ladder: Ladder): readonly PlayerId[] => systemOf(ladder).controls.entrants(ladder);

/** Programs that have not found their place, and whom each has to challenge next (G). */
export const enteringOn = (ladder: Ladder, named: Named): EntrantView[] =>
  [...waitingForRung(ladder), ...ladder.order.players().filter((id) => ladder.players.get(id)?.entering)].map((id) => {
    const [rung, next, prefers] = [ladder.order.rungOf(id), entryTarget(ladder, id), prefersOf(ladder, id)];
    return {
      ...named(id),
      ...(rung !== undefined && { rung }),
      ...(next && { next: named(next) }),
      ...(prefers && { prefers }),
    };
  });
