import { Duration, Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { NarrowQueue } from './narrow-queue.ts';

/** A queue for what could not be done. It keeps everything for two weeks, the most that SQS offers. */
export class DeadLetters extends NarrowQueue {
  constructor(scope: Construct, id: string) {
    super(scope, id, { retentionPeriod: Duration.days(14) });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason:
        'It is where dead letters go; a scheduler, a stream or a function sends them, which the rule does not see.',
    });
  }
}
