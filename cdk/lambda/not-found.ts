import { type HttpEvent, type HttpResult, languageOf } from '#functions/http/event.ts';
import { ASSETS } from '#functions/publishing/assets.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { renderNothingThere } from '#web/pages/unavailable.tsx';

/** Answers for the bucket where it has no file: to a person, in plain words. */
export const handler = async (event: Pick<HttpEvent, 'headers'>): Promise<HttpResult> => ({
  statusCode: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  body: inLanguage(languageOf(event), () => renderNothingThere(ASSETS)),
});
