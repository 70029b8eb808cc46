/** A key as it stands in a link: whose club it is, and what nobody guesses. */
const KEY = /[a-z0-9-]{1,64}\.[A-Za-z0-9_-]{43}/;

/**
 * The key in an address, without the full stop or bracket that a chat takes for a part of the link, and the blanks of one that
 * was broken over two lines; or what stands there.
 */
export const keyIn = (hash: string): string => KEY.exec(unescaped(hash).replace(/[^\w.-]/g, ''))?.[0] ?? hash.slice(1);

/** Mail programs write "%23" and "%2E" in links; a text that was cut off in the middle of one stays. */
const unescaped = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
