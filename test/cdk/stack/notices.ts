import { describe, expect, it } from 'vitest';
import { MOST_TRIES, waitAfter } from '#functions/notifying/retries.ts';
import { all, arn, lambda, rights, the } from './template.ts';

const table = the('AWS::DynamoDB::GlobalTable');
const deliveries = the('AWS::SQS::Queue', 'NoticesDeliveries');
const again = the('AWS::SQS::Queue', 'NoticesAgain');
const undelivered = the('AWS::SQS::Queue', 'NoticesUndelivered');
const unnoticed = the('AWS::SQS::Queue', 'NoticesUnnoticed');

/** What brings events to the function of a name. */
const sources = (name: string) =>
  all('AWS::Lambda::EventSourceMapping').filter(({ FunctionName }) => FunctionName.Ref === lambda(name).id);

const actions = (name: string, service: string): readonly (readonly [string, unknown])[] =>
  rights(name).filter(([action]) => action.startsWith(`${service}:`));

describe('notices', () => {
  it('are made of new entries in the table’s stream and of games’ dates, and of nothing else', () => {
    const [stream] = sources('notify').filter(({ StartingPosition }) => StartingPosition);
    expect(stream.EventSourceArn).toEqual({ 'Fn::GetAtt': [table.id, 'StreamArn'] });
    const patterns = stream.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern));
    const beginning = (prefix: string) => ({ Keys: { sk: { S: [{ prefix }] } } });
    expect(patterns).toEqual([
      { eventName: ['INSERT'], dynamodb: beginning('entry#') },
      { eventName: ['INSERT', 'MODIFY'], dynamodb: beginning('proposal#date#') },
    ]);
  });

  it('leave room for publishing: a stream takes two readers', () => {
    const readers = all('AWS::Lambda::EventSourceMapping').filter(({ StartingPosition }) => StartingPosition);
    expect(readers).toHaveLength(2);
  });

  it('that cannot be made are tried again apart from the stream, and then put aside', () => {
    expect(again.RedrivePolicy).toMatchObject({ deadLetterTargetArn: arn(unnoticed.id) });
    expect(sources('notify').find(({ EventSourceArn }) => EventSourceArn['Fn::GetAtt'][0] === again.id)).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    const [stream] = sources('notify').filter(({ StartingPosition }) => StartingPosition);
    // A letter that was sent straight to the dead letters could not be redriven from there: it came from no queue.
    expect(stream.DestinationConfig.OnFailure.Destination).toEqual(arn(again.id));
    expect(stream).toMatchObject({ BisectBatchOnFunctionError: true, MaximumRetryAttempts: expect.any(Number) });
  });

  it('are sent by a bounded number of workers, who give back only those that were not taken', () => {
    expect(sources('deliver')).toEqual([
      expect.objectContaining({
        EventSourceArn: arn(deliveries.id),
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: expect.any(Number) },
      }),
    ]);
    expect(actions('deliver', 'sqs')).toContainEqual(['sqs:ChangeMessageVisibility', arn(deliveries.id)]);
    expect(lambda('deliver').Environment.Variables.QUEUE_URL).toEqual({ Ref: deliveries.id });
  });

  it('are put aside after the last try, which comes before the queue forgets them', () => {
    const { maxReceiveCount, deadLetterTargetArn } = deliveries.RedrivePolicy;
    expect([maxReceiveCount, deadLetterTargetArn]).toEqual([MOST_TRIES.webhook, arn(undelivered.id)]);
    const pauses = Array.from({ length: MOST_TRIES.webhook }, (_, index) => waitAfter(index + 1, 0));
    const FOUR_DAYS = 4 * 24 * 3600;
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(deliveries.MessageRetentionPeriod ?? FOUR_DAYS);
  });

  it.each([
    ['notify', again],
    ['deliver', deliveries],
  ])('do not come back while %s may still be at them', (name, queue) => {
    expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(6 * lambda(name).Timeout);
  });

  it('are queued by who makes them and by who tries a webhook out, and by nobody else', () => {
    const senders = all('AWS::Lambda::Function')
      .map(({ Code }) => String(Code.ZipFile).slice(3))
      .filter((name) =>
        rights(name).some((right) => JSON.stringify(right) === JSON.stringify(['sqs:SendMessage', arn(deliveries.id)])),
      );
    expect(senders.toSorted()).toEqual(['notify', 'webhooks']);
    expect(lambda('webhooks').Environment.Variables.QUEUE_URL).toEqual({ Ref: deliveries.id });
  });

  it('are made without changing anything but what is kept of them, and sent with no more than noting how that went', () => {
    for (const [action] of actions('notify', 'dynamodb')) expect(action).toMatch(/:(Get|Query|List|Describe|PutItem)/);
    expect(
      actions('deliver', 'dynamodb')
        .map(([action]) => action)
        .toSorted(),
    ).toEqual(['dynamodb:DeleteItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query']);
  });

  it('are signed for phones by a key that nobody but its making may touch, as long as nobody sends any', () => {
    const may = (action: string) =>
      all('AWS::Lambda::Function')
        .map(({ Code }) => String(Code.ZipFile).slice(3))
        .filter((name) => rights(name).some(([each]) => each === action))
        .toSorted();
    expect(may('ssm:GetParameter')).toEqual(['push-key']);
    expect(may('ssm:PutParameter')).toEqual(['push-key']);
  });

  it('name the address that people know', () => {
    for (const name of ['notify', 'deliver'])
      expect(lambda(name).Environment.Variables.SITE_ORIGIN).toEqual(
        lambda('webhooks').Environment.Variables.SITE_ORIGIN,
      );
  });
});
