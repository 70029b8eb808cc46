import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

/** What the chart says while there is none. */
export const TEXT = /* @__PURE__ */ texts('chart/chart', { en: en.chart, de: de.chart, fr: fr.chart });
