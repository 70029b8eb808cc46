import type { Database } from '#functions/database/database.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { Clearing } from '#functions/ladders/clearing.ts';
import { ContactBook } from '#functions/ladders/contacts.ts';
import type { Forgotten } from '#shared/view/forgetting.ts';
import type { Change } from './watched-database.ts';

type OnForgetting = (club: string, person: Forgotten, address: string | undefined) => void;

/** Clears away on a laptop, and says which ladders have to be published again. */
export class PublishedClearing extends Clearing {
  readonly #changed: (change: Change) => void;
  readonly #forgotten: OnForgetting;
  readonly #contacts: ContactBook;

  /** `forgotten`: does away with what the laptop has of somebody beside its database. */
  constructor(database: Database, changed: (change: Change) => void, forgotten: OnForgetting) {
    super(database);
    this.#changed = changed;
    this.#forgotten = forgotten;
    this.#contacts = new ContactBook(database);
  }

  override async forget(
    key: LadderKey,
    person: Forgotten,
    token: string,
    spend: (units: number) => Promise<void>,
  ): Promise<'forgotten' | 'unknown' | 'busy' | 'no-such-ladder'> {
    const outcome = await super.forget(key, person, token, spend);
    if (outcome === 'forgotten') this.#changed({ kind: 'made', club: key.club, ladder: key.ladder });
    return outcome;
  }

  override async forgetInClub(club: string, person: Forgotten): Promise<void> {
    // Their address goes with all else that the club keeps.
    const contact = await this.#contacts.contact(club, person.player);
    this.#forgotten(club, person, contact?.email?.to);
    await super.forgetInClub(club, person);
    this.#changed({ kind: 'made', club });
  }
}
