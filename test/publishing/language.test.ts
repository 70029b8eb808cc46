import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { headingFont, nameOf } from '#cdk/build/write-font.ts';
import { changeClub } from '#functions/books/change-club.ts';
import { addClub } from '#functions/books/clubs.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { FOR_EVER } from '#functions/publishing/assets.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { STYLE } from '#functions/publishing/sheets.ts';
import { AS_THEY_ARE, publishAsTheyAre } from '#functions/publishing/site.ts';
import { clubTarget, ladderTarget } from '#functions/publishing/target.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { language } from '#shared/words/language.ts';
import { FONT } from '#web/pages/page.tsx';
import { at, HEADER } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { busyClub } from '../view/club.ts';
import { pageOf } from '../view/page.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const CLUBS = ['rooks', 'knights'] as const;

describe('a club’s pages', () => {
  let store: LadderStore;
  let files: Shelf;
  let now: Instant;

  beforeEach(async () => {
    [store, files, now] = [new LadderStore(new MemoryDatabase()), new Shelf(), at('20:00')];
    for (const club of CLUBS) {
      await addClub(store.database, { id: club, name: club });
      await createLadder(store.database, { club, ladder: 'main' }, HEADER);
    }
  });

  async function choose(club: string, language: Language): Promise<void> {
    await changeClub(store.database, club, { language });
    now = instant(now + 2000);
    await store.touch({ club, ladder: 'main' }, now);
  }

  /** Both clubs at once, as one process may have to. */
  const publish = () =>
    Promise.all(
      CLUBS.flatMap((club) =>
        [clubTarget(club), ladderTarget({ club, ladder: 'main' })].map((target) =>
          bringUpToDate({ store, files, now, origin: ORIGIN, release: 'r1', notice: language }, target),
        ),
      ),
    );

  /** In which language a page says that it is, and the day on which the season begins as it writes it. */
  function spoken(club: string): readonly (string | undefined)[] {
    const [page, list] = [files.read(`/${club}/main/index.html`), files.read(`/${club}/index.html`)];
    const view = JSON.parse(files.read(`/${club}/main/view.json`));
    return [...[page, list].map((html) => /<html lang="(\w+)"/.exec(html)?.[1]), view.language];
  }

  it('are English until a language is chosen', async () => {
    await publish();
    expect(spoken('rooks')).toEqual(['en', 'en', undefined]);
  });

  it('are in the language of the club, while those of others that are made at the same time are in theirs', async () => {
    await choose('rooks', 'de');
    await choose('knights', 'fr');
    await publish();
    // What all pages say, too: here, the language that is read.
    expect(files.read('/rooks/index.html')).toContain('<p class="notice">de</p>');
    expect(files.read('/knights/main/index.html')).toContain('<p class="notice">fr</p>');
    expect([spoken('rooks'), spoken('knights')]).toEqual([
      ['de', 'de', 'de'],
      ['fr', 'fr', 'fr'],
    ]);
  });

  it('have the rules in it too, which everybody reads who takes the view of the ladder', async () => {
    const headings = (club: string): readonly string[] =>
      JSON.parse(files.read(`/${club}/main/view.json`)).rules.map(({ heading }: { heading: string }) => heading);
    await choose('rooks', 'de');
    await publish();
    expect(headings('rooks')).toContain('Wer an der Reihe ist');
    expect(files.read('/rooks/main/index.html')).toContain('Forderungen können nicht abgelehnt werden.');
    expect(headings('knights')).toContain('Whose turn it is');
  });

  it('are made anew when another language is chosen, by a process that remembers what it told before', async () => {
    await publish();
    const english = files.read('/rooks/main/index.html');
    const day = /\d+ (?:January|February|March|April|May|June|July|August|September|October|November|December)/;
    expect(english).toMatch(day);
    await choose('rooks', 'de');
    await publish();
    expect(spoken('rooks')).toEqual(['de', 'de', 'de']);
    expect(files.read('/rooks/main/index.html')).not.toMatch(day);
    await choose('rooks', 'en');
    await publish();
    expect(spoken('rooks')).toEqual(['en', 'en', undefined]);
  });
});

describe('the font of headings and figures', () => {
  it('is the one that its script makes, and its name changes with it', async () => {
    const font = await headingFont();
    expect(FONT).toBe(`/assets/${nameOf(font)}`);
    expect(readdirSync(AS_THEY_ARE).filter((name) => name.endsWith('.woff2'))).toEqual([nameOf(font)]);
    expect(Buffer.compare(readFileSync(`${AS_THEY_ARE}/${nameOf(font)}`), font)).toBe(0);
  });

  it('lies where sheet and pages look for it, for ever', async () => {
    const files = new Shelf();
    await publishAsTheyAre(files, AS_THEY_ARE, instant(0));
    const put = files.log.find(({ path }) => path === FONT);
    expect(put?.options).toMatchObject({ contentType: 'font/woff2', cacheControl: FOR_EVER });
    expect(STYLE).toContain(`url(${FONT})`);
    expect(pageOf(busyClub(1))).toMatch(new RegExp(`<link rel="preload" href="${FONT}" as="font"[^>]* crossorigin`));
  });

  it('may be passed on: its licence is told', () => {
    expect(readFileSync('NOTICE', 'utf8')).toMatch(/Bricolage Grotesque[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/);
  });
});
