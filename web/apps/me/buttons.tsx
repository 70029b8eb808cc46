import type { Rival } from '#web/ui/ladder/rivals.ts';
import { RIVALS } from '#web/ui/texts.ts';
import { challenging } from './near.tsx';
import { FREE } from './texts.ts';
import type { Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';

export interface ButtonsProps {
  readonly rivals: readonly Rival[];
  readonly ready?: Upcoming['ready'];
  readonly tools: Tools;
}

/** Some players whom a tap challenges. */
export const Buttons = ({ rivals, ready = [], tools }: ButtonsProps) => {
  if (rivals.length === 0) return null;
  const challenge = challenging(tools);
  return (
    <ul class="reachable">
      {rivals.map((rival) => (
        <li key={rival.id}>
          <button
            type="button"
            data-rung={rival.rung || '–'}
            aria-label={RIVALS.challengeWho(rival.name)}
            onClick={() => challenge(rival)}
          >
            <bdi>{rival.name}</bdi>
          </button>
          {ready.some(({ player, wants }) => player === rival.id && wants) && <small>{FREE.isReady}</small>}
        </li>
      ))}
    </ul>
  );
};
