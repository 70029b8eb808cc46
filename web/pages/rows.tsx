import { renderToString } from 'preact-render-to-string';
import type { LadderView, Reason, StandingView } from '../../shared/contract/view.ts';
import { REMEMBERED } from '../../shared/rules/inactivity/repeating.ts';
import { aheadOf, forecastWords } from '../../shared/view/forecast-words.ts';
import { backFrom, pageOf, rowOf } from '../../shared/view/pages-of-rows.ts';
import { counted } from '../../shared/words/phrase.ts';
import { signed } from '../../shared/words/score.ts';
import { controlsOfView } from '../kit/controls.ts';
import { Preferences } from '../kit/terms.tsx';
import { Clause, Name, ShortDay, unbroken, Words } from '../kit/words.tsx';

/** Rows as they were rendered before: after a result most of a ladder shows what it did. */
export class Rows {
  #rendered: ReadonlyMap<string, string> = new Map();
  #last: { readonly view: LadderView; readonly rows: readonly string[] } | undefined;

  /** The rows of a view, top first, as HTML, each as the page that it is on has it. */
  of(view: LadderView): readonly string[] {
    if (this.#last?.view !== view) this.#last = { view, rows: this.#render(view) };
    return this.#last.rows;
  }

  #render(view: LadderView): readonly string[] {
    const rendered = new Map<string, string>();
    const { length } = view.standings;
    for (const [index, standing] of view.standings.entries()) {
      const back = backFrom(pageOf(index + 1, length));
      const shown = `${back}${shownBy(standing, view)}`;
      const row = this.#rendered.get(shown) ?? renderToString(<Row standing={standing} view={view} back={back} />);
      rendered.set(shown, row);
    }
    this.#rendered = rendered;
    return [...rendered.values()];
  }
}

/** All that a row says anything of. */
const shownBy = (standing: StandingView, { system, asOf, final }: LadderView): string =>
  [system, asOf.slice(0, 10), final?.champion !== undefined, JSON.stringify(standing)].join();

interface RowProps {
  readonly standing: StandingView;
  readonly view: LadderView;
}

const Row = ({ standing, view, back }: RowProps & { readonly back: string }) => (
  <tr id={rowOf(standing.id)}>
    <th scope="row">{standing.rung}</th>
    <td>
      <div>
        <b>
          <a href={`${back}player/#${standing.id}`}>
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
        {standing.notes?.map((note) => (
          <p class="note">{note}</p>
        ))}
        <Missed standing={standing} view={view} />
      </div>
    </td>
    {standing.points !== undefined && <td class="measure">{standing.points}</td>}
    {controlsOfView(view).measure === 'gaps' && <td class="measure">{standing.gap}</td>}
    <Change standing={standing} />
  </tr>
);

/** The periods that somebody has missed, and what awaits them; of the final's cut everybody is told alike, once. */
const Missed = ({ standing, view }: RowProps) => {
  const { missed } = standing;
  const { missed: period } = controlsOfView(view);
  const threats = aheadOf(standing).filter(({ forecast }) => forecast.unless === 'playing');
  const before = missed === undefined || period === undefined ? '' : missedWords(missed, period);
  if (threats.length === 0) return before === '' ? null : <p class="note">{before}</p>;
  return (
    <em>
      {before}
      {before !== '' && '; '}
      {threats.map(({ forecast, rung }, index) => (
        <>
          {index > 0 && '; '}
          {unbroken(forecastWords(forecast, { today: view.asOf, rung }))}
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
