import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addClub } from '#functions/books/clubs.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { DataFolder } from '#local/data-folder.ts';
import { handOut } from '#local/keys.ts';
import { release } from '#local/lock.ts';
import { openPlace } from '#local/place.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { HEADER } from '../ladders/club.ts';
import { Laptop, operator, useFolder } from '../local/laptop.ts';
import { until } from '../local/until.ts';
import { HOSTILE, muchCorrected } from './ladders.ts';

const folder = useFolder();
/** Another club, which has done nobody any harm. */
const GOOD = { club: 'good', ladder: 'main' };
let key: string;

beforeAll(async () => {
  const data = new DataFolder(folder);
  const place = await openPlace(data);
  const store = new LadderStore(place.database());
  await addClub(store.database, { id: GOOD.club, name: 'A good club' });
  await createLadder(store.database, GOOD, HEADER, muchCorrected());
  const [seeding] = muchCorrected();
  for (const { name: club, header } of HOSTILE) {
    await addClub(store.database, { id: club, name: club });
    await createLadder(store.database, { club, ladder: 'main' }, header, seeding ? [seeding] : []);
  }
  key = await handOut(store, GOOD.club, instant(Date.now()), { role: 'organiser', label: 'organiser' });
  await place.close();
  release(data);
});

describe('a data folder that holds every hostile ladder', { timeout: 120_000 }, () => {
  it('agrees with its logs', async () => {
    const { status, output } = await operator(['verify', '--all', '--data', folder]);
    expect(output.match(/no difference/g)).toHaveLength(HOSTILE.length + 1);
    expect(status).toBe(0);
  });

  it('is opened, and another club’s organiser is answered while all of it is settled and published', async () => {
    const laptop = await Laptop.start(folder);
    const headers = { authorization: `Bearer ${key}` };
    const ask = () => fetch(`${laptop.origin}/api/clubs/good/ladders/main`, { headers });
    for (let count = 0; count < 20; count++) expect((await ask()).status).toBe(200);
    expect((await fetch(`${laptop.origin}/good/main/`)).status).toBe(200);
    const pageOf = (club: string): string => join(folder, 'site', club, 'main/index.html');
    await until(() => HOSTILE.every(({ name }) => existsSync(pageOf(name))));
    await laptop.end();
  });
});
