import { renderNothingThere } from '#web/pages/unavailable.tsx';
import { type HttpEvent, type HttpResult, languageOf } from '../http/event.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { ASSETS, HTML } from './assets.ts';

/** Says that there is no such page: to a person, in plain words. */
export const nothingThere = (event: Pick<HttpEvent, 'headers'>): HttpResult => ({
  statusCode: 404,
  headers: { 'content-type': HTML.contentType, 'cache-control': 'no-cache' },
  body: inLanguage(languageOf(event), () => renderNothingThere(ASSETS)),
});
