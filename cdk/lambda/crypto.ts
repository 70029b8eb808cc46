/** What `http_ece` uses of Node's cryptography: see `bundling/packaged.ts`. */
export { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
