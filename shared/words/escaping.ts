const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * What people have written, as it stands in HTML and XML: between tags, and in attributes within double quotes. `signs` are
 * fewer where others stay as they are.
 */
export const escaped = (text: string, signs = /[&<>"]/g): string =>
  text.replace(signs, (sign) => ENTITIES[sign] ?? sign);
