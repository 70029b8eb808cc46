/** Which release of Club Ladder this is, as the changelog and `package.json` have it. */
export const RELEASE_VERSION = '1.0.0';

/** By what a page says it was made. */
export const GENERATOR = `Club Ladder ${RELEASE_VERSION}`;
