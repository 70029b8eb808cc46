import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { placeOf, rowsOf } from '#shared/rules/common/pyramid.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { few } from '#shared/words/lists.ts';
import { controlsOf, pairPlayOf } from '#web/ui/ladder/controls.ts';
import { type NotNow, type Rival, rivalsOf } from '#web/ui/ladder/rivals.ts';
import { initialsOf } from '#web/ui/page/club-look.tsx';
import { Words } from '#web/ui/page/words.tsx';
import { RIVALS } from '#web/ui/texts.ts';
import { Proposals } from './proposals/proposals.tsx';
import { Clause, type Tools } from './tools.tsx';

const MINUTE = 60_000;
/** How many are named of those whom the same reason rules out. */
const NAMED = 12;

interface RivalsProps {
  readonly tools: Tools;
}

/** The players somebody may challenge: one tap, and one that confirms it. Beside each of the others, why not. */
export const Rivals = ({ tools }: RivalsProps) => {
  const { model, player, at } = tools;
  const minute = Math.floor(at / MINUTE);
  const rivals = useMemo(() => rivalsOf(model.ladder, player, at, model.named), [model.ladder, player, minute]);
  const { may, free, ifAgreed, not } = rivals;
  const play = pairPlayOf(model.ladder);
  const isOff = !model.place && may.length + free.length + not.length === 0;
  if (!play || model.champion || isOff) return null;
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
      {may.length + free.length === 0 && <p class="hint">{RIVALS.nobody}</p>}
      {controlsOf(model.ladder).shape(model.ladder) === 'pyramid' ? (
        <InRows rivals={may} tools={tools} />
      ) : (
        <Buttons rivals={may} tools={tools} />
      )}
      {free.length > 0 && (
        <details>
          <summary>{rivals.freeLeft}</summary>
          <Buttons rivals={free} tools={tools} />
        </details>
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
          <button
            type="button"
            data-rung={rival.rung || '–'}
            aria-label={RIVALS.challengeWho(rival.name)}
            onClick={() => challenge(rival)}
          >
            <bdi>{rival.name}</bdi>
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

/** A player in the picture with the space around, in units of the picture, as its letters are. */
const [WIDE, HIGH, GAP] = [44, 38, 3] as const;
/** With more rows than this, letters would be too small on a phone: only the player and those in reach are left. */
const [LEGIBLE, MOST] = [10, 24] as const;

interface PyramidMapProps {
  readonly tools: Tools;
  readonly may: readonly Rival[];
  readonly challenge: (rival: Rival) => void;
}

/** The pyramid as a small picture, of which a tap challenges. It says no more than the list below it. */
const PyramidMap = ({ tools: { model, player }, may, challenge }: PyramidMapProps) => {
  const { order } = model.ladder;
  const rows = rowsOf(order.players());
  if (rows.length > MOST || !order.has(player)) return null;
  const rivals = new Map<string, Rival>(may.map((rival) => [rival.id, rival]));
  const [width, height] = [rows.length * WIDE, rows.length * HIGH];
  let rung = 0;
  return (
    <svg class="map" aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {rows.map((row, index) =>
        row.map((id, place) => {
          const left = ((rows.length - index - 1) * WIDE) / 2 + place * WIDE;
          const rival = rivals.get(id);
          rung += 1;
          return (
            <g
              key={id}
              class={id === player ? 'me' : rival && 'may'}
              transform={`translate(${left} ${index * HIGH})`}
              {...(rival && { onClick: () => challenge(rival) })}
            >
              <rect x={GAP / 2} y={GAP / 2} width={WIDE - GAP} height={HIGH - GAP} rx="4" />
              {rows.length <= LEGIBLE && <Letters rung={rung} name={model.named(id).name} />}
            </g>
          );
        }),
      )}
    </svg>
  );
};

const Letters = ({ rung, name }: { readonly rung: number; readonly name: string }) => (
  <>
    <text x="6" y="13" class="rung">
      {rung}
    </text>
    <text x={WIDE / 2} y="29" text-anchor="middle">
      {initialsOf(name)}
    </text>
  </>
);

/** Matches outside the range, which both players must want: only some systems know them. */
const Agreeing = ({ tools, rivals }: { readonly tools: Tools; readonly rivals: readonly Rival[] }) => {
  const { path, player, model } = tools;
  const nameOf = (id: string): string => {
    const known = parsePlayerId(id);
    return known ? model.named(known).name : id;
  };
  return <Proposals {...{ path, player, rivals, nameOf }} />;
};
