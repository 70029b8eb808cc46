import { texts } from '../words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What a ladder’s view tells besides its figures: what lies ahead, and notices. */
export const TEXT = /* @__PURE__ */ texts('view/view', { en: en.view, de: de.view, fr: fr.view });

export const OUTLOOK = /* @__PURE__ */ texts('view/outlook', { en: en.outlook, de: de.outlook, fr: fr.outlook });

/** What a season asks of players by its end; apart, as phones need it only where one does. */
export const SEASON = /* @__PURE__ */ texts('view/season', { en: en.season, de: de.season, fr: fr.season });

/** What others are told of a ladder and its seasons: in notices, feeds and link previews. */
export const NEWS = /* @__PURE__ */ texts('view/news', { en: en.news, de: de.news, fr: fr.news });

export const PERSONAL = /* @__PURE__ */ texts('view/personal', { en: en.personal, de: de.personal, fr: fr.personal });

/** What players choose to be told, and how their address is doing. */
export const TELLING = /* @__PURE__ */ texts('view/telling', { en: en.telling, de: de.telling, fr: fr.telling });
