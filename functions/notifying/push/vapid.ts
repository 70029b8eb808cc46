import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from 'node:crypto';
import * as z from 'zod/mini';
import { type Send, signedFor } from '#functions/aws/signed.ts';

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

/** Makes a key pair, as it is kept: a JSON Web Key. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

/** Reads a key pair as it is kept. Throws if it is not one; the error does not show it. */
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

interface Answered {
  readonly __type?: string;
  readonly Parameter?: { readonly Value: string };
}

/** The deployment's key pair for push messages in Parameter Store, encrypted there; spoken to without the SDK's client. */
export class VapidParameter {
  readonly #name: string;
  readonly #send: Send;
  readonly #url: URL;

  constructor(name: string, region: string, send: Send = signedFor('ssm')) {
    this.#name = name;
    this.#send = send;
    this.#url = new URL(`https://ssm.${region}.amazonaws.com/`);
  }

  /** Rejects if there is none. */
  async read(): Promise<VapidKeys> {
    const keys = await this.#find();
    if (!keys) throw new Error('there is no key for push messages');
    return keys;
  }

  /** Makes one if there is none. One that is there stays: browsers have subscribed for it. */
  async make(): Promise<VapidKeys> {
    const known = await this.#find();
    if (known) return known;
    const input = { Name: this.#name, Type: 'SecureString', Value: newVapidKey(), Overwrite: false };
    const { ok, told } = await this.#ask('PutParameter', input);
    // Another deployment of the stack may just have made it.
    if (!ok && told.__type !== 'ParameterAlreadyExists') throw failed('PutParameter', told);
    return this.read();
  }

  /** Deletes it if there is one: no message reaches those who have subscribed for it any more. */
  async remove(): Promise<void> {
    const { ok, told } = await this.#ask('DeleteParameter', { Name: this.#name });
    if (!ok && told.__type !== 'ParameterNotFound') throw failed('DeleteParameter', told);
  }

  async #find(): Promise<VapidKeys | undefined> {
    const { ok, told } = await this.#ask('GetParameter', { Name: this.#name, WithDecryption: true });
    if (!ok && told.__type === 'ParameterNotFound') return undefined;
    if (!ok || !told.Parameter) throw failed('GetParameter', told);
    return parseVapidKey(told.Parameter.Value);
  }

  async #ask(action: string, input: object): Promise<{ readonly ok: boolean; readonly told: Answered }> {
    const answer = await this.#send({
      method: 'POST',
      url: this.#url,
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AmazonSSM.${action}` },
      body: JSON.stringify(input),
    });
    const told: Answered = await answer.json();
    return { ok: answer.ok, told };
  }
}

/** Says nothing of what was sent or answered but its kind: it may hold the key. */
const failed = (action: string, { __type }: Answered): Error =>
  new Error(`Parameter Store refused ${action}: ${__type ?? 'it said nothing that can be read'}`);

/** Asks once for what does not change; after a failure, the next caller asks again. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
