import { visible } from './look-alikes.ts';

/** The longest address that mail can have (RFC 5321), and the longest part of it before the @. */
const [LONGEST, LONGEST_LOCAL] = [254, 64];

/** One plain address: no name, second address, quotes or comments, and nothing that could end a header. */
const MAILABLE =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** A host as people write it, umlauts and all. */
const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** An address as it is mailed: its host in lower case, umlauts in it as Punycode (RFC 5891); undefined if it cannot be mailed. */
export function parseAddress(text: string): string | undefined {
  const { local, host } = partsOf(text);
  const ascii = asciiOf(host);
  const address = `${local}@${ascii ?? ''}`;
  const isShort = local.length <= LONGEST_LOCAL && address.length <= LONGEST;
  return ascii !== undefined && isShort && MAILABLE.test(address) ? address : undefined;
}

/** An address as people read it, in which what is often pasted along with one is mended; undefined if it cannot be mailed. */
export function readableAddress(text: string): string | undefined {
  const { local, host } = partsOf(text);
  return parseAddress(text) === undefined ? undefined : `${local}@${host}`;
}

/** The same for all spellings of an address; no mail server of today tells them apart by capitals. */
export const addressKey = (text: string): string => (parseAddress(text) ?? text.trim()).toLowerCase();

export const isSameAddress = (one: string, other: string): boolean => addressKey(one) === addressKey(other);

function partsOf(text: string) {
  const mended = visible(text.normalize('NFKC'))
    .trim()
    .replace(/^[<([{"'‘“„«]+/, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]+$/u, '');
  const at = mended.lastIndexOf('@');
  return { local: mended.slice(0, Math.max(at, 0)), host: mended.slice(at + 1).toLowerCase() };
}

/** Browsers and servers alike know how a host is written in ASCII, by how they read addresses of the web. */
function asciiOf(host: string): string | undefined {
  if (!HOST.test(host)) return undefined;
  if (/^[a-z0-9.-]+$/.test(host)) return host;
  try {
    return new URL(`https://${host}/`).hostname;
  } catch {
    // Browsers of 2022 have no URL.canParse.
    return undefined;
  }
}
