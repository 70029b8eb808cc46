import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import { readPeople } from './club-people.ts';
import { addMembers, changeMember, readMember, readMembers, removeMember } from './members.ts';
import { readOwnPlace } from './own-place.ts';
import type { Adding, AdminChange, LadderKey, LadderPeople, Member, MemberBook, StoredMember } from './port.ts';

/** The members of clubs in a database: no function carries this but those that tell or change them. */
export class ItemMembers implements MemberBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  members(club: string, after?: string, most?: number): Promise<readonly StoredMember[]> {
    return readMembers(this.#database, club, after, most);
  }

  member(club: string, id: PlayerId): Promise<StoredMember | undefined> {
    return readMember(this.#database, club, id);
  }

  addMembers(club: string, members: readonly Member[], change?: AdminChange): Promise<Adding> {
    return addMembers(this.#database, club, members, change);
  }

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

  people(club: string): Promise<readonly LadderPeople[]> {
    return readPeople(this.#database, club);
  }

  placeOf(key: Pick<LadderKey, 'club' | 'ladder'>, player: PlayerId): Promise<Ladder | undefined> {
    return readOwnPlace(this.#database, key, player);
  }
}
