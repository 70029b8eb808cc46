import { useId, useState } from 'preact/hooks';
import { idsFor, type Naming, ShownNames } from '#shared/view/naming.ts';
import { NAMING_MODES, type NamingMode } from '#shared/vocabulary/club.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled } from '#shared/words/lists.ts';
import { whyNoName, whyNoNameYet } from '#shared/words/name-faults.ts';
import { namesOf } from '#shared/words/names.ts';
import { Input, Radios } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { PEOPLE, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { Lost } from '../panels.tsx';
import { CLUB, COMMON, SECTIONS } from '../texts.ts';
import {
  type IntroducedPlayer,
  isTooLong,
  LONGEST,
  nicknameOf,
  type TypedNames,
  useNaming,
  withTyped,
} from './naming.ts';

const W = CLUB.naming;

export const NamingSection = ({ onSaved }: { readonly onSaved: () => void }) => {
  const { naming, ...service } = useNaming();
  return (
    <>
      <p>{W.text}</p>
      {naming === 'lost' && <Lost again={service.loadNaming} />}
      {naming && naming !== 'lost' && <NamingForm {...service} naming={naming} onSaved={onSaved} />}
    </>
  );
};

interface NamingFormProps extends Omit<ReturnType<typeof useNaming>, 'naming'> {
  readonly naming: Naming;
  readonly onSaved: () => void;
}

const NOTHING: TypedNames = new Map();

const NamingForm = ({ naming, introduced, save, lookAtLog, onSaved }: NamingFormProps) => {
  const [mode, setMode] = useState<NamingMode>(naming.mode);
  const [typed, setTyped] = useState(NOTHING);
  const [saved, setSaved] = useState(false);
  const wanted = mode === 'nickname' ? typed : NOTHING;
  const draft: Naming = { ...naming, mode, nicknames: withTyped(naming.nicknames, wanted) };
  const form = useForm({
    check() {
      const isLong = [...wanted.values()].some(isTooLong);
      const none = [...wanted.values()].map(whyNoName).find((why) => why !== undefined);
      return { form: isLong ? COMMON.bad : none };
    },
    async send() {
      const no = await save(mode, wanted);
      if (no === undefined && mode === 'nickname') setTyped(NOTHING);
      setSaved(no === undefined);
      if (no === undefined) onSaved();
      return no;
    },
  });
  const news = form.busy ? <p>{COMMON.saving}</p> : saved && <p>{COMMON.saved}</p>;

  return (
    <Form form={form} label={SECTIONS.naming} yes={WORDS.save} news={news}>
      <Radios
        legend={W.mode}
        value={mode}
        onInput={(value) => {
          setMode(NAMING_MODES.find((each) => each === value) ?? mode);
          setSaved(false);
        }}
        choices={NAMING_MODES.map((each) => ({ value: each, text: W.modes[each].name, says: W.modes[each].says }))}
      />
      {introduced === 'lost' && <Lost again={lookAtLog} />}
      <NamingTable
        naming={draft}
        saved={naming}
        typed={typed}
        seen={introduced && introduced !== 'lost' ? seenNames(introduced, draft) : new Map()}
        onType={(player, nickname) => {
          setTyped((all) => new Map(all).set(player, nickname));
          setSaved(false);
        }}
      />
      {(mode === 'full') !== (naming.mode === 'full') && <p class="hint">{W.moves}</p>}
    </Form>
  );
};

/** What the public will call each player of a ladder; namesakes get the number that its pages will give. */
export function seenNames(introduced: readonly IntroducedPlayer[], naming: Naming): ReadonlyMap<PlayerId, string> {
  const [shown, ids] = [new ShownNames(naming), idsFor(naming)];
  const players = new Map<PlayerId, { readonly id: PlayerId; readonly name?: string }>();
  for (const { player, name } of introduced) {
    const [id, said] = [ids.player(player), name === undefined ? undefined : shown.of(player, name)];
    if (said !== undefined || !players.has(id)) players.set(id, { id, ...(said !== undefined && { name: said }) });
  }
  const named = namesOf({ players });
  return new Map(introduced.map(({ player }) => [player, named(ids.player(player)).name]));
}

const [FEW, MOST] = [8, 100];

interface NamingTableProps {
  readonly naming: Naming;
  /** As the service has it: what stands in a field that nobody has typed in. */
  readonly saved: Naming;
  readonly typed: TypedNames;
  readonly seen: ReadonlyMap<PlayerId, string>;
  readonly onType: (player: PlayerId, nickname: string) => void;
}

const NamingTable = (props: NamingTableProps) => {
  const { view } = useAdmin();
  const [wanted, setWanted] = useState('');
  const [all, setAll] = useState(false);
  const people = [...view.standings, ...view.entrants, ...view.off];
  const found = people.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  const shown = found.slice(0, all || wanted !== '' ? MOST : FEW);
  const more = found.length - shown.length;
  if (people.length === 0) return null;
  return (
    <>
      {people.length > FEW && <Input type="search" label={PEOPLE.find} value={wanted} onInput={setWanted} />}
      <table class="people seen">
        <thead>
          <tr>
            <th scope="col">{WORDS.player}</th>
            <th scope="col">{W.shown}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ player, name }) => (
            <Row key={player} player={player} name={name} {...props} />
          ))}
        </tbody>
      </table>
      {more > 0 && shown.length === FEW && wanted === '' && (
        <button type="button" onClick={() => setAll(true)}>
          {W.all(found.length)}
        </button>
      )}
      {more > 0 && shown.length === MOST && <p>{PEOPLE.more(more)}</p>}
    </>
  );
};

interface RowProps extends NamingTableProps {
  readonly player: PlayerId;
  readonly name: string;
}

const Row = ({ player, name, naming, saved, typed, seen, onType }: RowProps) => (
  <tr>
    <th scope="row">
      <bdi>{name}</bdi>
    </th>
    <td>
      <bdi>{seen.get(player) ?? '…'}</bdi>
      {naming.mode === 'nickname' && (
        <Nickname of={name} value={nicknameOf(saved, typed, player)} onInput={(value) => onType(player, value)} />
      )}
    </td>
  </tr>
);

interface NicknameProps {
  readonly of: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

const Nickname = ({ of, value, onInput }: NicknameProps) => {
  const id = useId();
  const fault = isTooLong(value) ? W.long(LONGEST) : whyNoNameYet(value);
  return (
    <>
      <input
        aria-label={labelled(W.modes.nickname.name, of)}
        placeholder={W.modes.nickname.name}
        value={value}
        autocomplete="off"
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        {...(fault && { 'aria-invalid': true as const, 'aria-describedby': id })}
      />
      {fault && (
        <p class="fault" id={id}>
          {fault}
        </p>
      )}
    </>
  );
};
