import { useProposals } from '../../kit/use-proposals.ts';
import { Name, Names } from '../../kit/words.tsx';
import { useDesk } from './desk.ts';

const W = {
  title: 'Asked to play',
  start: 'Start the game',
  cancel: 'Cancel',
  hint: 'The game starts once all have agreed. You can start it for players who have no page of their own.',
} as const;

/** Games to which players ask each other: officials may seat those who have not answered. */
export const Part = () => {
  const { path, named, refresh } = useDesk();
  const { games, fault, busy, agree, end } = useProposals(path);
  if (games.length === 0 && fault === '') return null;
  const start = async (asks: string) => {
    if (await agree(asks)) await refresh();
  };
  return (
    <section id="asked">
      <h2>{W.title}</h2>
      <div role="alert">{fault !== '' && <p class="fault">{fault}</p>}</div>
      {games.length > 0 && <p class="quiet">{W.hint}</p>}
      <ul class="cards">
        {games.map(({ id, asks, players, agreed, declined, stake }) => {
          const missing = players.filter((player) => player !== asks && !agreed.includes(player));
          const label = players.map((player) => named(player).name).join(', ');
          return (
            <li key={id}>
              <p>
                <b>
                  <Names of={players.map((player) => named(player))} />
                </b>
                , {stake} points each
              </p>
              <p class="quiet">
                Asked by <Name of={named(asks)} />;{' '}
                {declined === undefined ? (
                  <>
                    waiting for <Names of={missing.map((player) => named(player))} />
                  </>
                ) : (
                  <>
                    <Name of={named(declined)} /> is not playing
                  </>
                )}
              </p>
              <div class="buttons">
                {declined === undefined && (
                  <button type="button" class="main" disabled={busy} onClick={() => void start(asks)}>
                    {W.start}
                    <span class="unseen"> {label}</span>
                  </button>
                )}
                <button type="button" disabled={busy} onClick={() => void end(asks)}>
                  {W.cancel}
                  <span class="unseen"> {label}</span>
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
