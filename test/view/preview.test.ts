import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { cardOf } from '#shared/view/card.ts';
import { renderApp, renderEnter } from '#web/pages/apps.tsx';
import { renderClub } from '#web/pages/club-page.tsx';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { PREVIEW } from '#web/pages/preview.tsx';
import { Club, seasonView } from './club.ts';
import { ASSETS, PLACE } from './page.ts';

const ORIGIN = 'https://ladder.example';

/** What a program that shows a card for a link reads. */
const read = (html: string, property: string): string | undefined =>
  new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)?.[1];

const ladderPage = (place: object = { origin: ORIGIN }): string => {
  const { season } = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
  return renderLadder(seasonView(season, season.ladder.at), { ...PLACE, ...place }, ASSETS);
};

describe('the preview of a link', () => {
  it('has a picture at an address that works from anywhere, as large as programs ask for, and below 300 KB', () => {
    const page = ladderPage();
    expect(read(page, 'image')).toMatch(/^https:\/\/ladder\.example\/lavers\/main\/preview\.png\?v=\d{14}$/);
    expect([read(page, 'image:width'), read(page, 'image:height')]).toEqual(['1200', '630']);
    const picture = readFileSync(`web${PREVIEW}`);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(300_000);
    expect(read(ladderPage({}), 'image')).toBeUndefined();
  });

  it('says of a ladder and of a club what it is, in the club’s language', () => {
    expect([read(ladderPage(), 'site_name'), read(ladderPage(), 'locale')]).toEqual(['Club Ladder', 'en_GB']);
    const ladders = [
      { id: 'main', name: 'Erste' },
      { id: 'youth', name: 'Jugend' },
    ];
    const page = inLanguage('de', () => renderClub(PLACE.club, ladders, ASSETS, { origin: ORIGIN }));
    expect(read(page, 'title')).toBe('Lavers Chess Club');
    expect(read(page, 'description')).toBe('Ranglisten, Ergebnisse und Termine: Erste und Jugend.');
    expect([read(page, 'locale'), read(page, 'url')]).toEqual(['de_DE', 'https://ladder.example/lavers/']);
    expect(read(page, 'image')).toBe('https://ladder.example/assets/preview.png');
  });

  it('of a club has the picture of its first ladder whose page is there, and one that runs before one that is over', () => {
    const { season } = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    const card = cardOf(seasonView(season, season.ladder.at), [], undefined, 0);
    const ladders = [
      { id: 'old', name: 'Old', card: { ...card, state: 'finished' as const } },
      { id: 'new', name: 'New' },
      { id: 'main', name: 'Main', card },
    ];
    const page = renderClub(PLACE.club, ladders, ASSETS, { origin: ORIGIN });
    expect(read(page, 'image')).toBe('https://ladder.example/lavers/main/preview.png');
  });

  it('says of the page that an invite link opens, and of the one to ask to join, what they are', () => {
    for (const page of [
      renderEnter(ASSETS),
      renderApp({ title: 'Ask to join', script: '/x.js', about: 'A.' }, ASSETS),
    ]) {
      expect(read(page, 'title')).toMatch(/^(?:Club Ladder|Ask to join)$/);
      expect(read(page, 'description')).toBeTruthy();
      expect(page).toContain('content="noindex"');
      expect(read(page, 'url')).toBeUndefined();
    }
  });
});

describe('the sheet of a ladder', () => {
  it('has its address below it, unless the season is over', () => {
    const sheet = /<div class="paper-address">([^<]*)<\/div>/;
    expect(sheet.exec(ladderPage())?.[1]).toBe('https://ladder.example/lavers/main/');
    expect(ladderPage({ origin: ORIGIN, past: '2020' })).not.toContain('paper-address');
  });
});

describe('the calendar of a ladder', () => {
  it('can be subscribed to beside its link, unless the season is over', () => {
    expect(ladderPage()).toContain(
      '<a href="webcal://ladder.example/lavers/main/calendar.ics">Subscribe to the calendar</a>',
    );
    expect(ladderPage({ origin: ORIGIN, past: '2020' })).not.toContain('webcal:');
  });
});
