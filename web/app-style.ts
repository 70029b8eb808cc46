import { BOARD_STYLE } from './board/style.ts';
import { DESK_STYLE } from './desk/style.ts';

/** What the apps add to the style sheet of the site. */
export const APP_STYLE = [BOARD_STYLE, DESK_STYLE].join('\n').trim();
