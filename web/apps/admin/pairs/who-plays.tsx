import { Radios } from '#web/ui/forms/fields.tsx';
import type { PartProps } from '../header-fields.ts';
import { PAIRS, FRESH as W } from '../texts.ts';

/** Players, or pairs of them; it stays so. */
export const WhoPlays = ({ fields: { entrants }, set }: Pick<PartProps, 'fields' | 'set'>) => (
  <>
    <Radios
      keys
      legend={PAIRS.who}
      value={entrants ?? 'players'}
      choices={[
        { value: 'players', text: W.players },
        { value: 'pairs', text: PAIRS.title },
      ]}
      onInput={(value) => set({ entrants: value === 'pairs' ? 'pairs' : undefined })}
    />
    {entrants && <p class="hint">{W.pairsHint}</p>}
  </>
);
