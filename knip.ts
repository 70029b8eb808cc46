import type { KnipConfig } from 'knip';
import { APP_SCRIPTS, SCRIPTS, WORKERS } from './web/scripts.ts';

const apps = Object.values(APP_SCRIPTS).flatMap((app) => [
  app.main,
  ...('parts' in app ? Object.values(app.parts) : []),
]);

/** Where programs and scripts begin: what these files export counts as used. */
export default {
  entry: [
    'cdk/{app,build/write-preview,lambda/*}.ts',
    'functions/*.ts',
    'local/{start,ladder,operator,threads/thread,demo/*}.ts',
    ...[SCRIPTS, WORKERS, apps].flatMap((sources) => Object.values(sources)),
    // The build puts these in place of others.
    'web/stand-ins/*.ts',
    'web/fill-ins.ts',
    'shared/systems/*/rules-in-words.ts',
    'docs/{advisories,screenshots}.ts',
    'test/proof/mutants/{seeded,vitest.config}.ts',
    'test/{second,proof/*}/run.ts',
    'test/bench/{run,compare,tree/{fill,replay},http/rival/service}.ts',
    'test/{docs/curl,simulation/run}.ts',
  ],
  // Their files are read by path.
  ignoreDependencies: [
    '@fontsource-variable/bricolage-grotesque',
    '@sparticuz/chromium',
    '@stryker-mutator/vitest-runner',
    'dejavu-fonts-ttf',
    'swagger-ui-dist',
    // Which has the packages of one platform, as optional.
    'tools-for-linux-x64',
    '@dynoxide/linux-x64',
  ],
  ignoreBinaries: ['setpriv', 'unshare'],
} satisfies KnipConfig;
