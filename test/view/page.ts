import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { ofEachApp } from '#web/pages/page.tsx';
import { type Club, seasonView } from './club.ts';

export const ASSETS = { style: '/assets/style.css', apps: ofEachApp((name) => `/${name}.css`) };
export const PLACE = { club: { id: 'lavers', name: 'Lavers Chess Club' }, ladder: 'main' };

export const pageOf = ({ season }: Pick<Club, 'season'>, now: Instant = season.ladder.at): string =>
  renderLadder(seasonView(season, now, 'The clock is simulated.'), PLACE, ASSETS);

/** The text that a reader sees, without tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ');

const VOID = new Set(['meta', 'link', 'br', 'hr', 'img', 'input']);

/** Tags that are left open, or closed without having been opened. */
export function unbalanced(html: string): readonly string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name = '', rest] of html.matchAll(/<(\/?)([a-z0-9]+)((?:"[^"]*"|[^">])*)>/g)) {
    if (VOID.has(name) || rest?.endsWith('/')) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
}
