/**
 * The text of a file from any program: UTF-8 or UTF-16 if a mark says so or the bytes show it, else the character set of
 * Windows, or of an old Mac. Nothing is lost silently: every byte is a character in the last two.
 */
export function decoded(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return nulsOf(bytes) ?? 'utf-8';
  return nulsOf(bytes) ?? (isOfMac(bytes) ? 'macintosh' : 'windows-1252');
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 without a mark: every other byte of a European text is 0. */
function nulsOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const counts = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 1000).entries())
    if (byte === 0) counts[index % 2] = (counts[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = counts;
  const quarter = Math.min(bytes.length, 1000) / 4;
  if (Math.max(even, odd) <= quarter) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Beside letters of ASCII, Macs have theirs where Windows has signs, and Windows where Macs have signs. */
function isOfMac(bytes: Uint8Array): boolean {
  let [mac, windows] = [0, 0];
  const isLetter = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80 || !(isLetter(bytes[index - 1]) || isLetter(bytes[index + 1]))) continue;
    // Quotes and dashes of Windows also stand beside letters.
    if (byte <= 0x9f && (byte < 0x91 || byte > 0x97) && byte !== 0x85) mac++;
    if (byte >= 0xc0) windows++;
  }
  return mac > windows;
}
