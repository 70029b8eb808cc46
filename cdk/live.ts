import { Duration, Stack } from 'aws-cdk-lib';
import { AppSyncAuthorizationType, Code, EventApi } from 'aws-cdk-lib/aws-appsync';
import { type IMetric, Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { ANYBODY, NAMESPACE } from '#shared/contract/live.ts';
import { type Bundles, countedInLog, LadderFunction } from './ladder-function.ts';
import { onSubscribe } from './one-ladder.ts';

const { IAM, LAMBDA } = AppSyncAuthorizationType;

/** What AppSync remembers of an answer, at most. */
const LONGEST = Duration.hours(1);

/** What AppSync asks before it lets anybody listen. */
const HANDLERS = `import { util } from '@aws-appsync/utils';\nexport ${onSubscribe.toString()}`;

/**
 * Tells those who look at ladders what is new. Anybody may listen, since nothing told is private; a key of AppSync's would
 * say the same, but ends within a year. To publish takes a signature, and right for it.
 */
export class Live extends Construct {
  readonly #api: EventApi;

  constructor(scope: Construct, id: string, bundles: Bundles) {
    super(scope, id);
    const { lambda: handler } = new LadderFunction(this, 'Anybody', {
      code: bundles('anybody'),
      description: 'Lets anybody listen to what is new on public pages.',
      timeout: Duration.seconds(5),
      memory: 128,
    });
    this.#api = new EventApi(this, 'Api', {
      apiName: Stack.of(this).stackName,
      authorizationConfig: {
        authProviders: [
          { authorizationType: IAM },
          {
            authorizationType: LAMBDA,
            lambdaAuthorizerConfig: { handler, resultsCacheTtl: LONGEST, validationRegex: `^${ANYBODY}$` },
          },
        ],
        connectionAuthModeTypes: [LAMBDA],
        defaultPublishAuthModeTypes: [IAM],
        defaultSubscribeAuthModeTypes: [LAMBDA],
      },
    });
    this.#api.addChannelNamespace(NAMESPACE, { code: Code.fromInline(HANDLERS) });
  }

  /** Where browsers listen, as their policy names it. */
  get address(): string {
    return `wss://${this.#api.realtimeDns}`;
  }

  /** How often pages could not be told of what is new. */
  untold(options: MetricOptions): IMetric {
    return countedInLog(this, 'untold', options);
  }

  /**
   * What goes out to sockets and is paid for. AWS tells it by the API, and by API and namespace; its page leaves open which of both it is for this
   * figure.
   */
  messagesOut(options: MetricOptions): readonly [IMetric, IMetric] {
    const EventAPIId = this.#api.apiId;
    const by = (dimensionsMap: Record<string, string>) =>
      new Metric({ namespace: 'AWS/AppSync', metricName: 'OutboundMessages', dimensionsMap, ...options });
    return [by({ EventAPIId }), by({ EventAPIId, ChannelNamespaceName: NAMESPACE })];
  }

  letTell(fn: LadderFunction): void {
    fn.allow(['appsync:EventPublish'], `${this.#api.apiArn}/channelNamespace/${NAMESPACE}`);
    fn.lambda.addEnvironment('LIVE_HOST', this.#api.httpDns);
  }
}
