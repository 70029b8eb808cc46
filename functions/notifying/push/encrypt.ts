/// <reference path="./http-ece.d.ts" />
import { createECDH } from 'node:crypto';
import ece from 'http_ece';
import type { BrowserKeys } from './browser-keys.ts';

/** Encrypts a text for one browser, with a key that nobody keeps. 3993 bytes make 4096, which any service takes. */
export function encryptFor({ p256dh, auth }: BrowserKeys, text: string): Buffer {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  return ece.encrypt(Buffer.from(text), { version: 'aes128gcm', dh: p256dh, authSecret: auth, privateKey });
}
