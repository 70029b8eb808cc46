/** A client is made with a part of the SDK that a function never comes to. They bring 14 KB. */
class NeverUsed {
  format(): never {
    throw new Error('functions use no such part of the SDK');
  }
}

export { NeverUsed as AdaptiveRetryStrategy, NeverUsed as HeaderFormatter, NeverUsed as Sha256Js };

/** Only what works out endpoints reads it, and says so where a region is not in there. */
export const partitionsInfo = { partitions: [] };
