import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler as keys } from '#cdk/lambda/keys.ts';
import { isRollingBack, type Properties, refuseLosses } from '#cdk/lambda/on-deployment.ts';
import { parseSettings, refuseContext, refuseInRegion, SETTINGS, settingsFile, settingsOf } from '#cdk/settings.ts';
import type { Unsigned } from '#functions/aws/signed.ts';
import { newVapidKey } from '#functions/notifying/push/vapid.ts';
import { LAMBDAS } from '#shared/features/operation.ts';
import { toPort } from '../aws/https.ts';
import { serve, useInternet } from '../notifying/internet.ts';
import { all, template as bare, stackOf } from './stack/template.ts';

useInternet();

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'settings-'));
  mkdirSync(join(root, 'cdk/stages'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (stage: string | undefined, settings: object) =>
  writeFileSync(join(root, settingsFile(stage)), JSON.stringify(settings));
const read = (stage?: string) => settingsOf(stage, pathToFileURL(`${root}/`));

describe('the settings of a stage', () => {
  it('are remembered in its file, and each stage has its own', () => {
    write(undefined, { mailFrom: 'notices@Ladder.example', signUp: true });
    write('test', { mailFrom: 'test@ladder.example' });
    expect(read()).toMatchObject({ mailFrom: 'notices@ladder.example', signUp: true, without: [] });
    expect(read('test')).toEqual({ mailFrom: 'test@ladder.example', file: 'cdk/stages/test.json', without: [] });
    expect(read('other')).toEqual({ file: 'cdk/stages/other.json', without: [] });
  });

  it('say what is to go, so that nothing goes because a file is missing', () => {
    write(undefined, { mailFrom: null, signUp: false });
    expect(read()).toEqual({ file: 'cdk/stages/default.json', without: ['mailFrom', 'signUp'] });
  });

  it.each(Object.keys(SETTINGS))('are refused in the command, such as %s', (name) => {
    const appWith = (context: object) => new App({ context: { ...context } });
    expect(() => refuseContext(appWith({ [name]: 'x' }).node, 'test')).toThrow(
      `-c ${name}: write it into cdk/stages/test.json`,
    );
    expect(() => refuseContext(appWith({ stage: 'test' }).node, 'test')).not.toThrow();
  });

  it.each(Object.entries(SETTINGS))('may be what the docs show: %s', (name, { example, read, is }) => {
    expect(read(example)).toEqual(example);
    const told = () => parseSettings('cdk/stages/test.json', `{"${name}": {"x": "y"}}`);
    expect(told).toThrow(`cdk/stages/test.json: "${name}" must be ${is}`);
    expect(told).toThrow(`Write it such as "${name}": ${JSON.stringify(example)}`);
  });

  it.each([
    ['{"mailFrom"', 'this is not JSON'],
    ['["a@b.example"]', 'must be settings in braces, such as { "alarms": "you@example.org" }'],
    ['{"mailfrom": "a@b.example"}', '"mailfrom" is not a setting. There are: alarms, '],
    ['{"__proto__": "a@b.example"}', '"__proto__" is not a setting'],
    ['{"mailFrom": "Club <a@b.example>"}', '"mailFrom" must be an e-mail address, and "Club <a@b.example>" is not'],
    ['{"securityContact": "me@b.example"}', '"securityContact" must be a web page'],
    ['{"signUp": true}', '"signUp" needs "mailFrom" too. Add it such as "mailFrom": "notices@ladder.example"'],
    ['{"mailFrom": "a@b.example", "signUp": true, "clubsADay": 0}', 'must be a whole number from 1 to 10,000'],
    ['{"mailFrom": "a@b.example", "clubsADay": 5}', '"clubsADay" needs "signUp" too'],
    ['{"domain": "https://ladder.example.org"}', '"domain" must be the name of a host'],
    ['{"domain": "ladder.example.org"}', '"domain" needs "certificate" too'],
    ['{"originShield": "eu-north-1"}', 'must be a region in which CloudFront has such shields (us-east-1, '],
    ['{"webhookKey": 1}', 'must be a whole number from 2'],
    ['{"certificate": "arn:aws:acm:eu-west-1:123456789012:certificate/1"}', 'the ARN of a certificate in us-east-1'],
  ])('are refused by the name of the file where they are %s', (text, why) => {
    expect(() => parseSettings('cdk/stages/default.json', text)).toThrow('cdk/stages/default.json: ');
    expect(() => parseSettings('cdk/stages/default.json', text)).toThrow(why);
  });

  it.each([
    [{ firewall: 20_000 }, 'eu-west-1', 'makes its rule in us-east-1 alone, and this deployment is for eu-west-1'],
    [
      { tableStream: SETTINGS.tableStream.example },
      'eu-west-2',
      'lies in eu-west-1, and this deployment is for eu-west-2',
    ],
  ])('are refused at once where AWS would refuse them half-way, in its region: %j in %s', (said, region, why) => {
    const settings = parseSettings('cdk/stages/test.json', JSON.stringify(said));
    expect(() => refuseInRegion(settings, region)).toThrow(`cdk/stages/test.json: `);
    expect(() => refuseInRegion(settings, region)).toThrow(why);
    expect(() => refuseInRegion(settings, region === 'eu-west-1' ? 'us-east-1' : 'eu-west-1')).not.toThrow();
  });

  it('are shown by the docs as they may be', () => {
    for (const page of ['deploy.md', 'operate.md', 'telling-players.md']) {
      const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
      const shown = [...text.matchAll(/^```json\n(.*?)^```|`(\{ "\w+": [^`]*\})`/gms)].map(
        ([, block, said]) => block ?? said,
      );
      for (const each of shown)
        if (!each?.includes('Statement')) expect(() => parseSettings(page, each ?? '')).not.toThrow();
      expect(shown).not.toEqual([]);
    }
  });

  it('stand in docs/deploy.md, each in a row', () => {
    const page = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
    const rows = Object.entries(SETTINGS).map(
      ([name, { example, means, without }]) => `| \`"${name}": ${JSON.stringify(example)}\` | ${means} | ${without} |`,
    );
    expect(page.split('\n')).toEqual(expect.arrayContaining(rows));
  });
});

const templates = new Map<string, Template>([['{}', bare]]);

/** The template of a deployment with some settings, which is put together once. */
function templateOf(said: object = {}): Template {
  const known = templates.get(JSON.stringify(said));
  if (known) return known;
  const made = Template.fromStack(stackOf(undefined, said));
  templates.set(JSON.stringify(said), made);
  return made;
}

const toldBy = (said: object) => all('Custom::SiteFiles', templateOf(said))[0];

/** The functions that a variable of their environment tells something. */
const functionsWith = (variable: string, of: Template): readonly string[] =>
  all('AWS::Lambda::Function', of)
    .flatMap(({ Environment, Code }) => (variable in (Environment?.Variables ?? {}) ? Code.ZipFile.slice(3) : []))
    .toSorted();

const MAIL = { mailFrom: 'notices@ladder.example' };
const PUSH_KEY = newVapidKey();
const SIGN_UP = { ...MAIL, signUp: true };

describe('a deployment without the settings of the one before', () => {
  const before = toldBy(SIGN_UP);
  const refusing = (after: Properties, was: Properties | undefined, isTakenBack = false) =>
    refuseLosses(after, was, async () => isTakenBack);

  it('fails before anything is taken away, and says what to do', async () => {
    await expect(refusing(toldBy({}), before)).rejects.toThrow(
      'cdk/stages/default.json does not say what this deployment was made with: mailFrom, signUp. Nothing was changed. ' +
        'Write it there again, or to do without from now on: {"mailFrom": null, "signUp": null}.',
    );
    await expect(refusing(toldBy(MAIL), before)).rejects.toThrow('made with: signUp.');
  });

  it('goes through where that was meant, where more comes, and where it is the first', async () => {
    await refusing(toldBy({ mailFrom: null, signUp: false }), before);
    await refusing(before, toldBy({}));
    await refusing(toldBy({}), toldBy({}));
    await refusing(toldBy({}), undefined);
  });

  it('goes through where CloudFormation takes back what failed, as the stack’s status tells', async () => {
    await refusing(toldBy({}), before, true);
    for (const [status, isBack] of [
      ['UPDATE_ROLLBACK_IN_PROGRESS', true] as const,
      ['UPDATE_IN_PROGRESS', false] as const,
    ]) {
      const asked: string[] = [];
      const send = async ({ url }: Unsigned) => {
        asked.push(url.searchParams.get('StackName') ?? '');
        return new Response(`<Stacks><member><StackStatus>${status}</StackStatus></member></Stacks>`);
      };
      expect([await isRollingBack('arn:stack', send), asked]).toEqual([isBack, ['arn:stack']]);
    }
    const refused = async () => new Response('<Error/>', { status: 403 });
    await expect(isRollingBack('arn:stack', refused)).rejects.toThrow('CloudFormation answered 403');
  });

  it('fails after version 1.0.0 until its file says what was a parameter, and what it said before', async () => {
    const made = { Has: ['e-mail'], Without: [], Contact: 'mailto:security@example.org' };
    await expect(refusing(toldBy(MAIL), made)).rejects.toThrow('made with: alarms, securityContact.');
    await expect(refusing(toldBy({}), { Has: [], Contact: '' })).rejects.toThrow('made with: alarms.');
    await expect(refusing(toldBy({ alarms: null }), { Contact: '' })).rejects.toThrow('made with: mailFrom, signUp.');
    await refusing(toldBy({ ...MAIL, alarms: 'you@example.org', securityContact: made.Contact }), made);
  });
});

it('a deployment calls its operator by e-mail only where an address is set', () => {
  templateOf().resourceCountIs('AWS::SNS::Subscription', 0);
  const Endpoint = 'you@example.org';
  templateOf({ alarms: Endpoint }).hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint });
});

describe('a deployment that sends e-mails', () => {
  const template = templateOf(MAIL);
  const statements = all('AWS::IAM::Policy', template).flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

  it('may send them as its own sender alone', () => {
    const sending = statements.filter(({ Action }) => [Action].flat().some((each: string) => each.startsWith('ses:')));
    // What brings notices, the pages of e-mails, and invitations.
    expect(sending).toHaveLength(3);
    for (const { Action, Resource, Condition } of sending) {
      expect(Action).toBe('ses:SendEmail');
      // Whatever identity stands for it: its address, its domain or one above; in the sandbox receivers are asked for too.
      expect(JSON.stringify(Resource)).toContain(':identity/*');
      expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': ['notices@ladder.example'] } });
    }
  });

  it('sends to phones as well: one function reads the private key, and browsers are told the public one', () => {
    expect(functionsWith('PUSH_PARAMETER', template)).toEqual(['keys', 'tell']);
    expect(functionsWith('PUSH_KEY', template)).toEqual(['sessions-and-views']);
    const reading = statements.filter(({ Action }) => [Action].flat().includes('ssm:GetParameter'));
    expect(reading.filter(({ Resource }) => JSON.stringify(Resource).includes('/push-key'))).toHaveLength(2);
  });

  it('looks every hour where it is morning, and players are to be reminded', () => {
    template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'cron(30 * * * ? *)',
      Target: { Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('tell'), 'Arn'] } },
    });
  });

  it('hears from SES what came back', () => {
    template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
    template.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: { source: ['aws.ses'] },
      Targets: [Match.objectLike({ Arn: Match.anyValue() })],
    });
  });

  const alarmsOf = (queue: string | undefined) =>
    all('AWS::CloudWatch::Alarm', template)
      .filter(({ Dimensions = [] }) => JSON.stringify(Dimensions).includes(`["${queue}","QueueName"]`))
      .map(({ MetricName, Statistic, Period, Threshold }) => ({ MetricName, Statistic, Period, Threshold }));

  it('calls its operator where messages lie ready for half an hour, and not for those that wait for the morning', () => {
    const players = all('AWS::SQS::Queue', template).find(({ id }) => id.includes('Players'));
    expect(alarmsOf(players?.id)).toEqual([
      { MetricName: 'ApproximateNumberOfMessagesVisible', Statistic: 'Minimum', Period: 1800, Threshold: 1 },
    ]);
  });

  it('calls its operator within the hour where no e-mail is taken, and not for one of many', () => {
    const refused = all('AWS::CloudWatch::Alarm', template).find(({ id }) => id.includes('MailRefused'));
    const { Metrics, Threshold } = refused ?? expect.fail();
    const [{ Expression }, ...figures] = Metrics;
    expect([Expression, Threshold]).toEqual(['IF(FILL(taken, 0) > 0, 0, FILL(refused, 0))', 3]);
    expect(figures).toEqual(
      ['taken', 'refused'].map((Value) =>
        expect.objectContaining({
          Id: Value,
          MetricStat: {
            Metric: { Namespace: 'ClubLadder', MetricName: 'Mails', Dimensions: [{ Name: 'Outcome', Value }] },
            Period: 1800,
            Stat: 'Sum',
          },
        }),
      ),
    );
    template.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.mail = "*" }',
      MetricTransformations: [Match.objectLike({ Dimensions: [{ Key: 'Outcome', Value: '$.mail' }] })],
    });
  });

  it('keeps what came back and could not be noted, and calls its operator', () => {
    const [rule] = all('AWS::Events::Rule', template);
    const [queue] = rule?.Targets[0].DeadLetterConfig?.Arn['Fn::GetAtt'] ?? [];
    expect(alarmsOf(queue)).toHaveLength(1);
    const functions = all('AWS::Lambda::EventInvokeConfig', template);
    const failed = functions.map(({ DestinationConfig }) => DestinationConfig?.OnFailure?.Destination);
    expect(failed).toContainEqual({ 'Fn::GetAtt': [queue, 'Arn'] });
  });

  it('answers the pages that they lead to', () => {
    for (const method of ['GET', 'HEAD', 'POST'])
      for (const path of ['/api/mail/{club}/{page}', '/api/mail/{page}'])
        template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: `${method} ${path}` });
  });

  it('says on its pages that a link is sent to an address, and tells networks apart that ask for one', () => {
    const told = { Environment: { Variables: Match.objectLike({ MAILS: 'true', RELEASE: 'a1b2c3-mail' }) } };
    template.resourcePropertiesCountIs('AWS::Lambda::Function', told, 3);
    const asked = { Environment: { Variables: Match.objectLike({ SITE_MARK: Match.anyValue() }) } };
    template.hasResourceProperties('AWS::Lambda::Function', { ...asked, Code: { ZipFile: '// mail' } });
  });
});

it('a deployment that sends none has nothing of it', () => {
  const text = JSON.stringify(templateOf().toJSON());
  expect(text).not.toMatch(/ses:|AWS::SES|api\/mail|api\/sign-up\/|SIGN_UP|PLAYERS_QUEUE_URL|PUSH_KEY/);
});

describe('a deployment where clubs sign themselves up', () => {
  it('answers them, as often a day as it says, and tells so on its front page', () => {
    const template = templateOf(SIGN_UP);
    for (const method of ['GET', 'HEAD', 'POST'])
      template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: `${method} /api/sign-up/{page}` });
    const told = { Environment: { Variables: Match.objectLike({ SIGN_UP: 'true', RELEASE: 'a1b2c3-mail-open' }) } };
    template.resourcePropertiesCountIs('AWS::Lambda::Function', told, 3);
    const limited = { Environment: { Variables: Match.objectLike({ CLUBS_A_DAY: '20' }) } };
    template.resourcePropertiesCountIs('AWS::Lambda::Function', limited, 1);
  });

  it('has an alarm for each of its functions but those of the deployment itself, and for each queue of dead letters', () => {
    const template = templateOf(SIGN_UP);
    const watched = JSON.stringify(all('AWS::CloudWatch::Alarm', template));
    const apart = /keys|site-files|not-found|whole-files|previews|anybody/;
    const answering = new RegExp(`^(${LAMBDAS.join('|')})$`);
    const functions = all('AWS::Lambda::Function', template)
      .map(({ id, Code }) => ({ id, name: String(Code.ZipFile).slice(3) }))
      // One of the API that fails is an answer 5xx of the API.
      .filter(({ name }) => !apart.test(name) && !answering.test(name));
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['tell', 'mail', 'bounce', 'sign-up', 'settle']),
    );
    for (const { id, name } of functions) expect(`${name} ${watched.includes(`{"Ref":"${id}"}`)}`).toBe(`${name} true`);
    const fortnight = 14 * 24 * 60 * 60;
    const letters = all('AWS::SQS::Queue', template).filter((each) => each.MessageRetentionPeriod === fortnight);
    expect(letters).toHaveLength(9);
    for (const { id } of letters) expect(watched).toContain(`["${id}","QueueName"]`);
  });
});

describe('a deployment that is to have another key for the secrets of webhooks', () => {
  const keysOf = (said: object) => all('Custom::Keys', templateOf(said))[0];
  const starting = (said: object) => functionsWith('WEBHOOK_KEY', templateOf(said));

  it('has it made, and functions that keep the one before in mind start anew after that', () => {
    expect(keysOf({})).not.toHaveProperty('WebhookKey');
    expect(keysOf({ webhookKey: 3 })).toMatchObject({ WebhookKey: '3' });
    expect(starting({})).toEqual([]);
    expect(starting({ webhookKey: 3 })).toEqual(['access', 'deliver']);
  });

  it.each([
    ['another number', { WebhookKey: '3' }, { WebhookKey: '2' }, true],
    ['a number for the first time', { WebhookKey: '2' }, {}, true],
    ['the same', { WebhookKey: '3' }, { WebhookKey: '3' }, false],
    ['no number any more', {}, { WebhookKey: '3' }, false],
    ['a number at its very first deployment', { WebhookKey: '2' }, undefined, false],
  ])('with %s', async (_, ResourceProperties, OldResourceProperties, isAnother) => {
    const asked: string[] = [];
    vi.stubEnv('AWS_REGION', 'eu-west-1').stubEnv('AWS_ACCESS_KEY_ID', 'id').stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('WEBHOOK_PARAMETER', '/webhook-key').stubEnv('PUSH_PARAMETER', '/push-key');
    const parameters = createServer(async (request, response) => {
      const { Name, Overwrite } = JSON.parse(await text(request));
      if (String(request.headers['x-amz-target']).endsWith('PutParameter')) asked.push(`${Name} ${Overwrite}`);
      response.end(JSON.stringify({ Parameter: { Value: Name === '/push-key' ? PUSH_KEY : 'known' } }));
    });
    toPort(await serve(parameters));
    const ends: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body = '' }: { readonly body?: string }) => {
      ends.push(JSON.parse(body).Status);
      return new Response();
    });
    const told = { ResponseURL: 'https://told.example/', RequestId: '1', StackId: '2', LogicalResourceId: '3' };
    await keys({
      ...told,
      RequestType: 'Update',
      ResourceProperties,
      ...(OldResourceProperties && { OldResourceProperties }),
    });
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    expect(ends).toEqual(['SUCCESS']);
    expect(asked).toEqual(isAnother ? ['/webhook-key true'] : []);
  });
});

describe('a deployment on a table that was restored', () => {
  const stream = 'arn:aws:dynamodb:eu-west-1:111122223333:table/restored/stream/2026-11-26T20:00:00.000';
  const template = templateOf({ tableStream: stream });

  it('makes no table, and follows, reads and writes that one: index and stream too', () => {
    template.resourceCountIs('AWS::DynamoDB::GlobalTable', 0);
    const followed = all('AWS::Lambda::EventSourceMapping', template);
    expect(followed.filter(({ EventSourceArn }) => EventSourceArn === stream)).toHaveLength(2);
    const [table] = stream.split('/stream/');
    const named = JSON.stringify(template.findResources('AWS::IAM::Policy')).match(/arn:aws:dynamodb:[^"]*/g);
    expect(new Set(named)).toEqual(new Set([table, `${table}/index/due`, stream]));
    const text = JSON.stringify(template.toJSON());
    expect(text).toContain('"TABLE_NAME":"restored"');
    expect(text).not.toMatch(/"(Ref|Fn::GetAtt)":\[?"LaddersTable/);
  });
});

describe('the backups of a deployment', () => {
  const backups = (said: object) =>
    Object.entries(templateOf(said).findResources('AWS::S3::Bucket', { DeletionPolicy: 'Retain' })).filter(([id]) =>
      id.startsWith('Backups'),
    );
  const given = { backupBucket: 'ladder-backups.s3.eu-central-1.amazonaws.com' };
  const key = 'arn:aws:kms:eu-central-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab';

  it('lie in a bucket that stays when all else goes, and keeps what was replaced for 35 days', () => {
    const [[, { Properties }] = ['', { Properties: {} }]] = backups({});
    expect(Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(Properties.LifecycleConfiguration.Rules).toMatchObject([
      { ExpiredObjectDeleteMarker: true, NoncurrentVersionExpiration: { NoncurrentDays: 35 }, Status: 'Enabled' },
    ]);
    expect(Properties.BucketEncryption.ServerSideEncryptionConfiguration).toHaveLength(1);
  });

  it('lie as safely in a bucket that the template for another region or account makes', () => {
    const { Resources, Outputs } = JSON.parse(
      readFileSync(new URL('../../cdk/backup-bucket.json', import.meta.url), 'utf8'),
    );
    const [[, own] = ['', {}]] = backups({});
    expect(Resources.Bucket).toEqual({
      Type: own['Type'],
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: own['Properties'],
    });
    const [inTheClear, ...ofAnother] = Resources.BucketPolicy.Properties.PolicyDocument.Statement;
    expect(inTheClear).toMatchObject({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } });
    const writing = all('AWS::IAM::Policy', templateOf(given))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Resource }) => JSON.stringify(Resource).includes(':s3:::ladder-backups'))
      .flatMap(({ Action }) => Action);
    const allowed = ofAnother.flatMap(
      (each: { 'Fn::If': [string, { Action: string | string[] }] }) => each['Fn::If'][1].Action,
    );
    expect(allowed.toSorted()).toEqual(writing.toSorted());
    const address = Outputs.BackupBucket.Value['Fn::Sub']
      .replace(/\$\{Bucket\}/, 'club')
      .replace(/\$\{AWS::Region\}/, 'eu-central-1');
    expect(SETTINGS.backupBucket.read(address)).toBe(address);
  });

  it('go to another account’s or region’s bucket where the file of the stage says so, into a folder of their own', () => {
    expect(backups(given)).toEqual([]);
    const rights = JSON.stringify(templateOf({ ...given, backupKey: key }).findResources('AWS::IAM::Policy'));
    expect(rights).toContain(':s3:::ladder-backups/ClubLadder/*"');
    expect(rights).toContain(`"Action":["kms:Decrypt","kms:GenerateDataKey"],"Effect":"Allow","Resource":"${key}"`);
    templateOf(given).hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({
          BACKUP_BUCKET: 'ladder-backups',
          BACKUP_REGION: 'eu-central-1',
          BACKUP_FOLDER: 'ClubLadder',
        }),
      },
    });
    expect(new AwsSolutionsChecks().validateScope(stackOf(undefined, given)).violations).toEqual([]);
  });
});
