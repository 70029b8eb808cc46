import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { placeOf, rowsOf } from '#shared/rules/common/pyramid.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { controlsOf, pairPlayOf } from '#web/ui/ladder/controls.ts';
import { type NotNow, type Rival, rivalsOf } from '#web/ui/ladder/rivals.ts';
import { initialsOf } from '#web/ui/page/club-look.tsx';
import { RIVALS } from '#web/ui/texts.ts';
import { aroundIn, challenging, Near } from './near.tsx';
import { Proposals } from './proposals.tsx';
import { FREE } from './texts.ts';
import { Clause, type Tools } from './tools.tsx';
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
  const play = pairPlayOf(model.ladder);
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
        <InRows rivals={may} tools={tools} />
      ) : (
        <Buttons rivals={readyFirst} ready={upcoming.ready} tools={tools} />
      )}
      {free.length > 0 && (
        <details>
          <summary>{rivals.freeLeft}</summary>
          <Buttons rivals={free} tools={tools} />
        </details>
      )}
      {play.mayAgree && <Agreeing proposals={upcoming.proposals} rivals={ifAgreed} tools={tools} />}
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

interface ButtonsProps {
  readonly rivals: readonly Rival[];
  readonly ready?: Upcoming['ready'];
  readonly tools: Tools;
}

/** Where the player stands in a pyramid, and whom they may challenge: each row by itself, the upper one first. */
const InRows = ({ rivals, tools }: ButtonsProps) => {
  const own = tools.model.place?.row;
  const rows = [...new Set(rivals.map(({ rung }) => placeOf(rung).row))];
  return (
    <>
      <PyramidMap tools={tools} may={rivals} challenge={challenging(tools)} />
      {rows.map((row) => (
        <Fragment key={row}>
          <h3>{row === own ? RIVALS.left(row) : RIVALS.row(row)}</h3>
          <Buttons rivals={rivals.filter(({ rung }) => placeOf(rung).row === row)} tools={tools} />
        </Fragment>
      ))}
    </>
  );
};

const Buttons = ({ rivals, ready = [], tools }: ButtonsProps) => {
  if (rivals.length === 0) return null;
  const challenge = challenging(tools);
  return (
    <ul class="reachable">
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
          {ready.some(({ player, wants }) => player === rival.id && wants) && <small>{FREE.isReady}</small>}
        </li>
      ))}
    </ul>
  );
};

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
const Agreeing = ({ tools, rivals, proposals }: ButtonsProps & Pick<Upcoming, 'proposals'>) => {
  const { path, player, model } = tools;
  const nameOf = (id: string): string => {
    const known = parsePlayerId(id);
    return known ? model.named(known).name : id;
  };
  return <Proposals {...{ proposals, path, player, rivals, nameOf }} />;
};
