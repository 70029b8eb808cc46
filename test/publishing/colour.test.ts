import { describe, expect, it } from 'vitest';
import { addClub, changeClub } from '#functions/ladders/clubs.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { STYLE } from '#functions/publishing/sheets.ts';
import { clubTarget, ladderTarget } from '#functions/publishing/target.ts';
import { CLUB_COLOURS } from '#shared/vocabulary/club.ts';
import { at, HEADER } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

type Light = readonly [red: number, green: number, blue: number];

const lightOf = (hex: string): Light => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
};
const mixed = (one: Light, other: Light, part: number): Light => [
  one[0] * part + other[0] * (1 - part),
  one[1] * part + other[1] * (1 - part),
  one[2] * part + other[2] * (1 - part),
];

/** Relative luminance, and contrast, as WCAG 2 has them. */
const luminance = (light: Light): number => {
  const [red = 0, green = 0, blue = 0] = light.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Light, other: Light): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** The sheet as it is in light and in dark: of a token the first value is that in light, the last that in dark. */
const valuesOf = (token: string, rule: string): readonly Light[] =>
  [...STYLE.matchAll(new RegExp(`${rule} \\{[^}]*${token}: (#[0-9a-f]{6})`, 'g'))].map(([, hex = '']) => lightOf(hex));

describe('the colour of a club', () => {
  it.each(CLUB_COLOURS)(
    '%s can be read on paper, card and tint, and text that can wait on its tint, in light and in dark',
    (colour) => {
      const accents = valuesOf('--accent', colour === 'green' ? ':root' : `\\.club-${colour}`);
      expect(accents).toHaveLength(2);
      for (const [scheme, accent] of accents.entries()) {
        const ours = (token: string): Light => valuesOf(token, ':root')[scheme] ?? [0, 0, 0];
        const [paper, card, quiet, ink] = [ours('--paper'), ours('--card'), ours('--quiet'), ours('--ink')];
        const tint = mixed(accent, card, 0.09);
        for (const ground of [paper, card, tint]) expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
        for (const text of [quiet, ink]) expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('is worn by the pages of the club and told with its ladder, and its crest has its initials', async () => {
    const [store, files] = [new LadderStore(new MemoryDatabase()), new Shelf()];
    await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
    await store.createLadder({ club: 'rooks', ladder: 'main' }, HEADER);
    await changeClub(store.database, 'rooks', { colour: 'blue' });
    const publishing = { store, files, origin: ORIGIN, release: 'r1', now: at('22:00') };
    await bringUpToDate(publishing, ladderTarget({ club: 'rooks', ladder: 'main' }));
    await bringUpToDate(publishing, clubTarget('rooks'));
    for (const path of ['/rooks/index.html', '/rooks/main/index.html']) {
      expect(files.bodies.get(path), path).toContain('<html lang="en" class="club-blue">');
      expect(files.bodies.get(path), path).toContain('data-crest="TR"');
    }
    expect(JSON.parse(files.read('/rooks/main/view.json')).club).toEqual({ name: 'The Rooks', colour: 'blue' });
  });
});
