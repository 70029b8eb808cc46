import { PAIRS } from '#shared/rules/texts.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { TablePlace } from '#shared/systems/round-controls.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import { inARow } from '#shared/words/lists.ts';
import { scoreWords } from '#shared/words/score.ts';
import { Name } from '#web/ui/page/words.tsx';
import { SCORES } from '#web/ui/texts.ts';
import { Reach } from './opponent-contact.tsx';
import { TABLE } from './texts.ts';
import type { Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';

export interface TableProps {
  readonly tools: Tools;
  readonly upcoming: Upcoming;
}

/** In a round in which all of a table play each other: how the player stands in theirs, and whom they have still to play. */
export const Part = ({ tools, upcoming }: TableProps) => {
  const { ladder } = tools.model;
  const round = systemOf(ladder).controls.round(ladder);
  const place = round?.placeOf(tools.player);
  if (!round || !place) return round ? <p class="hint">{TABLE.waiting(shortDay(round.last))}</p> : null;
  const { met, toPlay, barred = [], goes } = place;
  return (
    <section class="own">
      <h2>{tools.told?.table ?? TABLE.title}</h2>
      <p>
        <strong>{TABLE.place(place.place, place.of, place.points)}</strong>{' '}
        {TABLE.left(toPlay.length, shortDay(round.last))}
        {goes && ` ${TABLE[goes]}`}
      </p>
      <ul class="cards">
        {toPlay.map((other) => (
          <ToPlay key={other} {...{ tools, upcoming, other }} />
        ))}
      </ul>
      {barred.map((other) => (
        <p key={other} class="hint">
          {PAIRS.samePerson(inARow([tools.player, other].map((id) => tools.model.named(id).name)))}
        </p>
      ))}
      <Met met={met} tools={tools} />
    </section>
  );
};

/** Somebody whom the player has still to play: one tap reaches them, and two or three record the match. */
const ToPlay = ({ tools, upcoming, other }: TableProps & { readonly other: PlayerId }) => {
  const { model, open } = tools;
  const who = model.named(other);
  return (
    <li>
      <b>
        <Name of={who} />
      </b>
      <Reach player={other} contacts={upcoming.contacts} me={model.me} />
      <div class="buttons">
        <button
          type="button"
          class="main"
          aria-label={TABLE.record(who.name)}
          onClick={() => open({ kind: 'report', against: other })}
        >
          {SCORES.result}
        </button>
      </div>
    </li>
  );
};

const Met = ({ met, tools }: { readonly met: TablePlace['met']; readonly tools: Tools }) =>
  met.length === 0 ? null : (
    <ul class="bouts">
      {met.map(({ other, score }) => (
        <li key={other}>
          <Name of={tools.model.named(other)} /> {scoreWords(score)}
        </li>
      ))}
    </ul>
  );
