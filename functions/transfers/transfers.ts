/** What a path of the transfers looks like: words of a–z, 0–9 and "-", and what kind of file it is. */
export const isTransferPath = (path: string): boolean => /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z]+)?$/.test(path);

/** Under which path of the site transfers are fetched and sent: no club can be called so. */
export const TRANSFERS = '/_transfers/';

export const LINK_SECONDS = 900;

/** Files too large for one request, or needed between a job's steps; deleted after days. Throws where storage fails. */
export interface Transfers {
  put(path: string, body: string | Uint8Array<ArrayBuffer>): Promise<void>;
  /** The whole file; undefined if it doesn't exist, or no longer does. */
  get(path: string): Promise<Uint8Array | undefined>;
  remove(path: string): Promise<void>;
  /** Takes away all files of a folder, such as "downloads/riverside/main". */
  removeAll(folder: string): Promise<void>;
  /** A link that fetches a file for a quarter of an hour, to be saved under a name. */
  linkToFetch(path: string, name: string): Promise<string>;
  /** A link that takes a file of a given size by PUT, for a quarter of an hour. */
  linkToSend(path: string, bytes: number): Promise<string>;
}
