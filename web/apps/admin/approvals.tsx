import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { DisputeView } from '#shared/features/disputes.ts';
import { unfinishedIn } from '#shared/vocabulary/command.ts';
import type { ChallengeId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { asPlayed } from '#shared/words/game.ts';
import { capital } from '#shared/words/phrase.ts';
import { GAMES } from '#shared/words/texts.ts';
import { Chessboard } from '#web/ui/chess/chessboard.tsx';
import type { ReadGame } from '#web/ui/chess/pgn.ts';
import { whiteIn } from '#web/ui/chess/pgn.ts';
import { loadPart } from '#web/ui/page/loading.ts';
import { Moment, Name, Names, ShortDay, unbroken } from '#web/ui/page/words.tsx';
import { BOARD, CONNECTION, LOADING, TERMS, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { Result } from './game-inputs.tsx';
import { NamedButton } from './panels.tsx';
import { APPROVALS as W } from './texts.ts';
import type { AwaitingView, OpenView, WaitingScoresView } from './view.ts';

export interface ApprovalsProps {
  /** What players say is wrong, which is decided where that is shown. */
  readonly disputes?: readonly DisputeView[] | undefined;
}

/** Results that wait for the club, or for another player, while the club may decide as well. */
export const Part = (props: ApprovalsProps) => {
  const { view } = useAdmin();
  return view.games.some(({ awaiting }) => awaiting) ? <WaitingScores /> : <WaitingResults {...props} />;
};

/** Results that wait for the coordinator, with their games on a board (N7). */
const WaitingResults = ({ disputes = [] }: ApprovalsProps) => {
  const { view } = useAdmin();
  const waiting = view.challenges
    .flatMap((open) => (open.awaiting ? [{ open, awaiting: open.awaiting }] : []))
    .filter(({ awaiting }) => !disputes.some(({ entry }) => entry.line === awaiting.line))
    .toSorted((one, other) => inOrderOfPlay(one.awaiting, other.awaiting));
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

const inOrderOfPlay = (one: AwaitingLine, other: AwaitingLine): number =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : one.line - other.line;

type AwaitingLine = Pick<AwaitingView, 'day' | 'line'>;

const sharesPlayer = (one: OpenView, other: OpenView | undefined): boolean =>
  [one.challenger, one.challenged].some((player) => player === other?.challenger || player === other?.challenged);

interface ApprovalProps {
  readonly open: OpenView;
  readonly awaiting: AwaitingView;
  readonly isLater: boolean;
}

const Approval = ({ open, awaiting, isLater }: ApprovalProps) => {
  const { named } = useAdmin();
  const unfinished = unfinishedIn(awaiting);
  const [one, other] = [named(open.challenger).name, named(open.challenged).name];
  const result = <Result one={one} score={awaiting.score} other={other} />;
  return (
    <li>
      <p>
        {result}
        {unbroken(asPlayed({ points: awaiting.points }))}
      </p>
      <p class="quiet">
        <ShortDay at={awaiting.day} />
        {awaiting.minutes !== undefined && ` · ${TERMS.main(awaiting.minutes)}`}
        {awaiting.pgn !== undefined && (
          <>
            {' · '}
            {TERMS.hadWhite(
              <Name
                of={named(awaiting.white ?? whiteIn(awaiting.pgn, open.challenger, open.challenged) ?? open.challenger)}
              />,
            )}
          </>
        )}
        {awaiting.by !== undefined && awaiting.reported === undefined && (
          <>
            · <bdi>{W.by(awaiting.by)}</bdi>
          </>
        )}
      </p>
      <Waits awaiting={awaiting} disputed={awaiting.disputed && opponentOf(open, awaiting)} />
      {isLater && <p class="fault">{W.earlier}</p>}
      {unfinished && <p>{capital(GAMES.unfinished[unfinished])}</p>}
      {awaiting.pgn === undefined ? (
        awaiting.reported === undefined && !unfinished && <p>{W.missing}</p>
      ) : (
        <GameToSee pgn={awaiting.pgn} label={`${one} – ${other}`} />
      )}
      <Decide about={result} body={{ challenge: open.id }} label={`${one} – ${other}`} />
    </li>
  );
};

interface DecideProps {
  readonly about: ComponentChildren;
  readonly body: { readonly challenge: ChallengeId } | { readonly game: ChallengeId };
  readonly label: string;
}

/** Lets a result count, or turns it down: that is for organisers. */
const Decide = ({ about, body, label }: DecideProps) => {
  const { submit, session } = useAdmin();
  if (session.role !== 'organiser') return null;
  const ask = (verb: 'approve' | 'reject', title: string, yes: string) => (
    <NamedButton
      words={yes}
      of={label}
      main={verb === 'approve'}
      onClick={() => void submit({ title, about, verb, body, yes })}
    />
  );
  return (
    <div class="buttons">
      {ask('approve', W.approve, W.approve)}
      {ask('reject', W.rejectTitle, W.reject)}
    </div>
  );
};

const WaitingScores = () => {
  const { view } = useAdmin();
  const waiting = view.games
    .flatMap(({ id, awaiting }) => (awaiting ? [{ id, awaiting }] : []))
    .toSorted((one, other) => inOrderOfPlay(one.awaiting, other.awaiting));
  return (
    <section id="approvals">
      <h2>{W.confirmations}</h2>
      <ul class="cards">
        {waiting.map(({ id, awaiting }) => (
          <Scores key={id} id={id} awaiting={awaiting} />
        ))}
      </ul>
    </section>
  );
};

const Scores = ({ id, awaiting }: { readonly id: ChallengeId; readonly awaiting: WaitingScoresView }) => {
  const { named } = useAdmin();
  const names = <Names of={awaiting.scores.map(([player]) => named(player))} />;
  return (
    <li>
      <p>
        {awaiting.scores.map(([player, score], place) => (
          <>
            {place > 0 && ', '}
            <Name of={named(player)} /> <b>{score}</b>
          </>
        ))}
      </p>
      <p class="quiet">
        <ShortDay at={awaiting.day} />
      </p>
      <Waits awaiting={awaiting} disputed={awaiting.disputed} />
      <Decide
        about={names}
        body={{ game: id }}
        label={awaiting.scores.map(([player]) => named(player).name).join(', ')}
      />
    </li>
  );
};

const opponentOf = ({ challenger, challenged }: OpenView, { reported }: AwaitingView): PlayerId =>
  reported === challenger ? challenged : challenger;

interface WaitsProps {
  readonly awaiting: Pick<AwaitingView, 'reported' | 'counts'>;
  /** The player who says that it is wrong. */
  readonly disputed: PlayerId | undefined;
}

/** Until when another player may answer, or that they dispute it. */
const Waits = ({ awaiting: { reported, counts }, disputed }: WaitsProps) => {
  const { named } = useAdmin();
  if (reported === undefined) return null;
  return (
    <p class={disputed ? 'fault' : 'quiet'}>
      {W.reported(<Name of={named(reported)} />)}
      {disputed && W.disputed(<Name of={named(disputed)} />)}
      {counts !== undefined && W.counts(<Moment at={counts} />)}
    </p>
  );
};

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
        <NamedButton words={WORDS.open} of={label} onClick={() => void open()} />
      )}
      <div aria-live="polite">
        {game === 'loading' && <p>{LOADING.loading}</p>}
        {game === 'unreached' && <p class="fault">{CONNECTION.trying}</p>}
        {game === 'unreadable' && (
          <>
            <p class="fault">{BOARD.unreadable}</p>
            <pre>{pgn}</pre>
          </>
        )}
      </div>
    </>
  );
};

/** The script is fetched when a game is first opened: it knows the rules of chess, which weigh more than Admin. */
interface MovesScript {
  readonly readGame: (pgn: string) => ReadGame | undefined;
}

/** Reads the moves of a game; undefined if they can't be read, 'unreached' if the script did not load. */
async function readGame(pgn: string): Promise<ReadGame | undefined | 'unreached'> {
  try {
    return (await loadPart<MovesScript>('moves')).readGame(pgn);
  } catch {
    return 'unreached';
  }
}
