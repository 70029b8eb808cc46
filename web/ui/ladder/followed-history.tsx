/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { HistoryView } from '#shared/contract/history.ts';
import type { VersionView } from '#shared/contract/version.ts';
import { readFile } from '../page/published.ts';
import { useLooking } from '../page/use-looking.ts';
import { useRenewed } from '../page/use-renewed.ts';
import { LOADING } from '../texts.ts';
import { Behind, isBehind, readHistory } from './history.tsx';

/** Milliseconds after which a history is read again that is to follow its page. */
const FOLLOWS = 10_000;

interface Known {
  readonly history: HistoryView;
  readonly page: VersionView;
}

async function read(begin: (known: Known) => void): Promise<Known | undefined> {
  const page = await readFile<VersionView>('version.json');
  const history = page && (await readHistory('', (newest) => begin({ page, history: newest })));
  return page && history ? { page, history } : undefined;
}

interface FollowedProps {
  readonly children: (history: HistoryView) => ComponentChildren;
}

/** What a page shows of its season as last read, and read again when the page has changed, until it is as recent. */
export const FollowedHistory = ({ children }: FollowedProps) => {
  const [known, setKnown] = useState<Known | 'unreached'>();
  const renewed = useRenewed();
  useLooking(async () => {
    const found = await read(setKnown);
    setKnown((before) => found ?? before ?? 'unreached');
    return found && isBehind(found.history, found.page) ? FOLLOWS : undefined;
  }, [renewed]);
  if (known === undefined) return <p role="status">{LOADING.loading}</p>;
  if (known === 'unreached') return <p role="status">{LOADING.failed}</p>;
  return (
    <>
      {children(known.history)}
      <Behind {...known} />
    </>
  );
};
