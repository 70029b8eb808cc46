import { CfnResource, Duration, RemovalPolicies, Stack, Validations } from 'aws-cdk-lib';
import { CfnPolicy } from 'aws-cdk-lib/aws-iam';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { keyNames } from './keys.ts';
import { type Bundles, LadderFunction } from './ladder-function.ts';
import { logicalId, parameterArn } from './stage.ts';

const TIMEOUT = Duration.minutes(15);
/** How long a right that was taken away may still be of use; then the buckets are emptied once more. */
const UNTIL_NONE_WRITES = Duration.seconds(15);

/**
 * Lets a stage be removed without trace. Its deletion empties all buckets of the stack and deletes its keys, which
 * CloudFormation does not; everything else has the removal policy for that. To be made last.
 */
export class Removal extends Construct {
  constructor(scope: Construct, id: string, bundles: Bundles) {
    super(scope, id);
    const stack = Stack.of(this);
    const all = stack.node.findAll();
    const buckets = all.filter((each) => each instanceof Bucket);
    const writers = all.filter((each) => each instanceof CfnFunction || each instanceof CfnPolicy);
    const remove = new LadderFunction(this, 'Remove', {
      code: bundles('remove'),
      description: 'Empties the buckets of a stage that is removed.',
      timeout: TIMEOUT,
    });
    remove.allow(['s3:ListBucketVersions'], ...buckets.map(({ bucketArn }) => bucketArn));
    remove.allow(['s3:DeleteObject', 's3:DeleteObjectVersion'], ...buckets.map((each) => each.arnForObjects('*')));
    const keys = Object.values(keyNames(stack));
    remove.allow(['ssm:DeleteParameter'], ...keys.map((name) => parameterArn(stack, name)));
    for (const bucket of buckets)
      Validations.of(remove).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<${logicalId(bucket)}.Arn>/*]`,
        reason: 'A removal leaves nothing in the bucket.',
      });
    const removal = new CfnResource(this, 'Removal', {
      type: 'Custom::Removal',
      properties: {
        ServiceToken: remove.lambda.functionArn,
        ServiceTimeout: TIMEOUT.toSeconds(),
        Buckets: buckets.map(({ bucketName }) => bucketName),
        Keys: keys,
        Pause: UNTIL_NONE_WRITES.toSeconds(),
      },
    });
    removal.node.addDependency(remove.lambda);
    // What is made later is deleted sooner: nobody may write any more while the buckets are emptied.
    for (const each of writers) each.addResourceDependency(removal);
    RemovalPolicies.of(stack).destroy();
  }
}
