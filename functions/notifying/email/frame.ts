import { escaped } from '#shared/words/escaping.ts';
import { language } from '#shared/words/language.ts';
import { initialsOf } from '#web/ui/page/club-look.tsx';
import { ACCENTS } from './colours.ts';
import type { Sender } from './sender.ts';

/** What a letter says, one below the other. */
export interface LetterItem {
  readonly title: string;
  /** Paragraphs stand apart by an empty line. */
  readonly text: string;
  readonly link: { readonly words: string; readonly url: string };
}

/** What stands below, smaller. */
export interface LetterFoot {
  readonly says: readonly string[];
  readonly links: readonly LetterItem['link'][];
}

/**
 * The frame of every letter: a club's crest, colour and name above what it says. Mail programs know little of HTML: tables
 * hold it, each element has its own style, and what a program leaves out (pictures, rounded corners, the dark colours) isn't missed.
 */
export function framed(sender: Sender, title: string, items: readonly LetterItem[], foot: LetterFoot): string {
  const accent = ACCENTS[sender.colour ?? 'green'];
  const said = items.map((item) => itemHtml(item, accent.light));
  const below = footHtml(foot, accent.light);
  const parts = [
    row('head', headStyle(accent.light), headHtml(sender, accent.light)),
    row('said', SAID, said.join(RULE)),
    ...(below === '' ? [] : [row('foot', FOOT, below)]),
  ];
  return `${documentHead(title, accent)}<body class="out" style="margin:0;padding:0;${SHEET}">${table('100%', SHEET, 'out')}<tr><td align="center" style="padding:16px 8px">${table('560', CARD, 'card')}${parts.join('')}</table></td></tr></table></body></html>`;
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SHEET = 'background:#f1efe9';
const CARD = 'width:100%;max-width:560px;background:#ffffff;border-radius:8px;overflow:hidden';
const headStyle = (accent: string): string => `padding:14px 20px;background:${accent};color:#ffffff`;
const SAID = `padding:24px 20px;${FONT};font-size:16px;line-height:1.5;color:#1f1e1b;overflow-wrap:anywhere`;
const FOOT = `padding:16px 20px 20px;border-top:1px solid #e2ddd1;${FONT};font-size:13px;line-height:1.5;color:#615d54;overflow-wrap:anywhere`;
const RULE = '<hr class="line" style="border:0;border-top:1px solid #e2ddd1;margin:24px 0">';

/** Which cells the dark colours find, each by its name. */
const row = (name: string, style: string, inside: string): string =>
  `<tr><td class="${name}" style="${style}">${inside}</td></tr>`;

const table = (width: string, style: string, name: string): string =>
  `<table role="presentation" class="${name}" width="${width}" cellpadding="0" cellspacing="0" border="0" style="${style}">`;

/** A side of the crest, in pixels. */
const SIDE = 40;

/** The crest has white behind it, as it was drawn for; without pictures, its initials are read instead. */
function headHtml({ name, crest }: Sender, accent: string): string {
  const look = `width:${SIDE}px;height:${SIDE}px;border-radius:6px 6px 14px 14px;background:#ffffff;color:${accent};${FONT};font-size:16px;font-weight:700;text-align:center`;
  const initials = escaped(initialsOf(name));
  const shield =
    crest === undefined
      ? `<div class="crest" aria-hidden="true" style="${look};line-height:${SIDE}px">${initials}</div>`
      : `<img class="crest" src="${escaped(crest)}" width="${SIDE}" height="${SIDE}" alt="${initials}" style="display:block;${look};line-height:20px">`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="${SIDE}" bgcolor="#ffffff" style="width:${SIDE}px;border-radius:6px 6px 14px 14px">${shield}</td><td class="name" style="padding-left:12px;${FONT};font-size:17px;font-weight:600;line-height:1.3;color:#ffffff;overflow-wrap:anywhere">${escaped(name)}</td></tr></table>`;
}

function itemHtml({ title, text, link }: LetterItem, accent: string): string {
  const said = text.split(/\n\s*\n/).map((part) => `<p style="margin:0 0 16px">${lines(part)}</p>`);
  const button = `<a class="b" href="${escaped(link.url)}" style="display:inline-block;padding:11px 22px;border-radius:6px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escaped(link.words)}</a>`;
  return `<h1 style="margin:0 0 10px;font-size:20px;line-height:1.3">${escaped(title)}</h1>${said.join('')}<p style="margin:0">${button}</p>`;
}

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

function footHtml({ says, links }: LetterFoot, accent: string): string {
  const below = links.map(
    ({ words, url }) => `<a class="a" href="${escaped(url)}" style="color:${accent}">${escaped(words)}</a>`,
  );
  return [...says.map(lines), ...(below.length > 0 ? [below.join(' · ')] : [])].join('<br>');
}

/** Styles of elements win over these, so that each has to be important. */
function documentHead(title: string, { dark }: { readonly dark: string }): string {
  const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){.out{background:#15171a!important}.card,.said,.foot{background:#1b1e22!important}.said{color:#e9e6df!important}.foot{color:#a5a197!important;border-color:#32363c!important}.line{border-color:#32363c!important}.b{background:${dark}!important;color:#15171a!important}.a{color:${dark}!important}}`;
  return `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${style}</style></head>`;
}
