import type { LadderView } from '../../shared/contract/view.ts';
import type { Measure, SystemControls } from '../../shared/systems/system-controls.ts';
import { isPaged, pagesOf, ROWS } from '../../shared/view/pages-of-rows.ts';
import { shortDay } from '../../shared/words/dates.ts';
import { controlsOfView } from '../kit/controls.ts';
import { NoPlayers } from './no-players.tsx';
import { Pages } from './pages.tsx';
import { hasForm } from './row.tsx';
import type { Rows } from './rows.ts';

interface StandingsProps {
  readonly view: LadderView;
  readonly rows: Rows;
}

/** The ladder itself: who stands where, how that changed lately, and why; of a long one the top. */
export const Standings = ({ view, rows }: StandingsProps) => {
  const { length } = view.standings;
  const all = rows.of(view);
  return (
    <section class="ladder" id="ladder">
      {controlsOfView(view).measure === 'gaps' && <p class="note">{GAPS}</p>}
      <Table columns={view} title="The ladder" rows={isPaged(length) ? all.slice(0, ROWS) : all} />
      {length === 0 && (view.past ? <p>There were no players.</p> : <NoPlayers />)}
      <Pages pages={pagesOf(length)} page={1} />
      <Legend columns={view} isRated={isRated(view)} />
    </section>
  );
};

/** What the columns of a ladder depend on. */
export type Columns = Pick<LadderView, 'system' | 'since'>;

interface TableProps {
  readonly columns: Columns;
  readonly title: string;
  /** As HTML. */
  readonly rows: readonly string[];
}

export const Table = ({ columns, title, rows }: TableProps) => {
  const { players, measure } = controlsOfView(columns);
  const [sign, what] = measure === 'points' ? ['±', 'Points'] : ['▲▼', 'Rungs moved'];
  return (
    <table class={isLong(rows) ? 'long' : undefined}>
      <caption>
        <h2>{title}</h2>{' '}
        <small>
          <abbr title={`${what} since ${shortDay(columns.since)}`}>{sign} this week</abbr>
        </small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Rung</th>
          <th scope="col">{PLAYER[players]}</th>
          <Measured measure={measure} />
          {hasForm(columns) && (
            <th scope="col" class="form">
              <abbr title="Won, drawn, lost; the newest last">Last five</abbr>
            </th>
          )}
        </tr>
      </thead>
      {blocksOf(rows).map((block) => (
        <tbody dangerouslySetInnerHTML={{ __html: block.join('') }} />
      ))}
    </table>
  );
};

/** A browser lays out a block of so many rows when it comes into sight; tables up to that long are one. */
const [BLOCK, SHORT] = [50, 100] as const;

const isLong = ({ length }: readonly unknown[]): boolean => length > SHORT;

const blocksOf = (rows: readonly string[]): readonly (readonly string[])[] =>
  isLong(rows)
    ? Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, n) => rows.slice(n * BLOCK, (n + 1) * BLOCK))
    : [rows];

const PLAYER: { readonly [Each in SystemControls['players']]: string } = { people: 'Player', programs: 'Program' };

/** What a ladder measures besides rungs. */
const MEASURED: { readonly [Each in Measure]: string | undefined } = {
  rungs: undefined,
  gaps: 'Stones to next',
  points: 'Points',
};

const Measured = ({ measure }: { readonly measure: Measure }) =>
  MEASURED[measure] === undefined ? null : (
    <th scope="col" class="measure">
      {MEASURED[measure]}
    </th>
  );

/** Whether players are marked who chose rated games. */
export const isRated = ({ standings }: Pick<LadderView, 'standings'>): boolean =>
  standings.some(({ rated }) => rated !== undefined);

/** What the signs of a table mean. */
export const Legend = ({ columns, isRated }: { readonly columns: Columns; readonly isRated: boolean }) => {
  const { preferences, measure } = controlsOfView(columns);
  const rated = preferences.find(({ name }) => name === 'rated');
  if (rated && isRated) return <p class="note">{'“Rated” (R) players play rated games with each other.'}</p>;
  return measure === 'gaps' ? <Gaps /> : null;
};

/** Read before the table: the figures of its second column mean little without. */
const GAPS =
  'Stones to next: the handicap that a program can give the next below. + at least, - at most, ? not known yet; no sign: exact.';

const Gaps = () => (
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
