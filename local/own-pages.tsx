import type { HttpResult } from '#functions/http/event.ts';
import { ASSETS } from '#functions/publishing/assets.ts';
import { renderPage } from '#web/pages/page.tsx';
import { Alone } from '#web/ui/page/alone.tsx';

type Headers = Readonly<Record<string, string>>;

/** What every page of the laptop’s own says of itself: it is of this moment. */
export const OF_NOW: Headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** A page on which the laptop itself says one sentence, in the language that is read. */
export const saying = (statusCode: number, sentence: string, headers: Headers = {}): HttpResult => ({
  statusCode,
  headers: { ...OF_NOW, ...headers },
  body: renderPage({
    title: 'Club Ladder',
    assets: ASSETS,
    unindexed: true,
    children: (
      <Alone title="Club Ladder">
        <p role="status">{sentence}</p>
      </Alone>
    ),
  }),
});

/** Has a browser look again in two seconds. */
export const lookAgain = (sentence: string): HttpResult => saying(503, sentence, { 'retry-after': '2', refresh: '2' });
