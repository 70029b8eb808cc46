import { useMemo } from 'preact/hooks';
import type { Group } from '#web/ui/forms/fields.tsx';
import { OneOf } from '#web/ui/forms/one-of-many.tsx';
import { isUnchallenged } from '#web/ui/ladder/controls.ts';
import { SCORES, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { COMMON, TEXT } from './texts.ts';
import { type AdminView, playing } from './view.ts';

const W = TEXT.play;

export interface PairFields {
  readonly challenger: string;
  readonly challenged: string;
}

export const NOBODY: PairFields = { challenger: '', challenged: '' };

export const pairFault = (pair: PairFields): string | undefined => (isPair(pair) ? undefined : W.two);

const isPair = ({ challenger, challenged }: PairFields): boolean =>
  challenger !== '' && challenged !== '' && challenger !== challenged;

/** Whose points come first: where nobody challenges, two players are no more than that. */
export const firstOf = (view: AdminView): 'challenger' | 'player' => (isUnchallenged(view) ? 'player' : 'challenger');

export const PairInputs = ({
  pair,
  onChange,
  fault,
}: {
  readonly pair: PairFields;
  readonly onChange: (pair: PairFields) => void;
  readonly fault: string | undefined;
}) => {
  const { view } = useAdmin();
  const isInRounds = isUnchallenged(view);
  const isChallengerMissing = pair.challenger === '';
  const others = useMemo(() => opponents(view, pair.challenger), [view, pair.challenger]);
  return (
    <div class="pair">
      <OneOf
        label={isInRounds ? WORDS.player : SCORES.challenger}
        empty={COMMON.choose}
        value={pair.challenger}
        choices={playing(view)}
        onInput={(challenger) => onChange({ ...pair, challenger })}
        fault={isChallengerMissing ? fault : undefined}
      />
      <OneOf
        label={isInRounds ? W.opponent : SCORES.challenged}
        empty={COMMON.choose}
        value={pair.challenged}
        {...others}
        onInput={(challenged) => onChange({ ...pair, challenged })}
        fault={isChallengerMissing ? undefined : fault}
      />
    </div>
  );
};

/** On a club night those who may be challenged come first. */
function opponents(view: AdminView, challenger: string): { groups: readonly Group[] } | { choices: Group['choices'] } {
  const all = playing(view).filter(({ value }) => value !== challenger);
  const may: readonly string[] = view.night?.pegs.find(({ player }) => player === challenger)?.may ?? [];
  if (may.length === 0) return { choices: all };
  const first = all.filter(({ value }) => may.includes(value));
  const others = all.filter(({ value }) => !may.includes(value));
  return {
    groups: [
      { label: W.here, choices: first },
      { label: WORDS.everybody, choices: others },
    ],
  };
}
