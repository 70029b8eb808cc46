/// <reference lib="dom" />
import '#web/ui/page/page-language.ts';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LadderView } from '#shared/contract/view.ts';
import { ladderAsText } from '#shared/view/as-text.ts';
import { readFile } from '#web/ui/page/published.ts';
import { Share } from '#web/ui/page/share.tsx';
import { LOADING } from '#web/ui/texts.ts';

/** A ladder to tell others of, as it stands now. */
const ShareLadder = () => {
  const [view, setView] = useState<LadderView | 'unreached'>();
  useEffect(() => {
    void readFile<LadderView>('view.json').then((read) => setView(read ?? 'unreached'));
  }, []);
  if (view === undefined) return <p role="status">{LOADING.loading}</p>;
  if (view === 'unreached') return <p role="status">{LOADING.failed}</p>;
  const url = `${location.origin}${location.pathname}`;
  const text = ladderAsText(view, location.pathname.split('/')[2] ?? '');
  return <Share title={document.title} text={text} url={url} picture="preview.png" />;
};

export const show = (place: Element): void => render(<ShareLadder />, place);
