import { fileURLToPath } from 'node:url';
import { bundleSite } from '../bundling/site.ts';
import type { Scripts } from '../web/scripts.ts';

/** Builds the scripts of the pages for the browser. */
export const builtScripts = (): Promise<Scripts> => bundleSite(fileURLToPath(new URL('..', import.meta.url)));
