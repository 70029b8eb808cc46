import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { ItemKey } from '../database/item.ts';

interface StringAttribute {
  readonly S?: string | undefined;
}

export interface StreamRecord {
  readonly eventName?: string | undefined;
  readonly dynamodb?:
    | {
        readonly Keys?: { readonly pk?: StringAttribute; readonly sk?: StringAttribute } | undefined;
        readonly SequenceNumber?: string | undefined;
        /** When it was written: in seconds since 1970, as Lambda hands it over. */
        readonly ApproximateCreationDateTime?: number | Date | undefined;
      }
    | undefined;
}

/** The key of the item that was written. */
export const keyIn = ({ dynamodb: { Keys } = {} }: StreamRecord): ItemKey => ({
  pk: Keys?.pk?.S ?? '',
  sk: Keys?.sk?.S ?? '',
});

/** How long a function that follows the table's stream may take for a batch of it, in seconds. */
export const BATCH_LIMIT = 30;

/**
 * Whether a record of the stream is older than a batch may take: it was in one that took its process with it, or has waited
 * behind one. Who follows the stream leaves it to a queue that brings each thing alone.
 */
export const isLate = ({ dynamodb }: StreamRecord, now: Instant): boolean => {
  const written = dynamodb?.ApproximateCreationDateTime;
  return typeof written === 'number' && now / 1000 - written >= BATCH_LIMIT;
};
