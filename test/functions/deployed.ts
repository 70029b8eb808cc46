import { grantAccess } from '#functions/books/access-keys.ts';
import { addClub } from '#functions/books/clubs.ts';
import type { Capacity } from '#functions/database/dynamo/database.ts';
import { newAccessKey } from '#functions/http/credential.ts';
import type { HttpHandler } from '#functions/http/endpoint.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { createHandlers } from '#local/handlers.ts';
import type { Lambda } from '#shared/features/operation.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { HEADER, header, type Use } from '../ladders/club.ts';
import type { Place } from '../ladders/emulator.ts';
import { asked, type Got, gotten, type Sent, type Terms } from './evening.ts';

const CLUB = 'riverside';

/** The functions as they are deployed: each runs in a process of its own, and nothing joins them but the table. */
export class Deployed {
  /** What was asked of the table since this was last emptied. */
  readonly used: Use[] = [];
  readonly #place: Place;
  readonly #store: DynamoStore;
  readonly #processes = new Map<Lambda, HttpHandler>();
  /** The clock of all processes: when nothing passes but minutes between commands, what they know of keys stays fresh. */
  #now = Date.parse('2021-09-11T13:00Z');

  constructor(place: Place) {
    this.#place = place;
    this.#store = new DynamoStore(place);
  }

  async found(): Promise<void> {
    await addClub(this.#store.database, { id: CLUB, name: 'The riverside club' });
  }

  async ladder(ladder: string, system: string): Promise<string> {
    await createLadder(this.#store.database, { club: CLUB, ladder }, header({ ...HEADER, system }));
    return `/api/clubs/${CLUB}/ladders/${ladder}`;
  }

  async hand(terms: Terms): Promise<string> {
    const { key, hash } = newAccessKey(CLUB);
    const created = instant(this.#now);
    await grantAccess(this.#store.database, CLUB, { label: terms.role, use: 'link', created, ...terms, hash });
    return key;
  }

  async send(method: string, path: string, sent: Sent): Promise<Got> {
    this.#now += 60_000;
    const { route, event } = asked(method, path, sent);
    return gotten(await this.#processOf(route.lambda)(event));
  }

  #processOf(name: Lambda): HttpHandler {
    const known = this.#processes.get(name);
    if (known) return known;
    const onCapacity = (operation: string, capacity: Capacity) => void this.used.push({ operation, ...capacity });
    const handler = createHandlers({
      store: new DynamoStore({ ...this.#place, onCapacity }),
      now: () => instant(this.#now),
      siteOrigin: 'https://ladder.example',
      log: () => {},
      elapsed: () => 0,
    })[name];
    this.#processes.set(name, handler);
    return handler;
  }
}
