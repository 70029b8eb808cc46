import { useState } from 'preact/hooks';
import type { LadderView, StandingView } from '#shared/contract/view.ts';
import { type Opponent, opponentsNear } from '#shared/view/opponents.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type LadderSnapshot, parseLadder } from '#shared/vocabulary/snapshot.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Who } from '#shared/words/phrase.ts';
import type { Bound } from '#web/ui/chart/lines.ts';
import { Clause } from '#web/ui/ladder/clause.tsx';
import { controlsOfView } from '#web/ui/ladder/controls.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { freeWords } from '#web/ui/ladder/rivals.ts';
import { nowOf } from '#web/ui/page/now.ts';
import { Name } from '#web/ui/page/words.tsx';
import { RIVALS } from '#web/ui/texts.ts';
import { PLAYER } from '../texts.ts';
import type { PlayerPageData } from './facts.ts';

/** Of a larger ladder no more players on both sides of one are judged: each costs a look through it. */
const LOOKED_AT = 200;

const KNOWN = new WeakMap<LadderSnapshot, Ladder>();

function ladderOf(state: LadderSnapshot): Ladder {
  const known = KNOWN.get(state) ?? parseLadder(state);
  KNOWN.set(state, known);
  return known;
}

/** The players somebody could think of challenging, and what the rules say to it: on the ladder as it stands. */
export interface Opponents {
  readonly ladder: Ladder;
  readonly player: PlayerId;
  readonly judged: readonly Opponent[];
}

/** Undefined where nobody challenges anybody, or the ladder is not known. */
export function opponentsIn(
  { view, state }: Pick<PlayerPageData, 'view' | 'state'>,
  player: PlayerId,
): Opponents | undefined {
  if (!state || controlsOfView(view).play.kind === 'pots' || view.final?.champion) return undefined;
  const ladder = ladderOf(state);
  return { ladder, player, judged: opponentsNear(ladder, player, nowOf(view), LOOKED_AT).judged };
}

interface OpponentsProps {
  readonly view: LadderView;
  readonly opponents: Opponents | undefined;
}

export const Opponents = ({ view, opponents }: OpponentsProps) => {
  const [unfolded, unfold] = useState(false);
  if (!opponents) return null;
  const { ladder, judged: all } = opponents;
  const named = namesIn(ladder);
  const [may, not] = [all.filter((each) => !each.refusal && !each.free), all.filter(({ refusal }) => refusal)];
  const isFree = all.some(({ free }) => free);
  if (all.length === 0) return <Nobody view={view} />;
  return (
    <section class="opponents">
      <h2>{PLAYER.opponents.title}</h2>
      {may.length === 0 && !isFree && <p>{RIVALS.nobody}</p>}
      <ul class="may">
        {may.map(({ player: other }) => (
          <li key={other}>
            <Person who={named(other)} rung={ladder.order.rungOf(other)} />
          </li>
        ))}
      </ul>
      {isFree && <p>{freeWords(ladder, opponents.player)}</p>}
      {not.length > 0 && (
        <details open={unfolded} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
          <summary>{RIVALS.whyNot}</summary>
          <ul class="not">
            {(unfolded ? not : []).map(({ player: other, refusal }) => (
              <li key={other}>
                <Person who={named(other)} rung={ladder.order.rungOf(other)} />
                <p>
                  {refusal?.message}
                  <Clause of={refusal?.clause} />
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

const Nobody = ({ view }: { readonly view: LadderView }) =>
  controlsOfView(view).hasNights ? (
    <section class="opponents">
      <h2>{PLAYER.opponents.title}</h2>
      <p>{RIVALS.clubOnly}</p>
    </section>
  ) : null;

const Person = ({ who, rung }: { readonly who: Who; readonly rung: number | undefined }) => (
  <a href={`#${who.id}`}>
    <small>{rung}</small> <Name of={who} />
  </a>
);

/** How far up and down the ladder a player may challenge as things stand, and to which rung they drop unless they play. */
export function boundsOf(view: LadderView, player: PlayerId, opponents: Opponents | undefined): readonly Bound[] {
  const standing = view.standings.find(({ id }) => id === player);
  if (!opponents || !standing || controlsOfView(view).measure === 'points') return [];
  const may = opponents.judged.filter((each) => !each.refusal && !each.free);
  return boundsAround(
    standing,
    may.flatMap(({ player: other }) => opponents.ladder.order.rungOf(other) ?? []),
  );
}

/** `rungs`: those of players who may be challenged. */
export function boundsAround(
  { rung, forecast }: Pick<StandingView, 'rung' | 'forecast'>,
  rungs: readonly number[],
): readonly Bound[] {
  const reach = [Math.min(rung, ...rungs), Math.max(rung, ...rungs)].filter((value) => value !== rung);
  const { what, unless, to = 0 } = forecast ?? {};
  return [
    ...reach.map((value) => ({ value, kind: 'reach' }) as const),
    ...(what === 'drop' && unless === 'playing' && to > rung ? [{ value: to, kind: 'drop' } as const] : []),
  ];
}
