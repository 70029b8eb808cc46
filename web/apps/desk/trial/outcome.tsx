import type { Compared, TrialView } from '../../../../shared/view/trial.ts';
import { TRIAL as W } from '../texts.ts';
import { RefusedGames } from './games.tsx';
import { Places } from './places.tsx';
import type { useTrial } from './use-trial.ts';
import { WayOfOne } from './ways.tsx';

/** What a trial comes to, as soon as it has been played. */
export const Outcome = ({ outcome, again, ...looking }: ReturnType<typeof useTrial>) => (
  <>
    <div role="status">
      {outcome === undefined && <p>{W.working}</p>}
      {outcome === 'lost' && <p class="fault">{W.lost}</p>}
      {typeof outcome === 'object' && <Summary {...outcome} />}
    </div>
    {outcome === 'lost' && (
      <button type="button" onClick={again}>
        {W.again}
      </button>
    )}
    {typeof outcome === 'object' && (
      <>
        {outcome.players.length > 0 && <Places players={outcome.players} />}
        {outcome.games.length > 0 && <RefusedGames games={outcome.games} />}
        {outcome.players.length > 0 && <WayOfOne players={outcome.players} {...looking} />}
      </>
    )}
  </>
);

const standsElsewhere = ({ real, tried }: Compared): boolean => real?.rung !== tried?.rung;

const Summary = ({ players, games, others }: TrialView) => (
  <p>
    {W.moved(players.filter(standsElsewhere).length)} {W.refused(games.length)} {others > 0 && W.others(others)}
  </p>
);
