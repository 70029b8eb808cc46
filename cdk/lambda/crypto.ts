/** What `http_ece` uses of Node's cryptography: see `cdk/build/packaged.ts`. */
export { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
