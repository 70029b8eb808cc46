import { Duration, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  type MetricOptions,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { WatchedParts } from './alarms.ts';

const SUM: MetricOptions = { period: Duration.minutes(5), statistic: Stats.SUM };
const MAX: MetricOptions = { period: Duration.minutes(5), statistic: Stats.MAXIMUM };

/** A third of the page each. */
const graph = (title: string, left: readonly IMetric[], right: readonly IMetric[] = []): IWidget =>
  new GraphWidget({ title, width: 8, left: [...left], right: [...right] });

/** Of all functions of the account: what AWS tells without being asked by name. */
const functions = (metricName: string, options: MetricOptions): Metric =>
  new Metric({ namespace: 'AWS/Lambda', metricName, ...options });

/** One page of what AWS tells for nothing: at most 50 figures, of which one dashboard is free. */
export function dashboard(scope: Construct, watched: WatchedParts, alarms: readonly Alarm[]): void {
  const page = new Dashboard(scope, 'Dashboard', {
    dashboardName: `${Stack.of(scope).stackName}-${Stack.of(scope).region}`,
    defaultInterval: Duration.days(1),
  });
  page.addWidgets(new AlarmStatusWidget({ title: 'Alarms', width: 24, height: 4, alarms: [...alarms] }));
  page.addWidgets(...requests(watched));
  page.addWidgets(...lateness(watched));
  page.addWidgets(...work(watched));
}

function requests({ api: { http }, site }: WatchedParts): readonly IWidget[] {
  const latency = (statistic: string) => http.metricLatency({ ...SUM, statistic, label: statistic });
  return [
    graph(
      'Requests of the API; refused (4xx) and failed (5xx)',
      [http.metricCount(SUM)],
      [http.metricClientError(SUM), http.metricServerError(SUM)],
    ),
    graph('How long an answer of the API takes, in ms', [latency('p50'), latency('p99')]),
    graph('Requests of the site, and bytes', [site.figure('Requests', SUM)], [site.figure('BytesDownloaded', SUM)]),
  ];
}

/** How long stored data waits to be processed: in milliseconds from the stream, in seconds from a queue. */
function lateness({ publishing, settling, notices, importing, timer, mails }: WatchedParts): readonly IWidget[] {
  const streamOf = ({ lambda }: { lambda: typeof publishing.publish.lambda }): IMetric =>
    lambda.metric('IteratorAge', MAX);
  const letters = [
    ...[settling.unsettled, publishing.unpublished, publishing.skipped, notices.undelivered, notices.unnoticed],
    ...[importing.unimported, timer.missed, ...(mails ? [mails.untold, mails.unnoted] : [])],
  ];
  return [
    graph(
      'Pages: how late, in ms, and what waits to be tried again',
      [streamOf(publishing.publish)],
      [publishing.again.metricApproximateNumberOfMessagesVisible(MAX)],
    ),
    graph(
      'Settlements and notices: how late, in s; notices from the stream, in ms',
      [
        settling.queue.metricApproximateAgeOfOldestMessage(MAX),
        notices.deliveries.metricApproximateAgeOfOldestMessage(MAX),
      ],
      [streamOf(notices.notify), ...(mails ? [mails.players.metricApproximateNumberOfMessagesVisible(MAX)] : [])],
    ),
    graph(
      'Dead letters',
      letters.map((queue) => queue.metricApproximateNumberOfMessagesVisible(MAX)),
    ),
  ];
}

/** What is paid for: the table's units, and the functions' calls and time. */
function work({ table: { table } }: WatchedParts): readonly IWidget[] {
  const of = (metricName: string): IMetric => table.metric(metricName, SUM);
  return [
    graph(
      'Units of the table, and what it turned away',
      [of('ConsumedReadCapacityUnits'), of('ConsumedWriteCapacityUnits')],
      [of('ReadThrottleEvents'), of('WriteThrottleEvents')],
    ),
    graph(
      'All functions of the account: calls, and time in ms',
      [functions('Invocations', SUM)],
      [functions('Duration', SUM)],
    ),
    graph(
      'All functions of the account: at once, and turned away',
      [functions('ConcurrentExecutions', MAX)],
      [functions('Throttles', SUM), functions('Errors', SUM)],
    ),
  ];
}
