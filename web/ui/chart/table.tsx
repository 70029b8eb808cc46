import { shortMonth } from '#shared/words/dates.ts';
import { CHART, WORDS } from '../texts.ts';
import { type Charted, type Measure, type PlayerLine, spanOf, valueAt } from './lines.ts';

interface TableProps {
  readonly history: Charted;
  readonly lines: readonly PlayerLine[];
  readonly measure: Measure;
}

/** What a chart shows, for those who cannot see it: everybody's rung or points at the end of each month. */
export const ValueTable = ({ history, lines, measure }: TableProps) => {
  const ends = monthEnds(spanOf(history));
  return (
    <div class="wide-table">
      <table>
        <caption>{measure === 'rung' ? CHART.rungs : CHART.points}</caption>
        <thead>
          <tr>
            <th scope="col">{WORDS.name}</th>
            {ends.map(({ title, at }) => (
              <th scope="col" key={at}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.player}>
              <th scope="row">
                <bdi>{history.players[line.player]?.name}</bdi>
              </th>
              {ends.map(({ at }) => (
                <td key={at}>{valueAt(line, at) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The last days of the months that have ended, and today. */
function monthEnds([from, to]: readonly [number, number]): readonly { readonly title: string; readonly at: number }[] {
  const first = new Date(from);
  const ends: { title: string; at: number }[] = [];
  for (let month = 1; ; month++) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 0);
    if (at >= to) return [...ends, { title: CHART.now, at: to }];
    ends.push({ title: shortMonth(new Date(at).toISOString()), at });
  }
}
