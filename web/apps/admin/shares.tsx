import { signed } from '#shared/words/score.ts';
import { Name } from '#web/ui/page/words.tsx';
import { SCORES, WORDS } from '#web/ui/texts.ts';
import { TEXT } from './texts.ts';
import type { LineView, Named } from './view.ts';

const W = TEXT.command;

export interface SharesProps {
  readonly told: LineView;
  readonly named: Named;
}

/** What each player of a game gets of its pot. */
export const Part = ({ told, named }: SharesProps) => {
  const stake = Math.round(
    (told.shares ?? []).reduce((sum, { points }) => sum + points, 0) / (told.shares?.length || 1),
  );
  return (
    <table class="before-after">
      <caption class="unseen">{W.shares}</caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.player}</th>
          <th scope="col">{SCORES.score}</th>
          <th scope="col">{W.gets}</th>
          <th scope="col">{WORDS.net}</th>
        </tr>
      </thead>
      <tbody>
        {told.shares?.map(({ player, points }) => (
          <tr key={player}>
            <th scope="row">
              <Name of={named(player)} />
            </th>
            <td>{told.scores?.find(([id]) => id === player)?.[1]}</td>
            <td>{points}</td>
            <td>{signed(points - stake)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
