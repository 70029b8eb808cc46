import { fileURLToPath } from 'node:url';
import { App, FileSystem, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Bundles } from './ladder-function.ts';
import { refuseContext, refuseInRegion, settingsOf } from './settings.ts';
import { ClubLadder } from './stack.ts';
import { stackNameOf } from './stage.ts';

/** What the build has made: each bundle with its source map. */
const folderOf = (name: string): string => fileURLToPath(new URL(`../dist/functions/${name}`, import.meta.url));
const built: Bundles = (name) => Code.fromAsset(folderOf(name));
/** Other code that renders makes another release; how it is put does not. */
const release = FileSystem.fingerprint(folderOf('publish'), { exclude: ['*.map'] }).slice(0, 12);

const app = new App();
const stage = app.node.tryGetContext('stage');
const stackName = stackNameOf(stage);
refuseContext(app.node, stage);
const settings = settingsOf(stage);
const region = process.env['CDK_DEFAULT_REGION'];
if (region !== undefined) refuseInRegion(settings, region);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
new ClubLadder(app, stackName, {
  description: 'Club Ladder',
  bundles: built,
  release,
  settings,
});
