import { createHmac } from 'node:crypto';

/** A notice as it goes over the wire: exactly these characters are sent, and signed. */
export interface Signed {
  readonly event: string;
  /** The same for each repeat. */
  readonly delivery: string;
  readonly body: string;
}

/**
 * What is sent with a notice. The signature is the HMAC-SHA-256, keyed with the webhook's secret as it was shown, of the
 * time in seconds, a full stop, and the body: so an old notice cannot pass for a new one.
 */
export const headersOf = ({ event, delivery, body }: Signed, secret: string, seconds: number) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
  'user-agent': 'Club-Ladder',
  'club-ladder-event': event,
  'club-ladder-delivery': delivery,
  'club-ladder-signature': `t=${seconds},v1=${signature(secret, seconds, body)}`,
});

const signature = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
