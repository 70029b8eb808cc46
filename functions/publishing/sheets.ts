import { readFileSync } from 'node:fs';
import { WIDEST } from '#web/pages/standings.tsx';
import { iconInStyle } from '#web/ui/page/icon.tsx';

/** What any page may show. */
const ANY = ['pages/style.css', 'pages/club-look.css'] as const;

const PAGES = [
  ...ANY,
  'pages/ladder.css',
  // What readers unfold on the page of a ladder.
  'pages/unfolded.css',
  // A ladder of up to about forty on one page of A4, for the board at the club.
  'pages/print.css',
] as const;

/** The style sheets of the site, each of files that lie beside what they style. */
const SHEETS = {
  pages: PAGES,
  // What the front page and those of clubs add to it: a phone that opens a ladder needs none of it.
  front: ['pages/front.css'],
  // What ladders that are drawn as a pyramid add to it.
  pyramid: ['pages/pyramid.css'],
  // Read across a noisy room and used with a thumb: large, calm, and nothing moves but what happens.
  board: [...PAGES, 'apps/board/style.css'],
  // Forms that a thumb can use, tables that a screen of any width can show.
  admin: [...PAGES, 'apps/admin/style.css'],
  // It draws no ladder, and is opened on the way to the club. One column for a thumb: everything that can be pressed is as high as a thumb is wide.
  me: [...ANY, 'apps/me/style.css'],
  player: [...PAGES, 'apps/player/style.css'],
  wall: [...PAGES, 'apps/wall/style.css'],
  reference: ['pages/reference.css'],
} as const;

const read = (file: string): string => readFileSync(new URL(`../../web/${file}`, import.meta.url), 'utf8');

const sheetOf = (files: readonly string[]): string => files.map(read).join('\n\n').trim();

/** The one sheet of the pages of clubs: calm, legible from a phone to the screen on a club's wall, in light and in dark. */
export const STYLE = sheetOf(SHEETS.pages);
export const FRONT_STYLE = sheetOf(SHEETS.front);
const widths = Array.from({ length: WIDEST }, (_, row) => `.rows-${row + 1} { --wide: ${row + 1}; }`);

const signs = (['away', 'busy'] as const).map((sign) => `.${sign} { --sign: ${iconInStyle(sign)}; }`);

/** What pages of a pyramid add to it, where the window is wide enough. */
export const PYRAMID_STYLE = [sheetOf(SHEETS.pyramid), ...signs, ...widths].join('\n');
/** Those of apps: the same with what one of them adds to it, for a phone that opens it to ask once. */
export const BOARD_STYLE = sheetOf(SHEETS.board);
export const ADMIN_STYLE = sheetOf(SHEETS.admin);
export const ME_STYLE = sheetOf(SHEETS.me);
export const PLAYER_STYLE = sheetOf(SHEETS.player);
export const WALL_STYLE = sheetOf(SHEETS.wall);
/** What the reference of the API adds to the style of its viewer, so that it fits a phone and our own paper. */
export const REFERENCE_STYLE = sheetOf(SHEETS.reference);
