import type { NamesView } from '#shared/contract/names.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { addressOfPage, isPaged, placesOn } from '#shared/view/pages-of-rows.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Place } from '#web/pages/page.tsx';
import { type Frame, frameOf, renderRowPage } from '#web/pages/row-page.tsx';
import type { Rows } from '#web/pages/rows.ts';
import { ASSETS, digest } from './assets.ts';
import type { Content } from './files.ts';

/** A file that is written only where what it says has changed. */
export interface RowFile {
  readonly name: string;
  readonly contentType: string;
  /** Names what it says. */
  readonly digest: string;
  readonly body: () => Content;
}

/** A page as it was made last: its text is not kept. */
interface Made {
  readonly rows: readonly string[];
  readonly digest: string;
}

/**
 * What a long ladder has beside its own page: the pages of the rows that are not on it, and the names by which players are
 * found. Of pages whose rows are as they were nothing is made again.
 */
export class RowFiles {
  #frame = '';
  #made: readonly (Made | undefined)[] = [];

  /** `atLeast`: so many pages are made even if they are empty, because there were as many. */
  of(view: LadderView, place: Place, rows: Rows, atLeast: number): readonly RowFile[] {
    const frame = frameOf(view, place);
    const all = rows.of(view);
    const before = this.#frame === JSON.stringify(frame) ? this.#made : [];
    const pages = Array.from({ length: Math.max(frame.pages, atLeast) - 1 }, (_, n) => {
      const [first, last] = placesOn(n + 2);
      const shown = n + 2 > frame.pages ? [] : all.slice(first - 1, last);
      return rowPage(frame, n + 2, shown, before[n]);
    });
    this.#frame = JSON.stringify(frame);
    this.#made = pages.map(({ made }) => made);
    return [names(view), ...pages.map(({ file }) => file)];
  }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index]);

/** Where a page lies, from 2 on. */
export const rowPageName = (page: number): string => `${addressOfPage(page)}index.html`;

/** Made only where it is not known already, or has to be written again after all. */
function rowPage(frame: Frame, page: number, rows: readonly string[], before: Made | undefined) {
  const named = { name: rowPageName(page), contentType: 'text/html; charset=utf-8' };
  const render = () => Buffer.from(renderRowPage({ frame, page, rows }, ASSETS));
  if (before && isSame(before.rows, rows)) return { made: before, file: { ...named, ...before, body: render } };
  const bytes = render();
  const made: Made = { rows, digest: digest(bytes) };
  return { made, file: { ...named, ...made, body: () => bytes } };
}

function names({ standings }: LadderView): RowFile {
  const view: NamesView = { format: 1, players: standings.map(({ id, name, rung }) => [id, name, rung]) };
  const body = Buffer.from(`${JSON.stringify(view)}\n`);
  return { name: 'names.json', contentType: 'application/json', digest: digest(body), body: () => body };
}

/** Whether a ladder has pages of rows, or may have had some when there were more players on it. */
export const hasRowFiles = ({ players }: Pick<Ladder, 'players'>): boolean => isPaged(players.size);
