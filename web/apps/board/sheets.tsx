import { useState } from 'preact/hooks';
import type { Command } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { usePart } from '#web/ui/page/use-part.ts';
import { Name, Words } from '#web/ui/page/words.tsx';
import { commandOf } from '#web/ui/tablet/queue.ts';
import { WORDS } from '#web/ui/texts.ts';
import type { Hands, Sheet, TonightSheet } from './hands.ts';
import { MatchSheet, PreviewWords, preview } from './match-sheet.tsx';
import { reasonAgainst } from './model.ts';
import { SheetFrame } from './parts.tsx';
import { FINAL, TEXT } from './texts.ts';
import { reasons, tapWords } from './words.ts';

export const OpenSheet = ({ sheet, hands }: { readonly sheet: Sheet; readonly hands: Hands }) => {
  const close = () => hands.open(undefined);
  switch (sheet.kind) {
    case 'match':
      return <MatchSheet match={sheet.match} hands={hands} />;
    case 'peg':
      return <PegSheet player={sheet.player} hands={hands} />;
    case 'other':
      return <OtherSheet turn={sheet.turn} hands={hands} />;
    case 'whom':
      return <WhomSheet challenger={sheet.challenger} hands={hands} />;
    case 'override': {
      const { command, refusal } = sheet;
      const give = (override: string) => hands.order({ ...command, override });
      return <ReasonSheet title={tapWords(command, hands.ladder)} says={refusal.message} give={give} close={close} />;
    }
    case 'insist':
      return (
        <ReasonSheet
          title={sheet.tap.says}
          says={sheet.detail}
          usual={TEXT.enteredLate}
          give={(reason) => hands.insist(sheet.tap, reason)}
          close={close}
        />
      );
    case 'close':
      return <CloseSheet hands={hands} />;
    case 'playoff':
      return <PlayoffSheet sheet={sheet} hands={hands} />;
    case 'join':
    case 'tonight':
    case 'undo':
    case 'arrived':
      return <Tonight sheet={sheet} hands={hands} />;
  }
};

/** It comes with a script of its own, which is kept for when there is no connection. */
const Tonight = (props: { readonly sheet: TonightSheet; readonly hands: Hands }) => {
  const { Part, lost } = usePart<typeof props>('tonight', props.hands.reached);
  if (Part) return <Part {...props} />;
  return (
    <SheetFrame
      title={props.sheet.kind === 'join' ? TEXT.newMember : TEXT.tonight}
      onClose={() => props.hands.open(undefined)}
    >
      <p role="status">{lost ? TEXT.noPart : WORDS.opening}</p>
    </SheetFrame>
  );
};

/** The rules say no, unless the scorer gives a reason, which is recorded. */
const ReasonSheet = ({
  title,
  says,
  usual = '',
  give,
  close,
}: {
  readonly title: Phrase;
  readonly says: string;
  /** The reason that it most likely is. */
  readonly usual?: string;
  readonly give: (reason: string) => void;
  readonly close: () => void;
}) => {
  const [reason, write] = useState(usual);
  const submit = (event: Event) => {
    event.preventDefault();
    if (reason.trim() !== '') give(reason.trim());
  };
  return (
    <SheetFrame title={<Words of={title} />} onClose={close}>
      <p class="why">{says}</p>
      <form onSubmit={submit}>
        <div class="chips">
          {reasons().map((each) => (
            <button type="button" key={each} aria-pressed={each === reason} onClick={() => write(each)}>
              {each}
            </button>
          ))}
        </div>
        <label>
          {TEXT.reason}
          <input value={reason} maxLength={200} onInput={({ currentTarget }) => write(currentTarget.value)} />
        </label>
        <button type="submit" class="main" disabled={reason.trim() === ''}>
          {TEXT.allTheSame}
        </button>
      </form>
    </SheetFrame>
  );
};

const CloseSheet = ({ hands }: { readonly hands: Hands }) => {
  const closed = commandOf({ at: hands.at }, 'close', {});
  return (
    <SheetFrame title={FINAL.close} onClose={() => hands.open(undefined)}>
      <p>{FINAL.closeSays}</p>
      <p class="preview">
        <PreviewWords of={preview(hands.ladder, closed)} />
      </p>
      <button type="button" class="main" onClick={() => hands.order(closed)}>
        {FINAL.close}
      </button>
    </SheetFrame>
  );
};

interface PlayoffProps {
  readonly sheet: { readonly winner: PlayerId; readonly walkover?: true };
  readonly hands: Hands;
}

const PlayoffSheet = ({ sheet: { winner, walkover }, hands }: PlayoffProps) => {
  const due = hands.board.final?.playoff;
  const won: Command | undefined =
    due &&
    commandOf({ at: hands.at }, 'playoff', {
      players: [due.lower.id, due.upper.id],
      winner,
      ...(walkover && { walkover }),
    });
  return (
    <SheetFrame
      title={won ? <Words of={tapWords(won, hands.ladder)} /> : FINAL.noPlayoff}
      onClose={() => hands.open(undefined)}
    >
      {won && (
        <>
          <p class="preview">
            <PreviewWords of={preview(hands.ladder, won)} />
          </p>
          <button type="button" class="main" onClick={() => hands.order(won)}>
            {TEXT.confirm}
          </button>
        </>
      )}
    </SheetFrame>
  );
};

const PegSheet = ({ player, hands }: { readonly player: PlayerId; readonly hands: Hands }) => {
  const { board, open, submit, at, ladder, newMatch } = hands;
  const peg = board.pegs.find(({ id }) => id === player);
  const { turn } = board;
  const challenge = turn && commandOf({ at }, 'challenge', { id: newMatch(), challenger: turn.id, challenged: player });
  return (
    <SheetFrame title={<Name of={peg ?? namesIn(ladder)(player)} />} onClose={() => open(undefined)}>
      {peg?.no && <p class="why">{TEXT.whyNot[peg.no]}</p>}
      <div class="list">
        {challenge && (peg?.no === 'others-first' || peg?.no === 'outside-hours') && (
          <button type="button" onClick={() => hands.order(challenge)}>
            <Words of={tapWords(challenge, ladder)} />
          </button>
        )}
        {peg?.side === 'dark' && !peg.turn && (
          <button type="button" onClick={() => open({ kind: 'whom', challenger: player })}>
            {TEXT.outOfTurn}
          </button>
        )}
        {peg?.turn && (
          <button type="button" onClick={() => open({ kind: 'other', turn: player })}>
            {TEXT.otherFirst}
          </button>
        )}
        {peg?.side === 'dark' && (
          <button type="button" onClick={() => submit('depart', { player })}>
            {TEXT.home}
          </button>
        )}
      </div>
    </SheetFrame>
  );
};

const OtherSheet = ({ turn, hands }: { readonly turn: PlayerId; readonly hands: Hands }) => {
  const { board, open } = hands;
  const free = board.pegs.filter(({ id, side }) => side === 'dark' && id !== turn);
  return (
    <SheetFrame title={TEXT.otherFirst} onClose={() => open(undefined)}>
      <p>{free.length === 0 ? TEXT.nobodyCan : TEXT.who}</p>
      <div class="list">
        {free.map((peg) => (
          <button type="button" key={peg.id} onClick={() => open({ kind: 'whom', challenger: peg.id })}>
            <Name of={peg} />
          </button>
        ))}
      </div>
    </SheetFrame>
  );
};

/** A player challenges out of turn: whom? The rules then ask for a reason. */
const WhomSheet = ({ challenger, hands }: { readonly challenger: PlayerId; readonly hands: Hands }) => {
  const { board, open, order, at, ladder, newMatch } = hands;
  const free = board.pegs.filter(({ id, side }) => side === 'dark' && id !== challenger);
  return (
    <SheetFrame
      title={<Words of={TEXT.challengesOutOfTurn(namesIn(ladder)(challenger))} />}
      onClose={() => open(undefined)}
    >
      <p>{free.length === 0 ? TEXT.nobodyCan : TEXT.whom}</p>
      <div class="list">
        {free.map((peg) => {
          const challenge = commandOf({ at }, 'challenge', { id: newMatch(), challenger, challenged: peg.id });
          const met = reasonAgainst(ladder, challenge)('met-tonight') !== undefined;
          return (
            <button type="button" key={peg.id} disabled={met} onClick={() => order(challenge)}>
              <Name of={peg} /> {met && <small>{TEXT.whyNot.met}</small>}
            </button>
          );
        })}
      </div>
    </SheetFrame>
  );
};
