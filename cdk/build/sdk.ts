import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** What functions never come to in the SDK: endpoints of all AWS, other ways to try again, other cryptography, streams. */
const NEVER_USED =
  /\/(?:util-retry\/AdaptiveRetryStrategy|checksum\/sha256\/Sha256Js|signature-v4\/dist-es\/HeaderFormatter|lib\/aws\/partitions)\.js$/;

/** What is wrong with backups, exports, imports, replicas and tables themselves: functions read and write items alone. */
const OTHER_FAULTS =
  /^n0_registry\.registerError\((?:Backup|Continuous|Duplicate|Export|GlobalTable|Import|Index|Invalid(?:Export|Restore)|PointInTime|Policy|Replica(?!ted)|Table)\w+\$, \w+\);$/gm;

const inPlaceOf = (file: string) => () => ({
  contents: readFileSync(file, 'utf8'),
  loader: 'ts' as const,
  resolveDir: resolve('cdk/lambda'),
});

/** Of the SDK only what functions use: a cold start loads some 33 KB less. */
export const lessOfTheSdk: Plugin = {
  name: 'less of the SDK',
  setup({ onLoad }) {
    onLoad(
      { filter: /\/client-dynamodb\/dist-es\/endpoint\/endpointResolver\.js$/ },
      inPlaceOf('cdk/lambda/dynamodb-endpoint.ts'),
    );
    onLoad({ filter: NEVER_USED }, inPlaceOf('cdk/lambda/never-used.ts'));
    onLoad({ filter: /\/client-dynamodb\/package\.json$/ }, ({ path }) => {
      const { version }: { readonly version: string } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    onLoad({ filter: /\/client-dynamodb\/dist-es\/schemas\/schemas_0\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace(OTHER_FAULTS, '');
      if (contents === source) throw new Error('The SDK names its errors in another way.');
      return { contents };
    });
  },
};
