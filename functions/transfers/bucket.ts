import { askS3, listingOf, parseListing } from '../aws/objects.ts';
import { signedLink } from '../aws/sign.ts';
import { type Answer, region, type Send, signatoryHere, signedFor, type Unsigned } from '../aws/signed.ts';
import { isTransferPath, LINK_SECONDS, TRANSFERS, type Transfers } from './transfers.ts';

/** How long S3 may take for a large file, in milliseconds. */
const PATIENCE = 60_000;

/** A private bucket, reached through the site's own address. Without s3:ListBucket, what is missing looks forbidden. */
export class TransferBucket implements Transfers {
  readonly #name: string;
  readonly #siteOrigin: string;
  readonly #send: Send;

  constructor(name: string, siteOrigin: string, send: Send = signedFor('s3', PATIENCE)) {
    this.#name = name;
    this.#siteOrigin = siteOrigin;
    this.#send = send;
  }

  async put(path: string, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
    const headers = { 'content-type': 'application/octet-stream' };
    await this.#ask(path, { method: 'PUT', headers, body });
  }

  async get(path: string): Promise<Uint8Array | undefined> {
    const found = await this.#ask(path, { method: 'GET', headers: {} });
    return found.ok ? new Uint8Array(await found.arrayBuffer()) : undefined;
  }

  async remove(path: string): Promise<void> {
    await this.#ask(path, { method: 'DELETE', headers: {} });
  }

  async removeAll(folder: string): Promise<void> {
    const prefix = `${TRANSFERS.slice(1)}${folder}/`;
    for (let names = await this.#list(prefix); names.length > 0; names = await this.#list(prefix))
      for (const name of names) await this.remove(name.slice(TRANSFERS.length - 1));
  }

  /** One page of them: after deleting these, the caller asks again. */
  async #list(prefix: string): Promise<readonly string[]> {
    const answer = await this.#request(listingOf(this.#urlOf('list'), prefix), { method: 'GET', headers: {} });
    return answer.ok ? parseListing(await answer.text()).names : [];
  }

  async linkToFetch(path: string, name: string): Promise<string> {
    const url = this.#urlOf(path);
    url.searchParams.set('response-content-disposition', `attachment; filename="${name}"`);
    url.searchParams.set('response-content-type', 'text/plain; charset=utf-8');
    return this.#throughSite(await link({ method: 'GET', url, headers: {} }));
  }

  async linkToSend(path: string, bytes: number): Promise<string> {
    const headers = { 'content-length': String(bytes) };
    return this.#throughSite(await link({ method: 'PUT', url: this.#urlOf(path), headers }));
  }

  /** CloudFront passes on path and query unchanged, and addresses S3 by the bucket's own name: the signature holds. */
  #throughSite = ({ pathname, search }: URL): string => `${this.#siteOrigin}${pathname}${search}`;

  #urlOf(path: string): URL {
    if (!isTransferPath(path)) throw new Error(`no path of a transfer: ${path}`);
    return new URL(`https://${this.#name}.s3.${region()}.amazonaws.com${TRANSFERS}${path}`);
  }

  #ask(path: string, request: Omit<Unsigned, 'url'>): Promise<Answer> {
    return this.#request(this.#urlOf(path), request);
  }

  #request(url: URL, request: Omit<Unsigned, 'url'>): Promise<Answer> {
    return askS3(this.#send, { ...request, url }, ...(request.method === 'GET' ? [403, 404] : []));
  }
}

/** A link to an S3 object with the rights of this function: it allows that one thing, with these headers. */
const link = (request: Unsigned): Promise<URL> => signedLink(request, signatoryHere('s3'), LINK_SECONDS);
