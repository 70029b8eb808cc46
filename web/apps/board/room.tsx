import { Name } from '#web/ui/page/words.tsx';
import type { Hands } from './hands.ts';
import type { PegModel } from './model.ts';
import { Imbalance, Pending } from './parts.tsx';
import { TEXT } from './texts.ts';

/** Everybody who is here, from the top rung down: a card each, in the same place whatever happens but a result. */
export const Room = ({ hands }: { readonly hands: Hands }) => {
  const { pegs } = hands.board;
  return (
    <section class="room" aria-labelledby="room">
      <h2 id="room">
        {TEXT.room} <small>{pegs.length}</small>
      </h2>
      {pegs.length === 0 && <p>{TEXT.nobodyHere}</p>}
      <ul>
        {pegs.map((peg) => (
          <Card key={peg.id} peg={peg} hands={hands} />
        ))}
      </ul>
    </section>
  );
};

const Card = ({ peg, hands }: { readonly peg: PegModel; readonly hands: Hands }) => (
  <li class={`peg is-${peg.side} ${roleOf(peg)}`}>
    <button type="button" class="who" onClick={() => touch(peg, hands)}>
      <span class="rung">{peg.rung}</span>
      <span class="name">
        <Name of={peg} />
        <span class="state">
          <Imbalance of={peg.imbalance} /> {stateOf(peg)}
          {peg.displaced && <b class="marker">{TEXT.displaced}</b>}
          {hands.pending.has(peg.id) && <Pending />}
        </span>
      </span>
    </button>
    {peg.side === 'dark' && (
      <button type="button" class="home" onClick={() => hands.act('depart', { player: peg.id })}>
        {TEXT.home}
        <span class="unseen">
          : <Name of={peg} />
        </span>
      </button>
    )}
  </li>
);

const roleOf = ({ turn, open, no }: PegModel): string => (turn ? 'is-turn' : open ? 'is-open' : no ? 'is-not' : '');

/** One tap on somebody: challenges them, where whoever has the turn may; shows their match; or says why not. */
function touch(peg: PegModel, { act, open, board, newMatch }: Hands): void {
  const match = board.matches.find(({ challenger, challenged }) => [challenger.id, challenged.id].includes(peg.id));
  if (peg.open && board.turn) act('challenge', { id: newMatch(), challenger: board.turn.id, challenged: peg.id });
  else if (match) open({ kind: 'match', match: match.id });
  else open({ kind: 'peg', player: peg.id });
}

/** What stands under a name. */
function stateOf({ turn, open, no, side, passed, waiting }: PegModel): string {
  if (turn) return TEXT.itsTurn;
  if (open) return TEXT.challenge;
  if (side === 'light') return TEXT.whyNot.playing;
  const own = waiting ? TEXT.waiting : passed ? TEXT.passed : undefined;
  return [no && TEXT.whyNot[no], own].filter(Boolean).join(', ');
}

/** Whose turn it is, in large letters, and said aloud whenever it changes. */
export const Turn = ({ hands: { board, act } }: { readonly hands: Hands }) => {
  const { turn, hours } = board;
  return (
    <section class="turn-now" aria-label={TEXT.turnOf}>
      <p aria-live="polite">
        {turn ? (
          <>
            {TEXT.turn(<Name of={turn} />)} {hours && <small>{hours}</small>}
          </>
        ) : (
          board.pegs.length > 0 && TEXT.nobodyCan
        )}
      </p>
      {turn && (
        <button type="button" onClick={() => act('pass', { player: turn.id })}>
          {TEXT.pass}
        </button>
      )}
    </section>
  );
};
