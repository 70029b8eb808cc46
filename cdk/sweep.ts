import { Duration } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { LadderTable } from './ladder-table.ts';
import { Schedule } from './schedule.ts';
import type { Site } from './site.ts';

/** The timer is at work on the hour. */
const NOT_WITH_THE_TIMER = 'cron(23 3 * * ? *)';

interface SweepProps {
  readonly bundles: Bundles;
  readonly table: LadderTable;
  readonly site: Site;
  /** The queue of what is to be published again. */
  readonly again: IQueue;
  /** Where sweeps go that did not begin. */
  readonly skipped: IQueue;
  readonly environment: Record<string, string>;
}

/** Looks once a day which pages are behind what is stored, and queues them: nothing that is lost is lost for long. */
export class Sweep extends Construct {
  readonly worker: LadderFunction;

  constructor(scope: Construct, id: string, { bundles, table, site, again, skipped, environment }: SweepProps) {
    super(scope, id);
    this.worker = new LadderFunction(this, 'Sweep', {
      code: bundles('sweep'),
      description: 'Queues the pages that are behind what is stored.',
      timeout: Duration.minutes(15),
      environment,
    });
    table.let(this.worker, 'get', 'query');
    site.letLook(this.worker);
    again.grantSendMessages(this.worker.lambda);
    new Schedule(this, 'Daily', {
      description: 'Has pages published again that are behind.',
      cron: NOT_WITH_THE_TIMER,
      target: this.worker,
      missed: skipped,
      worthlessAfter: Duration.hours(12),
    });
  }
}
