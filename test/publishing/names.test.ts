import { describe, expect, it } from 'vitest';
import { KEPT_IN_PIECES } from '#functions/publishing/kept-in-pieces.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import type { Naming } from '#shared/view/naming.ts';
import { NAMING_MODES } from '#shared/vocabulary/club.ts';
import { busyClub, type Club, nameFor } from '../view/club.ts';
import { BIG } from '../view/clubs.ts';
import { Shelf } from './shelf.ts';
import { KEY, OneLadder, ORIGIN } from './store.ts';

const HUSH = 'hush-hush';

/** A club of a hundred in which somebody has said more than is anybody's business. */
const CLUBS: Readonly<Record<string, () => Club>> = { lavers: () => busyClub(100), ...BIG };

/** Everything that is published of a club that shows its names so. */
async function published(club: Club, naming: Naming): Promise<ReadonlyMap<string, string>> {
  const files = new Shelf();
  const store = new OneLadder(club, naming);
  await publishLadder({ store, files, now: club.season.ladder.at, origin: ORIGIN, release: 'r1' }, KEY);
  const kept = KEPT_IN_PIECES.map(({ whole }) => `/${KEY.club}/${KEY.ladder}/${whole}`);
  return new Map([
    ...[...files.bodies].filter(([path]) => path.startsWith(`/${KEY.club}/`)),
    ...kept.map((path) => [path, files.read(path)] as const),
  ]);
}

const FULL_NAMES_OF_ALL = Array.from({ length: 104 }, (_, index) => nameFor(index));

describe.each(Object.entries(CLUBS))('what is published of a %s club', (_, made) => {
  const club = made();
  const now = new Date(club.season.ladder.at).toISOString();
  club.does(now, 'settle', {}, { by: `${HUSH} tablet`, override: `${HUSH} reason` });

  it.each(NAMING_MODES)('has nothing private in any file where names are shown as %s', async (mode) => {
    const files = await published(club, { mode, nicknames: { 'player-7': 'The Rook' } });
    expect(files.size).toBeGreaterThanOrEqual(9);
    for (const [path, body] of files) {
      expect(body, path).not.toContain(HUSH);
      if (mode === 'full') continue;
      expect(body, path).not.toMatch(/player-\d/);
      expect(
        FULL_NAMES_OF_ALL.filter((name) => body.includes(name)),
        path,
      ).toEqual([]);
    }
  });

  it('shows the same name of everybody in all of them', async () => {
    const files = await published(club, { mode: 'nickname', nicknames: { 'player-7': 'The Rook' } });
    for (const name of ['view.json', 'history.json', 'state.json', 'season.jsonl', 'index.html'])
      expect(files.get(`/${KEY.club}/${KEY.ladder}/${name}`), name).toContain('The Rook');
  });
});
