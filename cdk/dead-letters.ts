import { Duration, Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** A queue for what could not be done. It keeps everything for two weeks, the most that SQS offers. */
export class DeadLetters extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, { enforceSSL: true, retentionPeriod: Duration.days(14) });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason:
        'It is where dead letters go; a scheduler, a stream or a function sends them, which the rule does not see.',
    });
  }
}
