import { choice, figure } from '#shared/rules/common/settings.ts';
import { WHOM } from '#shared/rules/texts.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isReader } from '#shared/words/reader.ts';
import type { Against } from '../terms.ts';

/** How many challenges a player may have open at once: such as they made, such as were made to them, and in all (0: any). */
export const openMade = figure('openMade', 1, [1, 10]);
export const openReceived = figure('openReceived', 1, [1, 10]);
export const openInAll = figure('openInAll', 0, [0, 20]);
/** Whether a player who is challenged plays that before they challenge somebody themselves. */
export const challengedWaits = choice('challengedWaits', 'no', ['no', 'yes']);

/** So many challenges at once (H4); what only waits to be confirmed is played, and not open in this sense. */
export const atMostOpen = (clause: Clause): Against =>
  function* (ladder, { challenger, challenged }): Generator<Refusal> {
    const { by, to } = openOn(ladder);
    const [theirs, others] = [by.get(challenger) ?? 0, to.get(challenged) ?? 0];
    if (theirs >= openMade.of(ladder))
      yield refusal('enough-open', WHOM.made(nameOf(ladder, challenger), theirs, isReader(challenger)), clause);
    if (others >= openReceived.of(ladder))
      yield refusal('enough-open', WHOM.received(nameOf(ladder, challenged), others), clause);
    for (const player of [challenger, challenged]) {
      const open = toPlayFirst(ladder, player, player === challenger);
      if (open > 0)
        yield refusal('enough-open', WHOM.toPlayFirst(nameOf(ladder, player), open, isReader(player)), clause);
    }
  };

/** How many challenges a player must play before one begins that they make or receive; 0 for none. */
function toPlayFirst(ladder: Ladder, player: PlayerId, makes: boolean): number {
  const { by, to } = openOn(ladder);
  const [most, received] = [openInAll.of(ladder), to.get(player) ?? 0];
  const all = (by.get(player) ?? 0) + received;
  if (most > 0 && all >= most) return all;
  return makes && challengedWaits.of(ladder) === 'yes' ? received : 0;
}

/** Whether a player has any challenge open in that sense, made or received. */
export function hasOpen(ladder: Ladder, player: PlayerId): boolean {
  const { by, to } = openOn(ladder);
  return by.has(player) || to.has(player);
}

interface OpenCounts {
  readonly by: ReadonlyMap<PlayerId, number>;
  readonly to: ReadonlyMap<PlayerId, number>;
}

const counted = new WeakMap<Ladder['challenges'], OpenCounts>();

/** Counted once for a list of challenges: a page asks for each of many opponents. */
function openOn({ challenges }: Ladder): OpenCounts {
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
