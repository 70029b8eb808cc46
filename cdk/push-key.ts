import { CfnResource, Duration, Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import { parameterArn } from './stage.ts';

const TIMEOUT = Duration.seconds(30);

export const pushKeyName = ({ stackName }: Stack): string => `/${stackName}/push-key`;

/**
 * The key pair by which push services know the deployment. The deployment makes it once, in Parameter Store, encrypted by
 * the account's own key for that; nothing makes another, and only a removal deletes it, for browsers have subscribed for this one. The
 * private key is in no template, environment or log: who sends messages reads it there.
 */
export class PushKey extends Construct {
  /** The public key, for which browsers subscribe. */
  readonly publicKey: string;
  readonly #name: string;

  constructor(scope: Construct, id: string, bundles: Bundles) {
    super(scope, id);
    this.#name = pushKeyName(Stack.of(this));
    const make = new LadderFunction(this, 'Make', {
      code: bundles('push-key'),
      description: 'Makes the key pair for push messages where there is none.',
      timeout: TIMEOUT,
      environment: { PUSH_PARAMETER: this.#name },
    });
    make.allow(['ssm:GetParameter', 'ssm:PutParameter'], this.#arn);
    const made = new CfnResource(this, 'Key', {
      type: 'Custom::PushKey',
      properties: { ServiceToken: make.lambda.functionArn, ServiceTimeout: TIMEOUT.toSeconds() },
    });
    // Not before it may: rights are a resource of their own.
    made.node.addDependency(make.lambda);
    this.publicKey = made.getAtt('PublicKey').toString();
  }

  /** Lets one function read the private key, which sends, and another one tell browsers the public key. */
  letTell(sender: LadderFunction, asked: LadderFunction): void {
    sender.allow(['ssm:GetParameter'], this.#arn);
    sender.lambda.addEnvironment('PUSH_PARAMETER', this.#name);
    asked.lambda.addEnvironment('PUSH_KEY', this.publicKey);
  }

  get #arn(): string {
    return parameterArn(Stack.of(this), this.#name);
  }
}
