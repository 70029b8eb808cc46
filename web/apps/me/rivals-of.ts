import { type Opponent, opponentsOf } from '../../../shared/view/opponents.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { Instant, PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import type { Named } from '../../../shared/words/names.ts';
import type { Who } from '../../../shared/words/phrase.ts';
import { pairPlayOf } from '../../kit/controls.ts';

/** Somebody whom a player may challenge, with the rung they stand on. */
export interface Rival extends Who {
  readonly rung: number;
}

/** Those against whose challenge the rules have one and the same thing to say. */
export interface NotNow {
  readonly refusal: Refusal;
  readonly who: readonly Who[];
}

export interface Rivals {
  /** Top first. */
  readonly may: readonly Rival[];
  /** Farther away, which two may waive by agreeing. */
  readonly ifAgreed: readonly Rival[];
  readonly not: readonly NotNow[];
}

/** Of a larger ladder only so many players around somebody are judged: each costs a look through it. */
const LOOKED_AT = 200;

/** Whom a player may challenge at an instant, and of everybody else why not. */
export function rivalsOf(ladder: Ladder, player: PlayerId, at: Instant, named: Named): Rivals {
  const place = ladder.order.rungOf(player) ?? ladder.order.size;
  const around = ladder.order.players().slice(Math.max(0, place - LOOKED_AT), place + LOOKED_AT);
  const all = opponentsOf(ladder, player, at, around);
  const mayAgree = pairPlayOf(ladder)?.mayAgree ?? false;
  const waivable = ({ refusal }: Opponent): boolean => mayAgree && refusal?.code === 'out-of-reach';
  const rival = ({ player: id }: Opponent): Rival => ({ ...named(id), rung: ladder.order.rungOf(id) ?? 0 });
  return {
    may: all.filter(({ refusal }) => !refusal).map(rival),
    ifAgreed: all.filter(waivable).map(rival),
    not: byReason(
      all.filter((each) => !waivable(each)),
      named,
    ),
  };
}

/** One reason often holds for many: it is told once. */
function byReason(opponents: readonly Opponent[], named: Named): readonly NotNow[] {
  const groups = new Map<string, { readonly refusal: Refusal; readonly who: Who[] }>();
  for (const { player, refusal } of opponents) {
    if (!refusal) continue;
    const group = groups.get(refusal.message) ?? { refusal, who: [] };
    group.who.push(named(player));
    groups.set(refusal.message, group);
  }
  return [...groups.values()];
}
