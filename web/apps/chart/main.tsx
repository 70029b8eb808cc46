/// <reference lib="dom" />
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { HistoryView } from '../../../shared/contract/history.ts';
import { Bump } from '../../kit/chart/bump.tsx';
import { readFile } from '../../kit/files.ts';
import { RENEWED } from '../../kit/renewed.ts';

/** The season as it was read last, and read again when the page has changed. */
const Season = () => {
  const [history, setHistory] = useState<HistoryView | 'unreached'>();
  useEffect(() => {
    const read = async () => {
      const found = await readFile<HistoryView>('history.json');
      setHistory((before) => found ?? before ?? 'unreached');
    };
    void read();
    const again = () => void read();
    document.addEventListener(RENEWED, again);
    return () => document.removeEventListener(RENEWED, again);
  }, []);
  if (history === undefined) return <p role="status">Loading…</p>;
  if (history === 'unreached') return <p role="status">The season cannot be read at the moment.</p>;
  return <Bump history={history} />;
};

export const show = (place: Element): void => render(<Season />, place);
