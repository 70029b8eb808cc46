import { type Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type IMetric, Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, MetricFilter, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Counted } from '#functions/runtime/counted.ts';

/** Where the bundle of a function comes from; its handler is `index.handler`. */
export type Bundles = (name: string) => Code;

type Conditions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface LadderFunctionProps {
  readonly code: Code;
  readonly description: string;
  readonly timeout: Duration;
  /** In MB; the share of a processor grows with it, and module load is what a cold start waits for. */
  readonly memory?: number;
  readonly environment?: Record<string, string>;
  /** How many of it may run at once, taken from all other functions of the account; the account's limit by default. */
  readonly atOnce?: number | undefined;
}

/** The one log of all functions of a stack: each line names its function, and each stream has its name. */
export function commonLog(scope: Construct): LogGroup {
  const stack = Stack.of(scope);
  const found = stack.node.tryFindChild('Log');
  if (found instanceof LogGroup) return found;
  return new LogGroup(stack, 'Log', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
}

const COUNTED = 'Counted';

/** How many lines of the log are counted as one thing. */
export function countedInLog(scope: Construct, What: Counted, options: MetricOptions): IMetric {
  const stack = Stack.of(scope);
  const metricNamespace = stack.stackName;
  if (!stack.node.tryFindChild(COUNTED))
    new MetricFilter(stack, COUNTED, {
      logGroup: commonLog(scope),
      filterPattern: FilterPattern.exists('$.counted'),
      metricNamespace,
      metricName: COUNTED,
      metricValue: '1',
      dimensions: { What: '$.counted' },
    });
  return new Metric({ namespace: metricNamespace, metricName: COUNTED, dimensionsMap: { What }, ...options });
}

/** A Lambda function with a role of its own that may write the log and nothing else, until it is allowed to. */
export class LadderFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: LadderFunctionProps) {
    super(scope, id);
    const logGroup = commonLog(this);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.lambda = new LambdaFunction(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: props.code,
      description: props.description,
      timeout: props.timeout,
      memorySize: props.memory ?? 1024,
      environment: props.environment,
      reservedConcurrentExecutions: props.atOnce,
      logGroup,
      role,
    });
  }

  /** Allows some actions on exactly these resources, as long as a condition holds. */
  allowIf(conditions: Conditions, actions: readonly string[], ...resources: readonly string[]): void {
    this.lambda.addToRolePolicy(
      new PolicyStatement({ actions: [...actions], resources: [...resources], conditions: { ...conditions } }),
    );
  }

  allow(actions: readonly string[], ...resources: readonly string[]): void {
    this.lambda.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }
}
