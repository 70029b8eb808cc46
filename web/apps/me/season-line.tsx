import { daysBetween } from '#shared/calendar/days.ts';
import type { Stand } from '#shared/view/reading-history.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { PLACE } from './texts.ts';

/** In units of the picture; a line is drawn this far from its edges. */
const [WIDE, HIGH, EDGE] = [140, 56, 5] as const;

interface SeasonLineProps {
  /** Oldest first. */
  readonly way: readonly Stand[];
  readonly today: Day;
}

/** A player's rungs over the season as a small line, the top above. Missing until there is a way to show. */
export const SeasonLine = ({ way, today }: SeasonLineProps) => {
  const stands = way.flatMap(({ day, rung }) => (rung === null ? [] : [{ day, rung }]));
  const [begun, last] = [way.find(({ day }) => day)?.day, stands.at(-1)];
  const rungs = stands.map(({ rung }) => rung);
  const [best, worst] = [Math.min(...rungs), Math.max(...rungs)];
  if (!begun || !last || best === worst) return null;
  const span = Math.max(1, daysBetween(begun, today));
  const x = (day: Day): number => EDGE + (Math.min(daysBetween(begun, day), span) / span) * (WIDE - 2 * EDGE);
  const y = (rung: number): number => EDGE + ((rung - best) / (worst - best)) * (HIGH - 2 * EDGE);
  const steps = stands.map(({ day = begun, rung }, index) => {
    const [across, down] = [x(day).toFixed(1), y(rung).toFixed(1)];
    return index === 0 ? `M${across} ${down}` : `H${across}V${down}`;
  });
  return (
    <svg class="course" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={PLACE.season(rungs[0] ?? best, best)}>
      <path d={`${steps.join('')}H${x(today)}`} />
      <circle data-top={last.rung === 1 || undefined} cx={x(today)} cy={y(last.rung)} r="4" />
    </svg>
  );
};
