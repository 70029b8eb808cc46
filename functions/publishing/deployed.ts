import { required } from '../runtime.ts';
import { Bucket } from './bucket.ts';
import type { Publishing } from './publishing.ts';

/** Where is published to, as which release, and whom it names for holes: on AWS, as the environment says. */
export const deployedSite = (): Pick<Publishing, 'files' | 'release' | 'contact'> => ({
  files: new Bucket(required('SITE_BUCKET')),
  release: required('RELEASE'),
  contact: process.env['SECURITY_CONTACT'],
});
