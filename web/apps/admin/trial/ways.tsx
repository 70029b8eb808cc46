import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Compared } from '#shared/view/trial.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Charted, lineThrough, measureOf } from '#web/ui/chart/lines.ts';
import { Plot } from '#web/ui/chart/plot.tsx';
import { Sized } from '#web/ui/chart/sized.tsx';
import { ValueTable } from '#web/ui/chart/table.tsx';
import { OneOf } from '#web/ui/forms/one-of-many.tsx';
import { CHART } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { COMMON, TRIAL as W } from '../texts.ts';
import type { AdminView } from '../view.ts';
import type { Ways } from './protocol.ts';

/** Where one player stood is worked out once it is asked for. */
export interface LookedAt {
  readonly ways: Ways | undefined;
  readonly look: (player: PlayerId) => void;
}

/** How the season went for one player, and how it would have gone: at first for the one for whom most is another. */
export const WayOfOne = ({ players, ways, look }: LookedAt & { readonly players: readonly Compared[] }) => {
  const { view } = useAdmin();
  const [player, setPlayer] = useState(() => mostMoved(players));
  useEffect(() => {
    if (player !== undefined) look(player);
  }, [player]);
  const choices = useMemo(() => players.map((each) => ({ value: each.player, text: each.name })), [players]);
  return (
    <>
      <h3>{W.way}</h3>
      <OneOf
        label={COMMON.player}
        value={player ?? ''}
        choices={choices}
        onInput={(value) => setPlayer(players.find((each) => each.player === value)?.player)}
      />
      {ways && ways.player === player && <Chart ways={ways} view={view} />}
    </>
  );
};

function mostMoved(players: readonly Compared[]): PlayerId | undefined {
  const by = ({ real, tried }: Compared) => (real && tried ? Math.abs(real.rung - tried.rung) : 0);
  return players.reduce((most, each) => (by(each) > by(most) ? each : most), players[0] as Compared).player;
}

const Chart = ({ ways, view }: { readonly ways: Ways; readonly view: AdminView }) => {
  const charted = chartedOf(ways, view);
  const lines = [lineThrough(charted, 0, ways.real), lineThrough(charted, 1, ways.tried)];
  return (
    <>
      <Sized>
        {(width) => <Plot history={charted} lines={lines} marked={undefined} mark={() => {}} width={width} />}
      </Sized>
      <details>
        <summary>{CHART.asTable}</summary>
        <ValueTable history={charted} lines={lines} measure={measureOf(charted)} />
      </details>
    </>
  );
};

/** Of the two lines each stands for one who plays: as it was, and as it would have been. */
function chartedOf({ player, real, tried }: Ways, { header, asOf, standings }: AdminView): Charted {
  const days = [...real, ...tried].flatMap(({ day }) => day ?? []).toSorted();
  return {
    players: [W.asPlayed, W.onTrial].map((name) => ({ id: player, name })),
    season: header.season,
    asOf,
    days: days.slice(0, 1).map((day) => ({ day })),
    ...(standings.some(({ points }) => points !== undefined) && { startPoints: [] }),
  };
}
