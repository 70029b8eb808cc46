/** What is counted in the log and watched: pages not told of news, items that can't be read, clubs that invite no more. */
export type Counted = 'untold' | 'damaged' | 'stopped';

/** In a line of the log, or in an error that one tells of. */
export const counted = (what: Counted): { readonly counted: Counted } => ({ counted: what });
