import { useState } from 'preact/hooks';
import { whiteIn } from '../../kit/pgn.ts';
import { Moment, Name, ShortDay } from '../../kit/words.tsx';
import { approvals as W } from './approval-words.ts';
import { Chessboard } from './chessboard.tsx';
import { useDesk } from './desk.ts';
import { Result } from './game-inputs.tsx';
import { type ReadGame, readGame } from './game-moves.ts';
import type { AwaitingView, OpenView } from './view.ts';
import * as WORDS from './words.ts';

/** Results that wait for the coordinator, with their games on a board (N7). */
export const Part = () => {
  const { view } = useDesk();
  const waiting = view.challenges
    .flatMap((open) => (open.awaiting ? [{ open, awaiting: open.awaiting }] : []))
    .toSorted((one, other) =>
      one.awaiting.day < other.awaiting.day
        ? -1
        : one.awaiting.day > other.awaiting.day
          ? 1
          : one.awaiting.line - other.awaiting.line,
    );
  if (waiting.length === 0) return null;
  const isEarlier = (place: number): boolean =>
    waiting.slice(0, place).some(({ open }) => sharesPlayer(open, waiting[place]?.open));
  return (
    <section id="approvals">
      <h2>{waiting.some(({ awaiting }) => awaiting.reported === undefined) ? W.title : W.confirmations}</h2>
      <ul class="cards">
        {waiting.map(({ open, awaiting }, place) => (
          <Approval key={open.id} open={open} awaiting={awaiting} isLater={isEarlier(place)} />
        ))}
      </ul>
    </section>
  );
};

/** Whether somebody plays in both. */
const sharesPlayer = (one: OpenView, other: OpenView | undefined): boolean =>
  [one.challenger, one.challenged].some((player) => player === other?.challenger || player === other?.challenged);

interface ApprovalProps {
  readonly open: OpenView;
  readonly awaiting: AwaitingView;
  /** An earlier game of one of the two waits too. */
  readonly isLater: boolean;
}

const Approval = ({ open, awaiting, isLater }: ApprovalProps) => {
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
      <Waits awaiting={awaiting} />
      {isLater && <p class="fault">{W.earlier}</p>}
      {awaiting.walkover && <p>{W.walkover}</p>}
      {awaiting.pgn === undefined ? (
        awaiting.reported === undefined && !awaiting.walkover && <p>{W.missing}</p>
      ) : (
        <GameToSee pgn={awaiting.pgn} label={`${one} – ${other}`} />
      )}
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

/** Until when the other player may answer, or that they dispute it. */
const Waits = ({ awaiting: { reported, counts, disputed } }: Pick<ApprovalProps, 'awaiting'>) => {
  const { named } = useDesk();
  if (reported === undefined) return null;
  return (
    <p class={disputed ? 'fault' : 'quiet'}>
      <bdi>{W.reported(named(reported).name)}</bdi>
      {disputed && `; ${W.disputed}`}
      {counts !== undefined && (
        <>
          ; {W.counts} <Moment at={counts} />
        </>
      )}
    </p>
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
