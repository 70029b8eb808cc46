import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Compared, RefusedGame, TrialPlace, TrialView } from '#shared/view/trial.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { type Charted, lineThrough, measureOf } from '#web/ui/chart/lines.ts';
import { Plot, Sized } from '#web/ui/chart/plot.tsx';
import { ValueTable } from '#web/ui/chart/table.tsx';
import { OneOf } from '#web/ui/forms/one-of-many.tsx';
import { Change } from '#web/ui/ladder/before-after.tsx';
import { CHART, LOADING, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { Lost } from '../panels.tsx';
import { CLUB, PEOPLE, SEARCH, TRIAL as W } from '../texts.ts';
import type { AdminView } from '../view.ts';
import type { useTrial, Ways } from './use-trial.ts';

export const Outcome = ({ outcome, again, ...looking }: ReturnType<typeof useTrial>) => (
  <>
    <div role="status">
      {outcome === undefined && <p>{LOADING.loading}</p>}
      {typeof outcome === 'object' && <Summary {...outcome} />}
    </div>
    {outcome === 'lost' && <Lost again={again} />}
    {typeof outcome === 'object' && (
      <>
        {outcome.players.length > 0 && <Places players={outcome.players} />}
        {outcome.games.length > 0 && <RefusedGames games={outcome.games} />}
        {outcome.players.length > 0 && <WayOfOne players={outcome.players} {...looking} />}
      </>
    )}
  </>
);

const standsElsewhere = ({ real, tried }: Compared): boolean => real?.rung !== tried?.rung;

const Summary = ({ players, games, others }: TrialView) => (
  <p>
    {W.moved(players.filter(standsElsewhere).length)} {W.refused(games.length)} {others > 0 && W.others(others)}
  </p>
);

/** With more games than this, they are shown only on request. */
const SHOWN = 10;

/** Some of a list, and the key that shows all of it. */
function useSome<Each>(all: readonly Each[], some: readonly Each[]) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? all : some;
  const more = shown.length < all.length && (
    <button type="button" onClick={() => setAll(true)}>
      {CLUB.naming.all(all.length)}
    </button>
  );
  return { shown, more };
}

const RefusedGames = ({ games }: { readonly games: readonly RefusedGame[] }) => {
  const { shown, more } = useSome(games, games.slice(0, SHOWN));
  return (
    <>
      <h3>{W.games}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{SEARCH.kind.game}</th>
            <th scope="col">{PEOPLE.why}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ day, players, why }, index) => (
            <tr key={index}>
              <th scope="row">
                {players.map(({ id, name }, seat) => (
                  <span key={id}>
                    {seat > 0 && ' – '}
                    <bdi>{name}</bdi>
                  </span>
                ))}
                <small>{dayWords(day)}</small>
              </th>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
};

const isAsBefore = ({ real, tried }: Compared): boolean =>
  real?.rung === tried?.rung && real?.points === tried?.points && real?.gap === tried?.gap;

const Places = ({ players }: { readonly players: readonly Compared[] }) => {
  const changed = players.filter((each) => !isAsBefore(each));
  const { shown, more } = useSome(players, changed);
  return (
    <>
      {shown.length > 0 && <h3>{W.places}</h3>}
      {shown.length > 0 && <Table players={shown} />}
      {more}
    </>
  );
};

const Table = ({ players }: { readonly players: readonly Compared[] }) => (
  <div class="scroll">
    <table class="before-after">
      <thead>
        <tr>
          <th scope="col">{WORDS.name}</th>
          <th scope="col">{W.asPlayed}</th>
          <th scope="col">{W.onTrial}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ player, name, real, tried }) => (
          <tr key={player}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <PlaceWords {...(real && { place: real })} />
            </td>
            <td class={real?.rung === tried?.rung ? 'same' : undefined}>
              <PlaceWords {...(tried && { place: tried })} />
              {real && tried && (
                <>
                  {' '}
                  <Change by={tried.rung - real.rung} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const PlaceWords = ({ place }: { readonly place?: TrialPlace }) => {
  if (!place) return <small>{W.off}</small>;
  const { rung, points, gap } = place;
  return (
    <>
      {rung}
      {points !== undefined && <small> {WORDS.pointsOf(points)}</small>}
      {gap !== undefined && <small> {SHARED.gap(gap)}</small>}
    </>
  );
};

interface LookedAt {
  readonly ways: Ways | undefined;
  readonly look: (player: PlayerId) => void;
}

const WayOfOne = ({ players, ways, look }: LookedAt & { readonly players: readonly Compared[] }) => {
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
        label={WORDS.player}
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

/** Each of the two lines stands for one player: as it was, and as it would have been. */
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
