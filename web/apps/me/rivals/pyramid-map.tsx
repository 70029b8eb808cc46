import { rowsOf } from '../../../../shared/rules/common/pyramid.ts';
import { initialsOf } from '../../../kit/initials.ts';
import type { Rival } from '../../../kit/rivals.ts';
import type { Tools } from '../tools.ts';

/** A player in the picture with the space around, in units of the picture, as its letters are. */
const [WIDE, HIGH, GAP] = [44, 38, 3] as const;
/** From so many rows on, letters would be too small on a phone: what is left is where one stands, and who is in reach. */
const [LEGIBLE, MOST] = [10, 24] as const;

interface PyramidMapProps {
  readonly tools: Tools;
  readonly may: readonly Rival[];
  readonly challenge: (rival: Rival) => void;
}

/**
 * The pyramid as a small picture: where the player stands, and whom they may challenge, which a tap on these does. It says
 * nothing, and can do nothing, that the list below it doesn't.
 */
export const PyramidMap = ({ tools: { model, player }, may, challenge }: PyramidMapProps) => {
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
