import { peopleOfEntrant } from '#shared/rules/entrants/people.ts';
import { list } from '#shared/words/lists.ts';
import { Words } from '#web/ui/page/words.tsx';
import { PAIR } from '../texts.ts';
import type { OwnEntrants, Tools } from '../tools.tsx';

export interface PartnersProps {
  readonly tools: Tools;
  readonly entrants: OwnEntrants;
}

/** With whom one plays, and as which of one's pairs the page is. */
export const Part = ({ tools: { model, player }, entrants: { person, all, playAs } }: PartnersProps) => {
  const [first, second, ...more] = peopleOfEntrant(model.ladder, player) ?? [];
  if (!first || !second) return null;
  const isSubstitute = more.some(({ id }) => id === person);
  const substitutes = more.filter(({ id }) => id !== person);
  const others = all.filter((each) => each !== player);
  return (
    <section class="partners">
      <p>
        <Words of={isSubstitute ? PAIR.isSubstitute(first, second) : PAIR.with(first.id === person ? second : first)} />
        {substitutes.length > 0 && (
          <small>
            {' '}
            <Words of={PAIR.substitutes(list(substitutes))} />
          </small>
        )}
      </p>
      {others.length > 0 && (
        <fieldset class="buttons">
          <legend class="unseen">{PAIR.others}</legend>
          {others.map((each) => (
            <button key={each} type="button" onClick={() => playAs(each)}>
              <bdi>{model.named(each).name}</bdi>
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
};
