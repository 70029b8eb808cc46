import { kept } from './days.ts';
import { isZone, MOST_ZONES } from './zone.ts';

/** Names of the IANA database without a region: all but UTC are only kept for old data. */
const WITHOUT_REGION =
  'CET CST6CDT Cuba EET EST EST5EDT Egypt Eire GB GB-Eire GMT GMT+0 GMT-0 GMT0 Greenwich HST Hongkong Iceland Iran Israel Jamaica Japan Kwajalein Libya MET MST MST7MDT NZ NZ-CHAT Navajo PRC PST8PDT Poland Portugal ROC ROK Singapore Turkey UCT UTC Universal W-SU WET Zulu'.split(
    ' ',
  );
const REGIONS =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)\//i;

/** What people call zones, by the city that they probably mean; several zones are called IST or CST. */
const MEANT: readonly (readonly [zone: string, called: string])[] = [
  ['Europe/London', 'BST GMT GB UK BRITAIN ENGLAND SCOTLAND WALES'],
  ['Europe/Dublin', 'EIRE IRELAND'],
  ['Europe/Paris', 'CET CEST MET MEST FRANCE'],
  ['Europe/Berlin', 'MEZ MESZ GERMANY'],
  ['Europe/Helsinki', 'EET EEST'],
  ['Asia/Kolkata', 'IST INDIA BOMBAY MUMBAI DELHI CHENNAI'],
  ['Asia/Tokyo', 'JST JAPAN'],
  ['Australia/Sydney', 'ACT AET AEST AEDT CANBERRA'],
  ['Pacific/Auckland', 'NZ NZST NZDT'],
  ['America/New_York', 'ET EST EDT EST5EDT BOSTON WASHINGTON'],
  ['America/Chicago', 'CT CST CDT CST6CDT'],
  ['America/Denver', 'MT MST MDT MST7MDT'],
  ['America/Los_Angeles', 'PT PST PDT PST8PDT SAN_FRANCISCO'],
];
/** The present names of zones that some platforms still list by another. */
const RENAMED = ['Europe/Kyiv', 'Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'Asia/Yangon'];

const CALLED: ReadonlyMap<string, string> = new Map(
  MEANT.flatMap(([zone, called]) => called.split(' ').map((each) => [each, zone] as const)),
);

/** The longest name that the IANA database has is half as long. */
const LONGEST = 64;

const equal = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** All that the platform lists, which Chrome does from 99 on, and those that some platforms list by another name. */
export const listedZones = (): readonly string[] => [
  ...new Set([...(Intl.supportedValuesOf?.('timeZone') ?? []), ...MEANT.map(([zone]) => zone), ...RENAMED]),
];

/** What zones that were read are called: a platform needs half a millisecond to find one, and each season log names it. */
const read = new Map<string, string | undefined>();

/** The IANA name of a zone, in its own case if known; undefined for names such as "BST", on which platforms disagree. */
export const parseZone = (text: string): string | undefined =>
  text.length > LONGEST ? undefined : kept(read, text, MOST_ZONES, () => found(text));

function found(text: string): string | undefined {
  const old = WITHOUT_REGION.find((name) => equal(name, text));
  if (!old && !REGIONS.test(text)) return undefined;
  if (!isZone(text)) return undefined;
  return old ?? listedZones().find((name) => equal(name, text)) ?? text;
}

/** The zone of a stored ladder as the platform takes it, even "BST"; UTC where it no longer knows the name. */
export function zoneStored(name: string): string {
  if (REGIONS.test(name) || WITHOUT_REGION.includes(name)) return name;
  return isZone(name) ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : 'UTC';
}

/** Whether a zone is named by its place, or is UTC: for a club that begins now. "EST" has no summer time, unlike New York. */
export const isOfPlace = (zone: string): boolean => zone === 'UTC' || zone.includes('/');

/** The zone that is probably meant by an unknown name or an abbreviation. */
export function zoneMeant(text: string): string | undefined {
  const typed = text.trim().replaceAll(/\s+/g, '_');
  if (typed.length > LONGEST) return undefined;
  return parsePlace(typed) ?? CALLED.get(typed.toUpperCase()) ?? ofCity(typed) ?? nearest(typed);
}

function parsePlace(typed: string): string | undefined {
  const zone = parseZone(typed);
  return zone !== undefined && isOfPlace(zone) ? zone : undefined;
}

const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1);

const ofCity = (typed: string): string | undefined => listedZones().find((zone) => equal(cityOf(zone), cityOf(typed)));

/** Up to this many letters wrong, and most of them right. */
const MISTAKES = 2;

function nearest(typed: string): string | undefined {
  const most = Math.min(MISTAKES, Math.floor(typed.length / 3));
  let [best, fewest]: [string | undefined, number] = [undefined, most + 1];
  for (const zone of listedZones()) {
    const name = typed.includes('/') ? zone : cityOf(zone);
    const mistakes = mistakesBetween(typed.toLowerCase(), name.toLowerCase());
    if (mistakes < fewest) [best, fewest] = [zone, mistakes];
  }
  return best;
}

/** How many letters have to be changed, added or left out to make one word of another. */
function mistakesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let place = 1; place <= other.length; place++) {
      const [above = 0, before = 0, diagonal = 0] = [row[place], next[place - 1], row[place - 1]];
      next.push(Math.min(above + 1, before + 1, diagonal + (letter === other[place - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
