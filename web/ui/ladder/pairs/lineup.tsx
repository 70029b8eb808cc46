import { PLAYING } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Who } from '#shared/words/phrase.ts';
import { Check } from '#web/ui/forms/fields.tsx';
import { LINEUP as W } from '#web/ui/texts.ts';

export interface LineupProps {
  /** The people of each of the two who play, those who usually do first. */
  readonly two: readonly (readonly Who[])[];
  /** The two of each who played; undefined for the usual ones. */
  readonly value: readonly PlayerId[] | undefined;
  readonly onInput: (lineup: readonly PlayerId[] | undefined) => void;
}

const usualOf = (people: readonly Who[]): readonly PlayerId[] => people.slice(0, PLAYING).map(({ id }) => id);

/** Who played for each of two pairs: folded away, and asked only where one of them has more than two people. */
export const Part = ({ two, value, onInput }: LineupProps) => {
  if (two.every(({ length }) => length <= PLAYING)) return null;
  const usual = two.flatMap(usualOf);
  const said = value?.every((id) => two.flat().some((each) => each.id === id)) ? value : usual;
  const playedFor = (people: readonly Who[]) => said.filter((id) => people.some((each) => each.id === id));
  const choose = (people: readonly Who[], played: readonly PlayerId[]) => {
    const lineup = two.flatMap((each) => (each === people ? played : playedFor(each)));
    onInput(usual.every((id) => lineup.includes(id)) ? undefined : lineup);
  };
  return (
    <details>
      <summary>{W.title}</summary>
      {two
        .filter(({ length }) => length > PLAYING)
        .map((people) => (
          <Side key={people[0]?.id} people={people} played={playedFor(people)} onInput={(ids) => choose(people, ids)} />
        ))}
    </details>
  );
};

interface SideProps {
  readonly people: readonly Who[];
  readonly played: readonly PlayerId[];
  readonly onInput: (played: readonly PlayerId[]) => void;
}

/** Two are always chosen: another one takes the place of who was chosen first. */
const Side = ({ people, played, onInput }: SideProps) => (
  <fieldset>
    <legend class="unseen">{W.title}</legend>
    <div class="seats">
      {people.map(({ id, name }) => (
        <Check
          key={id}
          label={<bdi>{name}</bdi>}
          checked={played.includes(id)}
          onInput={(is) => is && onInput([...played.slice(1 - PLAYING), id])}
        />
      ))}
    </div>
  </fieldset>
);
