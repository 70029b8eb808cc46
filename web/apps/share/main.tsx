/// <reference lib="dom" />
import '#web/ui/page/page-language.ts';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LadderView } from '#shared/contract/view.ts';
import { ladderAsText, resultAsText, resultForGroup } from '#shared/view/as-text.ts';
import { readFile } from '#web/ui/page/published.ts';
import { Share } from '#web/ui/page/share.tsx';
import { LOADING } from '#web/ui/texts.ts';

/** How many of the latest results can be shared. */
const RESULTS = 5;

/** A ladder to tell others of, as it stands now, and its latest results. */
const ShareLadder = () => {
  const [view, setView] = useState<LadderView | 'unreached'>();
  useEffect(() => {
    void readFile<LadderView>('view.json').then((read) => setView(read ?? 'unreached'));
  }, []);
  if (view === undefined) return <p role="status">{LOADING.loading}</p>;
  if (view === 'unreached') return <p role="status">{LOADING.failed}</p>;
  const url = `${location.origin}${location.pathname}`;
  const ladder = location.pathname.split('/')[2] ?? '';
  const text = ladderAsText(view, ladder);
  const latest = view.results.filter(({ state }) => state === 'stands').slice(0, RESULTS);
  return (
    <>
      <Share title={document.title} text={text} url={url} picture="preview.png" />
      {latest.map((result) => (
        <section key={result.line}>
          <h3>
            <bdi>{resultAsText(result)}</bdi>
          </h3>
          <Share
            title={document.title}
            text={resultForGroup(result, view.name ?? ladder)}
            url={`${url}#results`}
            picture={`result/${result.line}/preview.png`}
          />
        </section>
      ))}
    </>
  );
};

export const show = (place: Element): void => render(<ShareLadder />, place);
