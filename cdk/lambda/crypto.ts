/** What `http_ece` uses of Node's cryptography. */
export { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
