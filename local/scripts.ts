import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleSite } from '../bundling/site.ts';
import { AS_THEY_ARE } from '../functions/publishing/as-they-are.ts';
import type { Scripts } from '../web/scripts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folder of what is published as it is. */
export const PICTURES = join(ROOT, AS_THEY_ARE);

/** Builds the scripts of the pages for the browser. */
export const builtScripts = (): Promise<Scripts> => bundleSite(ROOT);
