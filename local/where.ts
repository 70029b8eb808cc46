import * as z from 'zod/mini';

/** Where ladders are kept, so that it can be written down or told to a thread. */
export const whereShape = z.discriminatedUnion('kind', [
  /** A DynamoDB that listens at an address. */
  z.object({ kind: z.literal('endpoint'), endpoint: z.string(), table: z.string() }),
  /** A DynamoDB behind a socket that only its owner can open. */
  z.object({ kind: z.literal('socket'), path: z.string(), table: z.string() }),
  /** A file of SQLite, which may be opened by several at once. */
  z.object({ kind: z.literal('file'), path: z.string() }),
]);

export type Where = z.infer<typeof whereShape>;

/** What a data folder can be kept by. */
export const STORES = ['emulator', 'sqlite'] as const;
export type StoreName = (typeof STORES)[number];
