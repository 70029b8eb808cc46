import { playsIn } from '#shared/rules/common/standing.ts';
import { type Opponent, opponentsNear } from '#shared/view/opponents.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Named } from '#shared/words/names.ts';
import type { Who } from '#shared/words/phrase.ts';
import { RIVALS } from '../texts.ts';
import { matchPlayOf } from './controls.ts';

export interface Rival extends Who {
  readonly rung: number;
}

/** Players who can't be challenged, for one and the same reason. */
export interface NotNow {
  readonly refusal: Refusal;
  readonly who: readonly Who[];
}

export interface Rivals {
  readonly may: readonly Rival[];
  /** The players that a free challenge reaches in addition, and how many of those are left; undefined without free challenges. */
  readonly free: readonly Rival[];
  readonly freeLeft?: string;
  /** Farther away, which two may waive by agreeing. */
  readonly ifAgreed: readonly Rival[];
  readonly not: readonly NotNow[];
}

/** How many players above and below a player are offered, on a larger ladder. */
const LOOKED_AT = 200;

/** The players somebody may challenge at an instant, and why not each of the others. */
export function rivalsOf(ladder: Ladder, player: PlayerId, at: Instant, named: Named): Rivals {
  const { judged: all, beyond } = opponentsNear(ladder, player, at, LOOKED_AT);
  const mayAgree = matchPlayOf(ladder)?.mayAgree ?? false;
  const waivable = ({ refusal }: Opponent): boolean => mayAgree && refusal?.code === 'out-of-reach';
  const rival = ({ player: id }: Pick<Opponent, 'player'>): Rival => ({
    ...named(id),
    rung: ladder.order.rungOf(id) ?? 0,
  });
  const free = all.filter((each) => each.free).map(rival);
  const far = mayAgree ? freeAmong(beyond, player, ladder) : [];
  return {
    may: all.filter((each) => !each.refusal && !each.free).map(rival),
    free,
    ...(free.length > 0 && { freeLeft: freeWords(ladder, player) }),
    ifAgreed: [...all.filter(waivable), ...far].map(rival).toSorted((one, other) => one.rung - other.rung),
    not: byReason(
      all.filter((each) => !waivable(each)),
      named,
    ),
  };
}

/** "1 free challenge left: anyone from 1st down." */
export function freeWords(ladder: Ladder, player: PlayerId): string {
  const challenge = matchPlayOf(ladder)?.challenge;
  const free = challenge?.begins === 'when accepted' && challenge.freeOf?.(ladder, player);
  return free ? RIVALS.free(free.left, free.from) : '';
}

function freeAmong(players: readonly PlayerId[], player: PlayerId, { challenges }: Ladder) {
  const taken = new Set([...challenges.values()].filter((each) => playsIn(each, player)).flatMap(bothIn));
  return players.filter((each) => !taken.has(each)).map((each) => ({ player: each }));
}

const bothIn = ({ challenger, challenged }: Challenge): readonly PlayerId[] => [challenger, challenged];

/** One reason often applies to many: it is given once. */
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
