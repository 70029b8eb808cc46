import type { LadderView, ResultView } from '#shared/contract/view.ts';
import { fullDay, shortDay, weekdayOn } from '#shared/words/dates.ts';
import { asPlayed } from '#shared/words/game.ts';
import { scoreWords } from '#shared/words/score.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Clause } from '../ui/ladder/clause.tsx';
import { Terms } from '../ui/ladder/terms.tsx';
import { Clock, countedOn, Name, unbroken, Words } from '../ui/page/words.tsx';
import { SCORES, WORDS } from '../ui/texts.ts';
import { TEXT } from './texts.ts';

/** As many are on paper; the rest would need a second sheet. */
const PRINTED = 8;

interface ResultsProps {
  readonly results: readonly ResultView[];
  readonly lastNight: LadderView['lastNight'];
  /** Of the page, which its days need not say. */
  readonly year: string;
}

export const ResultsHead = () => (
  <thead class="unseen">
    <tr>
      <th scope="col">{SCORES.result}</th>
      <th scope="col">{TEXT.results.played}</th>
    </tr>
  </thead>
);

export const Results = ({ results, lastNight, year }: ResultsProps) => (
  <section class="results" id="results">
    <table>
      <caption>
        <h2>{WORDS.results}</h2>
      </caption>
      <ResultsHead />
      {byDay(results).map(([day, ofDay]) => (
        <tbody class={ofDay.every((each) => isLater(results, each)) ? 'later' : undefined}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              <time dateTime={day}>{day.slice(0, 4) === year ? weekdayOn(day) : fullDay(day)}</time>
            </th>
          </tr>
          {ofDay.map((result) => (
            <Row result={result} later={isLater(results, result)} isFirst={isFirstOfClause(results, result)} />
          ))}
        </tbody>
      ))}
    </table>
    {results.length === 0 && <p>{TEXT.results.none}</p>}
    {lastNight && isCut(lastNight, results) && (
      <p>
        <a href="night/">{TEXT.results.ofNight(lastNight.finished, shortDay(lastNight.day))}</a>
      </p>
    )}
  </section>
);

/** Whether more was played on the last night than is shown. */
const isCut = ({ day, finished }: NonNullable<LadderView['lastNight']>, results: readonly ResultView[]): boolean =>
  results.filter(({ at, voidedBy }) => at.startsWith(day) && voidedBy === undefined).length < finished;

const isLater = (results: readonly ResultView[], result: ResultView): boolean => results.indexOf(result) >= PRINTED;

const isFirstOfClause = (results: readonly ResultView[], { line, clause }: ResultView): boolean =>
  results.find((each) => each.clause === clause)?.line === line;

/** Neighbours of one day together; a match that was entered late stays where it was entered. */
function byDay(results: readonly ResultView[]): readonly (readonly [day: string, results: readonly ResultView[]])[] {
  const days: [string, ResultView[]][] = [];
  for (const result of results) {
    const day = result.at.slice(0, 10);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(result);
    else days.push([day, [result]]);
  }
  return days;
}

/** The moves of a game, as its players wrote them down. */
const Moves = ({ line, moves }: { readonly line: number; readonly moves: string }) => (
  <details id={`moves-${line}`} data-script="/assets/game.js">
    <summary>{TEXT.results.moves}</summary>
    <div class="place" />
    <p class="moves">{moves}</p>
  </details>
);

const classOf = ({ state }: ResultView, later: boolean): string | undefined => {
  const classes = [...(state === 'void' || state === 'rejected' ? ['void'] : []), ...(later ? ['later'] : [])];
  return classes.length > 0 ? classes.join(' ') : undefined;
};

const HowPlayed = ({ of }: { readonly of: ResultView }) => {
  const said = unbroken(asPlayed(of));
  return said === '' ? null : <small>{said}</small>;
};

/** Who played whom, and how it ended. */
export const Played = ({ result }: { readonly result: ResultView }) => (
  <>
    <b>
      <Name of={result.challenger} /> <span>{scoreWords(result.score)}</span> <Name of={result.challenged} />
    </b>
    <HowPlayed of={result} />
  </>
);

interface RowProps {
  readonly result: ResultView;
  readonly later: boolean;
  /** Whether no earlier move is by the same rule, which needs only one link. */
  readonly isFirst: boolean;
}

const Row = ({ result, later, isFirst }: RowProps) => (
  <tr class={classOf(result, later)}>
    <td>
      <Played result={result} />
      <p>
        {result.kind === 'playoff' && result.state !== 'stands' && `${WORDS.playoff}${SHARED.semicolon}`}
        <Words of={result.moved} />
        {countedOn(result)}
        {result.correctedBy !== undefined && TEXT.results.corrected}
        {isFirst && <Clause of={result.clause} />}
      </p>
      {result.terms && (
        <p>
          <Terms terms={result.terms} played />
        </p>
      )}
      {result.moves !== undefined && <Moves line={result.line} moves={result.moves} />}
    </td>
    <td>
      <Clock at={result.at} />
    </td>
  </tr>
);
