import { fileURLToPath } from 'node:url';
import { bundleSite } from '#cdk/build/site.ts';
import type { Scripts } from '#web/scripts.ts';
import { threadScript } from './aside/script.ts';
import type { Built } from './built.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface How {
  /** As they were written. */
  readonly legible?: boolean;
}

/** Builds the scripts of the pages for the browser. */
export const builtScripts = (how: How = {}): Promise<Scripts> => bundleSite({ root: ROOT, ...how });

/** Builds what threads run, too. */
export async function build(how: How): Promise<Built> {
  const [thread, scripts] = await Promise.all([threadScript(), builtScripts(how)]);
  return { thread, scripts };
}
