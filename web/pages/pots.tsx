import type { PotView } from '#shared/contract/games.ts';
import type { PotGameView, PotRowView } from '#shared/contract/pots.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { fullMoment } from '#shared/words/dates.ts';
import { signed, written } from '#shared/words/score.ts';
import { GAMES, TEXT as SHARED } from '#shared/words/texts.ts';
import { FewNames, LISTED, Unlisted } from '../ui/ladder/night.tsx';
import { Moment, Name, Names } from '../ui/page/words.tsx';
import { WORDS } from '../ui/texts.ts';
import { TEXT } from './texts.ts';

export const Pots = ({ pots }: { readonly pots: readonly PotView[] }) =>
  pots.length === 0 ? null : (
    <section class="challenges" id="pots">
      <h2>{WORDS.playing}</h2>
      <ul>
        {pots.slice(0, LISTED).map(({ since, players, pot, waits }) => (
          <li>
            <b>
              <FewNames of={players} />
            </b>
            <p>
              {TEXT.pots.since(<Moment at={since} />, pot)}
              {waits && `${SHARED.semicolon}${waits === 'decision' ? SHARED.disputed : SHARED.awaiting.confirmation}`}
            </p>
          </li>
        ))}
      </ul>
      <Unlisted of={pots} />
    </section>
  );

/** The last games, each worked out as the rules do in their example; the newest is unfolded. */
export const PotGames = ({ games }: { readonly games: NonNullable<LadderView['games']> }) => (
  <section class="games" id="results">
    <h2>{WORDS.results}</h2>
    {games.length === 0 && <p>{TEXT.results.none}</p>}
    {games.map((game, index) => (
      <details id={`line-${game.line}`} open={index === 0} class={counts(game) ? undefined : 'void'}>
        <summary>
          {SHARED.labelled(<time dateTime={game.at}>{fullMoment(game.at)}</time>, <Winners rows={game.rows} />)}
        </summary>
        <PotTable game={game} />
      </details>
    ))}
  </section>
);

/** Whether it counts, or may yet; one told before scores were confirmed always did, unless it was voided. */
const counts = ({ state, voidedBy }: PotGameView): boolean => voidedBy === undefined && state !== 'rejected';

const Winners = ({ rows }: Pick<PotGameView, 'rows'>) => {
  const [first] = rows;
  const best = rows.filter(({ score }) => score === first?.score);
  return (
    <b>
      <Names of={best} /> {first && written(first.score)}
    </b>
  );
};

const PotTable = ({ game }: { readonly game: PotGameView }) => (
  <>
    <table>
      <caption class="unseen">{TEXT.pots.shared}</caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.player}</th>
          {[...Object.values(TEXT.pots.headings), WORDS.net].map((heading) => (
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
      {TEXT.pots.pot(game.pot, game.spread)}
      {game.correctedBy !== undefined && TEXT.results.corrected}
      {game.state === 'awaiting' && `${SHARED.semicolon}${SHARED.awaiting.confirmation}`}
      {game.state === 'rejected' && `${SHARED.semicolon}${GAMES.takenBack}`}
      {game.voidedBy !== undefined && TEXT.pots.cancelled}
    </p>
  </>
);

const PotRow = ({ row }: { readonly row: PotRowView }) => (
  <tr>
    <th scope="row">
      <Name of={row} />
    </th>
    <td>{written(row.score)}</td>
    <td>{row.spread}</td>
    <td>{row.rating === undefined ? '' : TEXT.pots.percent(row.rating)}</td>
    <td>{row.points}</td>
    <td>{row.bonus === 0 ? '' : row.bonus}</td>
    <td>{signed(row.net).replace('+', '')}</td>
  </tr>
);
