import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WrittenNotice } from '../store/port.ts';

/** Marks a secret of the Standard Webhooks scheme: the key in base64 follows. */
const PREFIX = 'whsec_';

/** Makes a webhook's secret of random bytes, as the published libraries take it. */
export const secretOf = (bytes: Buffer): string => `${PREFIX}${bytes.toString('base64')}`;

/**
 * What is sent with a notice: name, time in seconds and signature, as Standard Webhooks has them. The time is signed
 * too, so an old notice cannot pass for a new one. Webhooks of version 0.1 have another secret and get what they
 * were promised besides.
 */
export function headersOf(signed: WrittenNotice, secret: string, seconds: number): Readonly<Record<string, string>> {
  const { event, delivery, body } = signed;
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Club-Ladder',
    'club-ladder-event': event,
    'webhook-id': delivery,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signerOf(secret).sign(delivery, new Date(seconds * 1000), body),
    ...(!secret.startsWith(PREFIX) && headersBefore(signed, secret, seconds)),
  };
}

/** An older secret is the key itself, letter by letter. */
const signerOf = (secret: string): Webhook =>
  secret.startsWith(PREFIX) ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });

/** The HMAC-SHA-256 of the time in seconds, a full stop and the body. */
const headersBefore = ({ delivery, body }: WrittenNotice, secret: string, seconds: number) => ({
  'club-ladder-delivery': delivery,
  'club-ladder-signature': `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
});
