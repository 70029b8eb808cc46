import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';

/** Who asks, and of which service where. */
export interface Signatory {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  readonly service: string;
  readonly region: string;
}

/** A request as it is to be signed. */
interface Signable {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
}

type Bytes = string | ArrayBuffer | ArrayBufferView;

const bytesOf = (data: Bytes): string | Uint8Array => {
  if (typeof data === 'string') return data;
  return data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
};

/** SHA-256, or its HMAC with a secret, as AWS's signer asks for it. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: Bytes) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(data: Bytes): void {
    this.#hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    throw new Error('each is used once');
  }
}

const signerOf = ({ service, region, ...credentials }: Signatory): SignatureV4 => {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  return new SignatureV4({
    service,
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
    sha256: Sha256,
    applyChecksum: false,
    uriEscapePath: service !== 's3',
  });
};

/** What is sent to S3 is not hashed for its signature: TLS keeps it whole. */
const UNHASHED = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } as const;

const toSign = ({ method, url, headers, body }: Signable) => ({
  method,
  protocol: url.protocol,
  hostname: url.hostname,
  path: url.pathname,
  query: Object.fromEntries(url.searchParams),
  headers: { ...headers, host: url.host },
  ...(body !== undefined && { body }),
});

/** The headers with which a request is let in by AWS. */
export async function signedHeaders(
  request: Signable,
  signatory: Signatory,
): Promise<Readonly<Record<string, string>>> {
  const { headers, ...all } = toSign(request);
  const hashed = signatory.service === 's3' ? { ...headers, ...UNHASHED } : headers;
  return (await signerOf(signatory).sign({ ...all, headers: hashed })).headers;
}

/** A link to an S3 object that allows this one request, with its headers, for so many seconds. */
export async function signedLink(request: Signable, signatory: Signatory, seconds: number): Promise<URL> {
  const { headers, ...all } = toSign(request);
  const { query = {} } = await signerOf(signatory).presign(
    { ...all, headers: { ...headers, ...UNHASHED } },
    {
      expiresIn: seconds,
      unhoistableHeaders: new Set(Object.keys(UNHASHED)),
      unsignableHeaders: new Set(Object.keys(UNHASHED)),
    },
  );
  const link = new URL(request.url);
  link.search = Object.entries(query)
    .map((each) => each.map((part) => encodeURIComponent(String(part))).join('='))
    .join('&');
  return link;
}
