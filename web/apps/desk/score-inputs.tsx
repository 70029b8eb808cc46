import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { Input } from '../../kit/fields.tsx';
import { readWhole } from '../../kit/scores.ts';
import { useDesk } from './desk.ts';

interface ScoresProps {
  readonly players: readonly PlayerId[];
  readonly typed: Readonly<Record<string, string>>;
  readonly onChange: (typed: Readonly<Record<string, string>>) => void;
  /** Said beside each that is none. */
  readonly fault: string | undefined;
}

/** A table of scores, in the order of the seats. */
export const ScoreInputs = ({ players, typed, onChange, fault }: ScoresProps) => {
  const { named } = useDesk();
  return (
    <div class="scores">
      {players.map((player) => (
        <Input
          key={player}
          label={named(player).name}
          mode="text"
          value={typed[player] ?? ''}
          onInput={(text) => onChange({ ...typed, [player]: text })}
          fault={readWhole(typed[player] ?? '') === undefined ? fault : undefined}
        />
      ))}
    </div>
  );
};
