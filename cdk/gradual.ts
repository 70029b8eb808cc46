import { Validations } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

/** The version of a function that answers. Another one takes its place at once, unless it is to do so gradually. */
export class Live extends Construct {
  readonly alias: Alias;

  constructor(scope: Construct, id: string, lambda: LambdaFunction) {
    super(scope, id);
    this.alias = new Alias(this, 'Alias', { aliasName: 'live', version: lambda.currentVersion });
  }

  /** A new version answers one request in ten for five minutes, then all. An alarm meanwhile takes the deployment back. */
  gradually(...alarms: readonly Alarm[]): void {
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
