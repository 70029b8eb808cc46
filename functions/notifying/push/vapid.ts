import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from 'node:crypto';
import * as z from 'zod/mini';

/** By what push services know a deployment (RFC 8292): browsers subscribe for its public key alone. */
export interface VapidKeys {
  /** As browsers take it: an uncompressed point of P-256 in base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const shape = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/** Makes a key, in its stored form: a JSON Web Key. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

/** Reads a stored key. Throws if it isn't one; the error doesn't show it. */
export function parseVapidKey(text: string): VapidKeys {
  try {
    const key: JsonWebKey = shape.parse(JSON.parse(text));
    const privateKey = createPrivateKey({ key, format: 'jwk' });
    return { privateKey, publicKey: pointOf(createPublicKey(privateKey)) };
  } catch {
    throw new Error('what is kept as the key for push messages is no such key');
  }
}

function pointOf(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [across, up] = [x, y].map((each) => Buffer.from(each, 'base64url'));
  return Buffer.concat([Buffer.of(4), across ?? Buffer.of(), up ?? Buffer.of()]).toString('base64url');
}

/** How long a token serves, in seconds; services take a day at most. */
const LIFE = 12 * 60 * 60;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The header by which a push service knows who sends. `contact`: https: or mailto:. `now` is in seconds. */
export function vapidHeader(keys: VapidKeys, origin: string, contact: string | undefined, now: number): string {
  const claims = { aud: origin, exp: now + LIFE, ...(contact !== undefined && { sub: contact }) };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const key = { key: keys.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `vapid t=${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}, k=${keys.publicKey}`;
}
