import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of the project, asked by a source or by a program that was built of several. */
export const ROOT = `${dirname(createRequire(import.meta.url).resolve('#package.json'))}/`;
