import { CfnElement, Stack } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';

/** What the template calls a bucket. */
export const logicalId = (bucket: Bucket): string => {
  const { defaultChild } = bucket.node;
  if (!CfnElement.isCfnElement(defaultChild)) throw new Error('a bucket is one resource');
  return Stack.of(bucket).getLogicalId(defaultChild);
};
