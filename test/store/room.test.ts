import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { connect } from '../../functions/store/dynamo/client.ts';
import { DynamoDatabase } from '../../functions/store/dynamo/database.ts';
import { ACCESS_COUNT, clubPartition } from '../../functions/store/keys.ts';
import type { AccessRecord } from '../../functions/store/port.ts';
import { MOST } from '../../shared/log/limits.ts';
import { at, storeAt } from './club.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

const key = (): AccessRecord => ({
  hash: randomUUID(),
  role: 'scorer',
  label: 'tablet',
  use: 'link',
  created: at('20:00'),
});
const newClub = () => `club-${randomUUID()}`;
const database = () => new DynamoDatabase({ client: connect(place().endpoint), table: place().table });
const counterOf = (club: string) => ({ pk: clubPartition(club), sk: ACCESS_COUNT });

describe('the access keys of a club', () => {
  test('are as many as may be and not one more, however many are made at once', async () => {
    const club = newClub();
    await database().put({ ...counterOf(club), count: MOST.keys - 3 });
    const made = await Promise.all(Array.from({ length: 8 }, () => storeAt(place()).grantAccess(club, key())));
    expect(made.filter((outcome) => outcome === 'granted')).toHaveLength(3);
    expect(await storeAt(place()).accessRecords(club)).toHaveLength(3);
    const change = { at: at('20:00'), what: 'key-made', about: 'organiser', by: 'operator', role: 'operator' } as const;
    expect(await storeAt(place()).grantAccess(club, key())).toBe('too-many');
    expect(await storeAt(place()).grantAccess(club, key(), change)).toBe('granted');
  });

  test('that were made before they were counted count too', async () => {
    const club = newClub();
    const store = storeAt(place());
    for (let count = 0; count < 3; count++) await store.grantAccess(club, key());
    await database().transact([{ remove: counterOf(club) }]);
    await store.grantAccess(club, key());
    expect(await database().get(counterOf(club))).toMatchObject({ count: 4 });
  });
});
