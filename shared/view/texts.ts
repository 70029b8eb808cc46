import { partsOf } from '../words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  /** What a ladder’s view tells besides its figures: what lies ahead, and notices. */
  view: TEXT,
  outlook: OUTLOOK,
  /** When something falls due. */
  whenDue: WHEN_DUE,
  /** What a season asks of players by its end; apart, as phones need it only where one does. */
  season: SEASON,
  /** What others are told of a ladder and its seasons: in notices, feeds and link previews. */
  news: NEWS,
  personal: PERSONAL,
  /** When two can play, within a sentence. */
  times: TIMES,
  /** What players choose to be told, and how their address is doing. */
  telling: TELLING,
} = partsOf('view', { en, de, fr });
