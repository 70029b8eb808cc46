import { transform } from 'esbuild';

/** A string that stands in code, and what stands right before it: its attribute, or the call that takes it. */
export interface Found {
  readonly text: string;
  readonly before: string;
}

/** All strings of a source, also the texts between its tags; of templates what stands between the values. */
export async function stringsIn(source: string, loader: 'ts' | 'tsx' = 'tsx'): Promise<readonly Found[]> {
  const { code } = await transform(source, { loader, jsx: 'automatic', minifyWhitespace: true, charset: 'utf8' });
  const found: Found[] = [];
  read(code, 0, '', found);
  return found;
}

/** Reads code up to a closing brace of its own, or to its end; gives where it stopped. */
function read(code: string, start: number, end: string, found: Found[]): number {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    const sign = code[at] ?? '';
    const before = code.slice(Math.max(start, at - 24), at);
    if (sign === '"' || sign === "'") {
      const [, text = ''] = (sign === '"' ? /"((?:[^"\\]|\\.)*)"/y : /'((?:[^'\\]|\\.)*)'/y).exec(code.slice(at)) ?? [];
      found.push({ text, before });
      at += text.length + 1;
    } else if (sign === '`') at = template(code, at + 1, before, found);
    else if (sign === '/' && /(?:^|[=(,:[!&|?{};]|return)$/.test(before))
      at += (/\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\//y.exec(code.slice(at))?.[0].length ?? 1) - 1;
    else if (sign === '{') depth++;
    else if (sign === '}' && depth-- === 0 && end === '}') return at;
  }
  return code.length;
}

/** Reads a template; gives where its closing sign stands. */
function template(code: string, start: number, before: string, found: Found[]): number {
  let text = '';
  for (let at = start; at < code.length; at++) {
    const sign = code[at] ?? '';
    if (sign === '\\') at++;
    else if (sign === '$' && code[at + 1] === '{') {
      found.push({ text, before });
      text = '';
      at = read(code, at + 2, '}', found);
    } else if (sign === '`') {
      found.push({ text, before });
      return at;
    } else text += sign;
  }
  return code.length;
}
