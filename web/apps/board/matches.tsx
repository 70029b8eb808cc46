import { Terms } from '#web/ui/ladder/terms.tsx';
import { Clock, Name } from '#web/ui/page/words.tsx';
import type { Hands } from './hands.ts';
import { Pending } from './parts.tsx';
import { TEXT } from './texts.ts';
import { minutesWords } from './words.ts';

/** What is being played; a tap opens the sheet for the result. */
export const Matches = ({ hands: { board, pending, open } }: { readonly hands: Hands }) => (
  <section class="matches-now" aria-labelledby="matches">
    <h2 id="matches">
      {TEXT.matches} <small>{board.matches.length}</small>
    </h2>
    {board.matches.length === 0 && <p>{TEXT.noMatches}</p>}
    <ul>
      {board.matches.map(({ id, challenger, challenged, since, minutes, terms }) => (
        <li key={id}>
          <button type="button" onClick={() => open({ kind: 'match', match: id })}>
            <span class="two">
              <Name of={challenger} /> – <Name of={challenged} />
            </span>
            <span class="state">
              <Clock at={since} /> · {minutesWords(minutes)} · <Terms terms={terms} />
              {pending.has(id) && <Pending />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
