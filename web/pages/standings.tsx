import type { LadderView, Reason, StandingView } from '../../shared/contract/view.ts';
import { REMEMBERED } from '../../shared/rules/inactivity/repeating.ts';
import { aheadOf, forecastWords } from '../../shared/view/forecast-words.ts';
import { shortDay } from '../../shared/words/dates.ts';
import { counted } from '../../shared/words/phrase.ts';
import { signed } from '../../shared/words/score.ts';
import { Preferences } from '../kit/terms.tsx';
import { Clause, Name, ShortDay, unbroken, Words } from '../kit/words.tsx';

/** The ladder itself: who stands where, how that changed lately, and why. */
export const Standings = ({ view }: { readonly view: LadderView }) => (
  <section class="ladder" id="ladder">
    <table>
      <caption>
        <h2>The ladder</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">Rung</th>
          <th scope="col">{view.entrants ? 'Program' : 'Player'}</th>
          <Measure view={view} />
          <th scope="col">
            <abbr title={`${view.games ? 'Points' : 'Rungs moved'} since ${shortDay(view.since)}`}>
              Since {threeLetters(shortDay(view.since))}
            </abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {view.standings.map((standing) => (
          <Row standing={standing} view={view} />
        ))}
      </tbody>
    </table>
    {view.standings.length === 0 && <p>Nobody is on this ladder yet.</p>}
    <Legend view={view} />
  </section>
);

/** What a ladder measures besides rungs. */
const Measure = ({ view }: { readonly view: LadderView }) => {
  if (view.games)
    return (
      <th scope="col" class="measure">
        Points
      </th>
    );
  return view.entrants ? (
    <th scope="col" class="measure">
      Stones to next
    </th>
  ) : null;
};

/** "25 Oct". */
const threeLetters = (day: string): string => day.replace(/(\p{L}{3})\p{L}*$/u, '$1');

interface RowProps {
  readonly standing: StandingView;
  readonly view: LadderView;
}

const Row = ({ standing, view }: RowProps) => (
  <tr>
    <th scope="row">{standing.rung}</th>
    <td>
      <div>
        <b>
          <a href={`player/#${standing.id}`}>
            <Name of={standing} />
          </a>
          {standing.displaced && !view.final?.champion && <i>displaced</i>}
          {standing.entering && <i>entering</i>}
          {standing.rated && <i>rated</i>}
        </b>
        <Why reasons={standing.why} />
        {standing.prefers && (
          <p class="note">
            <Preferences prefers={standing.prefers} />
          </p>
        )}
        {standing.declined !== undefined && <p class="note">declined {counted(standing.declined, 'challenge')}</p>}
        <Missed standing={standing} view={view} />
      </div>
    </td>
    {standing.points !== undefined && <td class="measure">{standing.points}</td>}
    {view.entrants && <td class="measure">{standing.gap}</td>}
    <Change standing={standing} />
  </tr>
);

/** The periods that somebody has missed, and what awaits them; of the final's cut everybody is told alike, once. */
const Missed = ({ standing, view: { settlements, asOf } }: RowProps) => {
  const { missed } = standing;
  const threats = aheadOf(standing).filter(({ forecast }) => forecast.unless === 'playing');
  const before =
    missed === undefined ? '' : missedWords(missed, settlements.some(({ kind }) => kind === 'week') ? 'week' : 'month');
  if (threats.length === 0) return before === '' ? null : <p class="note">{before}</p>;
  return (
    <em>
      {before}
      {before !== '' && '; '}
      {threats.map(({ forecast, rung }, index) => (
        <>
          {index > 0 && '; '}
          {unbroken(forecastWords(forecast, { today: asOf, rung }))}
        </>
      ))}
    </em>
  );
};

/** No more periods than these are remembered. */
const missedWords = (missed: number, period: string): string =>
  `missed ${counted(missed, period)}${missed < REMEMBERED ? '' : ' or more'}${missed > 1 ? ' in a row' : ''}`;

/** The last move, and behind it those before. */
const Why = ({ reasons: [last, ...before] }: { readonly reasons: readonly Reason[] }) => {
  if (!last) return null;
  if (before.length === 0) return <p>{<Because reason={last} />}</p>;
  return (
    <details>
      <summary>
        <Because reason={last} />
      </summary>
      {before.map((reason) => (
        <p>
          <Because reason={reason} />
        </p>
      ))}
    </details>
  );
};

const Because = ({ reason }: { readonly reason: Reason }) => (
  <>
    <ShortDay at={reason.at} /> <Words of={reason.text} />
    <Clause of={reason.clause} />
  </>
);

const Change = ({ standing: { change, points, pointsChange = 0 } }: Pick<RowProps, 'standing'>) => {
  if (change === 'new') return <td>new</td>;
  if (points !== undefined) return <td>{pointsChange === 0 ? '' : signed(pointsChange)}</td>;
  if (change === 0) return <td />;
  return <td class={change < 0 ? 'up' : 'down'}>{Math.abs(change)}</td>;
};

/** What the signs of a table mean. */
const Legend = ({ view: { entrants, standings } }: { readonly view: LadderView }) => {
  if (standings.some(({ rated }) => rated !== undefined)) {
    return <p class="note">Marked “rated”: has chosen rated games. A game is rated only if both have (C14).</p>;
  }
  if (!entrants) return null;
  return (
    <dl class="legend">
      <dt>2.5</dt>
      <dd>Exactly: has won giving 2 stones, and lost giving 3. At 1 White gives none; at 0 the two are even.</dd>
      <dt>2.5+</dt>
      <dd>At least: has won giving 2 stones, and not yet lost giving 3.</dd>
      <dt>2.5-</dt>
      <dd>At most: has lost giving 3 stones, and not yet won giving 2.</dd>
      <dt>2.5?</dt>
      <dd>Neither is known yet.</dd>
    </dl>
  );
};
