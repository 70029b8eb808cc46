import { AwsV4Signer } from 'aws4fetch';

/** A request to a service of AWS. Header names are in lower case; the path must need no escaping. */
export interface Unsigned {
  readonly method: 'HEAD' | 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Sends a request and gives whatever is answered. Rejects where there is no answer. */
export type Send = (request: Unsigned) => Promise<Response>;

/** How long an answer is waited for, in milliseconds, unless said otherwise. */
const PATIENCE = 5000;

/** By what AWS knows who asks, and where that is. */
export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly region: string;
}

/** What Lambda gives every function in its environment. */
export function keysOfLambda(): Keys {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN = '' } = process.env;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
    region: region(),
  };
}

/** The keys of a day, which are worked out of those of a function in four steps, by service and region. */
const OF_THE_DAY = new Map<string, ArrayBuffer>();

/** Signs a request (SigV4). */
export const sign = (service: string, { url, ...request }: Unsigned, keys: Keys = keysOfLambda()) =>
  new AwsV4Signer({
    ...request,
    ...keys,
    headers: { ...request.headers },
    url: url.href,
    service,
    cache: OF_THE_DAY,
  }).sign();

/** Sends what is signed. The clients of the SDK would weigh more than all else that functions need. */
export const signedFor =
  (service: 's3' | 'sqs' | 'ses' | 'ssm' | 'dynamodb' | 'cloudfront', patience: number = PATIENCE): Send =>
  async (request) => {
    const keys = keysOfLambda();
    // CloudFront is everywhere, and signed for as in its first region.
    const where = service === 'cloudfront' ? 'us-east-1' : keys.region;
    const { url: signed, ...whole } = await sign(service, request, { ...keys, region: where });
    return fetch(new Request(signed, { ...whole, signal: AbortSignal.timeout(patience) }));
  };

/** Where the function runs. */
export function region(): string {
  const { AWS_REGION = '' } = process.env;
  return AWS_REGION;
}
