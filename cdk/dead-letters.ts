import { Duration, Validations } from 'aws-cdk-lib';
import type { Grant, IGrantable } from 'aws-cdk-lib/aws-iam';
import { Queue, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** A queue that grants no more than is called; CDK's own lets each sender and reader look up its address and settings too. */
export class NarrowQueue extends Queue {
  constructor(scope: Construct, id: string, props: QueueProps) {
    super(scope, id, { enforceSSL: true, ...props });
  }

  override grantSendMessages(grantee: IGrantable): Grant {
    return this.grant(grantee, 'sqs:SendMessage');
  }

  /** What Lambda needs to bring a queue's messages to a function. */
  override grantConsumeMessages(grantee: IGrantable): Grant {
    return this.grant(grantee, 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes');
  }

  /** To have a message come back later than the queue itself would bring it. */
  grantPutOff(grantee: IGrantable): Grant {
    return this.grant(grantee, 'sqs:ChangeMessageVisibility');
  }
}

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
