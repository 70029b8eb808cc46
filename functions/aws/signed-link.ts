import { AwsV4Signer } from 'aws4fetch';
import { region } from './signed.ts';

interface Linked {
  readonly method: 'GET' | 'PUT';
  readonly url: URL;
  /** Headers that whoever follows the link has to send as they are. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long it opens something, in seconds. */
  readonly seconds: number;
}

/** Signs a link to an object of S3 with the rights of this function: whoever has it may do that one thing. */
export async function signLink({ method, url, headers = {}, seconds }: Linked): Promise<URL> {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN = '' } = process.env;
  const wanted = new URL(url);
  wanted.searchParams.set('X-Amz-Expires', String(seconds));
  const signer = new AwsV4Signer({
    method,
    url: wanted.href,
    headers: { ...headers },
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN !== '' && { sessionToken: AWS_SESSION_TOKEN }),
    service: 's3',
    region: region(),
    signQuery: true,
    allHeaders: true,
  });
  return (await signer.sign()).url;
}
