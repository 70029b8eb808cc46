import { list } from '#shared/words/lists.ts';
import { FREE } from './texts.ts';
import type { Upcoming } from './upcoming.ts';

/** "Would like a game this week · weekday evenings and Sundays", of another player. */
export const ReadyWords = ({ of: { wants, when } }: { readonly of: Upcoming['ready'][number] }) => (
  <small class="ready">
    {wants !== undefined && <b>{FREE.isReady}</b>}
    {wants !== undefined && when.length > 0 && ' · '}
    {list(when.map((each) => FREE.times[each]))}
  </small>
);
