import type { LadderView, ResultView } from '#shared/contract/view.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { Clock, FullDay, Moment } from '../ui/page/words.tsx';
import { PEOPLE, WORDS } from '../ui/texts.ts';
import { type Assets, type PageAddress, renderPage } from './page.tsx';
import { Played, ResultsHead } from './results.tsx';
import { PlainHeading } from './row-page.tsx';
import { TEXT } from './texts.ts';

interface NightProps extends Pick<LadderView, 'asOf' | 'timezone'> {
  readonly ladder: string;
  readonly club: PageAddress['club'];
  readonly notice: string | undefined;
  readonly isPast: boolean;
  /** The last club night and its results, newest first; undefined before the first. */
  readonly night: { readonly day: Day; readonly results: readonly ResultView[] } | undefined;
}

/** As many results are listed. */
const MOST = 1000;

/** All results of the last club night in few words: a ladder's page only tells the last of them, and what each did. */
export function renderNight({ night, asOf, timezone, ...around }: NightProps, assets: Assets): string {
  const { ladder, club } = around;
  const title = night ? TEXT.results.on(<FullDay at={night.day} />) : WORDS.results;
  return renderPage({
    title: `${WORDS.results} – ${ladder} – ${club.name}`,
    assets,
    look: club,
    unindexed: true,
    children: (
      <>
        <PlainHeading {...around} back="../" />
        <main>
          <section class="results">
            <h2>{title}</h2>
            {night ? <List results={night.results} /> : <p>{TEXT.results.none}</p>}
          </section>
        </main>
        <footer>
          <p>{TEXT.footer.asOf(<Moment at={asOf} />, timezone)}</p>
        </footer>
      </>
    ),
  });
}

const List = ({ results }: { readonly results: readonly ResultView[] }) => (
  <>
    <table>
      <ResultsHead />
      <tbody>
        {results.slice(0, MOST).map((result) => (
          <tr>
            <td>
              <Played result={result} />
            </td>
            <td>
              <Clock at={result.at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {results.length > MOST && <p>{PEOPLE.more(results.length - MOST)}</p>}
  </>
);
