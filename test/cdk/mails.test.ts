import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, it } from 'vitest';
import { ClubLadder } from '#cdk/stack.ts';
import { LAMBDAS } from '#shared/features/operation.ts';

const templateOf = (mailFrom?: string, clubsADay?: number): Template =>
  Template.fromStack(
    new ClubLadder(new App(), 'ClubLadder', {
      bundles: (name) => Code.fromInline(`// ${name}`),
      release: 'a1b2c3',
      ...(mailFrom !== undefined && { mailFrom }),
      ...(clubsADay !== undefined && { clubsADay }),
    }),
  );

describe('a deployment that sends e-mails', () => {
  const template = templateOf('notices@ladder.example');

  it('may send them as its own sender alone', () => {
    const statements = Object.values(template.findResources('AWS::IAM::Policy')).flatMap(
      ({ Properties }) => Properties.PolicyDocument.Statement,
    );
    const sending = statements.filter(({ Action }) => [Action].flat().some((each: string) => each.startsWith('ses:')));
    expect(sending).toHaveLength(2);
    for (const { Action, Resource } of sending) {
      expect(Action).toBe('ses:SendEmail');
      const named = JSON.stringify(Resource);
      expect(named).toContain(':identity/notices@ladder.example');
      expect(named).toContain(':identity/ladder.example');
      expect(named).not.toContain('*');
    }
  });

  it('sends to phones as well: one function reads the private key, and browsers are told the public one', () => {
    const withEnvironment = (name: string) =>
      Object.values(template.findResources('AWS::Lambda::Function'))
        .filter(({ Properties }) => name in (Properties.Environment?.Variables ?? {}))
        .map(({ Properties }) => String(Properties.Code.ZipFile).slice(3))
        .toSorted();
    expect(withEnvironment('PUSH_PARAMETER')).toEqual(['push-key', 'tell']);
    expect(withEnvironment('PUSH_KEY')).toEqual(['session']);
    const reading = Object.values(template.findResources('AWS::IAM::Policy'))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().includes('ssm:GetParameter'));
    expect(reading).toHaveLength(2);
    for (const { Resource } of reading) expect(JSON.stringify(Resource)).toContain('/push-key');
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
    Object.values(template.findResources('AWS::CloudWatch::Alarm'))
      .map(({ Properties }) => Properties)
      .filter(({ Dimensions = [] }) => JSON.stringify(Dimensions).includes(`["${queue}","QueueName"]`))
      .map(({ MetricName, Statistic, Period, Threshold }) => ({ MetricName, Statistic, Period, Threshold }));

  it('calls its operator where messages lie ready for half an hour, and not for those that wait for the morning', () => {
    const [players] = Object.keys(template.findResources('AWS::SQS::Queue')).filter((id) => id.includes('Players'));
    expect(alarmsOf(players)).toEqual([
      { MetricName: 'ApproximateNumberOfMessagesVisible', Statistic: 'Minimum', Period: 1800, Threshold: 1 },
    ]);
  });

  it('keeps what came back and could not be noted, and calls its operator', () => {
    const [rule] = Object.values(template.findResources('AWS::Events::Rule'));
    const [queue] = rule?.['Properties'].Targets[0].DeadLetterConfig?.Arn['Fn::GetAtt'] ?? [];
    expect(alarmsOf(queue)).toHaveLength(1);
    const functions = Object.values(template.findResources('AWS::Lambda::EventInvokeConfig'));
    const failed = functions.map(({ Properties }) => Properties.DestinationConfig?.OnFailure?.Destination);
    expect(failed).toContainEqual({ 'Fn::GetAtt': [queue, 'Arn'] });
  });

  it('answers the pages that they lead to', () => {
    for (const method of ['GET', 'POST'])
      template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: `${method} /api/mail/{club}/{page}` });
  });
});

it('a deployment that sends none has nothing of it', () => {
  const text = JSON.stringify(templateOf().toJSON());
  expect(text).not.toMatch(/ses:|AWS::SES|api\/mail|api\/sign-up\/|SIGN_UP|PLAYERS_QUEUE_URL|PUSH_KEY/);
});

describe('a deployment where clubs sign themselves up', () => {
  it('answers them, as often a day as it says, and tells so on its front page', () => {
    const template = templateOf('notices@ladder.example', 7);
    for (const method of ['GET', 'POST'])
      template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: `${method} /api/sign-up/{page}` });
    const told = { Environment: { Variables: Match.objectLike({ SIGN_UP: 'true', RELEASE: 'a1b2c3-open' }) } };
    template.resourcePropertiesCountIs('AWS::Lambda::Function', told, 3);
    const limited = { Environment: { Variables: Match.objectLike({ CLUBS_A_DAY: '7' }) } };
    template.resourcePropertiesCountIs('AWS::Lambda::Function', limited, 1);
  });

  it('has an alarm for each of its functions but those of the deployment itself, and for each queue of dead letters', () => {
    const template = templateOf('notices@ladder.example', 7);
    const watched = JSON.stringify(Object.values(template.findResources('AWS::CloudWatch::Alarm')));
    const apart = /push-key|site-files|not-found|whole-files/;
    const answering = new RegExp(`^(${LAMBDAS.join('|')})$`);
    const functions = Object.entries(template.findResources('AWS::Lambda::Function'))
      .map(([id, { Properties }]) => ({ id, name: String(Properties.Code.ZipFile).slice(3) }))
      // One of the API that fails is an answer 5xx of the API.
      .filter(({ name }) => !apart.test(name) && !answering.test(name));
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['tell', 'mail', 'bounce', 'sign-up', 'settle']),
    );
    for (const { id, name } of functions) expect(`${name} ${watched.includes(`{"Ref":"${id}"}`)}`).toBe(`${name} true`);
    const letters = Object.entries(template.findResources('AWS::SQS::Queue')).filter(
      ([, { Properties }]) => Properties.MessageRetentionPeriod === 14 * 24 * 60 * 60,
    );
    expect(letters).toHaveLength(9);
    for (const [id] of letters) expect(watched).toContain(`["${id}","QueueName"]`);
  });
});
