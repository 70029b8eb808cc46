import { Aws, CfnCondition, Fn, Stack } from 'aws-cdk-lib';
import { Alarm, CfnAlarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSubscription, Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export interface Worry {
  /** What has happened, for a person who has just been woken; the paragraph in docs/operate.md says what to do. */
  readonly description: string;
  readonly metric: IMetric;
  /** The value from which it is one. */
  readonly from: number;
}

/** Where it is written what an alarm means, and what to do. */
const paragraphOf = (alarm: string): string => `docs/operate.md#${alarm.toLowerCase()}`;

/** The operator, reached through a topic, and by e-mail where there is an address. */
export class Operator extends Construct {
  readonly topic: Topic;
  readonly #alarms = new Set<Alarm>();

  constructor(scope: Construct, id: string, email: string | undefined) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { displayName: Stack.of(this).stackName, enforceSSL: true });
    this.hearsAlarms();
    if (email !== undefined)
      new CfnSubscription(this, 'ByEmail', { topicArn: this.topic.topicArn, protocol: 'email', endpoint: email });
  }

  /** Calls the operator as soon as a period reaches the value, and again when it is over. */
  worriesAbout(id: string, { description, metric, from }: Worry): Alarm {
    return this.call(id, description, metric, from, ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD);
  }

  misses(id: string, description: string, metric: IMetric): Alarm {
    return this.call(id, description, metric, 1, ComparisonOperator.LESS_THAN_THRESHOLD);
  }

  /** An alarm whose figures exist in one region only: elsewhere it is left out. */
  onlyIn(region: string, alarm: Alarm): void {
    const id = `In ${region}`;
    const known = this.node.tryFindChild(id);
    const expression = Fn.conditionEquals(Aws.REGION, region);
    const isThere = known instanceof CfnCondition ? known : new CfnCondition(this, id, { expression });
    const resource = alarm.node.defaultChild;
    if (resource instanceof CfnAlarm) resource.cfnOptions.condition = isThere;
    this.#alarms.delete(alarm);
  }

  /** The alarms that no region leaves out. */
  get everywhere(): readonly Alarm[] {
    return [...this.#alarms];
  }

  private call(
    id: string,
    description: string,
    metric: IMetric,
    threshold: number,
    operator: ComparisonOperator,
  ): Alarm {
    const silence = operator === ComparisonOperator.LESS_THAN_THRESHOLD;
    const alarm = new Alarm(this, id, {
      alarmDescription: `${description} What to do: ${paragraphOf(id)}`,
      metric,
      threshold,
      comparisonOperator: operator,
      evaluationPeriods: 1,
      treatMissingData: silence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    const call = new SnsAction(this.topic);
    alarm.addAlarmAction(call);
    alarm.addOkAction(call);
    this.#alarms.add(alarm);
    return alarm;
  }

  /** A topic with a policy of its own no longer takes what its account sends, unless the policy says so. */
  private hearsAlarms(): void {
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
  }
}
