import { createECDH } from 'node:crypto';

/** What a browser gives of itself for messages that only it can read, in base64url (RFC 8291). */
export interface BrowserKeys {
  /** Its public key: an uncompressed point of P-256. */
  readonly p256dh: string;
  /** A secret of 16 bytes. */
  readonly auth: string;
}

const POINT = { bytes: 65, uncompressed: 4 };
const SECRET_BYTES = 16;
const BASE64URL = /^[A-Za-z0-9_-]+$/;

/** Whether these can be keys of a browser, as far as can be told without using them. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (!BASE64URL.test(p256dh) || !BASE64URL.test(auth)) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT.bytes || point[0] !== POINT.uncompressed) return false;
  return Buffer.from(auth, 'base64url').length === SECRET_BYTES && isOnCurve(point);
}

function isOnCurve(point: Buffer): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
