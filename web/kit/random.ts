/// <reference lib="dom" />

/** A name that nothing else has: 128 random bits, in hexadecimal. A request under it is done once however often it is sent. */
export const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
