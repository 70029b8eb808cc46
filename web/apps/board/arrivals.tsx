/// <reference lib="dom" />
import { useRef, useState } from 'preact/hooks';
import { startingWith } from '#web/ui/forms/searching.ts';
import { Name } from '#web/ui/page/words.tsx';
import type { Hands } from './hands.ts';
import type { AbsentModel } from './model.ts';
import { TEXT } from './texts.ts';

/** How many are offered at once; the others are found by their first letters. */
const MOST = 120;

/** Everybody who is not here: one tap for each who comes in. */
export const Arrivals = ({ hands }: { readonly hands: Hands }) => {
  const [typed, type] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = startingWith(hands.board.absent, typed);
  const arrive = (who: AbsentModel) => {
    const byKeyboard = document.activeElement?.matches('.arrivals :focus-visible') ?? false;
    if (who.comes === 'late') return hands.open({ kind: 'arrived', player: who.id });
    if (who.comes === 'rejoin') hands.act('join', { player: who.id });
    hands.act('arrive', { player: who.id });
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
      <h2 id="arrivals">{TEXT.absent}</h2>
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
        <button type="button" onClick={() => hands.open({ kind: 'join', name: typed.trim() })}>
          {TEXT.newMember}
        </button>
      </form>
      {hands.board.over && <p>{hands.board.over}</p>}
      {found.length === 0 && <p>{typed === '' ? TEXT.everybodyHere : TEXT.noMatch}</p>}
      <ul>
        {found.slice(0, MOST).map((who) => (
          <li key={who.id}>
            <button
              type="button"
              class={who.comes}
              disabled={hands.board.over !== undefined}
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
