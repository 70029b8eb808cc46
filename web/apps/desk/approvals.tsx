import { useState } from 'preact/hooks';
import { whiteIn } from '../../kit/pgn.ts';
import { Name, ShortDay } from '../../kit/words.tsx';
import { Chessboard } from './chessboard.tsx';
import { useDesk } from './desk.ts';
import { Result } from './game-inputs.tsx';
import { type ReadGame, readGame } from './game-moves.ts';
import type { AwaitingView, OpenView } from './view.ts';
import * as WORDS from './words.ts';

const W = WORDS.approvals;

/** Results that wait for the coordinator, with their games on a board (N7). */
export const Approvals = () => {
  const { view } = useDesk();
  const waiting = view.challenges.flatMap((open) => (open.awaiting ? [{ open, awaiting: open.awaiting }] : []));
  if (waiting.length === 0) return null;
  return (
    <section id="approvals">
      <h2>{W.title}</h2>
      <ul class="cards">
        {waiting.map(({ open, awaiting }) => (
          <Approval key={open.id} open={open} awaiting={awaiting} />
        ))}
      </ul>
    </section>
  );
};

const Approval = ({ open, awaiting }: { readonly open: OpenView; readonly awaiting: AwaitingView }) => {
  const { named, act, session } = useDesk();
  const [one, other] = [named(open.challenger).name, named(open.challenged).name];
  const result = <Result one={one} score={awaiting.score} other={other} />;
  const body = { challenge: open.id };
  return (
    <li>
      <p>{result}</p>
      <p class="quiet">
        <ShortDay at={awaiting.day} />
        {awaiting.minutes !== undefined && `; ${W.minutes(awaiting.minutes)}`}
        {awaiting.pgn !== undefined && (
          <>
            ; <Name of={named(whiteIn(awaiting.pgn, open.challenger, open.challenged) ?? open.challenger)} />{' '}
            {W.hadWhite}
          </>
        )}
        {awaiting.by !== undefined && (
          <>
            ; <bdi>{W.by(awaiting.by)}</bdi>
          </>
        )}
      </p>
      {awaiting.pgn === undefined ? <p>{W.missing}</p> : <GameToSee pgn={awaiting.pgn} label={`${one} – ${other}`} />}
      {session.role === 'organiser' && (
        <div class="buttons">
          <button
            type="button"
            class="main"
            onClick={() => void act({ title: W.approveTitle, about: result, verb: 'approve', body, yes: W.approve })}
          >
            {W.approve}
            <span class="unseen"> {`${one} – ${other}`}</span>
          </button>
          <button
            type="button"
            onClick={() => void act({ title: W.rejectTitle, about: result, verb: 'reject', body, yes: W.reject })}
          >
            {W.reject}
            <span class="unseen"> {`${one} – ${other}`}</span>
          </button>
        </div>
      )}
    </li>
  );
};

/** A game that is fetched and shown when somebody wants to see it. */
const GameToSee = ({ pgn, label }: { readonly pgn: string; readonly label: string }) => {
  const [game, setGame] = useState<ReadGame | 'loading' | 'unreadable' | 'unreached'>();
  const open = async () => {
    setGame('loading');
    setGame((await readGame(pgn)) ?? 'unreadable');
  };
  if (typeof game === 'object') return <Chessboard game={game} />;
  return (
    <>
      {game !== 'loading' && game !== 'unreadable' && (
        <button type="button" onClick={() => void open()}>
          {W.look}
          <span class="unseen"> {label}</span>
        </button>
      )}
      <div aria-live="polite">
        {game === 'loading' && <p>{W.loading}</p>}
        {game === 'unreached' && <p class="fault">{WORDS.unreached}</p>}
        {game === 'unreadable' && (
          <>
            <p class="fault">{W.unreadable}</p>
            <pre>{pgn}</pre>
          </>
        )}
      </div>
    </>
  );
};
