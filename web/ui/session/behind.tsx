import type { HistoryView } from '#shared/contract/history.ts';
import { clockTime } from '#shared/words/dates.ts';
import { ShortDay } from '../page/words.tsx';
import { BEHIND } from '../texts.ts';

/** Whether a season does not yet tell of everything that a page shows: it follows within a minute. */
export const isBehind = (history: Pick<HistoryView, 'version'>, page: { readonly version: number }): boolean =>
  history.version < page.version;

/** Says of when a season is, while it is behind. */
export const Behind = ({ history, page }: BehindProps) =>
  isBehind(history, page) ? (
    <p class="hint" role="status">
      {BEHIND.asOf(<ShortDay at={history.asOf} />, clockTime(history.asOf))}
    </p>
  ) : null;

interface BehindProps {
  readonly history: Pick<HistoryView, 'version' | 'asOf'>;
  readonly page: { readonly version: number };
}
