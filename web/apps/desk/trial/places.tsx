import { useState } from 'preact/hooks';
import type { Compared, Place } from '../../../../shared/view/trial.ts';
import { Change } from '../../../kit/before-after.tsx';
import { TRIAL as W } from '../texts.ts';

const isAsBefore = ({ real, tried }: Compared): boolean =>
  real?.rung === tried?.rung && real?.points === tried?.points && real?.gap === tried?.gap;

/** Where everybody stands and would stand: first those alone for whom that is not the same. */
export const Places = ({ players }: { readonly players: readonly Compared[] }) => {
  const [isAll, setAll] = useState(false);
  const changed = players.filter((each) => !isAsBefore(each));
  const shown = isAll ? players : changed;
  return (
    <>
      {shown.length > 0 && <h3>{W.places}</h3>}
      {shown.length > 0 && <Table players={shown} />}
      {shown.length < players.length && (
        <button type="button" onClick={() => setAll(true)}>
          {W.all(players.length)}
        </button>
      )}
    </>
  );
};

const Table = ({ players }: { readonly players: readonly Compared[] }) => (
  <div class="scroll">
    <table class="before-after">
      <thead>
        <tr>
          <th scope="col">{W.player}</th>
          <th scope="col">{W.real}</th>
          <th scope="col">{W.tried}</th>
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

const PlaceWords = ({ place }: { readonly place?: Place }) => {
  if (!place) return <small>{W.off}</small>;
  const { rung, points, gap } = place;
  return (
    <>
      {rung}
      {points !== undefined && <small> {W.points(points)}</small>}
      {gap !== undefined && <small> {W.gap(gap)}</small>}
    </>
  );
};
