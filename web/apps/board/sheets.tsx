import { useState } from 'preact/hooks';
import { decide } from '#shared/engine/decide.ts';
import { isSoft } from '#shared/vocabulary/refusal.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { usePart } from '#web/ui/page/use-part.ts';
import { Name, Words } from '#web/ui/page/words.tsx';
import { commandOf } from '#web/ui/tablet/queue.ts';
import { CONNECTION, WORDS } from '#web/ui/texts.ts';
import type { BoardActions, BoardSheet, NightPart, TonightSheet } from './actions.ts';
import { Arrivals } from './arrivals.tsx';
import { MatchSheet } from './match-sheet.tsx';
import { reasonAgainst } from './model.ts';
import { SheetFrame } from './parts.tsx';
import { TEXT } from './texts.ts';
import { reasonsFor, tapWords } from './words.ts';

export const OpenSheet = ({ sheet, actions }: { readonly sheet: BoardSheet; readonly actions: BoardActions }) => {
  const close = () => actions.open(undefined);
  switch (sheet.kind) {
    case 'match':
      return <MatchSheet match={sheet.match} actions={actions} />;
    case 'peg':
      return <PegSheet player={sheet.player} actions={actions} />;
    case 'other':
      return <OtherSheet turn={sheet.turn} actions={actions} />;
    case 'whom':
      return <WhomSheet challenger={sheet.challenger} actions={actions} />;
    case 'override': {
      const { command, refusal } = sheet;
      const give = (override: string) => actions.order({ ...command, override });
      return (
        <ReasonSheet
          title={tapWords(command, actions.ladder)}
          says={refusal.message}
          reasons={reasonsFor(command)}
          give={give}
          close={close}
        />
      );
    }
    case 'insist':
      return (
        <ReasonSheet
          title={sheet.tap.says}
          says={sheet.detail}
          reasons={[TEXT.enteredLate, ...reasonsFor(sheet.tap.command)]}
          usual={TEXT.enteredLate}
          give={(reason) => actions.insist(sheet.tap, reason)}
          close={close}
        />
      );
    case 'arrivals':
      return (
        <SheetFrame title={WORDS.checkIn} onClose={close}>
          <Arrivals actions={actions} />
        </SheetFrame>
      );
    case 'close':
    case 'playoff':
    case 'join':
    case 'tonight':
    case 'undo':
    case 'arrived':
      return <Tonight sheet={sheet} actions={actions} />;
  }
};

const Tonight = (props: { readonly sheet: TonightSheet; readonly actions: BoardActions }) => {
  const { Part, lost } = usePart<NightPart>('tonight', props.actions.reached);
  if (Part) return <Part {...props} />;
  return (
    <SheetFrame
      title={props.sheet.kind === 'join' ? TEXT.newMember : TEXT.tonight}
      onClose={() => props.actions.open(undefined)}
    >
      <p role="status">{lost ? CONNECTION.again : WORDS.oneMoment}</p>
    </SheetFrame>
  );
};

/** The rules say no, unless the scorer gives a reason, which is recorded. */
const ReasonSheet = ({
  title,
  says,
  reasons,
  usual = '',
  give,
  close,
}: {
  readonly title: Phrase;
  readonly says: string;
  readonly reasons: readonly string[];
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
          {reasons.map((each) => (
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
          {WORDS.anyway}
        </button>
      </form>
    </SheetFrame>
  );
};

const PegSheet = ({ player, actions }: { readonly player: PlayerId; readonly actions: BoardActions }) => {
  const { board, open, submit, at, ladder, newMatch } = actions;
  const peg = board.pegs.find(({ id }) => id === player);
  const { turn } = board;
  const challenge =
    turn &&
    (peg?.no || peg?.open) &&
    commandOf({ at }, 'challenge', { id: newMatch(), challenger: turn.id, challenged: player });
  const refusal = challenge && decide(ladder, challenge).refusal;
  return (
    <SheetFrame title={<Name of={peg ?? namesIn(ladder)(player)} />} onClose={() => open(undefined)}>
      {refusal && <p class="why">{refusal.message}</p>}
      <div class="list">
        {challenge && (!refusal || isSoft(refusal.code)) && (
          <button type="button" onClick={() => actions.order(challenge)}>
            <Words of={tapWords(challenge, ladder)} />
          </button>
        )}
        {peg?.side === 'dark' && !peg.turn && (
          <button type="button" onClick={() => open({ kind: 'whom', challenger: player })}>
            {TEXT.outOfTurn}
          </button>
        )}
        {peg?.turn && (
          <button type="button" onClick={() => submit('pass', { player })}>
            {TEXT.pass}
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

const OtherSheet = ({ turn, actions }: { readonly turn: PlayerId; readonly actions: BoardActions }) => {
  const { board, open } = actions;
  const free = board.pegs.filter(({ id, side }) => side === 'dark' && id !== turn);
  return (
    <SheetFrame title={TEXT.otherFirst} onClose={() => open(undefined)}>
      {free.length === 0 && <p>{SHARED.nobodyCan}</p>}
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
const WhomSheet = ({ challenger, actions }: { readonly challenger: PlayerId; readonly actions: BoardActions }) => {
  const { board, open, order, at, ladder, newMatch } = actions;
  const free = board.pegs.filter(({ id, side }) => side === 'dark' && id !== challenger);
  return (
    <SheetFrame
      title={<Words of={TEXT.challengesOutOfTurn(namesIn(ladder)(challenger))} />}
      onClose={() => open(undefined)}
    >
      <p>{free.length === 0 ? SHARED.nobodyCan : TEXT.whom}</p>
      <div class="list">
        {free.map((peg) => {
          const challenge = commandOf({ at }, 'challenge', { id: newMatch(), challenger, challenged: peg.id });
          const met = reasonAgainst(ladder, challenge)('met-tonight') !== undefined;
          return (
            <button type="button" key={peg.id} disabled={met} onClick={() => order(challenge)}>
              <Name of={peg} /> {met && <small>{TEXT.met}</small>}
            </button>
          );
        })}
      </div>
    </SheetFrame>
  );
};
