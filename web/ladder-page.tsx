import type { FinalView, LadderView } from '../shared/view/contract.ts';
import { Challenges, Entrants, Rematches } from './challenges.tsx';
import { Final } from './final.tsx';
import { Matches, NightBoard } from './night.tsx';
import { type Assets, renderPage } from './page.tsx';
import { PotGames, Pots } from './pots.tsx';
import { Results } from './results.tsx';
import { Due, Settlements } from './settlements.tsx';
import { Standings } from './standings.tsx';
import { FullDay, Moment } from './words.tsx';

/** What a page needs to know of the club around a ladder. */
export interface Place {
  readonly club: { readonly id: string; readonly name: string };
  /** The ladder's id, which names it where its header does not. */
  readonly ladder: string;
}

/** The public page of a ladder: it says where everybody stands, why, and what they have to do. */
export function renderLadder(view: LadderView, place: Place, assets: Assets): string {
  const name = view.name ?? place.ladder;
  return renderPage({
    title: `${name} – ${place.club.name}`,
    assets,
    script: '/assets/refresh.js',
    children: <LadderPage view={view} place={place} name={name} />,
  });
}

const LadderPage = ({
  view,
  place,
  name,
}: {
  readonly view: LadderView;
  readonly place: Place;
  readonly name: string;
}) => (
  <>
    <a class="skip" href="#ladder">
      Skip to the ladder
    </a>
    <Heading view={view} place={place} name={name} />
    <main data-version={view.version} class={view.challenges || view.games ? 'beside' : undefined}>
      <div class="board">
        {view.final && isNear(view.final, view) && <Final final={view.final} />}
        {view.night && <NightBoard night={view.night} matches={view.matches} />}
        {!view.night && <Matches matches={view.matches} title="Matches without a result" />}
        <Challenges view={view} />
        {view.entrants && <Entrants entrants={view.entrants} />}
        {view.pots && <Pots pots={view.pots} />}
      </div>
      <Standings view={view} />
      <div class="side">
        {view.due && <Due due={view.due} />}
        {view.games ? <PotGames games={view.games} /> : <Results results={view.results} />}
        {view.rematches && <Rematches rematches={view.rematches} />}
        <Settlements settlements={view.settlements} />
        <Rules view={view} />
      </div>
    </main>
    <p class="unseen" role="status" id="news" />
    <Footer view={view} />
  </>
);

const Heading = ({
  view,
  place,
  name,
}: {
  readonly view: LadderView;
  readonly place: Place;
  readonly name: string;
}) => (
  <header>
    {view.notice !== undefined && <p class="notice">{view.notice}</p>}
    <p>
      <a href="../">
        <bdi>{place.club.name}</bdi>
      </a>
    </p>
    <h1>
      <bdi>{name}</bdi>
    </h1>
    <p>
      {view.systemName} system{view.board && `, ${view.board}×${view.board} board`}, season from{' '}
      <FullDay at={view.season.start} />
      {view.season.end && (
        <>
          {' '}
          to <FullDay at={view.season.end} />
        </>
      )}
    </p>
    <nav>
      <a href="#ladder">Ladder</a> {view.night && <a href="#night">Club night</a>}{' '}
      {view.challenges?.some(({ state }) => state !== 'awaiting') && (
        <a href="#challenges">{view.entrants ? 'Coming games' : 'Challenges'}</a>
      )}{' '}
      <a href="#results">Results</a> <a href="#rules">Rules</a>
    </nav>
  </header>
);

/** The final is shown from a month before, which is when it must be announced at the latest (L27). */
const isNear = (final: FinalView, view: LadderView): boolean =>
  Date.parse(final.day) - Date.parse(view.asOf) < 31 * 86_400_000;

const Rules = ({ view: { rules } }: { readonly view: LadderView }) =>
  rules.length === 0 ? null : (
    <section class="rules" id="rules">
      <details>
        <summary>
          <h2>The rules of this ladder</h2>
        </summary>
        <dl>
          {rules.map(({ heading, text, clause }) => (
            <>
              <dt>{heading}</dt>
              <dd>
                {text} <small>({clause})</small>
              </dd>
            </>
          ))}
        </dl>
      </details>
    </section>
  );

const Footer = ({ view }: { readonly view: LadderView }) => (
  <footer>
    <p>
      As of <Moment at={view.asOf} /> ({view.timezone}), line {view.version} of the season’s log.
    </p>
    <p>
      <a href="log.csv">All moves as a table (CSV)</a> <a href="view.json">This page as data (JSON)</a>
    </p>
  </footer>
);
