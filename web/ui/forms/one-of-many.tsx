/// <reference lib="dom" />
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { randomName } from '../page/ids.ts';
import { PEOPLE } from '../texts.ts';
import { type Choice, Field, Select, type SelectProps, type Ties } from './fields.tsx';
import { Search, type SearchResult } from './searching.ts';

/** Up to this many people are chosen from a list; of more, one is found by name. */
export const MANY = 100;
export const OFFERED = 20;

/** One of the people on a ladder of any size. */
export const OneOf = ({ choices = [], groups = [], ...rest }: SelectProps) => {
  const all = useMemo(
    () => (groups.length === 0 ? choices : [...choices, ...groups.flatMap((group) => group.choices)]),
    [choices, groups],
  );
  const [id] = useState(() => `one-${randomName()}`);
  if (all.length <= MANY) return <Select id={id} choices={choices} groups={groups} {...rest} />;
  return (
    <Field id={id} label={rest.label} fault={rest.fault}>
      {(ties) => <Finder ties={ties} all={all} {...rest} />}
    </Field>
  );
};

interface FinderProps extends Pick<SelectProps, 'label' | 'value' | 'empty' | 'onInput'> {
  readonly ties: Ties;
  readonly all: readonly Choice[];
}

/** The state of the field: what was typed, if anything was, and which suggestion is highlighted. */
interface Typing {
  readonly text: string;
  readonly active: number;
}

const NOTHING: SearchResult<Choice> = { first: [], count: 0 };

/** A field that offers those whose names have in it what is typed: an editable combobox as WAI-ARIA has it. */
const Finder = ({ ties, label, all, value, empty, onInput }: FinderProps) => {
  const [typing, setTyping] = useState<Typing>();
  const search = useRef<{ readonly all: readonly Choice[]; readonly by: Search<Choice> }>(undefined);
  const find = (text: string): SearchResult<Choice> => {
    if (search.current?.all !== all) search.current = { all, by: new Search(all, (each) => each.text) };
    return search.current.by.find(text, OFFERED);
  };
  const chosen = useMemo(() => all.find((each) => each.value === value)?.text ?? '', [all, value]);
  const found = typing ? find(typing.text) : NOTHING;
  const active = typing && found.first[typing.active];
  const choose = (choice: Choice) => {
    setTyping(undefined);
    onInput(choice.value);
  };
  /** A name that only one player has counts as chosen, and an empty one clears the field if it may be empty. */
  const leave = () => {
    const [only] = found.first;
    if (typing && typing.text.trim() === '' && empty !== undefined && typing.text !== chosen) onInput('');
    else if (typing && only && found.count === 1) onInput(only.value);
    setTyping(undefined);
  };
  const move = (by: number) => {
    const { length } = typing ? found.first : find('').first;
    const from = typing?.active ?? -1;
    setTyping({
      text: typing?.text ?? '',
      active: length === 0 ? -1 : (from + by + length + (from < 0 && by < 0 ? 1 : 0)) % length,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && active) choose(active);
    else if (key === 'Escape' && typing) setTyping(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    if (active) document.getElementById(optionId(ties.id, active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div class="one-of-many">
      <input
        {...ties}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.first.length > 0}
        aria-controls={`${ties.id}-list`}
        aria-activedescendant={active && optionId(ties.id, active)}
        autocomplete="off"
        spellcheck={false}
        placeholder={empty}
        value={typing?.text ?? chosen}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => typing ?? setTyping({ text: '', active: -1 })}
        onInput={({ currentTarget }) => setTyping({ text: currentTarget.value, active: 0 })}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <Offers id={ties.id} label={label} found={found} active={active} choose={choose} />
      <p class="unseen" role="status">
        {typing && typing.text !== '' && PEOPLE.found(found.count)}
      </p>
    </div>
  );
};

const optionId = (id: string, { value }: Choice): string => `${id}-${value}`;

interface OffersProps {
  readonly id: string;
  readonly label: string;
  readonly found: SearchResult<Choice>;
  readonly active: Choice | undefined;
  readonly choose: (choice: Choice) => void;
}

/** The field keeps the focus when a player is picked. */
const Offers = ({ id, label, found, active, choose }: OffersProps) => (
  <div class="offers" hidden={found.count === 0}>
    <div
      role="listbox"
      tabIndex={-1}
      id={`${id}-list`}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.first.map((choice) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
        <div
          key={choice.value}
          id={optionId(id, choice)}
          role="option"
          tabIndex={-1}
          aria-selected={choice === active}
          onClick={() => choose(choice)}
        >
          {choice.text}
        </div>
      ))}
    </div>
    {found.count > found.first.length && <p class="hint">{PEOPLE.more(found.count - found.first.length)}</p>}
  </div>
);
