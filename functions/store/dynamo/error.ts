import type { AwsRequest } from '../../told-error.ts';
import type { Attributes } from './attributes.ts';

/** Why one item of a transaction was not written, and what stands in its place; `None` where it was not its fault. */
export interface CancellationReason {
  readonly Code?: string;
  readonly Item?: Attributes;
}

/** DynamoDB answers that it has not done what it was asked. The name is that of the reason, such as `ThrottlingException`. */
export class DynamoError extends Error {
  override readonly name: string;
  readonly request: AwsRequest;
  /** Of a transaction that was cancelled, one for each item. */
  readonly reasons: readonly CancellationReason[];

  constructor(
    name: string,
    message: string,
    request: AwsRequest = { status: 400, attempts: 1 },
    reasons: readonly CancellationReason[] = [],
  ) {
    super(message);
    this.name = name;
    this.request = request;
    this.reasons = reasons;
  }
}

/** Whether an error is DynamoDB's answer of this name. */
export const isNamed = (error: unknown, name: string): boolean => error instanceof DynamoError && error.name === name;
