import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STYLE } from '#functions/publishing/sheets.ts';

const TEXT = readFileSync(new URL('../../docs/design.md', import.meta.url), 'utf8');

describe('the page about the design', () => {
  it('names each token of the style sheet, and no other; each is used', () => {
    const [root = ''] = /:root \{[^}]*\}/.exec(STYLE) ?? [];
    const tokens = [...root.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name);
    expect([...new Set([...TEXT.matchAll(/`(--[a-z-]+)`/g)].map(([, name]) => name))].toSorted()).toEqual(
      tokens.toSorted(),
    );
    for (const token of tokens) expect(STYLE).toContain(`var(${token})`);
  });
});
