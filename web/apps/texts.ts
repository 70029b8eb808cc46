import { partsOf } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  enter: ENTER,
  front: FRONT,
  join: JOIN,
  player: PLAYER,
  playedAs: PLAYED_AS,
  signedIn: SIGNED_IN,
  signUp: SIGN_UP,
  wall: WALL,
  whatIf: WHAT_IF,
} = partsOf('apps', { en, de, fr });
