import { REQUESTS } from '../runtime/texts.ts';

/** By what a browser's own description of itself tells it; the first that fits, as most claim to be others as well. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Known = readonly (readonly [name: string, sign: RegExp])[];

const nameIn = (known: Known, text: string): string | undefined => known.find(([, sign]) => sign.test(text))?.[0];

/** A browser in words that people know, such as "Chrome on Android"; nothing else of what it says is kept. */
export function deviceOf(userAgent = ''): string {
  const { device } = REQUESTS;
  const [browser = device.unknown, system] = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  return system === undefined ? browser : device.on(browser, system);
}
