import type { LadderView } from '#shared/contract/view.ts';
import { placeOf, rowsOf } from '#shared/rules/common/pyramid.ts';
import { ADMISSION } from '#shared/rules/pots/purses.ts';
import type { Measure } from '#shared/systems/system-controls.ts';
import { addressOfPage, backFrom, isPaged, pagesOf, placesOn, ROWS } from '#shared/view/pages-of-rows.ts';
import { shortestDay } from '#shared/words/dates.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { SEARCHED } from '../ui/forms/searching.ts';
import { controlsOfView } from '../ui/ladder/controls.ts';
import { TABLE_HEADING, untilWords } from '../ui/ladder/crosses.ts';
import { LEADING, RIVALS, WORDS } from '../ui/texts.ts';
import { hasForm, type Rows } from './rows.tsx';
import { STANDINGS, TEXT } from './texts.ts';

interface StandingsProps {
  readonly view: LadderView;
  readonly rows: Rows;
  readonly asking: string | undefined;
}

/** The ladder itself: who stands where, how that changed lately, and why; of a long one the top. */
export const Standings = ({ view, rows, asking }: StandingsProps) => {
  const { length } = view.standings;
  const all = rows.of(view);
  return (
    <section class="ladder" id="ladder">
      {view.shape && length > 0 && <AsList />}
      <Table
        columns={view}
        title={view.shape ? SHARED.pyramid : WORDS.theLadder}
        rows={isPaged(length) ? all.slice(0, ROWS) : all}
        first={1}
      />
      {view.shape && length > 0 && (
        <p class="note signs" hidden>
          {STANDINGS.pyramid.signs(<b class="away" />, <b class="busy" />)}
        </p>
      )}
      {length === 0 && !view.past && <NoPlayers asking={asking} />}
      <Pages pages={pagesOf(length)} page={1} />
      <Legend columns={view} isRated={isRated(view)} />
      {controlsOfView(view).measure === 'points' && length > 0 && <Total view={view} />}
      {view.round && view.challenges?.some(({ waits }) => waits === 'confirmation') && (
        <p class="note">{STANDINGS.reported}</p>
      )}
    </section>
  );
};

/** All points, wherever they are: play moves them around, and a player who leaves gives theirs to the others (S). */
const Total = ({ view: { standings, pots = [] } }: Pick<StandingsProps, 'view'>) => {
  const inPots = pots.reduce((sum, { pot }) => sum + pot, 0);
  const total = standings.reduce((sum, { points = 0 }) => sum + points, inPots);
  return (
    <p class="note">
      {STANDINGS.total(total, ADMISSION, total / ADMISSION)}
      {inPots > 0 && STANDINGS.inPots(inPots)}
    </p>
  );
};

/** Lets a reader see a pyramid as a list; hidden if it is already one, being too wide for the window. */
const AsList = () => (
  <label class="as-list" hidden>
    <input type="checkbox" id="as-list" /> {STANDINGS.pyramid.asList}
  </label>
);

/** What the columns of a ladder depend on. */
export type Columns = Pick<LadderView, 'system' | 'since' | 'shape' | 'round' | 'pairs'>;

interface TableProps {
  readonly columns: Columns;
  readonly title: string;
  readonly rows: readonly string[];
  /** The place in the order of the first of them. */
  readonly first: number;
}

export const Table = ({ columns, title, rows, first }: TableProps) => {
  const { players, measure } = controlsOfView(columns);
  if (columns.round) return <Tables round={columns.round} title={title} rows={rows} />;
  const [sign, since] = [measure === 'points' ? '±' : '▲▼', shortestDay(columns.since)];
  return (
    <table class={classesOf(columns, rows, first)}>
      <caption>
        <h2>{title}</h2>{' '}
        <small>
          <abbr title={STANDINGS.change(since)}>{STANDINGS.moved(sign, since)}</abbr>
        </small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.rung}</th>
          <th scope="col">
            {columns.pairs ? STANDINGS.pair : players === 'people' ? WORDS.player : STANDINGS.program}
          </th>
          <Measured measure={measure} />
          {hasForm(columns) && (
            <th scope="col" class="form">
              <abbr title={STANDINGS.lastFiveMean}>{STANDINGS.lastFive}</abbr>
            </th>
          )}
        </tr>
      </thead>
      {(columns.shape ? rowsInWords(rows, first) : blocksOf(rows)).map((block) => (
        <tbody dangerouslySetInnerHTML={{ __html: block.join('') }} />
      ))}
    </table>
  );
};

interface TablesProps extends Pick<TableProps, 'title' | 'rows'> {
  readonly round: NonNullable<LadderView['round']>;
}

/** The tables of a round: those of each play each other. */
const Tables = ({ round, title, rows }: TablesProps) => (
  <div class="scrolls">
    <table class={joined({ crosses: true, searched: isSearched(rows) })}>
      <caption>
        <h2>{title}</h2> <small>{untilWords(round)}</small>
      </caption>
      {tablesOf(rows).map((block) => (
        <tbody dangerouslySetInnerHTML={{ __html: block.join('') }} />
      ))}
    </table>
  </div>
);

/** Each begins with the row that has its heading. */
function tablesOf(rows: readonly string[]): readonly (readonly string[])[] {
  const tables: string[][] = [];
  for (const row of rows) {
    const last = tables.at(-1);
    if (last && !row.startsWith(TABLE_HEADING)) last.push(row);
    else tables.push([row]);
  }
  return tables;
}

/** The rows of a block, which a browser lays out when it comes into sight; shorter tables are one block. */
const [BLOCK, SHORT] = [10, 100] as const;

const isLong = ({ length }: readonly unknown[]): boolean => length > SHORT;

/** Said before the first row, so that there is room for a search from the first time that something is drawn. */
const isSearched = ({ length }: readonly unknown[]): boolean => length >= SEARCHED;

/** Those of the names that are true; undefined without any. */
const joined = (names: Readonly<Record<string, boolean>>): string | undefined =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ') || undefined;

/**
 * What the table is, and what its rows have: the last results, and figures besides rungs. Only what begins at the top is a
 * pyramid; how wide its widest row is, which is the number of the last one, is said as `rows-8`.
 */
function classesOf(columns: Columns, rows: readonly unknown[], first: number): string | undefined {
  const isPyramid = columns.shape !== undefined && first === 1 && rows.length > 0;
  return joined({
    ...(isPyramid && { pyramid: true, [`rows-${placeOf(rows.length).row}`]: true }),
    searched: isSearched(rows),
    long: columns.shape === undefined && isLong(rows),
    formed: hasForm(columns),
    measured: controlsOfView(columns).measure !== 'rungs',
  });
}

const blocksOf = (rows: readonly string[]): readonly (readonly string[])[] =>
  isLong(rows)
    ? Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, n) => rows.slice(n * BLOCK, (n + 1) * BLOCK))
    : [rows];

/** Of the last row of a pyramid that is drawn: wider rows would be hard to take in. */
export const WIDEST = 24;

/** The rows of a pyramid as blocks, each with a heading of its own. */
const rowsInWords = (rows: readonly string[], first: number): readonly (readonly string[])[] =>
  rowsOf(rows, first).map((block, index) => {
    const words = RIVALS.row(placeOf(first).row + index);
    return [`<tr><th colspan="3" scope="rowgroup">${words}</th></tr>`, ...block];
  });

/** What a ladder measures besides rungs. */
const Measured = ({ measure }: { readonly measure: Measure }) =>
  measure === 'rungs' ? null : (
    <th scope="col" class="measure">
      {measure === 'gaps' ? WORDS.gap : WORDS.points}
    </th>
  );

/** Whether players are marked who chose rated games. */
export const isRated = ({ standings }: Pick<LadderView, 'standings'>): boolean =>
  standings.some(({ rated }) => rated !== undefined);

/** What the signs of a table mean. */
export const Legend = ({ columns, isRated }: { readonly columns: Columns; readonly isRated: boolean }) => {
  const { preferences, measure } = controlsOfView(columns);
  const rated = preferences.find(({ name }) => name === 'rated');
  if (rated && isRated) return <p class="note">{STANDINGS.rated}</p>;
  return measure === 'gaps' ? <Gaps /> : null;
};

const Gaps = () => (
  <dl class="legend">
    <dt>2.5</dt>
    <dd>{STANDINGS.gaps.exact}</dd>
    <dt>2.5+</dt>
    <dd>{STANDINGS.gaps.atLeast}</dd>
    <dt>2.5-</dt>
    <dd>{STANDINGS.gaps.atMost}</dd>
    <dt>2.5?</dt>
    <dd>{STANDINGS.gaps.unknown}</dd>
  </dl>
);

/** What to do next where a ladder has no players. `asking`: where people ask to join it, if they may. */
const NoPlayers = ({ asking }: { readonly asking: string | undefined }) => (
  <div class="nothing">
    <p>
      <strong>{LEADING.nobody}</strong>
      {TEXT.nobody.organiser(
        (add) => (
          <a href="desk/">{add}</a>
        ),
        (screen) => (
          <a href="wall/">{screen}</a>
        ),
      )}
      {asking === undefined ? TEXT.nobody.others : TEXT.nobody.join((words) => <a href={asking}>{words}</a>)}
    </p>
  </div>
);

/** "251–500". A page is named by the places it has room for, so that its name doesn't change when players join. */
export const placesWords = (page: number): string => placesOn(page).join('–');

export const Pages = ({ pages, page }: { readonly pages: number; readonly page: number }) => {
  const to = (other: number): string => `${backFrom(page)}${addressOfPage(other)}#ladder`;
  return pages === 1 ? null : (
    <nav class="pages" aria-label={STANDINGS.allPages(pages)}>
      {page > 1 && (
        <a rel="prev" href={to(page - 1)}>
          ‹ {placesWords(page - 1)}
        </a>
      )}
      {page < pages && (
        <a rel="next" href={to(page + 1)}>
          {placesWords(page + 1)} ›
        </a>
      )}
      <details id="pages">
        <summary>{STANDINGS.allPages(pages)}</summary>
        <ol>
          {Array.from({ length: pages }, (_, n) => n + 1).map((each) => (
            <li>
              <a href={to(each)} aria-current={each === page ? 'page' : undefined}>
                {placesWords(each)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};
