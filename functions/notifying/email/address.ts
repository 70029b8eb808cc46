/** The longest address that mail can have (RFC 5321). */
const LONGEST_ADDRESS = 254;

/**
 * One plain address and nothing else: no name beside it, no second one, no quotes or comments, and nothing that could end
 * a header. What some servers would take besides is rare, and not worth the tricks that it allows.
 */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** An e-mail address, with its host in lower case; nothing where it is none. */
export function parseAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (at > 64 || trimmed.length > LONGEST_ADDRESS || !ADDRESS.test(trimmed)) return undefined;
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}

/** The host of an address, such as "ladder.example". */
export const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
