import { askS3, listingOf, type ObjectVersion, parseListing, parseVersions, versionsOf } from '../aws/objects.ts';
import { type Send, signedFor } from '../aws/signed.ts';

/** Where the backups of a deployment lie: a folder of a bucket, which may be another account's or region's. */
export interface BackupPlace {
  readonly bucket: string;
  readonly region: string;
  /** Such as "ClubLadder": deployments may share a bucket. */
  readonly folder: string;
}

/** How long S3 may take, in milliseconds. */
const PATIENCE = 60_000;

/** A folder of a bucket of S3. Without s3:ListBucket, a missing object looks forbidden. */
export class BackupBucket {
  readonly #place: BackupPlace;
  readonly #send: Send;

  constructor(place: BackupPlace, send: Send = signedFor('s3', PATIENCE, place.region)) {
    this.#place = place;
    this.#send = send;
  }

  async put(name: string, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
    const headers = { 'content-type': name.endsWith('.gz') ? 'application/gzip' : 'application/json' };
    await askS3(this.#send, { method: 'PUT', url: this.#urlOf(name), headers, body });
  }

  /** The present content, or that of a version. */
  async get(name: string, version?: string): Promise<Uint8Array | undefined> {
    const url = this.#urlOf(name);
    if (version !== undefined) url.searchParams.set('versionId', version);
    const found = await askS3(this.#send, { method: 'GET', url, headers: {} }, 404);
    return found.ok ? new Uint8Array(await found.arrayBuffer()) : undefined;
  }

  /** The same, from the last version if it has been deleted since. */
  async getDeleted(name: string): Promise<Uint8Array | undefined> {
    const found = await this.get(name);
    if (found) return found;
    for await (const { version, isGone, ...each } of this.versions(name))
      if (!isGone && each.name === name) return this.get(name, version);
    return undefined;
  }

  async remove(name: string): Promise<void> {
    await askS3(this.#send, { method: 'DELETE', url: this.#urlOf(name), headers: {} });
  }

  /** The names of all that begin so, in order. */
  async *list(prefix: string): AsyncGenerator<string> {
    let next: string | undefined;
    do {
      const url = listingOf(this.#urlOf(''), `${this.#place.folder}/${prefix}`, next);
      const page = parseListing(await this.#text(url));
      yield* page.names.map((name) => this.#within(name));
      next = page.next;
    } while (next !== undefined);
  }

  /** All versions of what begins so, by name, the newest first. */
  async *versions(prefix: string): AsyncGenerator<ObjectVersion> {
    let next: Pick<ObjectVersion, 'name' | 'version'> | undefined;
    do {
      const url = versionsOf(this.#urlOf(''), `${this.#place.folder}/${prefix}`, next);
      const page = parseVersions(await this.#text(url));
      yield* page.found.map((each) => ({ ...each, name: this.#within(each.name) }));
      next = page.next;
    } while (next !== undefined);
  }

  async #text(url: URL): Promise<string> {
    return (await askS3(this.#send, { method: 'GET', url, headers: {} })).text();
  }

  #within = (name: string): string => name.slice(this.#place.folder.length + 1);

  #urlOf(name: string): URL {
    const { bucket, region, folder } = this.#place;
    return new URL(`https://${bucket}.s3.${region}.amazonaws.com/${folder}/${name}`);
  }
}
