import { useMemo } from 'preact/hooks';
import type { Group } from '#web/ui/forms/fields.tsx';
import { OneOf } from '#web/ui/forms/one-of-many.tsx';
import { isUnchallenged } from '#web/ui/ladder/controls.ts';
import { SCORES, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { COMMON, TEXT } from './texts.ts';
import { type AdminView, playing } from './view.ts';

const W = TEXT.play;

export interface Opponents {
  readonly challenger: string;
  readonly challenged: string;
}

export const NOBODY: Opponents = { challenger: '', challenged: '' };

export const opponentsFault = (two: Opponents): string | undefined => (areTwo(two) ? undefined : W.two);

const areTwo = ({ challenger, challenged }: Opponents): boolean =>
  challenger !== '' && challenged !== '' && challenger !== challenged;

/** Whose points come first: where nobody challenges, two players are no more than that. */
export const firstOf = (view: AdminView): 'challenger' | 'player' => (isUnchallenged(view) ? 'player' : 'challenger');

export const OpponentsInputs = ({
  two,
  onChange,
  fault,
}: {
  readonly two: Opponents;
  readonly onChange: (two: Opponents) => void;
  readonly fault: string | undefined;
}) => {
  const { view } = useAdmin();
  const isInRounds = isUnchallenged(view);
  const isChallengerMissing = two.challenger === '';
  const others = useMemo(() => opponents(view, two.challenger), [view, two.challenger]);
  return (
    <div class="beside">
      <OneOf
        label={isInRounds ? WORDS.player : SCORES.challenger}
        empty={COMMON.choose}
        value={two.challenger}
        choices={playing(view)}
        onInput={(challenger) => onChange({ ...two, challenger })}
        fault={isChallengerMissing ? fault : undefined}
      />
      <OneOf
        label={isInRounds ? W.opponent : SCORES.challenged}
        empty={COMMON.choose}
        value={two.challenged}
        {...others}
        onInput={(challenged) => onChange({ ...two, challenged })}
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
