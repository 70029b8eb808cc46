/// <reference lib="dom" />

import { useRef, useState } from 'preact/hooks';
import { startingWith } from '#web/ui/forms/searching.ts';
import { Name } from '#web/ui/page/words.tsx';
import { PEOPLE } from '#web/ui/texts.ts';
import type { BoardActions } from './actions.ts';
import type { AbsentModel } from './model.ts';
import { useStill, widthOf } from './parts.tsx';
import { TEXT } from './texts.ts';

/** How many are offered at once; the others are found by their first letters. */
const MOST = 120;

/** Players who aren't here yet, each checked in with one tap. */
export const Arrivals = ({ actions }: { readonly actions: BoardActions }) => {
  const [typed, type] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = startingWith(actions.board.absent, typed);
  // What was typed goes with a tap, and what it found stays.
  const shown = useStill(found.slice(0, MOST), actions.still && typed === '');
  const arrive = (who: AbsentModel) => {
    const byKeyboard = document.activeElement?.matches('.arrivals :focus-visible') ?? false;
    if (who.comes === 'late') return actions.open({ kind: 'arrived', player: who.id });
    if (who.comes === 'rejoin') actions.submit('join', { player: who.id });
    actions.submit('arrive', { player: who.id });
    type('');
    if (byKeyboard) input.current?.focus();
  };
  const [only] = found;
  const submit = (event: Event) => {
    event.preventDefault();
    if (only && found.length === 1) arrive(only);
  };
  return (
    <div class="arrivals">
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
        <button type="button" onClick={() => actions.open({ kind: 'join', name: typed.trim() })}>
          {TEXT.newMember}
        </button>
      </form>
      {actions.board.over && <p>{actions.board.over}</p>}
      {shown.length === 0 && typed !== '' && <p>{PEOPLE.found(0)}</p>}
      <ul>
        {shown.map((who) => (
          <li key={who.id}>
            <button
              type="button"
              class={`${who.comes} ${widthOf(who.name)}`}
              disabled={who.gone || actions.board.over !== undefined}
              onClick={() => arrive(who)}
            >
              <Name of={who} />
              <small>{who.rung ?? (who.comes === 'late' ? TEXT.late : TEXT.rejoin)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
