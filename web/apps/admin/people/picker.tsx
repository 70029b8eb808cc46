import { useMemo, useState } from 'preact/hooks';
import { Check, Input } from '#web/ui/forms/fields.tsx';
import { Search } from '#web/ui/forms/searching.ts';
import { PEOPLE as FINDING } from '#web/ui/texts.ts';
import { COMMON, PEOPLE as W } from '../texts.ts';
import { type Directory, inOrderOfNames } from './directory.ts';

const SHOWN = 24;

interface PickerProps {
  readonly directory: Directory;
  readonly here: ReadonlySet<string>;
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
}

export const Picker = ({ directory: { members, titles }, here, ticked, onTick }: PickerProps) => {
  const [wanted, setWanted] = useState('');
  const others = useMemo(() => inOrderOfNames(members.filter(({ id }) => !here.has(id))), [members, here]);
  const search = useMemo(() => new Search(others, ({ name }) => name), [others]);
  const found = search.find(wanted, SHOWN);
  const offered = [
    ...others.filter(({ id }) => ticked.includes(id)),
    ...found.first.filter(({ id }) => !ticked.includes(id)),
  ];
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{W.pick(others.length)}</summary>
      {others.length > SHOWN && <Input type="search" label={FINDING.find} value={wanted} onInput={setWanted} />}
      <fieldset>
        <legend class="unseen">{COMMON.choose}</legend>
        <div class="seats">
          {offered.map(({ id, name, rating, ladders }) => (
            <Check
              key={id}
              checked={ticked.includes(id)}
              onInput={(is) => onTick(is ? [...ticked, id] : ticked.filter((each) => each !== id))}
              label={
                <>
                  <bdi>{name}</bdi>{' '}
                  <small class="quiet">
                    {[rating, ...ladders.map(({ ladder }) => titles.get(ladder) ?? ladder)]
                      .filter((each) => each !== undefined)
                      .join(' · ')}
                  </small>
                </>
              }
            />
          ))}
        </div>
      </fieldset>
      {found.count === 0 && <p role="status">{COMMON.nothingFound}</p>}
      {found.count > found.first.length && <p class="hint">{FINDING.more(found.count - found.first.length)}</p>}
      <div class="buttons">
        <button type="button" onClick={() => onTick([...new Set([...ticked, ...others.map(({ id }) => id)])])}>
          {W.pickAll}
        </button>
        <button type="button" onClick={() => onTick([])}>
          {W.pickNone}
        </button>
      </div>
    </details>
  );
};
