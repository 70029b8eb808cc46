import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { Name, Words } from '#web/ui/page/words.tsx';
import { commandOf } from '#web/ui/tablet/queue.ts';
import type { Hands } from './hands.ts';
import { reasonAgainst } from './model.ts';
import { SheetFrame } from './parts.tsx';
import { TEXT } from './texts.ts';
import { tapWords } from './words.ts';

/** What else there is to do with somebody who is here. */
export const PegSheet = ({ player, hands }: { readonly player: PlayerId; readonly hands: Hands }) => {
  const { board, open, act, at, ladder, newMatch } = hands;
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
          <button type="button" onClick={() => act('depart', { player })}>
            {TEXT.home}
          </button>
        )}
      </div>
    </SheetFrame>
  );
};

/** Somebody else is to challenge before whoever has the turn: who? */
export const OtherSheet = ({ turn, hands }: { readonly turn: PlayerId; readonly hands: Hands }) => {
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

/** Somebody challenges who has not the turn: whom? The rules then ask for a reason. */
export const WhomSheet = ({ challenger, hands }: { readonly challenger: PlayerId; readonly hands: Hands }) => {
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
