import type { PairPlay } from '../../../shared/systems/play-controls.ts';
import { controlsOf } from '../../kit/controls.ts';
import { Due } from '../../kit/settlements.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { useDesk } from './desk.ts';
import { Disputed } from './disputed.tsx';
import { useDues } from './due.ts';
import { LazyPanel } from './lazy-panel.tsx';
import { MatchForm } from './match-form.tsx';
import { OpenGame } from './open-game.tsx';
import { TEXT } from './texts.ts';
import { WhoStands } from './who-stands.tsx';

const W = TEXT.play;

/** What is to be played, what waits, what is recorded: each system its own way. */
export const Play = () => {
  const { view } = useDesk();
  const dues = useDues(view.version);
  const { play } = controlsOf(view);
  return (
    <>
      <Disputed />
      {play.kind === 'pots' ? <LazyPanel part="pots" /> : <Games play={play} />}
      {dues.length > 0 && <Due dues={dues} />}
      <WhoStands />
    </>
  );
};

const Games = ({ play }: { readonly play: PairPlay }) => {
  const { view } = useDesk();
  const running = view.challenges.filter(({ state }) => state !== 'awaiting-approval');
  const isAtOnce = play.challenge.begins === 'at once';
  return (
    <>
      {view.challenges.some(({ awaiting }) => awaiting) && <LazyPanel part="approvals" />}
      <section>
        <h2>{isAtOnce ? W.running : W.open}</h2>
        {running.length === 0 && <p class="quiet">{isAtOnce ? W.nothingRunning : W.nothingOpen}</p>}
        <ul class="cards">
          {running.map((open) => (
            <OpenGame key={open.id} open={open} />
          ))}
        </ul>
      </section>
      {!play.needsChallenge && <MatchForm />}
      <ChallengeForm />
    </>
  );
};
