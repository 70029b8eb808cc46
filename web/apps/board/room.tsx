/// <reference lib="dom" />

import { useRef, useState } from 'preact/hooks';
import { startingWith } from '#web/ui/forms/searching.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import { Clock, Name } from '#web/ui/page/words.tsx';
import { NIGHT, PEOPLE, WORDS } from '#web/ui/texts.ts';
import type { BoardActions } from './actions.ts';
import type { AbsentModel, PegModel } from './model.ts';
import { Imbalance, Pending, useStill } from './parts.tsx';
import { TEXT } from './texts.ts';
import { minutesWords } from './words.ts';

/** Everybody who is here, from the top rung down: a card each, in the same place whatever happens but a result. */
export const Room = ({ actions }: { readonly actions: BoardActions }) => {
  const { pegs } = actions.board;
  const shown = useStill(pegs, actions.still);
  return (
    <section class="room" aria-labelledby="room">
      <h2 id="room">
        {WORDS.here} <small>{pegs.length}</small>
      </h2>
      {shown.length === 0 && <p>{TEXT.nobodyHere}</p>}
      <ul>
        {shown.map((peg) => (
          <Card key={peg.id} peg={peg} actions={actions} />
        ))}
      </ul>
    </section>
  );
};

const Card = ({
  peg,
  actions,
}: {
  readonly peg: PegModel & { readonly gone?: true };
  readonly actions: BoardActions;
}) => (
  <li class={`peg is-${peg.side} ${roleOf(peg)}`}>
    <button type="button" class="who" disabled={peg.gone} onClick={() => touch(peg, actions)}>
      <span class="rung">{peg.rung}</span>
      <span class="name">
        <Name of={peg} />
        <span class="state">
          <Imbalance of={peg.imbalance} /> {stateOf(peg)}
          {peg.displaced && <b class="marker">{TEXT.displaced}</b>}
          {actions.pending.has(peg.id) && <Pending />}
        </span>
      </span>
    </button>
    {peg.side === 'dark' && (
      <button
        type="button"
        class="home"
        disabled={peg.gone}
        onClick={() => actions.submit('depart', { player: peg.id })}
      >
        {TEXT.home}
        <span class="unseen">
          {' '}
          <Name of={peg} />
        </span>
      </button>
    )}
  </li>
);

const roleOf = ({ turn, open, no }: PegModel): string => (turn ? 'is-turn' : open ? 'is-open' : no ? 'is-not' : '');

/** One tap on a player challenges them, if the player whose turn it is may; else it shows their match, or says why not. */
function touch(peg: PegModel, { submit, open, board, newMatch }: BoardActions): void {
  const match = board.matches.find(({ challenger, challenged }) => [challenger.id, challenged.id].includes(peg.id));
  if (peg.open && board.turn) submit('challenge', { id: newMatch(), challenger: board.turn.id, challenged: peg.id });
  else if (match) open({ kind: 'match', match: match.id });
  else open({ kind: 'peg', player: peg.id });
}

function stateOf({ turn, open, no, side, passed, waiting }: PegModel): string {
  if (turn) return TEXT.itsTurn;
  if (open) return TEXT.challenge;
  if (side === 'light') return NIGHT.playing;
  const why = no === 'playing' ? NIGHT.playing : no && TEXT.whyNot[no];
  const own = waiting ? TEXT.waiting : passed ? NIGHT.passed : undefined;
  return [why, own].filter(Boolean).join(', ');
}

export const Turn = ({ actions: { board, submit } }: { readonly actions: BoardActions }) => {
  const { turn, hours } = board;
  return (
    <section class="turn-now">
      <p aria-live="polite">
        {turn ? (
          <>
            {WORDS.turn(<Name of={turn} />)} {hours && <small>{hours}</small>}
          </>
        ) : (
          board.pegs.length > 0 && WORDS.nobodyCan
        )}
      </p>
      {turn && (
        <button type="button" onClick={() => submit('pass', { player: turn.id })}>
          {TEXT.pass}
        </button>
      )}
    </section>
  );
};

export const Matches = ({ actions: { board, pending, still, open } }: { readonly actions: BoardActions }) => {
  const matches = useStill(
    board.matches.filter(({ leftOpen }) => !leftOpen),
    still,
  );
  return (
    <section class="matches-now" aria-labelledby="matches">
      <h2 id="matches">
        {WORDS.playing} <small>{matches.length}</small>
      </h2>
      <ul>
        {matches.map(({ id, gone, challenger, challenged, since, minutes, terms }) => (
          <li key={id}>
            <button type="button" disabled={gone} onClick={() => open({ kind: 'match', match: id })}>
              <span class="two">
                <Name of={challenger} /> – <Name of={challenged} />
              </span>
              <span class="state">
                <Clock at={since} /> · {minutesWords(minutes)} · <Terms terms={terms} />
                {pending.has(id) && <Pending />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** How many are offered at once; the others are found by their first letters. */
const MOST = 120;

export const Arrivals = ({ actions }: { readonly actions: BoardActions }) => {
  const [typed, type] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = startingWith(actions.board.absent, typed);
  // What was typed goes with a tap, and what it found stays.
  const shown = useStill(found.slice(0, MOST), actions.still && typed === '');
  const arrive = (who: AbsentModel) => {
    const byKeyboard = document.activeElement?.matches('.arrivals :focus-visible') ?? false;
    if (who.comes === 'late') return actions.open({ kind: 'arrived', player: who.id });
    if (who.comes === 'rejoin') actions.submit('join', { player: who.id });
    actions.submit('arrive', { player: who.id });
    type('');
    if (byKeyboard) input.current?.focus();
  };
  const [only] = found;
  const submit = (event: Event) => {
    event.preventDefault();
    if (only && found.length === 1) arrive(only);
  };
  return (
    <section class="arrivals" aria-labelledby="arrivals">
      <h2 id="arrivals">{WORDS.checkIn}</h2>
      <form onSubmit={submit}>
        <input
          ref={input}
          type="search"
          aria-label={TEXT.filter}
          placeholder={TEXT.filter}
          autocomplete="off"
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <button type="button" onClick={() => actions.open({ kind: 'join', name: typed.trim() })}>
          {TEXT.newMember}
        </button>
      </form>
      {actions.board.over && <p>{actions.board.over}</p>}
      {shown.length === 0 && typed !== '' && <p>{PEOPLE.found(0)}</p>}
      <ul>
        {shown.map((who) => (
          <li key={who.id}>
            <button
              type="button"
              class={who.comes}
              disabled={who.gone || actions.board.over !== undefined}
              onClick={() => arrive(who)}
            >
              <Name of={who} />
              <small>{who.rung ?? (who.comes === 'late' ? TEXT.late : TEXT.rejoin)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
