import { Aws, CfnElement, Stack } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';

/** The deployment that is called by no stage. */
const DEFAULT = 'ClubLadder';

/** An account has one deployment for each stage and region. Stages come by `-c stage=test`; the default has no name. */
export function stackNameOf(stage: unknown): string {
  if (stage === undefined) return DEFAULT;
  if (typeof stage === 'string' && /^[a-z][a-z0-9]{0,19}$/.test(stage)) return `${DEFAULT}-${stage}`;
  throw new Error(`stage=${stage}: a stage is called by 1–20 of a–z and 0–9, a letter first`);
}

/** A name for a part of CloudFront's, of which an account has one list for all regions. At most 64 characters. */
export const globalName = ({ stackName }: Stack, part: string): string => `${stackName}-${part}-${Aws.REGION}`;

/** A parameter of Systems Manager, by its name: "/ClubLadder/push-key". */
export const parameterArn = (stack: Stack, name: string): string =>
  stack.formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) });

/** What the template calls a bucket. */
export const logicalId = (bucket: Bucket): string => {
  const { defaultChild } = bucket.node;
  if (!CfnElement.isCfnElement(defaultChild)) throw new Error('a bucket is one resource');
  return Stack.of(bucket).getLogicalId(defaultChild);
};
