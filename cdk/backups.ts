import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { LadderFunction } from './ladder-function.ts';
import { BUCKET, type Settings } from './settings.ts';
import { logicalId } from './stage.ts';

/** How long what was deleted or replaced can still be restored: as long as point-in-time recovery keeps the table. */
const KEPT = Duration.days(35);

/** Where the nightly backups of all clubs lie: in a bucket of the stack's own, or in another account's or region's. */
export class Backups extends Construct {
  private readonly bucket: string;
  /** As a rule of nag's calls it. */
  private readonly called: string;
  readonly region: string;
  private readonly key: string | undefined;

  constructor(scope: Construct, id: string, { backupBucket, backupKey }: Pick<Settings, 'backupBucket' | 'backupKey'>) {
    super(scope, id);
    const [, bucket, region] = BUCKET.exec(backupBucket ?? '') ?? [];
    const own = bucket === undefined ? this.ownBucket() : undefined;
    this.bucket = bucket ?? own?.bucketName ?? '';
    this.called = own ? `<${logicalId(own)}>` : this.bucket;
    this.region = region ?? Stack.of(this).region;
    this.key = backupKey;
  }

  /** As `operator restore` takes it. */
  get address(): string {
    return `s3://${this.bucket}/${Stack.of(this).stackName}`;
  }

  /** Lets a function compare what lies there, and write and delete it; versions that were replaced are out of its reach. */
  letWrite(fn: LadderFunction): void {
    const { partition, stackName } = Stack.of(this);
    const arn = `arn:${partition}:s3:::${this.bucket}`;
    fn.allow(['s3:ListBucket'], arn);
    fn.allow(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], `${arn}/${stackName}/*`);
    if (this.key !== undefined) fn.allow(['kms:GenerateDataKey', 'kms:Decrypt'], this.key);
    fn.lambda.addEnvironment('BACKUP_BUCKET', this.bucket);
    fn.lambda.addEnvironment('BACKUP_REGION', this.region);
    fn.lambda.addEnvironment('BACKUP_FOLDER', stackName);
    Validations.of(fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::${this.called}/${stackName}/*]`,
      reason: 'The folder holds the backups of this stack alone, called as its clubs and ladders of the future are.',
    });
  }

  private ownBucket(): Bucket {
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: KEPT,
          expiredObjectDeleteMarker: true,
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'One function writes here once a night, and logs what it did.',
    });
    return bucket;
  }
}
