import type { PotView } from '../../shared/contract/games.ts';
import type { PotGameView, PotRowView } from '../../shared/contract/pots.ts';
import type { LadderView } from '../../shared/contract/view.ts';
import { fullMoment } from '../../shared/words/dates.ts';
import { TAKEN_BACK } from '../../shared/words/games.ts';
import { signed } from '../../shared/words/score.ts';
import { Moment, Name, Names } from '../kit/words.tsx';

/** The games that are running, and what is in their pots. */
export const Pots = ({ pots }: { readonly pots: readonly PotView[] }) =>
  pots.length === 0 ? null : (
    <section class="challenges" id="pots">
      <h2>Games in progress</h2>
      <ul>
        {pots.map(({ since, players, pot, waits }) => (
          <li>
            <b>
              <Names of={players} />
            </b>
            <p>
              Since <Moment at={since} />; {pot} points in the pot
              {waits && `; ${WAITS[waits]}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );

const WAITS: Readonly<Record<NonNullable<PotView['waits']>, string>> = {
  confirmation: 'scores awaiting confirmation',
  decision: 'scores disputed: the club decides',
};

/** The last games, each worked out as the rules do in their example; the newest is unfolded. */
export const PotGames = ({ games }: { readonly games: NonNullable<LadderView['games']> }) => (
  <section class="games" id="results">
    <h2>Results</h2>
    {games.length === 0 && <p>No results yet. Each game appears here as soon as its scores are in.</p>}
    {games.map((game, index) => (
      <details id={`line-${game.line}`} open={index === 0} class={counts(game) ? undefined : 'void'}>
        <summary>
          <time dateTime={game.at}>{fullMoment(game.at)}</time>: <Winners rows={game.rows} />
        </summary>
        <PotTable game={game} />
      </details>
    ))}
  </section>
);

/** Whether it counts, or may yet; one told before scores were confirmed always did, unless it was voided. */
const counts = ({ state, voidedBy }: PotGameView): boolean => voidedBy === undefined && state !== 'rejected';

/** Whoever came out best, by name. */
const Winners = ({ rows }: Pick<PotGameView, 'rows'>) => {
  const best = rows.filter(({ score }) => score === rows[0]?.score);
  return (
    <b>
      {best.length < rows.length ? <Names of={best} /> : 'all equal'} {rows[0]?.score}
    </b>
  );
};

const PotTable = ({ game }: { readonly game: PotGameView }) => (
  <>
    <table>
      <caption class="unseen">How the pot was shared</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          {['Score', 'Spread', 'Rating', 'Points', 'Bonus', 'Net'].map((heading) => (
            <th scope="col">{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {game.rows.map((row) => (
          <PotRow row={row} />
        ))}
      </tbody>
    </table>
    <p class="note">
      Pot {game.pot}, game spread {game.spread}
      {game.correctedBy !== undefined && '; scores corrected'}
      {game.state === 'awaiting' && '; scores awaiting confirmation, nothing paid out yet'}
      {game.state === 'rejected' && `; ${TAKEN_BACK}`}
      {game.voidedBy !== undefined && '; cancelled: all stakes returned'}
    </p>
  </>
);

const PotRow = ({ row }: { readonly row: PotRowView }) => (
  <tr>
    <th scope="row">
      <Name of={row} />
    </th>
    <td>{row.score}</td>
    <td>{row.spread}</td>
    <td>{row.rating === undefined ? '' : percent(row.rating)}</td>
    <td>{row.points}</td>
    <td>{row.bonus === 0 ? '' : row.bonus}</td>
    <td>{signed(row.net).replace('+', '')}</td>
  </tr>
);

/** Tenths of a percent as "31.3%". */
const percent = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}%`;
