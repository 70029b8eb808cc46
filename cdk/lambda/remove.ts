import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { SecretParameter } from '#functions/aws/parameter.ts';
import { NO_ANSWER, region, type Send, signedFor, type Unsigned } from '#functions/aws/signed.ts';
import { rest } from '#functions/runtime/deadline.ts';
import { onDeployment } from './on-deployment.ts';

/** How often something is tried while S3 is busy or out of reach, and the first pause, in milliseconds; it doubles. */
const [ATTEMPTS, PAUSE] = [6, 100];

async function ask(send: Send, request: Unsigned): Promise<string> {
  for (let attempts = 1; ; attempts++) {
    const answer = await send(request).catch(() => NO_ANSWER);
    if (answer.ok) return answer.text();
    // The bucket is gone: an earlier removal came this far.
    if (answer.status === 404) return '';
    if (attempts === ATTEMPTS || (answer.status !== 429 && answer.status < 500))
      throw new Error(`S3 answered ${answer.status} to ${request.method} ${request.url.host}`);
    await rest(PAUSE * 2 ** attempts);
  }
}

/** Deletes every version of every object of a bucket, a thousand at once. Rejects where S3 refuses. */
async function emptyBucket(name: string, send: Send): Promise<void> {
  const at = (query: string): URL => new URL(`https://${name}.s3.${region()}.amazonaws.com/?${query}`);
  for (;;) {
    const listed = await ask(send, { method: 'GET', url: at('versions='), headers: {} });
    const versions = [...listed.matchAll(/<(Version|DeleteMarker)>(.*?)<\/\1>/gs)].map(([, , each = '']) => each);
    if (versions.length === 0) return;
    // Key and version go back as they came, with their escapes.
    const named = versions.map((each) => `<Object>${part('Key', each)}${part('VersionId', each)}</Object>`);
    const body = `<Delete><Quiet>true</Quiet>${named.join('')}</Delete>`;
    const headers = { 'content-md5': createHash('md5').update(body).digest('base64') };
    const answer = await ask(send, { method: 'POST', url: at('delete='), headers, body });
    if (answer.includes('<Error>')) throw new Error(`${name}: S3 deletes not all of it: ${part('Code', answer)}`);
  }
}

const part = (name: string, text: string): string => new RegExp(`<${name}>.*?</${name}>`, 's').exec(text)?.[0] ?? '';

const shape = z.object({ Buckets: z.array(z.string()), Keys: z.array(z.string()), Pause: z.number() });

const AWS = { s3: signedFor('s3', 30_000), ssm: signedFor('ssm'), wait: rest };

/** Empties the buckets and deletes the keys. What is gone already is left at that: it may be repeated. */
export async function remove(properties: unknown, { s3, ssm, wait } = AWS): Promise<void> {
  const { Buckets, Keys, Pause } = shape.parse(properties);
  const emptyAll = async () => {
    for (const bucket of Buckets) await emptyBucket(bucket, s3);
  };
  await emptyAll();
  for (const name of Keys) await new SecretParameter(name, region(), ssm).remove();
  await wait(Pause * 1000);
  await emptyAll();
}

export const handler = onDeployment(
  async () => undefined,
  (properties) => remove(properties),
);
