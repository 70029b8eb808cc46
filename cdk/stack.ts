import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { alarms } from './alarms.ts';
import { Api } from './api.ts';
import type { Bundles } from './ladder-function.ts';
import { LadderTable } from './ladder-table.ts';
import { Notices } from './notices.ts';
import { Publishing } from './publishing.ts';
import { Settling } from './settling.ts';
import { Site } from './site.ts';
import { SiteFiles } from './site-files.ts';
import { Timer } from './timer.ts';

export interface ClubLadderProps extends StackProps {
  readonly bundles: Bundles;
  /** Names the code that renders pages; a token without spaces. */
  readonly release: string;
}

/** One deployment of Club Ladder, for many clubs. */
export class ClubLadder extends Stack {
  constructor(scope: Construct, id: string, { bundles, release, ...props }: ClubLadderProps) {
    super(scope, id, props);
    const table = new LadderTable(this, 'Ladders');
    const api = new Api(this, 'Api', bundles, table);
    const site = new Site(this, 'Site', bundles, api.http);
    api.siteOrigin(site.origin);
    new SiteFiles(this, 'SiteFiles', bundles, site);
    const publishing = new Publishing(this, 'Publishing', { bundles, release, table, site });
    const settling = new Settling(this, 'Settling', bundles, table);
    const timer = new Timer(this, 'Timer', bundles, table, settling.queue);
    const notices = new Notices(this, 'Notices', bundles, table, site);
    notices.letTryOut(api.functionOf('webhooks'));
    alarms(this, { api, table, timer, settling, publishing, notices });
    this.say('SiteAddress', 'What people open.', site.origin);
    this.say(
      'ApiAddress',
      'Where the operator creates clubs: signed calls need the API’s own name.',
      api.http.apiEndpoint,
    );
    this.say('TableName', 'The table of all ladders.', table.name);
    this.say('BucketName', 'The published files.', site.bucket.bucketName);
  }

  private say(id: string, description: string, value: string): void {
    new CfnOutput(this, id, { description, value });
  }
}
