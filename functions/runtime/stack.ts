import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a bundle: its file, line and column. */
const PLACE = /(file:\/\/\/[^\s():]+\.mjs|\/[^\s():]+\.mjs):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

/**
 * A stack in terms of the source, where the bundle's map lies beside it. It is read when it is first needed: Node's own
 * --enable-source-maps would read it at every cold start.
 */
export const explainStack = (stack: string): string =>
  stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

function mapOf(file: string): SourceMap | undefined {
  const known = maps.get(file);
  if (known || maps.has(file)) return known;
  const map = readMap(file.startsWith('file:') ? fileURLToPath(file) : file);
  maps.set(file, map);
  return map;
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}
