import { Stack, Validations } from 'aws-cdk-lib';
import { type Alarm, Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { commonLog } from './ladder-function.ts';

const ANSWERING = 'live';
/** What the log tells of requests that a version has answered with 5xx: such a handler has not failed as Lambda sees it. */
const FAILED = 'RecordingFailed';

/** The version of a function that answers. Another one takes its place at once, unless it is to do so gradually. */
export class Release extends Construct {
  readonly alias: Alias;

  constructor(scope: Construct, id: string, lambda: LambdaFunction) {
    super(scope, id);
    this.alias = new Alias(this, 'Alias', { aliasName: ANSWERING, version: lambda.currentVersion });
    new MetricFilter(this, 'Failed', {
      logGroup: commonLog(this),
      filterPattern: FilterPattern.all(
        FilterPattern.exists('$.version'),
        FilterPattern.numberValue('$.status', '>=', 500),
      ),
      metricNamespace: Stack.of(this).stackName,
      metricName: FAILED,
      metricValue: '1',
      dimensions: { Version: '$.version' },
    });
  }

  /** Failures of this deployment's version, whatever the one before does: aborted, or answered with 5xx. */
  failures(options: MetricOptions): readonly [Metric, Metric] {
    const { lambda, version } = this.alias.version;
    const FunctionName = lambda.functionName;
    return [
      new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'Errors',
        dimensionsMap: { FunctionName, Resource: `${FunctionName}:${ANSWERING}`, ExecutedVersion: version },
        ...options,
      }),
      new Metric({
        namespace: Stack.of(this).stackName,
        metricName: FAILED,
        dimensionsMap: { Version: version },
        ...options,
      }),
    ];
  }

  /** A new version answers one request in ten for five minutes, then all. An alarm meanwhile takes the deployment back. */
  gradually(...alarms: readonly Alarm[]): void {
    // The alarm is about this version before the version gets its first request.
    for (const alarm of alarms) this.alias.node.addDependency(alarm);
    const { role } = new LambdaDeploymentGroup(this, 'Shift', {
      application: new LambdaApplication(this, 'Application'),
      alias: this.alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [...alarms],
    });
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]`,
      reason: 'What CodeDeploy needs to move an alias, as AWS keeps it; it lets nobody but CodeDeploy in.',
    });
  }
}
