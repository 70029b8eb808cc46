import { Duration, Stack, Validations } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { LadderFunction } from './ladder-function.ts';
import { globalName, logicalId } from './stage.ts';

const KEPT = Duration.days(7);

/** What may be done with transfers; a signed link may do no more than its signer. */
const ACTIONS = { get: 's3:GetObject', put: 's3:PutObject', delete: 's3:DeleteObject' } as const;

/** Where logs lie for a while. Nobody gets in but by a signed link, and what is forgotten is deleted. */
export class Transfers extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [{ expiration: KEPT, abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only what the functions put there and sign links to is here, for days; they log what they do.',
    });
  }

  let(fn: LadderFunction, ...actions: readonly (keyof typeof ACTIONS)[]): void {
    fn.allow(
      actions.map((action) => ACTIONS[action]),
      this.bucket.arnForObjects('*'),
    );
    fn.lambda.addEnvironment('TRANSFER_BUCKET', this.bucket.bucketName);
    Validations.of(fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${logicalId(this.bucket)}.Arn>/*]`,
      reason: 'The bucket holds transfers alone, under names that are made as they come.',
    });
  }

  letList(fn: LadderFunction): void {
    fn.allow(['s3:ListBucket'], this.bucket.bucketArn);
  }

  /** The way there through the site's own address. The link's own signature opens it, so CloudFront adds none. */
  behavior(): Omit<BehaviorOptions, 'viewerProtocolPolicy'> {
    return {
      origin: S3BucketOrigin.withBucketDefaults(this.bucket),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: new OriginRequestPolicy(this, 'Signed', {
        originRequestPolicyName: globalName(Stack.of(this), 'Signed'),
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
        headerBehavior: OriginRequestHeaderBehavior.none(),
        cookieBehavior: OriginRequestCookieBehavior.none(),
      }),
    };
  }
}
