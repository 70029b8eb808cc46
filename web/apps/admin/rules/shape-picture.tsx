import { upInRows } from '#shared/rules/challenge/whom/pyramid.ts';
import { type PyramidPlace, placeOf } from '#shared/rules/common/pyramid.ts';

/** Of whom it tells, and whom they reach on a plain ladder, where that is another choice. */
const [CHALLENGER, LADDER_REACH] = [8, 3];
const RUNGS = Array.from({ length: 10 }, (_, index) => index + 1);
const [STEP, RADIUS, WIDTH] = [14, 5, 60];

/** The players somebody reaches with a shape of ladder: they have a ring, and those who may be challenged are filled. */
export const ShapePicture = ({ shape }: { readonly shape: string }) => {
  const up = upInRows({ header: { settings: { shape } } }, CHALLENGER);
  const rungs = up === undefined ? RUNGS.slice(CHALLENGER - LADDER_REACH - 1, CHALLENGER) : RUNGS;
  const at = (rung: number): PyramidPlace =>
    up === undefined ? { row: rung - (rungs[0] ?? 1) + 1, place: 1 } : placeOf(rung);
  const first = CHALLENGER - (up ?? LADDER_REACH);
  return (
    <svg class="shape" viewBox={`0 0 ${WIDTH} ${STEP * 4}`} width={WIDTH} height={STEP * 4} aria-hidden="true">
      {rungs.map((rung) => {
        const { row, place } = at(rung);
        const inRow = up === undefined ? 1 : row;
        return (
          <circle
            key={rung}
            cx={WIDTH / 2 + (place - (inRow + 1) / 2) * STEP}
            cy={(row - 0.5) * STEP}
            r={RADIUS}
            class={rung === CHALLENGER ? 'challenger' : rung >= first && rung < CHALLENGER ? 'reached' : undefined}
          />
        );
      })}
    </svg>
  );
};
