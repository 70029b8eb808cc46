/// <reference lib="dom" />
import '#web/ui/page/page-language.ts';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { HistoryView } from '#shared/contract/history.ts';
import type { VersionView } from '#shared/contract/version.ts';
import { Bump } from '#web/ui/chart/bump.tsx';
import { Behind, isBehind, readHistory } from '#web/ui/ladder/history.tsx';
import { RENEWED, readFile } from '#web/ui/page/published.ts';
import { LOADING } from '#web/ui/texts.ts';

/** Milliseconds after which a history is read again that is to follow its page. */
const FOLLOWS = 10_000;

interface ChartData {
  readonly history: HistoryView;
  readonly page: VersionView;
}

async function read(begin: (known: ChartData) => void): Promise<ChartData | undefined> {
  const page = await readFile<VersionView>('version.json');
  const history = page && (await readHistory('', (newest) => begin({ page, history: newest })));
  return page && history ? { page, history } : undefined;
}

/** The season as last read, and read again when the page has changed, until it is as recent. */
const Season = () => {
  const [known, setKnown] = useState<ChartData | 'unreached'>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      const found = await read(setKnown);
      setKnown((before) => found ?? before ?? 'unreached');
      clearTimeout(timer);
      if (found && isBehind(found.history, found.page)) timer = setTimeout(() => void look(), FOLLOWS);
    };
    void look();
    const again = () => void look();
    document.addEventListener(RENEWED, again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener(RENEWED, again);
    };
  }, []);
  if (known === undefined) return <p role="status">{LOADING.loading}</p>;
  if (known === 'unreached') return <p role="status">{LOADING.failed}</p>;
  return (
    <>
      <Bump history={known.history} />
      <Behind {...known} />
    </>
  );
};

export const show = (place: Element): void => render(<Season />, place);
