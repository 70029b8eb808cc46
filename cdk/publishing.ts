import { Duration } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { DeadLetters } from './dead-letters.ts';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';
import type { Site } from './site.ts';

/** Renders a ladder's public files after every commit: one change of its head is one commit. */
export class Publishing extends Construct {
  readonly unpublished: DeadLetters;
  readonly publish: LadderFunction;

  constructor(scope: Construct, id: string, bundles: Bundles, table: LadderTable, site: Site) {
    super(scope, id);
    this.unpublished = new DeadLetters(this, 'Unpublished');
    this.publish = new LadderFunction(this, 'Publish', {
      code: bundles('publish'),
      description: 'Publishes the pages of the ladders that have changed.',
      timeout: Duration.minutes(1),
      environment: { TABLE_NAME: table.name, SITE_BUCKET: site.bucket.bucketName },
    });
    table.letRead(this.publish);
    site.letPublish(this.publish);
    this.followHeads(table);
  }

  private followHeads(table: LadderTable): void {
    this.publish.lambda.addEventSource(
      new DynamoEventSource(table.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.or('INSERT', 'MODIFY'),
            dynamodb: { Keys: table.heads },
          }),
        ],
        batchSize: 100,
        // A night's results come in bursts: those of one second are rendered once.
        maxBatchingWindow: Duration.seconds(1),
        bisectBatchOnError: true,
        retryAttempts: 5,
        onFailure: new SqsDlq(this.unpublished),
      }),
    );
  }
}
