import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { CLUBS, HEAD, USES } from '../functions/store/keys.ts';
import { DUE_INDEX, EXPIRY, PARTITION, SORT } from '../functions/store/table.ts';
import type { LadderFunction } from './ladder-function.ts';

const READ = ['dynamodb:GetItem', 'dynamodb:Query'];
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** The one table, and who may do what with it: nobody may scan it, and nobody may do more than the functions ask for. */
export class LadderTable extends Construct {
  readonly table: TableV2;
  /** The key by which a ladder's head is told from its other items, in a filter's notation. */
  readonly heads = { [SORT]: { S: [HEAD] } };
  /** The key of the items that list the clubs, likewise. */
  readonly clubs = { [PARTITION]: { S: [CLUBS] } };

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: PARTITION, type: AttributeType.STRING },
      sortKey: { name: SORT, type: AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          indexName: DUE_INDEX.name,
          partitionKey: { name: DUE_INDEX.partition, type: AttributeType.STRING },
          sortKey: { name: DUE_INDEX.sort, type: AttributeType.NUMBER },
          projectionType: ProjectionType.KEYS_ONLY,
        },
      ],
      timeToLiveAttribute: EXPIRY,
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.KEYS_ONLY,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  get name(): string {
    return this.table.tableName;
  }

  letRead(fn: LadderFunction): void {
    fn.allow(READ, this.table.tableArn);
  }

  letReadAndWrite(fn: LadderFunction): void {
    fn.allow([...READ, ...WRITE], this.table.tableArn);
  }

  /** That, and to note which access keys are used, whose items are in partitions of their own. */
  letReadAndNoteUses(fn: LadderFunction): void {
    this.letRead(fn);
    fn.allowIf(
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${USES}*`] } },
      ['dynamodb:PutItem'],
      this.table.tableArn,
    );
  }

  /** The sparse index alone: it holds keys and due instants, no ladder. */
  letFindDue(fn: LadderFunction): void {
    fn.allow(['dynamodb:Query'], `${this.table.tableArn}/index/${DUE_INDEX.name}`);
  }
}
