import type { LadderView } from '#shared/contract/view.ts';
import { backFrom, pageOf } from '#shared/view/pages-of-rows.ts';
import { areAlike } from '#shared/vocabulary/alike.ts';
import { busyIn } from '../ui/ladder/names-in.ts';
import { renderRow } from './row.tsx';

/** A row as it was rendered, and all that it says anything of. */
interface Rendered {
  readonly shown: readonly unknown[];
  readonly html: string;
}

/** Rows as they were rendered before: after a result most of a ladder shows what it did. */
export class Rows {
  #rendered: ReadonlyMap<string, Rendered> = new Map();
  #last: { readonly view: LadderView; readonly rows: readonly string[] } | undefined;

  /** The rows of a view, top first, as HTML, each as the page that it is on has it. */
  of(view: LadderView): readonly string[] {
    if (this.#last?.view !== view) this.#last = { view, rows: this.#render(view) };
    return this.#last.rows;
  }

  #render(view: LadderView): readonly string[] {
    const { length } = view.standings;
    const around = [
      view.system,
      view.asOf.slice(0, 10),
      view.final?.champion !== undefined,
      view.missedPeriod,
      view.shape,
    ];
    const challenged = view.shape ? busyIn(view) : new Set<string>();
    const rendered = new Map<string, Rendered>();
    const rows = view.standings.map((standing, index) => {
      const back = backFrom(pageOf(index + 1, length));
      const busy = challenged.has(standing.id);
      const shown = [back, ...around, busy, standing];
      const known = this.#rendered.get(standing.id);
      const row =
        known && areAlike(known.shown, shown) ? known : { shown, html: renderRow({ standing, view, busy }, back) };
      rendered.set(standing.id, row);
      return row.html;
    });
    this.#rendered = rendered;
    return rows;
  }
}
