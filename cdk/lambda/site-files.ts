import { readFileSync } from 'node:fs';
import { deployedSite } from '../../functions/publishing/deployed.ts';
import { publishNoClubs } from '../../functions/publishing/list.ts';
import type { Publishing } from '../../functions/publishing/publishing.ts';
import { publishSecurity } from '../../functions/publishing/security.ts';
import { publishSite } from '../../functions/publishing/site.ts';
import { instant } from '../../shared/vocabulary/vocabulary.ts';
import { SCRIPTS } from '../../web/pages/page.tsx';
import { onDeployment } from './on-deployment.ts';

type Site = Pick<Publishing, 'files' | 'release' | 'contact' | 'now'>;

/** The build puts the scripts beside this function. */
const built = (path: string): string => readFileSync(new URL(`.${path}`, import.meta.url), 'utf8');

/**
 * Puts what all clubs share in place, and a front page where there is none yet. Nothing is taken away: a published page
 * may name an older style.
 */
export async function putSiteFiles(site: Site, scripts: Readonly<Record<string, string>>): Promise<void> {
  await publishSite(site.files, scripts, site.now);
  await publishSecurity(site.files, site.contact, site.now);
  await publishNoClubs(site);
}

export const handler = onDeployment(() =>
  putSiteFiles(
    { ...deployedSite(), now: instant(Date.now()) },
    Object.fromEntries(Object.keys(SCRIPTS).map((path) => [path, built(path)])),
  ),
);
