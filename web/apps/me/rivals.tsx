import { useMemo } from 'preact/hooks';
import { controlsOf, matchPlayOf } from '#web/ui/ladder/controls.ts';
import { type NotNow, type Rival, rivalsOf } from '#web/ui/ladder/rivals.ts';
import { RIVALS } from '#web/ui/texts.ts';
import { Buttons, type ButtonsProps } from './buttons.tsx';
import { aroundIn, Near } from './near.tsx';
import type { OfRest } from './rest.tsx';
import { Clause, LazyPart, type Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';

const MINUTE = 60_000;

interface RivalsProps {
  readonly tools: Tools;
  readonly upcoming: Upcoming;
}

/** Whom somebody stands among, and whom of all they may challenge: one tap, and one that confirms it. */
export const Rivals = ({ tools, upcoming }: RivalsProps) => {
  const { model, player, at } = tools;
  const minute = Math.floor(at / MINUTE);
  const rivals = useMemo(() => rivalsOf(model.ladder, player, at, model.named), [model.ladder, player, minute]);
  const { may, free, ifAgreed, not } = rivals;
  const play = matchPlayOf(model.ladder);
  const isOff = !model.place && may.length + free.length + not.length === 0;
  const { shape, hasNights } = controlsOf(model.ladder);
  const isPyramid = shape(model.ladder) === 'pyramid';
  const around = isPyramid ? [] : aroundIn(tools);
  if (!play || model.champion || isOff) return <Near tools={tools} around={around} may={[]} ready={[]} />;
  if (hasNights && !model.night?.here)
    return (
      <Near tools={tools} around={around} may={[]} ready={[]}>
        <p class="hint">{RIVALS.clubOnly}</p>
      </Near>
    );
  const isReady = ({ id }: Rival): boolean => upcoming.ready.some(({ player, wants }) => player === id && wants);
  const others = may.filter(({ id }) => around.every((each) => each.id !== id));
  const readyFirst = [...others.filter(isReady), ...others.filter((each) => !isReady(each))];
  return (
    <Near tools={tools} around={around} may={may} ready={upcoming.ready}>
      {may.length + free.length === 0 && <Nobody not={not} />}
      {isPyramid ? (
        <LazyPart<ButtonsProps> part="pyramid" props={{ rivals: may, tools }} of={model} />
      ) : (
        <Buttons rivals={readyFirst} ready={upcoming.ready} tools={tools} />
      )}
      {free.length > 0 && (
        <details>
          <summary>{rivals.freeLeft}</summary>
          <Buttons rivals={free} tools={tools} />
        </details>
      )}
      {play.mayAgree && (
        <LazyPart<OfRest>
          part="rest"
          props={{ what: 'agreeing', proposals: upcoming.proposals, rivals: ifAgreed, tools }}
          of={model}
        />
      )}
    </Near>
  );
};

/** Why there is nobody, where one reason rules out everybody near. */
const Nobody = ({ not: [reason, another] }: { readonly not: readonly NotNow[] }) => (
  <p class="hint">
    {reason && !another ? reason.refusal.message : RIVALS.nobody}
    {reason && !another && <Clause of={reason.refusal.clause} />}
  </p>
);
