import { Aws, Duration, Fn, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnRoute,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpIamAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { PAGE_METHODS } from '#functions/http/event.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { LAMBDAS, type Lambda, type Operation, routeKeyOf } from '#shared/features/operation.ts';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { LadderTable, TableAction } from './ladder-table.ts';
import { Release } from './release.ts';

/** A command is one transaction that puts and deletes items; what players record is counted, which updates one. */
const RECORDS: readonly TableAction[] = ['get', 'query', 'put', 'update', 'delete'];
const USES: Readonly<Record<Lambda, readonly TableAction[]>> = {
  clubs: [...RECORDS, 'check'],
  access: [...RECORDS, 'check'],
  'sessions-and-views': ['get', 'query'],
  'challenges-and-results': RECORDS,
};

const RECORDING: Lambda = 'challenges-and-results';

/** As long as the gateway waits, in seconds. */
const LONGEST = 29;
/** These take whole season logs in, and give them out. */
const LARGE: readonly Lambda[] = ['clubs', 'sessions-and-views'];

/** What all clubs together may ask, in requests a second: hundreds of club nights at once, and thousands of phones. */
const THROTTLE = { rateLimit: 2000, burstLimit: 4000 };

/** The HTTP API: one route for every entry of OPERATIONS, each answered by its function. */
export class Api extends Construct {
  readonly http: HttpApi;
  readonly functions: ReadonlyMap<Lambda, LadderFunction>;
  /** What records: the one function in which a fault costs a club what it played. */
  readonly recording: Release;

  constructor(scope: Construct, id: string, bundles: Bundles, table: LadderTable) {
    super(scope, id);
    this.http = new HttpApi(this, 'Http', { apiName: Stack.of(this).stackName, createDefaultStage: false });
    this.defaultStage();
    this.functions = new Map(LAMBDAS.map((name) => [name, this.httpFunction(name, bundles, table)]));
    this.recording = new Release(this, 'Recording', this.functionOf(RECORDING).lambda);
    this.routes();
  }

  functionOf(name: Lambda): LadderFunction {
    const found = this.functions.get(name);
    if (!found) throw new Error(`no function ${name}`);
    return found;
  }

  /** Tells the functions under which address people see the site, for the links that they hand out. */
  siteOrigin(origin: string): void {
    for (const { lambda } of this.functions.values()) lambda.addEnvironment('SITE_ORIGIN', origin);
  }

  /** Pages that are no part of the API: open to all; their function checks what they bring. */
  pages(scope: Construct, name: string, paths: readonly string[], { lambda }: LadderFunction): void {
    const integration = new HttpLambdaIntegration(name, lambda, { scopePermissionToRoute: false });
    const asked = paths.flatMap((path) => PAGE_METHODS.map((method) => ({ method, path })));
    const routes = asked.map(({ method, path }) => {
      // The first path came alone: its routes keep their names, or an update would make them twice.
      const id = path === paths[0] ? `${method} page` : `${method} ${path}`;
      const route = new HttpRoute(scope, id, {
        httpApi: this.http,
        routeKey: HttpRouteKey.with(path, HttpMethod[method]),
        integration,
      });
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason:
          'For people without a key: the function checks the link, the session or the puzzle before anything else.',
      });
      return route;
    });
    leadOnceAllowed(routes);
  }

  private httpFunction(name: Lambda, bundles: Bundles, table: LadderTable): LadderFunction {
    const fn = new LadderFunction(this, name, {
      code: bundles(name),
      description: `Answers the routes of ${name}.`,
      timeout: Duration.seconds(LARGE.includes(name) ? LONGEST : 10),
      environment: { TABLE_NAME: table.name, SITE_MARK: siteMark() },
    });
    table.let(fn, ...USES[name]);
    if (name === 'sessions-and-views') table.letKeepSessions(fn);
    return fn;
  }

  private routes(): void {
    const operators = new HttpIamAuthorizer();
    for (const [name, { lambda }] of this.functions) {
      // Under a name of its own: a route that led to the function itself moves here once the gateway may call the alias.
      const [id, target] = name === RECORDING ? [`${name} live`, this.recording.alias] : [name, lambda];
      const integration = new HttpLambdaIntegration(id, target, { scopePermissionToRoute: false });
      const routes = OPERATIONS.filter((each) => each.lambda === name).map((route) => {
        const resource = new HttpRoute(this, routeKeyOf(route), {
          httpApi: this.http,
          routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
          integration,
          authorizer: route.roles === 'operator' ? operators : undefined,
        });
        if (route.roles !== 'operator') acceptOwnKeys(resource, route);
        return resource;
      });
      leadOnceAllowed(routes);
    }
  }

  private defaultStage(): void {
    const log = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.http,
      autoDeploy: true,
      throttle: THROTTLE,
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: accessLine() },
    });
  }
}

/** The routes of a function lead to it only once the gateway may call it: people use them during an update. */
function leadOnceAllowed(routes: readonly HttpRoute[]): void {
  const resources = routes.flatMap((route) => route.node.findAll());
  const permissions = resources.filter((each) => each instanceof CfnPermission);
  for (const route of resources.filter((each) => each instanceof CfnRoute))
    for (const permission of permissions) route.addResourceDependency(permission);
}

/** What the site's CloudFront says to the API, and no stranger can know: the random part of the stack's own id. */
export const siteMark = (): string => Fn.select(2, Fn.split('/', Aws.STACK_ID));

/** One JSON line a request, without paths: they name clubs and hashes of access keys. */
const accessLine = (): AccessLogFormat =>
  AccessLogFormat.custom(
    JSON.stringify({
      at: AccessLogField.contextRequestTimeEpoch(),
      request: AccessLogField.contextRequestId(),
      route: '$context.routeKey',
      status: AccessLogField.contextStatus(),
      bytes: AccessLogField.contextResponseLength(),
      ms: '$context.responseLatency',
      from: AccessLogField.contextIdentitySourceIp(),
      error: AccessLogField.contextErrorMessage(),
    }),
  );

const acceptOwnKeys = (resource: HttpRoute, { roles }: Operation): void =>
  Validations.of(resource).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      roles === 'anybody'
        ? 'Opens or ends a session: the access key or session comes with the request and is checked by the function.'
        : `For ${roles}: the function checks the access key, its club and its role before anything else.`,
  });
