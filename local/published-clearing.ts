import { ItemClearing } from '../functions/store/clearing.ts';
import type { Database } from '../functions/store/database.ts';
import type { LadderKey } from '../functions/store/port.ts';
import type { Forgotten } from '../shared/view/forgetting.ts';
import type { Change } from './published-store.ts';

type AfterForgetting = (club: string, person: Forgotten) => void;

/** Clears away on a laptop, and says which ladders have to be published again. */
export class PublishedClearing extends ItemClearing {
  readonly #changed: (change: Change) => void;
  readonly #forgotten: AfterForgetting;

  /** `forgotten`: does away with what the laptop has of somebody beside its database. */
  constructor(database: Database, changed: (change: Change) => void, forgotten: AfterForgetting) {
    super(database);
    this.#changed = changed;
    this.#forgotten = forgotten;
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
    await super.forgetInClub(club, person);
    this.#forgotten(club, person);
    this.#changed({ kind: 'made', club });
  }
}
