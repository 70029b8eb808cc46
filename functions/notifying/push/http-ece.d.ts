declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** What a browser gives of itself in base64url, and a key that is made for this one message. */
  interface Parameters {
    readonly version: 'aes128gcm';
    readonly dh: string;
    readonly authSecret: string;
    readonly privateKey: ECDH;
    /** At random, unless a test gives one. */
    readonly salt?: string;
  }
  const ece: { encrypt(plain: Buffer, parameters: Parameters): Buffer };
  export default ece;
}
