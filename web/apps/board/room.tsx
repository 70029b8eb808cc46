import { labelled } from '#shared/words/lists.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import { Clock, Name } from '#web/ui/page/words.tsx';
import { MARKS, NIGHT, WORDS } from '#web/ui/texts.ts';
import type { BoardActions } from './actions.ts';
import type { PegModel } from './model.ts';
import { Imbalance, Pending, useStill, widthOf } from './parts.tsx';
import { TEXT } from './texts.ts';
import { minutesWords } from './words.ts';

/** Everybody who is here, from the top rung down: a card each, which only a result moves. */
export const Room = ({ actions }: { readonly actions: BoardActions }) => {
  const { pegs } = actions.board;
  const shown = useStill(pegs, actions.still);
  return (
    <section class="room" aria-labelledby="room">
      <h2 id="room">
        {WORDS.here} <small>{pegs.length}</small>
      </h2>
      {pegs.length === 0 && <p>{TEXT.nobodyHere}</p>}
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
}) => {
  const { board, pending, open } = actions;
  const isClosed = board.hours !== undefined;
  return (
    <li class={`peg is-${peg.side} ${isClosed ? '' : roleOf(peg)} ${widthOf(peg.name, peg.open)}`}>
      <button type="button" class="who" disabled={peg.gone} onClick={() => touch(peg, actions)}>
        <span class="rung">
          {peg.rung} <Imbalance of={peg.imbalance} />
        </span>
        <span class="name">
          <Name of={peg} /> <span class="state">{stateOf(peg, isClosed)}</span>
          {peg.displaced && <b class="marker">{MARKS.displaced}</b>}
        </span>
        {pending.has(peg.id) && <Pending />}
      </button>
      {peg.open && (
        <button
          type="button"
          class="peg-more"
          aria-label={labelled(peg.name, `${TEXT.home}…`)}
          disabled={peg.gone}
          onClick={() => open({ kind: 'peg', player: peg.id })}
        >
          ⋯
        </button>
      )}
    </li>
  );
};

const roleOf = ({ turn, open, no }: PegModel): string => (turn ? 'is-turn' : open ? 'is-open' : no ? 'is-not' : '');

/** One tap on a player challenges them, if the player whose turn it is may; else it shows their match, or what else there is. */
function touch(peg: PegModel, { submit, open, board, newMatch }: BoardActions): void {
  const match = board.matches.find(({ challenger, challenged }) => [challenger.id, challenged.id].includes(peg.id));
  if (peg.open && board.turn) submit('challenge', { id: newMatch(), challenger: board.turn.id, challenged: peg.id });
  else if (match) open({ kind: 'match', match: match.id });
  else open({ kind: 'peg', player: peg.id });
}

/** Outside the hours nobody is called, and the line above says why; whom others come before is grey, and a tap says so. */
function stateOf({ turn, open, no, side, passed, waiting }: PegModel, isClosed: boolean): string {
  if (turn && !isClosed) return TEXT.itsTurn;
  if (open) return TEXT.challenge;
  if (side === 'light') return NIGHT.playing;
  const own = waiting ? TEXT.waiting : passed ? NIGHT.passed : undefined;
  return [!isClosed && no === 'met' && TEXT.met, own].filter(Boolean).join(', ');
}

export const Turn = ({ actions: { board, submit } }: { readonly actions: BoardActions }) => {
  const { turn, hours, opens, pegs } = board;
  return (
    <section class="turn-now">
      <p aria-live="polite">
        {turn && opens
          ? WORDS.turnFrom(<Clock at={opens} />, <Name of={turn} />)
          : (hours ?? (turn ? SHARED.turn(<Name of={turn} />) : pegs.length > 0 && SHARED.nobodyCan))}
      </p>
      {turn && !hours && (
        <button type="button" onClick={() => submit('pass', { player: turn.id })}>
          {TEXT.pass}
        </button>
      )}
    </section>
  );
};

/** For how many minutes people still ask who chooses the colour. */
const SETTLING_DOWN = 5;

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
                {minutes < SETTLING_DOWN ? <Terms terms={terms} /> : <Clock at={since} />} · {minutesWords(minutes)}
                {pending.has(id) && <Pending />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
