import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import type { LadderKey } from '../database/keys.ts';
import type { AdminChange } from '../club/admin-history.ts';
import { type LadderPeople, readPeople } from './people-book.ts';
import {
  type Adding,
  changeMember,
  type Member,
  putMembers,
  readMember,
  readMembers,
  removeMember,
  type StoredMember,
} from '../club/members.ts';
import { readOwnPlace } from './own/place-book.ts';

/** The members of clubs in a database: no function carries this but those that tell or change them. */
export class MemberBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** What is kept of those whose ids come after one, in the order of their ids; so many at most. */
  members(club: string, after?: string, most?: number): Promise<readonly StoredMember[]> {
    return readMembers(this.#database, club, after, most);
  }

  member(club: string, id: PlayerId): Promise<StoredMember | undefined> {
    return readMember(this.#database, club, id);
  }

  /** All or none of them; a club has ten thousand at most. Sent again it changes nothing. */
  addMembers(club: string, members: readonly Member[], change?: AdminChange): Promise<Adding> {
    return putMembers(this.#database, club, members, change);
  }

  /** Version 0: nothing was kept of them so far. `lost`: they are no longer as they were seen. */
  changeMember(
    club: string,
    version: number,
    to: Member,
    change?: AdminChange,
  ): Promise<'changed' | 'lost' | 'too-many'> {
    return changeMember(this.#database, club, version, to, change);
  }

  removeMember(club: string, id: PlayerId, version: number, change?: AdminChange): Promise<'removed' | 'lost'> {
    return removeMember(this.#database, club, id, version, change);
  }

  /** Who is or ever was on the ladders of a club, read without loading them. */
  people(club: string): Promise<readonly LadderPeople[]> {
    return readPeople(this.#database, club);
  }

  /** A ladder as far as it concerns one player: its order, what is open, and of the players those alone whom that names. */
  placeOf(key: Pick<LadderKey, 'club' | 'ladder'>, player: PlayerId): Promise<Ladder | undefined> {
    return readOwnPlace(this.#database, key, player);
  }
}
