// Modules that stand in for heavier ones in functions: see `cdk/build/packaged.ts`.

/** What `http_ece` uses of Node's cryptography. */
export { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
/** Lambda gives credentials in the environment: all other places where the SDK looks for them weigh 140 KB. */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
