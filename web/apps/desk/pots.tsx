import { useDesk } from './desk.ts';
import { LazyPanel } from './lazy-panel.tsx';
import { FinishForm, StartForm } from './pot-forms.tsx';
import { TEXT, pots as W } from './texts.ts';

/** Games for points: those that wait, those that run, each with its scores to record, and the next one. */
export const Part = () => {
  const { view } = useDesk();
  const running = view.games.filter(({ awaiting }) => !awaiting);
  return (
    <>
      {running.length < view.games.length && <LazyPanel part="approvals" />}
      <LazyPanel part="asked" />
      <section>
        <h2>{W.running}</h2>
        {running.length === 0 && <p class="quiet">{TEXT.play.nothingOpen}</p>}
        {running.map((game) => (
          <FinishForm key={game.id} game={game} />
        ))}
      </section>
      <StartForm />
    </>
  );
};
