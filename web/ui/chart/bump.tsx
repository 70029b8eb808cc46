import { useMemo, useState } from 'preact/hooks';
import type { HistoryView, PlayerIndex } from '#shared/contract/history.ts';
import { OneOf } from '../forms/one-of-many.tsx';
import { CHART, WORDS } from '../texts.ts';
import { type Bound, classOf, lineOf, measureOf, standingNow } from './lines.ts';
import { Plot, Sized } from './plot.tsx';
import { ValueTable } from './table.tsx';

/** As many lines can still be told apart. */
const SHOWN = 12;

interface BumpProps {
  readonly history: HistoryView;
  readonly only?: PlayerIndex;
  readonly bounds?: readonly Bound[];
}

/** How the rungs, or points, went over the season: the top of the ladder, and whomever one chooses besides. */
export const Bump = ({ history, only, bounds = [] }: BumpProps) => {
  const [marked, setMarked] = useState<PlayerIndex>();
  const [chosen, setChosen] = useState<PlayerIndex>();
  const now = useMemo(() => standingNow(history).filter((player) => player !== only), [history, only]);
  const others = useMemo(() => (only === undefined ? now.slice(SHOWN) : now), [now, only]);
  const top = only === undefined ? now.slice(0, SHOWN) : [only];
  const players = chosen === undefined || top.includes(chosen) ? top : [...top, chosen];
  const lines = players.map((player) => lineOf(history, player));
  const toggle = (player: PlayerIndex) => setMarked(player === marked ? undefined : player);
  if (history.days.length === 0) return <p>{CHART.nothingYet}</p>;
  return (
    <>
      <Sized>
        {(width) => (
          <Plot history={history} lines={lines} bounds={bounds} marked={marked} mark={toggle} width={width} />
        )}
      </Sized>
      <ul class="names">
        {players.map((player, place) => (
          <li key={player}>
            <button
              type="button"
              class={classOf(place)}
              aria-pressed={player === marked}
              onClick={() => toggle(player)}
            >
              <bdi>{history.players[player]?.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <Chooser
        history={history}
        others={others}
        chosen={chosen}
        choose={(player) => {
          setChosen(player);
          setMarked(player);
        }}
      />
      <details>
        <summary>{CHART.asTable}</summary>
        <ValueTable history={history} lines={lines} measure={measureOf(history)} />
      </details>
    </>
  );
};

interface ChooserProps {
  readonly history: HistoryView;
  readonly others: readonly PlayerIndex[];
  readonly chosen: PlayerIndex | undefined;
  readonly choose: (player: PlayerIndex | undefined) => void;
}

const Chooser = ({ history, others, chosen, choose }: ChooserProps) => {
  const choices = useMemo(
    () => others.map((player) => ({ value: String(player), text: history.players[player]?.name ?? '' })),
    [history, others],
  );
  return others.length === 0 ? null : (
    <div class="find">
      <OneOf
        label={WORDS.addPlayer}
        empty={CHART.nobodyElse}
        value={chosen === undefined ? '' : String(chosen)}
        choices={choices}
        onInput={(value) => choose(value === '' ? undefined : Number(value))}
      />
    </div>
  );
};
