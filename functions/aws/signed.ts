import { AwsV4Signer } from 'aws4fetch';
import { outOfTime } from '../runtime/deadline.ts';

/** A request to a service of AWS. Header names are in lower case; the path must need no escaping. */
export interface Unsigned {
  readonly method: 'HEAD' | 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Sends a request and returns the answer, whatever its status. Rejects without an answer. */
export type Send = (request: Unsigned) => Promise<Response>;

/** How long an answer is waited for, in milliseconds, unless said otherwise. */
const PATIENCE = 5000;

/** Signs with what Lambda gives in the environment: two more SDK clients would weigh more than all of publishing. */
export const signedFor =
  (
    service: 's3' | 'sqs' | 'ses' | 'ssm' | 'cloudfront' | 'cloudformation' | 'appsync',
    patience: number = PATIENCE,
    where?: string,
  ): Send =>
  async ({ url, ...request }) => {
    const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN = '' } = process.env;
    const signer = new AwsV4Signer({
      ...request,
      headers: { ...request.headers },
      url: url.href,
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      sessionToken: AWS_SESSION_TOKEN,
      service,
      // CloudFront is everywhere, and signed for as in its first region.
      region: service === 'cloudfront' ? 'us-east-1' : (where ?? region()),
    });
    const { url: signed, ...whole } = await signer.sign();
    return fetch(
      new Request(signed, { ...whole, signal: AbortSignal.any([AbortSignal.timeout(patience), outOfTime()]) }),
    );
  };

/** Where a site tells how its API is called: an operator's calls are signed for that name. */
export const DEPLOYMENT = '/deployment.json';

export function region(): string {
  const { AWS_REGION = '' } = process.env;
  return AWS_REGION;
}
