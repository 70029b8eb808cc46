import { useState } from 'preact/hooks';
import type { RefusedGame } from '../../../../shared/view/trial.ts';
import { dayWords } from '../../../../shared/words/dates.ts';
import { TRIAL as W } from '../texts.ts';

/** More games than these are shown only when they are asked for. */
const SHOWN = 10;

/** The matches and games that would have been refused, and why. */
export const RefusedGames = ({ games }: { readonly games: readonly RefusedGame[] }) => {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? games : games.slice(0, SHOWN);
  return (
    <>
      <h3>{W.games}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{W.game}</th>
            <th scope="col">{W.why}</th>
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
      {shown.length < games.length && (
        <button type="button" onClick={() => setAll(true)}>
          {W.allGames(games.length)}
        </button>
      )}
    </>
  );
};
