/// <reference lib="dom" />

import type { AskedGameView } from '#shared/features/proposals.ts';
import { labelled } from '#shared/words/lists.ts';
import type { useProposing } from '#web/ui/ladder/use-proposals.ts';
import { Name, Names } from '#web/ui/page/words.tsx';
import { ANSWERS, WORDS } from '#web/ui/texts.ts';
import { Reach } from './opponent-contact.tsx';
import { POTS, PROPOSALS } from './texts.ts';
import type { Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';

const T = POTS.asked;

interface AskedGamesProps {
  readonly tools: Tools;
  readonly upcoming: Upcoming;
  readonly actions: ReturnType<typeof useProposing>;
}

export const AskedGames = ({ tools, upcoming, actions }: AskedGamesProps) => (
  <>
    <div role="alert">{actions.fault !== '' && <p class="fault">{actions.fault}</p>}</div>
    {upcoming.games.length > 0 && (
      <ul class="cards" aria-label={WORDS.invitations}>
        {upcoming.games.map((game) => (
          <li key={game.id}>
            <AskedGame {...{ tools, upcoming, actions, game }} />
          </li>
        ))}
      </ul>
    )}
  </>
);

const AskedGame = ({ tools, upcoming, actions, game }: AskedGamesProps & { readonly game: AskedGameView }) => {
  const { asks, players, stake, agreed, declined } = game;
  const { named } = tools.model;
  const isOwn = asks === tools.player;
  const others = players.filter((player) => player !== asks && player !== tools.player);
  const missing = players.filter((player) => player !== asks && !agreed.includes(player));
  return (
    <>
      <p>
        {isOwn
          ? T.youAsked(<Names of={others.map(named)} />, stake)
          : T.asks(<Name of={named(asks)} />, stake, others.length > 0 ? <Names of={others.map(named)} /> : undefined)}
      </p>
      <p class="hint">
        {declined !== undefined ? (
          T.declines(declined === tools.player ? undefined : <Name of={named(declined)} />)
        ) : (
          <>
            {PROPOSALS.waiting(
              <Names
                of={missing.map((player) => (player === tools.player ? { id: player, name: T.you } : named(player)))}
              />,
            )}{' '}
            {isOwn && T.noPage}
          </>
        )}
      </p>
      {agreed.length > 0 && declined === undefined && (
        <Reach challenge={game.id} contacts={upcoming.contacts} me={tools.model.me} named={named} />
      )}
      <Answers tools={tools} actions={actions} game={game} isMissing={missing.includes(tools.player)} />
    </>
  );
};

interface AnswersProps extends Omit<AskedGamesProps, 'upcoming'> {
  readonly game: AskedGameView;
  readonly isMissing: boolean;
}

const Answers = ({ tools, actions: { busy, agree, end }, game: { asks, declined }, isMissing }: AnswersProps) => {
  const isOwn = asks === tools.player;
  if (declined !== undefined && !isOwn) return null;
  const who = isOwn ? undefined : tools.model.named(asks).name;
  const no = isOwn ? (declined === undefined ? ANSWERS.withdraw : WORDS.ok) : PROPOSALS.refuse;
  return (
    <div class="buttons">
      {isMissing && (
        <button
          type="button"
          class="main"
          disabled={busy}
          aria-label={who === undefined ? undefined : labelled(T.agree, who)}
          onClick={() => void agree(asks)}
        >
          {T.agree}
        </button>
      )}
      <button
        type="button"
        disabled={busy}
        aria-label={who === undefined ? undefined : labelled(no, who)}
        onClick={() => void end(asks)}
      >
        {no}
      </button>
    </div>
  );
};
