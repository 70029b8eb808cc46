import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, it } from 'vitest';
import { mailFromOf } from '../../cdk/mails.ts';
import { signUpOf } from '../../cdk/sign-up.ts';
import { ClubLadder } from '../../cdk/stack.ts';

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

  it('answers the pages that they lead to', () => {
    for (const method of ['GET', 'POST'])
      template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: `${method} /api/mail/{club}/{page}` });
  });
});

it('a deployment that sends none has nothing of it', () => {
  const text = JSON.stringify(templateOf().toJSON());
  expect(text).not.toMatch(/ses:|AWS::SES|api\/mail|api\/sign-up\/|SIGN_UP|PLAYERS_QUEUE_URL|PUSH_KEY/);
});

it('a sender is one plain address', () => {
  expect(mailFromOf('notices@Ladder.example')).toBe('notices@ladder.example');
  expect(mailFromOf(undefined)).toBeUndefined();
  expect(() => mailFromOf('Club <notices@ladder.example>')).toThrow('must be an e-mail address');
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

  it('is one that sends e-mails', () => {
    expect(signUpOf(undefined, undefined, undefined)).toBeUndefined();
    expect(signUpOf('true', undefined, 'notices@ladder.example')).toBe(20);
    expect(() => signUpOf('true', undefined, undefined)).toThrow('name a sender too');
    expect(() => signUpOf('yes', undefined, 'notices@ladder.example')).toThrow('must be true or false');
    expect(() => signUpOf('true', '0', 'notices@ladder.example')).toThrow('from 1 to 10000');
  });
});
