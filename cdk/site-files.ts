import { Aws, CfnResource, Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site.ts';

const TIMEOUT = Duration.minutes(1);

export interface SiteFilesProps {
  readonly bundles: Bundles;
  readonly release: string;
  /** The security contact; empty if there is none. */
  readonly contact: string;
  readonly signUp: boolean;
  readonly mails: boolean;
  readonly site: Site;
  /** Shows a later deployment what it would lose. */
  readonly settings: Settings;
  /** The API’s own name, which the site tells the operator’s command line. */
  readonly api: string;
}

/** The fixed files of the site, put by the deployment itself: BucketDeployment brings Python and 21 MB of AWS CLI. */
export class SiteFiles extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { bundles, release, contact, signUp, mails, site, api, settings }: SiteFilesProps,
  ) {
    super(scope, id);
    const { file, without, ...has } = settings;
    const put = new LadderFunction(this, 'Put', {
      code: bundles('site-files'),
      description: 'Puts the fixed files of the site into its bucket.',
      timeout: TIMEOUT,
      environment: {
        SITE_BUCKET: site.bucket.bucketName,
        SITE_ORIGIN: site.origin,
        RELEASE: release,
        SECURITY_CONTACT: contact,
        ...(signUp && { SIGN_UP: 'true' }),
        ...(mails && { MAILS: 'true' }),
      },
    });
    site.letPut(put);
    put.allow(['cloudformation:DescribeStacks'], Aws.STACK_ID);
    new CfnResource(this, 'Files', {
      type: 'Custom::SiteFiles',
      properties: {
        ServiceToken: put.lambda.functionArn,
        ServiceTimeout: TIMEOUT.toSeconds(),
        // The files are part of the function's bundle: other files make another version, and that runs it again.
        Version: put.lambda.currentVersion.version,
        Api: api,
        File: file,
        Has: Object.keys(has),
        Without: without,
      },
    });
  }
}
