import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AS_THEY_ARE } from '#functions/publishing/as-they-are.ts';
import { PARTS, type Part } from '#functions/publishing/reference.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folder of what is published as it is. */
export const PICTURES = join(ROOT, AS_THEY_ARE);

/** Reads a part of the reference of the API. */
export const referencePart = (part: Part): string => readFileSync(join(ROOT, PARTS[part]), 'utf8');
