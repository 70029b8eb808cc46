import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, it } from 'vitest';
import { mailFromOf } from '../../cdk/mails.ts';
import { ClubLadder } from '../../cdk/stack.ts';

const templateOf = (mailFrom?: string): Template =>
  Template.fromStack(
    new ClubLadder(new App(), 'ClubLadder', {
      bundles: (name) => Code.fromInline(`// ${name}`),
      release: 'a1b2c3',
      ...(mailFrom !== undefined && { mailFrom }),
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
  expect(text).not.toMatch(/ses:|AWS::SES|api\/mail|PLAYERS_QUEUE_URL/);
});

it('a sender is one plain address', () => {
  expect(mailFromOf('notices@Ladder.example')).toBe('notices@ladder.example');
  expect(mailFromOf(undefined)).toBeUndefined();
  expect(() => mailFromOf('Club <notices@ladder.example>')).toThrow('must be an e-mail address');
});
