export interface PutOptions {
  readonly contentType: string;
  /** What the file was made from; a file made from an older version never takes the place of a newer one. */
  readonly version: number;
  readonly cacheControl?: string;
}

/** Where finished files go: a folder on a laptop, a bucket on AWS. */
export interface FileStore {
  /**
   * Puts a whole file in place at once: readers see the one before or this one, never a part. `path` begins with '/'.
   * 'older' means that what is there was made from a newer version, and stays. Throws where the storage fails.
   */
  put(path: string, body: string, options: PutOptions): Promise<'written' | 'older'>;
}
