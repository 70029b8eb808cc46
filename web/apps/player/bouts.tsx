import type { HistoryView } from '../../../shared/contract/history.ts';
import { dayWords } from '../../../shared/words/dates.ts';
import { asUnplayed } from '../../../shared/words/games.ts';
import { scoreWords, signed } from '../../../shared/words/score.ts';
import { type Bout, OUTCOMES, type Outcome, recordsOf, type Tally } from '../../kit/record.ts';
import { Names } from '../../kit/words.tsx';
import { playerLink } from './links.tsx';

const WORDS: Readonly<Record<Outcome, string>> = { won: 'won', drawn: 'drew', lost: 'lost' };

interface BoutsProps {
  readonly history: HistoryView;
  readonly bouts: readonly Bout[];
}

/** Everything that somebody has played. */
export const Bouts = ({ history, bouts }: BoutsProps) => (
  <section class="results">
    <table>
      <caption>
        <h2>All results</h2>
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">Result</th>
          <th scope="col">Played</th>
        </tr>
      </thead>
      <tbody>
        {bouts.map((bout) => (
          <tr key={bout.played.line} class={bout.outcome ? undefined : 'void'}>
            <td>
              <b>
                {bout.played.kind === 'pot' ? (
                  <Pot bout={bout} history={history} />
                ) : (
                  <Pair bout={bout} history={history} />
                )}
              </b>
              {!bout.outcome && <p>{STATES[bout.played.state]}</p>}
            </td>
            <td>
              <time dateTime={bout.played.at}>{dayWords(bout.played.at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {bouts.length === 0 && <p>No games played yet.</p>}
  </section>
);

const STATES: Readonly<Record<Bout['played']['state'], string>> = {
  stands: '',
  awaiting: 'awaiting approval',
  rejected: 'doesn’t count',
  void: 'cancelled',
};

const Pair = ({ bout: { own, others, opponents, outcome, played }, history }: BoutProps) => (
  <>
    {outcome ? WORDS[outcome] : 'played'} <span>{scoreWords([own, others[0] ?? 0])}</span>{' '}
    {outcome === 'lost' ? 'to' : outcome === 'won' ? 'against' : 'with'} {playerLink(history, opponents[0])}
    {played.kind === 'playoff' && ', in a play-off'}
    {asUnplayed(played)}
  </>
);

interface BoutProps {
  readonly bout: Bout;
  readonly history: HistoryView;
}

const Pot = ({ bout: { own, opponents, played }, history }: BoutProps) => {
  const seat =
    played.score.length - opponents.length === 1 ? played.players.findIndex((each) => !opponents.includes(each)) : 0;
  const net = played.net?.[seat];
  return (
    <>
      <span>{own}</span> against <Names of={opponents.flatMap((each) => history.players[each] ?? [])} />
      {net !== undefined && `: ${signed(net)} points`}
    </>
  );
};

/** How it stands between somebody and each of the others. */
export const Records = ({ history, bouts }: BoutsProps) => {
  const records = recordsOf(bouts);
  return records.length === 0 ? null : (
    <section class="records">
      <table>
        <caption>
          <h2>Record against each opponent</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">Opponent</th>
            {OUTCOMES.map((each) => (
              <th scope="col">{each}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map(({ opponent, tally }) => (
            <tr key={opponent}>
              <th scope="row">{playerLink(history, opponent)}</th>
              <Cells tally={tally} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Cells = ({ tally }: { readonly tally: Tally }) => (
  <>
    {OUTCOMES.map((each) => (
      <td>{tally[each] || '–'}</td>
    ))}
  </>
);
