import type { LadderView } from '#shared/contract/view.ts';
import { shortestDay } from '#shared/words/dates.ts';
import { scoreWords } from '#shared/words/score.ts';
import { Crest, initialsUnless } from '../ui/page/club-look.tsx';
import { Name, Score, ShortDay } from '../ui/page/words.tsx';
import { ANSWERS, WORDS } from '../ui/texts.ts';
import { type Assets, type PageAddress, renderPage } from './page.tsx';
import { STANDINGS } from './texts.ts';

const TOP = 20;
const RESULTS = 5;

/** The top of a ladder and its latest results, small and without script, for a frame on another site. */
export const renderEmbed = (view: LadderView, place: PageAddress, assets: Assets): string =>
  renderPage({
    title: `${view.name ?? place.ladder} – ${place.club.name}`,
    assets,
    unindexed: true,
    look: place.club,
    head: <link rel="canonical" href="../" />,
    children: <Embed view={view} place={place} />,
  });

const Embed = ({ view, place }: { readonly view: LadderView; readonly place: PageAddress }) => (
  <main class="embed">
    <h1 {...initialsUnless(place.club)}>
      <Crest of={place.club.crest} />
      <a href="../" target="_blank" rel="noopener">
        <bdi>{view.name ?? place.ladder}</bdi>
      </a>
    </h1>
    <Top view={view} />
    <Latest view={view} />
    <p>
      <a href="../" target="_blank" rel="noopener">
        {ANSWERS.wholeLadder}
      </a>
    </p>
  </main>
);

const Top = ({ view: { standings, since } }: { readonly view: LadderView }) => (
  <table>
    <caption class="unseen">{WORDS.theLadder}</caption>
    <thead class="unseen">
      <tr>
        <th scope="col">{WORDS.rung}</th>
        <th scope="col">{WORDS.name}</th>
        <th scope="col">{standings[0]?.points === undefined ? STANDINGS.change(shortestDay(since)) : WORDS.points}</th>
      </tr>
    </thead>
    <tbody>
      {standings.slice(0, TOP).map((standing) => (
        <tr>
          <th scope="row">{standing.rung}</th>
          <td>
            <Name of={standing} />
          </td>
          {standing.points === undefined ? <Change change={standing.change} /> : <td>{standing.points}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);

const Change = ({ change }: { readonly change: number | 'new' }) => {
  if (change === 'new') return <td>{WORDS.isNew}</td>;
  return change === 0 ? <td /> : <td class={change < 0 ? 'up' : 'down'}>{Math.abs(change)}</td>;
};

const Latest = ({ view: { results } }: { readonly view: LadderView }) => {
  const standing = results.filter(({ state }) => state === 'stands').slice(0, RESULTS);
  return standing.length === 0 ? null : (
    <ul>
      {standing.map(({ at, challenger, challenged, score }) => (
        <li>
          <ShortDay at={at} />{' '}
          <span>
            <Name of={challenger} /> <Score>{scoreWords(score)}</Score> <Name of={challenged} />
          </span>
        </li>
      ))}
    </ul>
  );
};
