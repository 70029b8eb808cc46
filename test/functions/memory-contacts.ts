import type { Contact, StoredContact, TellingBook } from '../../functions/store/telling-port.ts';
import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';

/** How players are reached, kept nowhere. */
export class MemoryContacts implements Pick<TellingBook, 'contact' | 'contacts' | 'putContact'> {
  readonly #all = new Map<string, StoredContact>();

  async contacts(club: string): Promise<readonly StoredContact[]> {
    return [...this.#all].flatMap(([name, each]) => (name.startsWith(`${club} `) ? [each] : []));
  }

  async contact(club: string, player: PlayerId): Promise<StoredContact | undefined> {
    return this.#all.get(`${club} ${player}`);
  }

  async putContact(club: string, version: number, contact: Contact): Promise<boolean> {
    const name = `${club} ${contact.player}`;
    if ((this.#all.get(name)?.version ?? 0) !== version) return false;
    this.#all.set(name, { ...contact, version: version + 1 });
    return true;
  }
}
