import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEPLOYMENT } from '#functions/aws/signed.ts';
import { deployedSite } from '#functions/publishing/deployed.ts';
import { publishNoClubs } from '#functions/publishing/publish-front.ts';
import { publishSecurity } from '#functions/publishing/security.ts';
import { publishAsTheyAre, publishReference, publishSite } from '#functions/publishing/site.ts';
import type { Publishing } from '#functions/publishing/target.ts';
import { required } from '#functions/runtime/lambda.ts';
import { RELEASE_VERSION } from '#shared/contract/release.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { Scripts } from '#web/scripts.ts';
import { isRollingBack, onDeployment, refuseLosses } from './on-deployment.ts';

type SiteToPut = Pick<Publishing, 'files' | 'release' | 'contact' | 'signUp' | 'mails' | 'now' | 'origin'>;

/** The build puts the scripts beside this function, whose own are of another kind. */
export function scriptsIn(folder: string): Scripts {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(files.map((file) => [`/${file}`, readFileSync(join(folder, file), 'utf8')]));
}

/** Nothing is removed, as a published page may name an older style; a front page is put only if none exists. */
export async function putSiteFiles(site: SiteToPut, scripts: Scripts, asTheyAre: string): Promise<void> {
  await publishSite(site, scripts);
  await publishAsTheyAre(site.files, asTheyAre, site.now);
  await publishSecurity(site.files, site.contact, site.now);
  await publishNoClubs(site);
}

/** Tells the operator's command line how the API is called, and anybody which release this is. */
export const publishApi = async (
  { files, now, release }: Pick<SiteToPut, 'files' | 'now' | 'release'>,
  api: string,
): Promise<void> =>
  void (await files.put(DEPLOYMENT, `${JSON.stringify({ api, version: RELEASE_VERSION, release })}\n`, {
    contentType: 'application/json',
    cacheControl: 'public, max-age=300',
    edition: { version: 1, at: now, release: 'deployment' },
  }));

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const handler = onDeployment(async (properties, before, { StackId }) => {
  await refuseLosses(properties, before, () => isRollingBack(StackId));
  const site = { ...deployedSite(), origin: required('SITE_ORIGIN'), now: instant(Date.now()) };
  await putSiteFiles(site, scriptsIn(beside('.')), beside('as-they-are'));
  await publishApi(site, String(properties['Api']));
  await publishReference(site.files, (part) => readFileSync(beside(`reference/${part}`), 'utf8'), site.now);
  return undefined;
});
