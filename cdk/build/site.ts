import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { otherRulesFor } from '#shared/systems/others-fitting.ts';
import { systems } from '#shared/systems/registry.ts';
import { TARGET } from '#web/browsers.ts';
import { APP_SCRIPTS, SCRIPTS, type Scripts, scriptOf, WORKERS } from '#web/scripts.ts';
import { type AppSources, bundleApp, inEdition, pathIn } from './app.ts';
import { Catalogues, translationsOf } from './languages.ts';
import { chessOfTheService, rulesOfTheService } from './rules.ts';

const OPTIONS = {
  bundle: true,
  minify: true,
  // Modules and workers are always read as UTF-8.
  charset: 'utf8',
  format: 'esm',
  platform: 'browser',
  target: [...TARGET],
  inject: ['web/fill-ins.ts'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** For developers: as written, with the way back to the sources. */
const LEGIBLE = { minify: false, sourcemap: 'inline' } as const;

/** Builds the scripts of all pages for browsers, by path. */
export async function bundleSite({ root }: { readonly root: string }): Promise<Scripts> {
  const how = { ...OPTIONS, absWorkingDir: resolve(root) };
  const working = Object.entries(WORKERS).map(([name, source]) => bundleWorker(name, source, how));
  const workers = Object.fromEntries((await Promise.all(working)).flatMap((files) => [...files]));
  const options = { ...how, define: knownToApps(Object.keys(workers)) };
  const apps = Object.entries(APP_SCRIPTS).map(([name, app]) => bundleApp(name, sourcesOf(app, root), options));
  const scripts = Object.fromEntries((await Promise.all(apps)).flatMap((files) => [...files]));
  return { ...workers, ...scripts, ...(await bundleAlone(options, Object.keys(scripts))) };
}

/** The scripts of all pages as written, with the way back to their sources: each is built when it is asked for. */
export interface SiteOnDemand {
  /** Where the own script of each app and worker lies. */
  readonly paths: readonly string[];
  /** What has a path, and all that is built with it; nothing if no script has it. */
  readonly bundle: (path: string) => Promise<Scripts>;
}

/** `edition`: twelve hexadecimal digits, others as soon as a source has changed. */
export function siteOnDemand(root: string, edition: string): SiteOnDemand {
  const how = { ...OPTIONS, ...LEGIBLE, absWorkingDir: resolve(root) };
  const folderOf = (name: string): string => pathIn(edition, name, '');
  const paths = Object.keys({ ...WORKERS, ...APP_SCRIPTS }).map((name) => pathIn(edition, name, 'app.js'));
  const options = { ...how, define: knownToApps(paths) };
  const alone = once(() => bundleAlone(options, paths));
  const builders = new Map<string, () => Promise<Scripts>>([
    ...Object.keys(SCRIPTS).map((path) => [path, alone] as const),
    ...Object.entries(WORKERS).map(
      ([name, source]) => [folderOf(name), once(() => asScripts(bundleWorker(name, source, how, edition)))] as const,
    ),
    ...Object.entries(APP_SCRIPTS).map(
      ([name, app]) =>
        [folderOf(name), once(() => asScripts(bundleApp(name, sourcesOf(app, root), options, edition)))] as const,
    ),
  ]);
  return {
    paths,
    bundle: async (path) => (builders.get(path) ?? builders.get(path.replace(/[^/]*$/, '')))?.() ?? {},
  };
}

const asScripts = async (files: ReturnType<typeof bundleApp>): Promise<Scripts> => Object.fromEntries(await files);

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const knownToApps = (workers: readonly string[]): Readonly<Record<string, string>> => ({
  OTHER_RULES: JSON.stringify(Object.fromEntries(systems().map(({ id }) => [id, otherRulesFor(id)]))),
  TRIAL: JSON.stringify(scriptOf('trial', workers)),
});

/** Bundles scripts that stand alone, each with its texts in all languages; `apps` are the paths of the apps that they load. */
async function bundleAlone(
  options: BuildOptions & { readonly absWorkingDir: string },
  apps: readonly string[],
): Promise<Scripts> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: Object.entries(SCRIPTS).map(([path, source]) => ({ in: source, out: path.slice(1, -'.js'.length) })),
    define: {
      WHAT_IF: JSON.stringify(scriptOf('what-if', apps)),
      SIGNED_IN: JSON.stringify(scriptOf('signed-in', apps)),
    },
    plugins: [rulesOfTheService, new Catalogues('all')],
    outdir: options.absWorkingDir,
    write: false,
  });
  const { absWorkingDir } = options;
  return Object.fromEntries(outputFiles.map(({ path, text }) => [`/${relative(absWorkingDir, path)}`, text]));
}

type AppScripts = (typeof APP_SCRIPTS)[keyof typeof APP_SCRIPTS];
type AppSystems = Extract<AppScripts, { readonly systems: unknown }>['systems'];

const sourcesOf = (app: AppScripts, root: string): AppSources => ({
  main: app.main,
  // They alone show the rules of other systems than their ladder's.
  makesLadders: 'systems' in app && app.systems !== true,
  parts: {
    ...('parts' in app && partsOf(app.parts)),
    ...('systems' in app && { ...systemParts(root, app.systems), 'in-pairs': OF_PAIRS }),
  },
});

const partsOf = (sources: Readonly<Record<string, string>>): AppSources['parts'] =>
  Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, [source]]));

const SYSTEMS = 'shared/systems';

const RULES = 'rules-in-words.ts';

/** What makes any system one of pairs, and tells who plays as each. */
const OF_PAIRS = ['shared/rules/pairs/in-pairs.ts', 'shared/rules/entrants/people.ts'];

/** Every system is a part, and so are its rules in plain words where they lie apart from it. */
const systemParts = (root: string, systems: AppSystems): AppSources['parts'] =>
  Object.fromEntries(
    readdirSync(join(root, SYSTEMS))
      .filter((id) => existsSync(join(root, SYSTEMS, id, 'system.ts')))
      .flatMap((id) => {
        const files = (...names: readonly string[]) => names.map((name) => `${SYSTEMS}/${id}/${name}`);
        const system = [`system-${id}`, files('system.ts')] as const;
        return systems === 'rules-apart' ? [system, [`rules-${id}`, files(RULES)] as const] : [system];
      }),
  );

/** Builds an app's worker, app.js, with all systems and rules but chess moves; translations lie beside it. It is no module: Firefox runs none as a worker before 114. */
async function bundleWorker(
  name: string,
  source: string,
  options: BuildOptions,
  edition?: string,
): Promise<ReadonlyMap<string, string>> {
  const catalogues = new Catalogues();
  const { outputFiles = [] } = await build({
    ...options,
    format: 'iife',
    entryPoints: [source],
    outdir: 'out',
    write: false,
    plugins: [chessOfTheService, catalogues],
  });
  return inEdition(
    name,
    new Map([['app.js', outputFiles[0]?.text ?? ''], ...(await translationsOf(catalogues.parts, options))]),
    edition,
  );
}
