import { describe, expect, it } from 'vitest';
import { textOf } from './typed.ts';

interface Package {
  readonly version?: string;
  readonly name?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly inBundle?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const { packages }: { readonly packages: Readonly<Record<string, Package>> } = JSON.parse(textOf('package-lock.json'));
/** What comes from the registry: not this package itself, nor the one in a folder of its own. */
const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
/** What a deployment or a laptop runs, as "name@version". */
const running = installed.filter(([, { dev }]) => !dev);
/** What only tests and developers need, and only where it runs. npm has no other way to say both. */
const ON_LINUX = 'tools-for-linux-x64';
const nameOf = (path: string, { version }: Package) => `${path.replace(/^.*node_modules\//, '')}@${version}`;

interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

interface Advisories {
  /** The day on which they were asked for. */
  readonly asked: string;
  /** What was asked about. */
  readonly of: readonly string[];
  readonly found: readonly Advisory[];
  /** Why one does no harm here, by its address. */
  readonly explained: Readonly<Record<string, string>>;
}

const { asked, of, found, explained }: Advisories = JSON.parse(textOf('docs/advisories.json'));

/** Those under which a club's deployment may pass on what it has got, and ask for nothing but to be named. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'];

/** A choice of several counts as the best of them. */
const isPermissive = (license = ''): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((each) => PERMISSIVE.includes(each));

describe('the repository', () => {
  it('is installed without running a script of any package, and only esbuild has one', () => {
    // Nothing else: engine-strict would refuse Node 20.11, on which all but the tests runs.
    expect(textOf('.npmrc').match(/^\w.*/gm)).toEqual(['ignore-scripts=true', 'omit-lockfile-registry-resolved=false']);
    // It would look whether its own binary runs, which the first build does too.
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(scripted).toEqual(['node_modules/esbuild']);
  });

  it('has each package at one version, by its address in the registry and the digest of what it holds', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf('package.json'));
    const { [ON_LINUX]: folder, ...others } = devDependencies;
    expect(folder).toBe('file:test/linux-x64');
    const versions: readonly (readonly [string, unknown])[] = Object.entries({
      ...dependencies,
      ...others,
      ...optionalDependencies,
      ...JSON.parse(textOf('test/linux-x64/package.json')).optionalDependencies,
    });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
    // What lies inside another package has that one's. A mirror's address is put in place of the registry's own.
    const isPinned = ({ resolved, integrity }: Package) =>
      resolved?.startsWith('https://registry.npmjs.org/') && integrity?.startsWith('sha512-');
    const open = installed.filter(([, each]) => !each.inBundle && !isPinned(each));
    expect(open.map(([path]) => path)).toEqual([]);
  });

  it('has an empty package where one would report each installation', () => {
    expect(packages['node_modules/swagger-ui-dist/node_modules/@scarf/scarf']).toMatchObject({
      name: 'empty-npm-package',
    });
  });
});

describe('what a deployment or a laptop runs', () => {
  it('is under permissive licences alone: another one is named here', () => {
    expect(running.length).toBeGreaterThan(20);
    const others = running.filter(([, { license }]) => !isPermissive(license));
    // Passed on as it is, with word of where its source lies (NOTICE): that is all it asks for.
    const named = ['@resvg/resvg-wasm@2.6.2: MPL-2.0'];
    expect(others.map(([path, each]) => `${nameOf(path, each)}: ${each.license}`)).toEqual(named);
  });

  it('has been asked about: advisories are known up to the day that docs/advisories.json says', () => {
    const names = running.map(([path, each]) => nameOf(path, each));
    expect(asked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect({ 'to be asked about, by npx tsx docs/advisories.ts': names.filter((name) => !of.includes(name)) }).toEqual({
      'to be asked about, by npx tsx docs/advisories.ts': [],
    });
  });

  it('has no high advisory against it, but those that docs/advisories.json explains', () => {
    const isGrave = ({ severity }: Advisory) => ['high', 'critical'].includes(severity);
    const open = found.filter((each) => isGrave(each) && !explained[each.url]);
    expect(open.map(({ name, title, url }) => `${name}: ${title}, ${url}`)).toEqual([]);
  });
});
