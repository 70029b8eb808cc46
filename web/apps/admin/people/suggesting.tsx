import { useEffect, useState } from 'preact/hooks';
import { type AnswerBody, ask, whyUndone } from '#web/ui/session/api.ts';
import { CONNECTION, LOADING } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { SECTIONS, SUGGESTING as W } from '../texts.ts';

type Counted = AnswerBody<'suggestGames'>;

/** Suggests games to everybody; how many there would be is looked up once it is unfolded. */
export const Suggesting = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary>
          <h2>{SECTIONS.suggest}</h2>
        </summary>
        {isOpen && <Round />}
      </details>
    </section>
  );
};

/** How many games a round would have, and the button that suggests them. */
const Round = () => {
  const { path, view } = useAdmin();
  const [round, setRound] = useState<Counted & { readonly isMade: boolean }>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const go = async (isMade: boolean): Promise<void> => {
    setBusy(true);
    const outcome = await ask<'suggestGames'>(`${path}/suggestions${isMade ? '' : '?dryRun=true'}`, { body: {} });
    setBusy(false);
    setFault(whyUndone(outcome, CONNECTION.again));
    if (outcome.kind === 'done') setRound({ ...outcome.body, isMade });
  };
  useEffect(() => void go(false), [path, view.version]);
  return (
    <>
      <p>{W.what}</p>
      <div role="status">
        {round ? (
          <p>{round.isMade ? W.made(round.games, round.without) : W.would(round.games, round.without)}</p>
        ) : (
          busy && <p>{LOADING.loading}</p>
        )}
      </div>
      <div role="alert">{fault !== undefined && <p class="fault">{fault}</p>}</div>
      {round && !round.isMade && round.games > 0 && (
        <button type="button" class="main" disabled={busy} onClick={() => void go(true)}>
          {W.suggest(round.games)}
        </button>
      )}
    </>
  );
};
