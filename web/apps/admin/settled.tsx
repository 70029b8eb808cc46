import { monthWords, shortDay } from '#shared/words/dates.ts';
import type { Named } from '#shared/words/names.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Clause } from '#web/ui/ladder/clause.tsx';
import { FewNames } from '#web/ui/ladder/night.tsx';
import { Forfeits } from '#web/ui/ladder/settlements.tsx';
import { SETTLEMENTS } from '#web/ui/texts.ts';
import { HISTORY as W } from './texts.ts';
import type { LineView } from './view.ts';

type Settlement = LineView['settled'][number];

interface SettledProps {
  readonly line: Pick<LineView, 'settled'>;
  readonly named: Named;
}

/** What a line settled first: of which month or week, and whom it cost something. */
export const Settled = ({ line, named }: SettledProps) => (
  <>
    {line.settled.map((each) => (
      <One key={each.period} of={each} named={named} />
    ))}
  </>
);

const One = ({ of, named }: { readonly of: Settlement; readonly named: Named }) => {
  const { removed, moves } = of;
  const dropped = droppedIn(of);
  const forfeited = of.forfeited?.map(({ player, points }) => ({ ...named(player), points })) ?? [];
  return (
    <>
      <p class="quiet">
        {whenOf(of)}
        {dropped.length > 0 && SETTLEMENTS.dropped(<FewNames of={dropped.map(named)} />)}
        {dropped.length > 0 && removed.length > 0 && SHARED.semicolon}
        {removed.length > 0 && SETTLEMENTS.removed(<FewNames of={removed.map(named)} />)}
        {dropped.length + removed.length === 0 && moves.length > 0 && W.moreMoves(moves.length)}
        <Clause of={of.why} />
      </p>
      <Forfeits forfeits={forfeited} says={SETTLEMENTS.lost} />
    </>
  );
};

/** Those who stand lower; not those whom a deadline cost a match but no rung. */
function droppedIn({ dropped = [], moves }: Settlement) {
  const lower = new Set(
    moves.filter(({ from, to }) => from !== null && to !== null && to > from).map((each) => each.player),
  );
  return dropped.filter((player) => lower.has(player));
}

const whenOf = (of: Settlement): string =>
  'first' in of ? `${of.kind === 'month' ? monthWords(of.first) : shortDay(of.first)} · ` : '';
