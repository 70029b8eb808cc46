/** A property of a calendar as a reader sees it, its text still escaped. */
interface Property {
  readonly name: string;
  readonly value: string;
}

export type Component = readonly Property[];

/** Reads a calendar strictly by RFC 5545: its own properties, and its events. Throws where a line breaks the rules. */
export function readCalendar(text: string): { readonly own: Component; readonly events: readonly Component[] } {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line does not end with CRLF');
  const lines = text.slice(0, -2).split('\r\n');
  const long = lines.find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`longer than 75 octets: ${long}`);
  if (lines.some((line) => Buffer.from(line).toString() !== line || line.includes('\uFFFD')))
    throw new Error('a character is cut in two');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  if (/[\u0000-\u0008\u000B-\u001F\u007F]/.test(text.replaceAll('\r\n', ''))) throw new Error('a control character');
  return componentsIn(text.replaceAll('\r\n ', '').slice(0, -2).split('\r\n').map(propertyOf));
}

function propertyOf(line: string): Property {
  const [, name, value] = /^([A-Z-]+(?:;[A-Z-]+=[A-Za-z0-9-]+)*):(.*)$/s.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`no property: ${line}`);
  return { name, value };
}

function componentsIn(properties: readonly Property[]) {
  const own: Property[] = [];
  const events: Property[][] = [];
  let inside: string[] = [];
  for (const property of properties) {
    const { name, value } = property;
    if (name === 'BEGIN') {
      inside = [...inside, value];
      if (value === 'VEVENT') events.push([]);
    } else if (name === 'END') {
      if (inside.at(-1) !== value) throw new Error(`${value} ends, but ${inside.at(-1)} has begun`);
      inside = inside.slice(0, -1);
    } else if (inside.at(-1) === 'VEVENT') events.at(-1)?.push(property);
    else own.push(property);
  }
  if (inside.length > 0) throw new Error(`${inside.join(', ')} does not end`);
  return { own, events };
}

/** The one property of a name, with its text unescaped; undefined where there is none. */
export function textOf(component: Component, name: string): string | undefined {
  const found = component.filter((each) => each.name === name || each.name.startsWith(`${name};`));
  if (found.length > 1) throw new Error(`${name} comes ${found.length} times`);
  return found[0]?.value.replaceAll(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
}
