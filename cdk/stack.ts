import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { CLUBS_A_DAY } from '#functions/books/sign-ups.ts';
import { RELEASE_VERSION } from '#shared/contract/release.ts';
import { alarms } from './alarms.ts';
import { Api } from './api.ts';
import { Backups } from './backups.ts';
import { dashboard } from './dashboard.ts';
import { Importing } from './importing.ts';
import { Keys } from './keys.ts';
import { type Bundles, commonLog } from './ladder-function.ts';
import { LadderTable } from './ladder-table.ts';
import { Live } from './live.ts';
import { Mails, SignUp } from './mails.ts';
import { Notices } from './notices.ts';
import { Publishing } from './publishing.ts';
import { Removal } from './removal.ts';
import type { Settings } from './settings.ts';
import { Site } from './site.ts';
import { SiteFiles } from './site-files.ts';
import { Settling, Timer } from './timer.ts';
import { Transfers } from './transfers.ts';

export interface ClubLadderProps extends StackProps {
  readonly bundles: Bundles;
  /** Names the code that renders pages; a token without spaces. */
  readonly release: string;
  readonly settings: Settings;
}

/** One deployment of Club Ladder, for many clubs. */
export class ClubLadder extends Stack {
  constructor(scope: Construct, id: string, { bundles, release: code, settings, ...props }: ClubLadderProps) {
    // CloudFormation hands its tags on to everything that can have some, so that bills can be told apart.
    const tags = { application: 'club-ladder', deployment: id, version: RELEASE_VERSION };
    super(scope, id, { terminationProtection: !settings.removable, tags, ...props });
    const { mailFrom, domain, securityContact: contact = '', signUp = false, clubsADay = CLUBS_A_DAY } = settings;
    // CDK has each function wait for its role by name too, which the reference to it already does.
    this.templateOptions.metadata = { 'cfn-lint': { config: { ignore_checks: ['W3005'] } } };
    const sendsMails = mailFrom !== undefined;
    // Pages say where to sign in, the front page whether clubs may sign up, and pages name the address of the site.
    const release = [
      code,
      ...(sendsMails ? ['mail'] : []),
      ...(signUp ? ['open'] : []),
      ...(domain === undefined ? [] : [domain]),
    ].join('-');
    const table = new LadderTable(this, 'Ladders', settings);
    const backups = new Backups(this, 'Backups', settings);
    const api = new Api(this, 'Api', bundles, table);
    const transfers = new Transfers(this, 'Transfers');
    const live = new Live(this, 'Live', bundles);
    const site = new Site(this, 'Site', { ...settings, bundles, api: api.http, transfers, live });
    api.siteOrigin(site.origin);
    new SiteFiles(this, 'SiteFiles', {
      bundles,
      release,
      contact,
      signUp,
      mails: sendsMails,
      site,
      api: api.http.apiEndpoint,
      settings,
    });
    const publishing = new Publishing(this, 'Publishing', {
      bundles,
      release,
      contact,
      signUp,
      mails: sendsMails,
      table,
      site,
      live,
      backups,
    });
    const settling = new Settling(this, 'Settling', bundles, table);
    publishing.letRebuild(settling.queue);
    const timer = new Timer(this, 'Timer', bundles, table, settling.queue);
    const notices = new Notices(this, 'Notices', bundles, table, site);
    notices.letTryOut(api.functionOf('access'));
    const mails =
      mailFrom === undefined
        ? undefined
        : new Mails(this, 'Mails', { bundles, table, api, notices, site, from: mailFrom });
    const signingUp =
      signUp && mails
        ? new SignUp(this, 'SignUp', { table, api, mails, clubsADay, atOnce: settings.strangersAtOnce })
        : undefined;
    mails?.letInvite(api.functionOf('access'));
    const keys = new Keys(this, 'Keys', bundles, settings);
    keys.letSeal(api.functionOf('access'), notices.deliver);
    if (mails) keys.letPush(mails.tell, api.functionOf('sessions-and-views'));
    const importing = new Importing(this, 'Importing', { bundles, table, transfers, site });
    importing.letBegin(api.functionOf('clubs'));
    importing.letBegin(api.functionOf('access'));
    transfers.let(api.functionOf('clubs'), 'get', 'put');
    transfers.let(api.functionOf('sessions-and-views'), 'get', 'put');
    const watched = {
      api,
      table,
      timer,
      settling,
      publishing,
      notices,
      importing,
      site,
      live,
      mails,
      signUp: signingUp,
    };
    const { all, recordingFails } = alarms(this, watched, settings.alarms);
    if (isGradual(settings)) api.recording.gradually(recordingFails);
    dashboard(this, watched, all);
    if (settings.budget !== undefined && settings.alarms !== undefined) budget(this, settings.budget, settings.alarms);
    this.say('SiteAddress', 'What people open.', site.origin);
    this.say(
      'ApiAddress',
      'The API’s own name, for which the operator’s calls are signed; the site’s /deployment.json says it too.',
      api.http.apiEndpoint,
    );
    this.say('TableName', 'The table of all ladders.', table.name);
    this.say('BucketName', 'The published files.', site.bucket.bucketName);
    this.say('BackupAddress', 'From where clubs can be restored.', backups.address);
    this.say('BackupRegion', 'The region in which they lie.', backups.region);
    const { role } = publishing.sweep.worker.lambda;
    this.say('BackupRole', 'As whom they are written: another account’s bucket lets it in.', role?.roleArn ?? '');
    this.say('LogName', 'The log of all functions.', commonLog(this).logGroupName);
    this.say('Version', 'The release of Club Ladder.', RELEASE_VERSION);
    this.say('Release', 'The code that makes pages.', release);
    if (domain !== undefined)
      this.say('DomainTarget', 'Where the DNS entry of the domain leads.', site.distribution.distributionDomainName);
    if (settings.removable) new Removal(this, 'Removal', bundles);
  }

  private say(id: string, description: string, value: string): void {
    new CfnOutput(this, id, { description, value });
  }
}

/**
 * Whether two versions of what records may answer side by side. Not if the table has changed, or is the stack's own again: one
 * of them would record what nobody finds in the other table.
 */
const isGradual = ({ tableStream, without }: Settings): boolean =>
  tableStream === undefined && !without.includes('tableStream') && !without.includes('gradual');

/** Has AWS write to the operator where the account's month costs more than it should, or looks as if it would. */
function budget(scope: Construct, dollars: number, address: string): void {
  const notice = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'EMAIL', address }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
    notificationsWithSubscribers: [notice('ACTUAL', 80), notice('ACTUAL', 100), notice('FORECASTED', 100)],
  });
}
