import type { Chance } from '../chance.ts';
import type { Header } from '../lines.ts';
import { PairDeeds } from '../pair-people.ts';
import type { Line } from '../people.ts';
import { BoxPeople, hostileHeader } from './people.ts';

export const hostileHeaderOfPairs = (chance: Chance): Header => ({ ...hostileHeader(chance), entrants: 'pairs' });

/** The people of a box league of pairs. */
export class BoxPairPeople extends BoxPeople {
  readonly #deeds = new PairDeeds(this.chance, this.season, () => this.anybody(this.season.world.order));

  protected override seed(): Line {
    return this.#deeds.seed(super.seed());
  }

  protected override deed(): Line {
    return this.#deeds.deed(() => super.deed());
  }
}
