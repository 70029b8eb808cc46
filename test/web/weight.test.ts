import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtScripts } from '../../local/scripts.ts';
import { STYLE } from '../../web/pages/style.ts';
import { busyClub } from '../view/club.ts';
import { pageOf } from '../view/page.ts';

/** What a phone on a poor line is asked to load, in bytes. */
const [PAGE, SCRIPT] = [30 * 1024, 40 * 1024];

const weight = (text = ''): number => gzipSync(text).length;

describe('what a phone has to load', () => {
  let scripts: Readonly<Record<string, string>>;
  beforeAll(async () => {
    scripts = await builtScripts();
  });

  it('before it shows a ladder of a hundred on a busy night is little, the script and style included', () => {
    const page = [pageOf(busyClub(100)), STYLE, scripts['/assets/refresh.js']];
    expect(page.reduce((sum, part) => sum + weight(part), 0)).toBeLessThanOrEqual(PAGE);
  });

  it.each(['chart', 'what-if', 'player', 'wall'])('for the %s is a script of modest size', (name) => {
    const script = scripts[`/assets/${name}.js`];
    expect(script).toBeTruthy();
    expect(weight(script)).toBeLessThanOrEqual(SCRIPT);
  });
});
