import { language } from '../../shared/words/texts.ts';
import type { HttpResult } from '../http/event.ts';
import { escaped, STYLE } from './letter.ts';

/** A small page that needs no script, so that it opens on whatever an e-mail is read on. `body` is HTML. */
export const page = (status: number, title: string, body: string, cookies: readonly string[] = []): HttpResult => ({
  statusCode: status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  },
  ...(cookies.length > 0 && { cookies }),
  body: `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><link rel="stylesheet" href="style.css"></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`,
});

export const said = (text: string): string => `<p>${escaped(text)}</p>`;

/** Asks for one tap; whoever only looks at it, as programs do that check links, changes nothing. */
export const asking = (title: string, text: string, button: string): HttpResult =>
  page(200, title, `${said(text)}<form method="post"><button>${escaped(button)}</button></form>`);

export const STYLE_SHEET: HttpResult = {
  statusCode: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' },
  body: `${STYLE}label{display:block;margin:0 0 12px}input[type=email]{box-sizing:border-box;width:100%;padding:10px;font:inherit;border:1px solid #8888;border-radius:6px;background:#fff;color:#1d1d1b}input[type=checkbox]{width:20px;height:20px;margin:0 10px 0 0;vertical-align:-4px}fieldset{border:0;margin:0 0 16px;padding:0}legend{font-weight:600;margin-bottom:8px;padding:0}small{display:block;color:#666}`,
};

export const seeOther = (path: string, cookies: readonly string[]): HttpResult => ({
  statusCode: 303,
  headers: { location: path, 'cache-control': 'no-store' },
  cookies,
  body: '',
});
