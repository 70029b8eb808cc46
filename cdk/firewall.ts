import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** The ARN of what keeps an address out that asks too often: given, or of a rule that limits requests in five minutes. */
export const firewall = (scope: Construct, setting: string | number): string =>
  typeof setting === 'string' ? setting : rateRule(scope, setting);

function rateRule(scope: Construct, limit: number): string {
  const seen = (metricName: string) => ({
    metricName,
    cloudWatchMetricsEnabled: true,
    sampledRequestsEnabled: false,
  });
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seen('Firewall'),
    rules: [
      {
        name: 'TooOften',
        priority: 0,
        action: { block: {} },
        statement: { rateBasedStatement: { aggregateKeyType: 'IP', evaluationWindowSec: 300, limit } },
        visibilityConfig: seen('TooOften'),
      },
    ],
  }).attrArn;
}
