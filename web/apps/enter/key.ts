/** A key as it stands in a link: whose club it is, and what nobody guesses. */
const KEY = /[a-z0-9-]{1,64}\.[A-Za-z0-9_-]{43}/;

/** The key in an address, without the full stop or bracket that a chat takes for a part of the link; or what stands there. */
export const keyIn = (hash: string): string => KEY.exec(hash.replace(/^#?(?:%23)?/i, ''))?.[0] ?? hash.slice(1);
