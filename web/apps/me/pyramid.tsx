import { Fragment } from 'preact';
import { placeOf, rowsOf } from '#shared/rules/common/pyramid.ts';
import type { Rival } from '#web/ui/ladder/rivals.ts';
import { initialsOf } from '#web/ui/page/club-look.tsx';
import { RIVALS } from '#web/ui/texts.ts';
import { Buttons, type ButtonsProps } from './buttons.tsx';
import { challenging } from './near.tsx';
import type { Tools } from './tools.tsx';

/** Where the player stands in a pyramid, and whom they may challenge: each row by itself, the upper one first. */
export const Part = ({ rivals, tools }: ButtonsProps) => {
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
