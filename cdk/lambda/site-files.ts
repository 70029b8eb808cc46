import { readFileSync } from 'node:fs';
import { Bucket } from '../../functions/publishing/bucket.ts';
import { publishSite } from '../../functions/publishing/site.ts';
import { instant } from '../../shared/ladder/vocabulary.ts';
import { SCRIPTS } from '../../web/page.tsx';
import { onDeployment } from './on-deployment.ts';

/** The build puts the scripts beside this function. */
const built = (path: string): string => readFileSync(new URL(`.${path}`, import.meta.url), 'utf8');

/** Puts what all clubs share in the site's bucket. Nothing is taken away: a published page may name an older style. */
export const handler = onDeployment(async () => {
  const { SITE_BUCKET = '' } = process.env;
  await publishSite(
    new Bucket(SITE_BUCKET),
    Object.fromEntries(Object.keys(SCRIPTS).map((path) => [path, built(path)])),
    instant(Date.now()),
  );
});
