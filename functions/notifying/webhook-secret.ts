import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { once, SecretParameter } from '../aws/parameter.ts';
import { region } from '../aws/signed.ts';
import type { LadderKey } from '../database/keys.ts';
import { required } from '../runtime/lambda.ts';

/** Gives the key under which a deployment keeps the secrets of webhooks. Rejects where it is out of reach. */
export type WebhookKey = () => Promise<Uint8Array>;

/** In bytes. */
const [KEY, NONCE, TAG] = [32, 12, 16] as const;

/** Makes a key, in its stored form. */
export const newWebhookKey = (): string => randomBytes(KEY).toString('base64');

/** Reads a stored key. Throws if it isn't one; the error doesn't show it. */
export function parseWebhookKey(text: string): Uint8Array {
  const key = Buffer.from(text, 'base64');
  if (key.length !== KEY) throw new Error('what is kept as the key for secrets of webhooks is no such key');
  return key;
}

export const webhookKeyOfLambda = (): WebhookKey =>
  once(async () => parseWebhookKey(await new SecretParameter(required('WEBHOOK_PARAMETER'), region()).read()));

/** The webhook that a secret is for. */
type Of = LadderKey & { readonly id: string };

const CIPHER = 'aes-256-gcm';
/** The beginning of a secret stored encrypted; release 1.0.0 stored them in the clear. */
const SEALED = `${CIPHER}:`;

export const isSealed = (kept: string): boolean => kept.startsWith(SEALED);

/** Bound to its webhook: in the item of another one it does not open. */
const boundTo = ({ club, ladder, id }: Of): Buffer => Buffer.from(`${club}/${ladder}/${id}`);

/** A secret as stored: encrypted, with the nonce before it and the tag after it. */
export function sealSecret(key: Uint8Array, of: Of, secret: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(of));
  const text = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${SEALED}${text.toString('base64')}`;
}

/** A stored secret; undefined if it was encrypted under another key or for another webhook. */
export function openSecret(key: Uint8Array, of: Of, kept: string): string | undefined {
  if (!isSealed(kept)) return kept;
  const bytes = Buffer.from(kept.slice(SEALED.length), 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(boundTo(of))
      .setAuthTag(bytes.subarray(-TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
