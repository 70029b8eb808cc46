import type { LadderView, Reason, StandingView } from '../shared/view/contract.ts';
import { monthWords, shortDay } from '../shared/view/dates.ts';
import { Clause, Name, ShortDay, Words } from './words.tsx';

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
          <th scope="col">Player</th>
          <th scope="col">
            <abbr title={`Rungs moved since ${shortDay(view.since)}`}>Since {threeLetters(shortDay(view.since))}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {view.standings.map((standing) => (
          <Row standing={standing} month={monthWords(view.due?.period ?? '')} />
        ))}
      </tbody>
    </table>
    {view.standings.length === 0 && <p>Nobody is on this ladder yet.</p>}
  </section>
);

/** "25 Oct". */
const threeLetters = (day: string): string => day.replace(/(\p{L}{3})\p{L}*$/u, '$1');

const Row = ({ standing, month }: { readonly standing: StandingView; readonly month: string }) => (
  <tr>
    <th scope="row">{standing.rung}</th>
    <td>
      <div>
        <b>
          <Name of={standing} />
          {standing.displaced && <i>displaced</i>}
        </b>
        <Why reasons={standing.why} />
        {standing.warning && <em>{warningWords(standing.warning, month)}</em>}
      </div>
    </td>
    <Change by={standing.change} />
  </tr>
);

const warningWords = (warning: 'drop' | 'removal', month: string): string =>
  warning === 'drop' ? `yet to play in ${month}` : `must play in ${month} to stay on the ladder`;

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

const Change = ({ by }: { readonly by: number | 'new' }) => {
  if (by === 'new') return <td>new</td>;
  if (by === 0) return <td />;
  return <td class={by < 0 ? 'up' : 'down'}>{Math.abs(by)}</td>;
};
