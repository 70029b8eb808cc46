import { list } from '#shared/words/lists.ts';
import { useProposals, useProposing } from '#web/ui/ladder/use-proposals.ts';
import { Names, Words } from '#web/ui/page/words.tsx';
import { SCORES, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { NamedButton } from './panels.tsx';
import { POTS, ASKED as W } from './texts.ts';

export const Part = () => {
  const { path, named, refresh } = useAdmin();
  const { games } = useProposals(path);
  const { fault, busy, agree, end } = useProposing(path);
  if (games.length === 0 && fault === '') return null;
  const start = async (asks: string) => {
    if (await agree(asks)) await refresh();
  };
  return (
    <section id="asked">
      <h2>{WORDS.invitations}</h2>
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
                {W.stake(stake)}
              </p>
              <p class="quiet">
                <Words
                  of={
                    declined === undefined
                      ? W.waiting(named(asks), list(missing.map((player) => named(player))))
                      : W.declined(named(asks), named(declined))
                  }
                />
              </p>
              <div class="buttons">
                {declined === undefined && (
                  <NamedButton words={SCORES.start} of={label} main disabled={busy} onClick={() => void start(asks)} />
                )}
                <NamedButton words={POTS.abandon} of={label} disabled={busy} onClick={() => void end(asks)} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
