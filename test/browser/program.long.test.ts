import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useFolder } from '../local/laptop.ts';
import { useBrowser } from './browser.ts';
import { RUNS_OWN, unpackedIn } from './program.ts';

const open = useBrowser();
const folder = useFolder();

it.each([
  ['system-ui', 'DejaVuSans'],
  ['sans-serif', 'DejaVuSans'],
  ['Arial, Helvetica', 'DejaVuSans'],
  ['a font of nobody', 'DejaVuSans'],
  ['serif', 'DejaVuSerif'],
  ['monospace', 'DejaVuSansMono'],
  ['ui-monospace, Courier, monospace', 'DejaVuSansMono'],
])('a page that asks for %s gets the tests’ own %s, whatever letters the machine has', async (asked, gets) => {
  const page = await open('about:blank');
  await page.setContent(`<p style="font-family: ${asked}">½ → ✓ ⚔ ★</p>`);
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ postScriptName }) => postScriptName)).toContain(gets);
});

it.skipIf(!RUNS_OWN)(
  'the browser is unpacked once though several workers ask for it at the same time (on Linux on x64)',
  async () => {
    const folders = await Promise.all([unpackedIn(folder), unpackedIn(folder), unpackedIn(folder)]);
    expect(new Set(folders).size).toBe(1);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^chromium-[\d.]+$/)]);
    expect(readdirSync(folders[0])).toEqual(expect.arrayContaining(['al2023', 'chromium']));
  },
);
