import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** Has AWS write to the operator where the account's month costs more than it should, or looks as if it would. */
export function budget(scope: Construct, dollars: number, address: string): void {
  const notice = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'EMAIL', address }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
    notificationsWithSubscribers: [notice('ACTUAL', 80), notice('ACTUAL', 100), notice('FORECASTED', 100)],
  });
}

/** What keeps an address out that asks too often: a list of rules that is there already, or one of so many requests in five minutes. */
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
