import type { Setting } from '#shared/rules/common/settings.ts';
import { WHOM } from '#shared/rules/texts.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Against } from '../terms.ts';

/** How many challenges a player may have open at once: such as they made, and such as were made to them. */
export interface OpenLimit {
  readonly made: Setting<number>;
  readonly received: Setting<number>;
  readonly clause: Clause;
}

/** Refuses whoever has made, or been made, as many challenges as may be open. */
export const atMostOpen = ({ made, received, clause }: OpenLimit): Against =>
  function* (ladder, { challenger, challenged }): Generator<Refusal> {
    const { by, to } = openOn(ladder);
    const [theirs, others] = [by.get(challenger) ?? 0, to.get(challenged) ?? 0];
    if (theirs >= made.of(ladder)) yield refusal('enough-open', WHOM.made(nameOf(ladder, challenger), theirs), clause);
    if (others >= received.of(ladder))
      yield refusal('enough-open', WHOM.received(nameOf(ladder, challenged), others), clause);
  };

/** The challenges that are still to be played, counted by who made them and to whom. */
interface Open {
  readonly by: ReadonlyMap<PlayerId, number>;
  readonly to: ReadonlyMap<PlayerId, number>;
}

const counted = new WeakMap<Ladder['challenges'], Open>();

/** Counted once for a list of challenges: a page asks for each of many opponents. */
function openOn({ challenges }: Ladder): Open {
  const known = counted.get(challenges);
  if (known) return known;
  const [by, to] = [new Map<PlayerId, number>(), new Map<PlayerId, number>()];
  for (const { challenger, challenged, awaiting } of challenges.values()) {
    if (awaiting) continue;
    by.set(challenger, (by.get(challenger) ?? 0) + 1);
    to.set(challenged, (to.get(challenged) ?? 0) + 1);
  }
  const open = { by, to };
  counted.set(challenges, open);
  return open;
}
