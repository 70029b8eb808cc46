/// <reference lib="dom" />

import { useEffect } from 'preact/hooks';
import { rungsOf } from '#shared/view/measures.ts';
import { TIMES } from '#shared/view/texts.ts';
import { list } from '#shared/words/lists.ts';
import { Name, Words } from '#web/ui/page/words.tsx';
import { RIVALS } from '#web/ui/texts.ts';
import { SUGGESTED } from './texts.ts';
import type { Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';

export interface SuggestedProps {
  readonly suggested: NonNullable<Upcoming['suggested']>;
  readonly tools: Tools;
  readonly challenge: (who: { readonly id: NonNullable<Upcoming['suggested']>['player'] }) => void;
}

/** Where an e-mail that suggests a game leads. */
const ID = 'suggested';

/** The game that is suggested to the player: one tap, and one that confirms it. */
export const Part = ({ suggested: { player, when }, tools: { model, player: me }, challenge }: SuggestedProps) => {
  useEffect(() => {
    if (location.hash === `#${ID}`) document.getElementById(ID)?.scrollIntoView({ block: 'center' });
  }, []);
  const who = model.named(player);
  const rungs = rungsOf(model.ladder);
  const above = (rungs.get(me) ?? 0) - (rungs.get(player) ?? 0);
  return (
    <section class="own" id={ID}>
      <h2>{SUGGESTED.title}</h2>
      <ul class="cards">
        <li>
          <b>
            <Name of={who} />
          </b>
          <p class="hint">
            {SUGGESTED.places(above)}
            {when.length > 0 && <Words of={SUGGESTED.free(list(when.map((time) => TIMES[time])))} />}
          </p>
          <button type="button" class="main" aria-label={RIVALS.challengeWho(who.name)} onClick={() => challenge(who)}>
            {RIVALS.challenge}
          </button>
        </li>
      </ul>
    </section>
  );
};
