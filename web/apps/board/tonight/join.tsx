import { useState } from 'preact/hooks';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { whyNoName } from '#shared/words/name-faults.ts';
import { fetchKnown, type KnownPerson, namesakesOf } from '#web/ui/people/namesakes.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { idFor } from '#web/ui/tablet/player-id.ts';
import { WORDS } from '#web/ui/texts.ts';
import type { BoardActions } from '../actions.ts';
import { SheetFrame } from '../parts.tsx';
import { TEXT, TONIGHT } from '../texts.ts';

/** A newcomer at the door, by name. Asks about namesakes in the club; without a connection they are new. */
export const JoinSheet = ({ name: typed, actions }: { readonly name: string; readonly actions: BoardActions }) => {
  const [name, write] = useState(typed);
  const [known, setKnown] = useState<readonly KnownPerson[]>();
  const [busy, setBusy] = useState(false);
  const close = () => actions.open(undefined);
  const namesakes = known ? namesakesOf(name, known) : [];
  const add = (player: PlayerId, called: string) => {
    const { players, order } = actions.ladder;
    const isBack = players.has(player);
    if (!order.has(player)) actions.submit('join', { player, ...(!isBack && { name: called }) });
    actions.submit('arrive', { player });
  };
  const fault = whyNoName(name);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (name.trim() === '' || fault !== undefined || busy) return;
    setBusy(true);
    const here = new Set<string>(actions.ladder.order.players());
    const found = actions.reached ? await fetchKnown(ladderOfAddress().club, here) : undefined;
    setBusy(false);
    setKnown(found);
    if (found && namesakesOf(name, found).length > 0) return;
    add(idFor(name, actions.ladder, found && new Set(found.map(({ id }) => id))), name.trim());
  };
  return (
    <SheetFrame title={TEXT.newMember} onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          {WORDS.name}
          <input
            autofocus
            value={name}
            maxLength={200}
            autocomplete="off"
            onInput={({ currentTarget }) => {
              write(currentTarget.value);
              setKnown(undefined);
            }}
          />
        </label>
        {namesakes.length === 0 && (
          <button type="submit" class="main" disabled={name.trim() === '' || fault !== undefined || busy}>
            {TONIGHT.joins}
          </button>
        )}
        {fault !== undefined && (
          <p class="why" role="status">
            {fault}
          </p>
        )}
        {!actions.reached && <p class="why">{TONIGHT.unknownWho}</p>}
      </form>
      {known && namesakes.length > 0 && (
        <Namesakes
          name={name.trim()}
          namesakes={namesakes}
          same={({ id, name: called }) => {
            const player = parsePlayerId(id);
            if (player) add(player, called);
          }}
          another={() => add(idFor(name, actions.ladder, new Set(known.map(({ id }) => id))), name.trim())}
        />
      )}
    </SheetFrame>
  );
};

const playsWords = (ladders: readonly string[]): string =>
  ladders.length === 0 ? TONIGHT.noLadder : TONIGHT.playsOn(ladders.join(', '));

interface NamesakesProps {
  readonly name: string;
  readonly namesakes: readonly KnownPerson[];
  readonly same: (who: KnownPerson) => void;
  readonly another: () => void;
}

const Namesakes = ({ name, namesakes, same, another }: NamesakesProps) => (
  <section class="choices" aria-label={TONIGHT.whoIs(name)}>
    <p class="why" role="status">
      {TONIGHT.whoIs(name)}
    </p>
    {namesakes.map((who) => (
      <button type="button" key={who.id} onClick={() => same(who)}>
        <bdi>{who.name}</bdi> <small>{who.here ? TONIGHT.onLadder : playsWords(who.ladders)}</small>
      </button>
    ))}
    <button type="button" onClick={another}>
      {TONIGHT.another(name)}
    </button>
  </section>
);
