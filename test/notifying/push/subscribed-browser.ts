import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { beforeAll } from 'vitest';
import type { PushAddress } from '#functions/notifying/push/web-push.ts';
import { type Got, internet, receiver, useInternet } from '../internet.ts';

const point = (bytes: Buffer): string => bytes.toString('base64url');

/** A browser that has subscribed: it can read what is encrypted for it (RFC 8291, worked out here by itself). */
export class SubscribedBrowser {
  readonly address: PushAddress;
  readonly #own = createECDH('prime256v1');
  readonly #auth: Buffer;

  constructor(endpoint = 'https://push.example.net/to/1', privateKey?: Buffer, auth: Buffer = randomBytes(16)) {
    if (privateKey) this.#own.setPrivateKey(privateKey);
    else this.#own.generateKeys();
    this.#auth = auth;
    this.address = { endpoint, p256dh: point(this.#own.getPublicKey()), auth: point(auth) };
  }

  /** What a body of one record says. Throws where it is for somebody else, or was changed. */
  read(body: Buffer = Buffer.of()): string {
    const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0];
    const sender = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#own.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', this.#own.computeSecret(sender), this.#auth, info, 32);
    const derive = (what: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not one last record');
    return padded.subarray(0, end).toString();
  }
}

/** Who sent a request, and what their token claims; nothing where the token is not signed by the key that it names. */
export function senderOf(authorization = '') {
  const [, header = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const bytes = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point(bytes.subarray(1, 33)), y: point(bytes.subarray(33)) };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
  if (!isSigned) return undefined;
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { key, header: read(header), claims: read(claims) };
}

/** A push service on this computer, which keeps what it gets and answers as it is told. */
export async function pushService(answer: RequestListener = (_, response) => void response.writeHead(201).end()) {
  const service = await receiver(answer);
  return { ...service, net: internet(service.port) };
}

/** One for the tests of a file, which answers that it has taken everything. */
export function usePushService() {
  useInternet();
  const service: { readonly port: number; readonly got: readonly Got[] } = { port: 0, got: [] };
  beforeAll(async () => void Object.assign(service, await pushService()));
  return service;
}
