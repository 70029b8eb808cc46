import { createRequire } from 'node:module';
import type { BrowserContext, Route } from 'playwright-core';
import { OLDEST } from '#web/browsers.ts';

type Name = keyof typeof OLDEST;

interface Statement {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean | null;
  readonly flags?: unknown;
  readonly prefix?: unknown;
  readonly alternative_name?: unknown;
}

/** A feature of the web as MDN knows it, and what it consists of. */
interface Feature {
  readonly __compat?: { readonly support: Readonly<Partial<Record<Name, Statement | readonly Statement[]>>> };
  readonly [part: string]: unknown;
}

// Read by Node itself: as a module of tests, its 20 MB would be parsed and transformed for minutes.
const require = createRequire(import.meta.url);

const isFeature = (part: unknown): part is Feature => typeof part === 'object' && part !== null;

const partsOf = (feature: Feature): readonly (readonly [name: string, part: Feature])[] =>
  Object.entries(feature).flatMap(([name, part]) => (name !== '__compat' && isFeature(part) ? [[name, part]] : []));

const versionOf = (said: Statement['version_added'] | undefined): number =>
  typeof said === 'string' ? Number.parseFloat(said.replace('≤', '')) : Number.NaN;

const hasIt = (statement: Statement, version: number): boolean =>
  versionOf(statement.version_added) <= version &&
  !(versionOf(statement.version_removed) <= version) &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name;

/** Whether one of the oldest browsers lacks a feature; what MDN says nothing of, all have. */
const isNewer = ({ __compat }: Feature): boolean =>
  __compat !== undefined &&
  (['chrome', 'firefox', 'safari'] as const).some(
    (name) => ![__compat.support[name] ?? []].flat().some((each) => hasIt(each, OLDEST[name])),
  );

const { api, css, javascript }: { readonly [part in 'api' | 'css' | 'javascript']: Feature } =
  require('@mdn/browser-compat-data');

/** What is newer in some part of the web, by the path of names that leads there. */
function newerIn(feature: Feature, path: readonly string[], depth: number): readonly (readonly string[])[] {
  if (isNewer(feature)) return [path];
  return depth === 0 ? [] : partsOf(feature).flatMap(([name, part]) => newerIn(part, [...path, name], depth - 1));
}

const asNamed = (name: string): string => (name.endsWith('_event') ? `on${name.slice(0, -'_event'.length)}` : name);

const builtins = partsOf(javascript).find(([name]) => name === 'builtins')?.[1] ?? {};

/** Objects and methods that one of the oldest browsers lacks, such as ["Array", "toSorted"]. */
const NEWER: readonly (readonly string[])[] = [
  ...newerIn(api, [], 2).map((path) => path.map(asNamed)),
  // Of the language MDN does not say which is which, and no two have the same name.
  ...newerIn(builtins, [], 3).flatMap((path) => [path, [...path.slice(0, -1), `${path.at(-1)}_static`]]),
];

/** What the oldest browsers know in some part of the web, by name. */
const olderIn = (feature: Feature, depth: number): readonly string[] =>
  partsOf(feature).flatMap(([name, part]) =>
    isNewer(part) ? [] : [asNamed(name), ...(depth === 0 ? [] : olderIn(part, depth - 1))],
  );

/** What a script names that can only be something newer: "toSorted", but not "remove", which an element has had for long. */
export function newerNamesIn(script: string): readonly string[] {
  const older = new Set([...olderIn(api, 2), ...olderIn(builtins, 3)]);
  const newer = new Set(
    NEWER.map((path) => (path.at(-1) ?? '').replace('_static', '')).filter((name) => !older.has(name)),
  );
  // Names that a build shortens have two letters at most.
  return [...script.matchAll(/(?:\.|\bnew )([A-Za-z]\w{2,})/g)].flatMap(([, name = '']) =>
    newer.has(name) ? [name] : [],
  );
}

/** Runs in the page, before all else. What MDN calls "timeout_static" is the class's own. */
function takeAway(newer: readonly (readonly string[])[]): void {
  for (const path of newer) {
    const [name = '', ofClass] = path.at(-1)?.split(/(?=_static$)/) ?? [];
    const owner: unknown = path.slice(0, -1).reduce((at, each) => Reflect.get(Object(at), each), globalThis);
    const own = Object(owner);
    const places = ofClass ? [own] : path[0] === 'Window' ? [globalThis, own] : [own.prototype ?? own];
    for (const place of places) Reflect.deleteProperty(place, name);
  }
}

const namesIn = (...path: readonly string[]): ReadonlyMap<string, Feature> =>
  new Map(partsOf(path.reduce<Feature>((at, name) => partsOf(at).find(([each]) => each === name)?.[1] ?? {}, css)));

const [properties, selectors, atRules, features] = [
  namesIn('properties'),
  namesIn('selectors'),
  namesIn('at-rules'),
  namesIn('at-rules', 'media'),
];

/** By what the parts of a style sheet begin and end of which MDN says who knows them. */
const PARTS: readonly (readonly [where: RegExp, known: (name: string) => Feature | undefined])[] = [
  [/(?<=[{;(])[a-z-]+(?=:)/g, (name) => properties.get(name) ?? features.get(name)],
  [/(?<=:{1,2})[a-z-]+(?=[\s,{:.>+~()[])/g, (name) => selectors.get(name)],
  [/(?<=@)[a-z-]+/g, (name) => atRules.get(name)],
  [/(?<=[ :,(])color-mix(?=\()/g, () => namesIn('types', 'color').get('color-mix')],
  [/(?<=\d)d(?=v[hw])|(?<=\d)cq(?=[iw])/g, (name) => namesIn('types', 'length').get(UNITS[name] ?? '')],
  [/(?<=content:[^;}]+) \/ (?=")/g, () => namesIn('properties', 'content').get('alt_text')],
  [/(?<=@media )not(?= \()|(?<=and )not(?= \()/g, () => namesIn('at-rules', 'media').get('nested-queries')],
];
const UNITS: Readonly<Record<string, string>> = {
  d: 'viewport_percentage_units_dynamic',
  cq: 'container_query_length_units',
};

/** A style sheet as the oldest browsers read it: what is newer has a name that nobody knows. */
export const asRead = (sheet: string): string =>
  PARTS.reduce(
    (text, [where, known]) => text.replace(where, (name) => (isNewer(known(name) ?? {}) ? `newer${name}` : name)),
    sheet,
  );

/** A window as the oldest browsers would have it, all in one: what any of them lacks is not there. */
export async function asOldest(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway, NEWER);
  // For a sheet of a page that was left nobody waits any more; on one that is still there, the browser complains.
  await context.route('**/*.css', (route) => rewritten(route).catch(() => route.abort().catch(() => undefined)));
}

async function rewritten(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: asRead(await response.text()) });
}
