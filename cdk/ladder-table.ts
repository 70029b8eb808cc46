import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { CLUBS, HEAD, JOIN_REQUEST, PROPOSAL, SESSIONS, USES } from '#functions/database/keys.ts';
import { DUE_INDEX, EXPIRY, PARTITION, SORT } from '#functions/database/table.ts';
import { countedInLog, type LadderFunction } from './ladder-function.ts';
import type { Settings } from './settings.ts';

/** What may be done with the items of the table; a transaction asks for each of its parts. */
const ACTIONS = {
  get: 'dynamodb:GetItem',
  query: 'dynamodb:Query',
  put: 'dynamodb:PutItem',
  update: 'dynamodb:UpdateItem',
  delete: 'dynamodb:DeleteItem',
  check: 'dynamodb:ConditionCheckItem',
} as const;
export type TableAction = keyof typeof ACTIONS;

/** What a table that bills by request takes when it is new. A flood then costs $9 an hour for writing, and $5 for reading. */
const AT_FIRST = 4000;

/** The one table, and who may do what with it: nobody may scan it, and nobody may do more than the functions ask for. */
export class LadderTable extends Construct {
  readonly table: ITableV2;
  /** How often the log tells of an item that can't be read. */
  readonly damaged: IMetric;
  /** The key that distinguishes a ladder's head from its other items, in a filter's notation. */
  readonly heads = { [SORT]: { S: [HEAD] } };
  /** The key of the items that list the clubs, likewise. */
  readonly clubs = { [PARTITION]: { S: [CLUBS] } };
  /** The keys of what apps show and pages do not, likewise. */
  readonly ofApps = { [SORT]: { S: [PROPOSAL, JOIN_REQUEST].map((prefix) => ({ prefix })) } };

  /**
   * `tableStream`: the ARN of the stream of a table that is there already, such as a restored one. `writesASecond`: the most
   * that may be written in a second, in DynamoDB's units; read may be three times that.
   */
  constructor(
    scope: Construct,
    id: string,
    {
      tableStream: stream,
      writesASecond = AT_FIRST,
      removable = false,
      warmThroughput,
    }: Pick<Settings, 'tableStream' | 'writesASecond' | 'removable' | 'warmThroughput'>,
  ) {
    super(scope, id);
    this.table =
      stream === undefined
        ? this.ownTable(writesASecond, removable, warmThroughput)
        : TableV2.fromTableAttributes(this, 'Table', {
            tableArn: stream.replace(/\/stream\/.*/, ''),
            tableStreamArn: stream,
          });
    this.damaged = countedInLog(this, 'damaged', { period: Duration.minutes(5), statistic: Stats.SUM });
  }

  private ownTable(writesASecond: number, removable: boolean, warm: number | undefined): TableV2 {
    const table = new TableV2(this, 'Table', {
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
      billing: Billing.onDemand({
        maxWriteRequestUnits: writesASecond,
        maxReadRequestUnits: 3 * writesASecond,
      }),
      // AWS never lets it fall; reading is as warm as a new table's at least.
      ...(warm !== undefined && {
        warmThroughput: { writeUnitsPerSecond: warm, readUnitsPerSecond: Math.max(3 * AT_FIRST, warm) },
      }),
      dynamoStream: StreamViewType.KEYS_ONLY,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: !removable },
      deletionProtection: !removable,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    if (removable)
      Validations.of(table).acknowledge({
        id: 'AwsSolutions-DDB3',
        reason: 'AWS would keep a backup of the table for 35 days, and a removal is to leave nothing.',
      });
    return table;
  }

  get name(): string {
    return this.table.tableName;
  }

  let(fn: LadderFunction, ...actions: readonly TableAction[]): void {
    fn.allow(
      actions.map((action) => ACTIONS[action]),
      this.table.tableArn,
    );
  }

  /** Lets a function open and end sessions and note which access keys are used; their items have partitions of their own. */
  letKeepSessions(fn: LadderFunction): void {
    fn.allowIf(inPartitions(USES, SESSIONS), [ACTIONS.put], this.table.tableArn);
    fn.allowIf(inPartitions(SESSIONS), [ACTIONS.delete], this.table.tableArn);
  }

  /** The sparse index alone: it holds keys and due instants, no ladder. */
  letFindDue(fn: LadderFunction): void {
    fn.allow([ACTIONS.query], `${this.table.tableArn}/index/${DUE_INDEX.name}`);
  }
}

/** A condition that the names of all partitions begin with one of these. */
const inPartitions = (...beginnings: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': beginnings.map((each) => `${each}*`) },
});
