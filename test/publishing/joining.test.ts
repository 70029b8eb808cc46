import { describe, expect, it } from 'vitest';
import { addClub, changeClub } from '#functions/ladders/clubs.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { ladderTarget } from '#functions/publishing/target.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, HEADER } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const LADDER = { club: 'rooks', ladder: 'main' };

describe('the page of a ladder without players', () => {
  const words: readonly (readonly [Language, string, string])[] = [
    ['en', 'Ask to join', 'Everyone else: come back'],
    ['de', 'Mitspielen', 'Alle anderen: Schaut wieder vorbei'],
    ['fr', 'Demander à s’inscrire', 'Les autres\u202f: revenez'],
  ];
  it.each(words)(
    'in %s leads to where people ask to join while the club lets them, and no longer',
    async (language, join, others) => {
      const [store, files] = [new LadderStore(new MemoryDatabase()), new Shelf()];
      await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
      await store.createLadder(LADDER, HEADER);
      await changeClub(store.database, 'rooks', { language });
      let now = at('20:00');
      const page = async () => {
        now = instant(now + 60_000);
        await store.touch(LADDER, now);
        await bringUpToDate({ store, files, origin: ORIGIN, release: 'r1', now }, ladderTarget(LADDER));
        return String(files.bodies.get('/rooks/main/index.html'));
      };
      const before = await page();
      expect(before).not.toContain('/join/');
      expect(before).toContain(others);
      await changeClub(store.database, 'rooks', { joining: true });
      const open = await page();
      expect(open.match(/href="\/join\/#rooks\/main"/g)).toHaveLength(2);
      expect(open).toContain(`>${join}</a>`);
      expect(open).not.toContain(others);
      await store.setClosed(LADDER, true, now);
      expect(await page()).not.toContain('/join/');
      await store.setClosed(LADDER, false, now);
      await changeClub(store.database, 'rooks', { joining: false });
      expect(await page()).not.toContain('/join/');
    },
  );
});
