import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { placeOf } from '../../../shared/rules/common/pyramid.ts';
import { few } from '../../../shared/words/in-a-row.ts';
import { controlsOf, pairPlayOf } from '../../kit/controls.ts';
import { type NotNow, type Rival, rivalsOf } from '../../kit/rivals.ts';
import { Words } from '../../kit/words.tsx';
import { Agreeing } from './agreeing.tsx';
import { Clause } from './clause.tsx';
import { PyramidMap } from './rivals/pyramid-map.tsx';
import { RIVALS } from './texts.ts';
import type { Tools } from './tools.ts';

const MINUTE = 60_000;
/** How many are named of those against whom one and the same thing speaks. */
const NAMED = 12;

export interface RivalsProps {
  readonly tools: Tools;
}

/** Whom the player may challenge: one tap, and one that confirms it. Of everybody else, why not. */
export const Part = ({ tools }: RivalsProps) => {
  const { model, player, at } = tools;
  const minute = Math.floor(at / MINUTE);
  const rivals = useMemo(() => rivalsOf(model.ladder, player, at, model.named), [model.ladder, player, minute]);
  const { may, ifAgreed, not } = rivals;
  const play = pairPlayOf(model.ladder);
  if (!play || model.champion) return null;
  if (model.night && !model.night.here)
    return (
      <section>
        <h2>{RIVALS.title}</h2>
        <p class="hint">{RIVALS.clubOnly}</p>
      </section>
    );
  return (
    <section class="rivals">
      <h2>{RIVALS.title}</h2>
      {may.length === 0 && <p class="hint">{RIVALS.nobody}</p>}
      {controlsOf(model.ladder).shape(model.ladder) === 'pyramid' ? (
        <InRows rivals={may} tools={tools} />
      ) : (
        <Buttons rivals={may} tools={tools} />
      )}
      {play.mayAgree && <Agreeing rivals={ifAgreed} tools={tools} />}
      {not.length > 0 && (
        <details>
          <summary>{RIVALS.whyNot}</summary>
          <Reasons not={not} />
        </details>
      )}
    </section>
  );
};

interface ButtonsProps {
  readonly rivals: readonly Rival[];
  readonly tools: Tools;
}

/** Asks once more whether to challenge somebody. */
const asking =
  (tools: Tools) =>
  ({ id }: Rival): void => {
    const body = { id: tools.newId(), challenger: tools.player, challenged: id };
    tools.open({ kind: 'confirm', command: tools.command('challenge', body), yes: RIVALS.challenge });
  };

/** Where the player stands in a pyramid, and whom they may challenge: each row by itself, the upper one first. */
const InRows = ({ rivals, tools }: ButtonsProps) => {
  const own = tools.model.place?.row;
  const rows = [...new Set(rivals.map(({ rung }) => placeOf(rung).row))];
  return (
    <>
      <PyramidMap tools={tools} may={rivals} challenge={asking(tools)} />
      {rows.map((row) => (
        <Fragment key={row}>
          <h3>{row === own ? RIVALS.left(row) : RIVALS.row(row)}</h3>
          <Buttons rivals={rivals.filter(({ rung }) => placeOf(rung).row === row)} tools={tools} />
        </Fragment>
      ))}
    </>
  );
};

const Buttons = ({ rivals, tools }: ButtonsProps) => {
  const challenge = asking(tools);
  return (
    <ul>
      {rivals.map((rival) => (
        <li key={rival.id}>
          <button type="button" aria-label={RIVALS.challengeWho(rival.name)} onClick={() => challenge(rival)}>
            <small aria-hidden="true">{rival.rung || '–'}</small> <bdi>{rival.name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
};

const Reasons = ({ not }: { readonly not: readonly NotNow[] }) => (
  <dl>
    {not.map(({ refusal: { message, clause }, who }) => (
      <div key={message}>
        <dt>
          <Words of={few(who, NAMED)} />
        </dt>
        <dd>
          {message}
          <Clause of={clause} />
        </dd>
      </div>
    ))}
  </dl>
);
