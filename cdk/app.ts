import { fileURLToPath } from 'node:url';
import { App, FileSystem, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Bundles } from './ladder-function.ts';
import { ClubLadder } from './stack.ts';
import { stackNameOf } from './stage.ts';

/** What `npm run build` has made, without the source maps. */
const folderOf = (name: string): string => fileURLToPath(new URL(`../dist/functions/${name}`, import.meta.url));
const WITHOUT_MAPS = { exclude: ['*.map'] };
const built: Bundles = (name) => Code.fromAsset(folderOf(name), WITHOUT_MAPS);

const app = new App();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
new ClubLadder(app, stackNameOf(app.node.tryGetContext('stage')), {
  description: 'Club Ladder',
  bundles: built,
  release: FileSystem.fingerprint(folderOf('publish'), WITHOUT_MAPS).slice(0, 12),
});
