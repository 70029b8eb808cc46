/** The oldest browsers in which every page works: what iPads and Macs of 2014, and Windows 7, still run, or nearly. */
export const OLDEST = { chrome: 98, firefox: 104, safari: 15.4 } as const;

/** The same, in words for people. */
export const OLDEST_TOLD = `Safari ${OLDEST.safari}, Chrome ${OLDEST.chrome}, Firefox ${OLDEST.firefox}`;

/** The same, as esbuild takes it. */
export const TARGET: readonly string[] = Object.entries(OLDEST).map(([name, version]) => `${name}${version}`);
