import { CfnResource, Duration, Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import type { Settings } from './settings.ts';
import { parameterArn } from './stage.ts';

const TIMEOUT = Duration.seconds(30);

/** What the functions call the parameters that hold the keys of a deployment: "/ClubLadder/push-key". */
export const keyNames = ({ stackName }: Stack) =>
  ({ PUSH_PARAMETER: `/${stackName}/push-key`, WEBHOOK_PARAMETER: `/${stackName}/webhook-key` }) as const;

type KeyName = keyof ReturnType<typeof keyNames>;

/**
 * The keys of the deployment: that by which push services know it, and that under which secrets of webhooks are kept.
 * The deployment makes them once, in Parameter Store, encrypted by the account's own key for that. Another one for webhooks is made
 * where a setting has another number; only a removal deletes them. They are in no template, environment, table or log: who needs one reads it there.
 */
export class Keys extends Construct {
  readonly #made: CfnResource;
  readonly #isReplaced: boolean;

  constructor(scope: Construct, id: string, bundles: Bundles, { webhookKey }: Pick<Settings, 'webhookKey'>) {
    super(scope, id);
    const names = keyNames(Stack.of(this));
    const make = new LadderFunction(this, 'Make', {
      code: bundles('keys'),
      description: 'Makes the keys of the deployment where there are none.',
      timeout: TIMEOUT,
      environment: { ...names },
    });
    const all = Object.values(names).map((name) => parameterArn(Stack.of(this), name));
    make.allow(['ssm:GetParameter', 'ssm:PutParameter'], ...all);
    this.#made = new CfnResource(this, 'Keys', {
      type: 'Custom::Keys',
      properties: {
        ServiceToken: make.lambda.functionArn,
        ServiceTimeout: TIMEOUT.toSeconds(),
        ...(webhookKey !== undefined && { WebhookKey: String(webhookKey) }),
      },
    });
    this.#isReplaced = webhookKey !== undefined;
    // Not before it may: rights are a resource of their own.
    this.#made.node.addDependency(make.lambda);
  }

  /** Lets functions keep and use the secrets of webhooks. */
  letSeal(...functions: readonly LadderFunction[]): void {
    for (const each of functions) {
      this.#letRead(each, 'WEBHOOK_PARAMETER');
      // They keep what they have read: once there is another, their processes start anew.
      if (this.#isReplaced) each.lambda.addEnvironment('WEBHOOK_KEY', this.#made.getAtt('WebhookKey').toString());
    }
  }

  /** Lets one function read the private key for push messages, and another one tell browsers the public key. */
  letPush(sender: LadderFunction, asked: LadderFunction): void {
    this.#letRead(sender, 'PUSH_PARAMETER');
    asked.lambda.addEnvironment('PUSH_KEY', this.#made.getAtt('PublicKey').toString());
  }

  #letRead(fn: LadderFunction, name: KeyName): void {
    const stack = Stack.of(this);
    fn.allow(['ssm:GetParameter'], parameterArn(stack, keyNames(stack)[name]));
    fn.lambda.addEnvironment(name, keyNames(stack)[name]);
  }
}
