import { words } from './settings.ts';

/** Where a club plays, in its own words. */
export const venue = words('venue', 200);
