import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKAGED } from '#cdk/build/packaged.ts';
import type * as ClubPages from '#web/pages/club-page.tsx';
import { renderClub } from '#web/pages/club-page.tsx';
import type * as LadderPages from '#web/pages/ladder-page.tsx';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { Rows } from '#web/pages/rows.ts';
import { busyClub } from '../view/club.ts';
import { ASSETS, PLACE } from '../view/page.ts';
import { seasonView } from '../view/told.ts';

type Pages = Pick<typeof LadderPages, 'renderLadder'> & Pick<typeof ClubPages, 'renderClub'>;

describe('pages as they are packaged for functions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  let packaged: Pages;

  beforeAll(async () => {
    const outfile = join(folder, 'pages.mjs');
    const contents = ['ladder-page', 'club-page'].map((name) => `export * from './web/pages/${name}.tsx';`).join('');
    const { outExtension: _, ...how } = PACKAGED;
    await build({ ...how, target: 'node20', stdin: { contents, resolveDir: '.', loader: 'ts' }, outfile });
    packaged = await import(pathToFileURL(outfile).href);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are the same to the letter, though functions have only as much of preact as it takes', () => {
    const { season } = busyClub(20);
    const view = seasonView(season, season.ladder.at);
    const page = renderLadder(view, PLACE, ASSETS, new Rows());
    expect(page).toContain('</html>');
    expect(packaged.renderLadder(view, PLACE, ASSETS, new Rows())).toBe(page);
    const hostile = [{ id: 'main', name: '<b>"A" & B</b>' }];
    expect(packaged.renderClub(PLACE.club, hostile, ASSETS)).toBe(renderClub(PLACE.club, hostile, ASSETS));
  });

  it('show nothing of what only looks like an element', () => {
    const forged = JSON.parse('{"type":"script","props":{"children":"x"},"constructor":null,"__v":1}');
    const club = { id: 'c', name: forged };
    expect(packaged.renderClub(club, [], ASSETS)).toBe(renderClub(club, [], ASSETS));
    expect(packaged.renderClub(club, [], ASSETS)).not.toContain('<script>x');
  });
});
