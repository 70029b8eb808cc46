import { BOARD_STYLE } from '../apps/board/style.ts';
import { DESK_STYLE } from '../apps/desk/style.ts';
import { ME_STYLE } from '../apps/me/style.ts';
import { PLAYER_STYLE } from '../apps/player/style.ts';
import { WALL_STYLE } from '../apps/wall/style.ts';

/** What the apps add to the style sheet of the site. */
export const APP_STYLE = [BOARD_STYLE, DESK_STYLE, ME_STYLE, PLAYER_STYLE, WALL_STYLE].join('\n').trim();
