/// <reference lib="dom" />

import { useState } from 'preact/hooks';
import type { ProposalView } from '#shared/features/proposals.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { useProposing } from '#web/ui/ladder/use-proposals.ts';
import { ANSWERS, WORDS } from '#web/ui/texts.ts';
import { PROPOSALS } from './texts.ts';
import type { Tools } from './tools.tsx';

interface Rival {
  readonly id: string;
  readonly name: string;
  readonly rung: number;
}

interface ProposalsProps {
  readonly proposals: readonly ProposalView[];
  readonly path: string;
  readonly player: string;
  readonly rivals: readonly Rival[];
  readonly nameOf: (player: string) => string;
}

export interface AgreeingProps extends Pick<ProposalsProps, 'proposals' | 'rivals'> {
  readonly tools: Tools;
}

/** Matches outside the range, which both players must want: only some systems know them. */
export const Agreeing = ({ tools: { path, player, model }, ...of }: AgreeingProps) => {
  const nameOf = (id: string): string => {
    const known = parsePlayerId(id);
    return known ? model.named(known).name : id;
  };
  return <Proposals {...{ ...of, path, player, nameOf }} />;
};

type Actions = ReturnType<typeof useProposing>;

/** Matches outside the range, which take two who want them (C11): those that are proposed, and with whom one may be. */
const Proposals = ({ proposals: list, path, player, rivals, nameOf }: ProposalsProps) => {
  const actions = useProposing(path);
  const { fault } = actions;
  const proposed = new Set<string>(list.flatMap(({ challenger, challenged }) => [challenger, challenged]));
  const others = rivals.filter(({ id }) => !proposed.has(id));
  return (
    <>
      <div role="alert">{fault !== '' && <p class="fault">{fault}</p>}</div>
      {list.length > 0 && (
        <>
          <h3>{PROPOSALS.proposed}</h3>
          <ul class="cards">
            {list.map((each) => (
              <li key={each.id}>
                {each.challenger === player ? (
                  <Made proposal={each} nameOf={nameOf} actions={actions} />
                ) : (
                  <Got proposal={each} nameOf={nameOf} actions={actions} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>{PROPOSALS.outside}</summary>
          <p class="hint">{PROPOSALS.hint}</p>
          <Choice rivals={others} actions={actions} />
        </details>
      )}
    </>
  );
};

interface CardProps {
  readonly proposal: ProposalView;
  readonly nameOf: (player: string) => string;
  readonly actions: Actions;
}

const Made = ({ proposal: { challenged }, nameOf, actions: { busy, end } }: CardProps) => (
  <>
    <p>{PROPOSALS.waiting(<bdi>{nameOf(challenged)}</bdi>)}</p>
    <button type="button" disabled={busy} onClick={() => void end(challenged)}>
      {ANSWERS.withdraw}
    </button>
  </>
);

const Got = ({ proposal: { challenger }, nameOf, actions: { busy, agree, end } }: CardProps) => (
  <>
    <p>{PROPOSALS.asks(<bdi>{nameOf(challenger)}</bdi>)}</p>
    <div class="buttons">
      <button type="button" class="main" disabled={busy} onClick={() => void agree(challenger)}>
        {PROPOSALS.agree}
      </button>
      <button type="button" disabled={busy} onClick={() => void end(challenger)}>
        {PROPOSALS.refuse}
      </button>
    </div>
  </>
);

const Choice = ({
  rivals,
  actions: { busy, propose },
}: {
  readonly rivals: readonly Rival[];
  readonly actions: Actions;
}) => {
  const [chosen, choose] = useState<Rival>();
  const yes = async ({ id }: Rival) => {
    await propose(id);
    choose(undefined);
  };
  if (chosen)
    return (
      <div class="buttons">
        <button type="button" class="main" disabled={busy} onClick={() => void yes(chosen)}>
          {PROPOSALS.proposeTo(<bdi>{chosen.name}</bdi>)}
        </button>
        <button type="button" onClick={() => choose(undefined)}>
          {WORDS.back}
        </button>
      </div>
    );
  return (
    <ul>
      {rivals.map((rival) => (
        <li key={rival.id}>
          <button
            type="button"
            data-rung={rival.rung || '–'}
            aria-label={PROPOSALS.proposeTo(rival.name).join('')}
            onClick={() => choose(rival)}
          >
            <bdi>{rival.name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
};
