import { useId, useState } from 'preact/hooks';
import type { Naming } from '#shared/view/naming.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { useAdmin } from '../admin.ts';
import { CLUB, COMMON } from '../texts.ts';
import { isTooLong, LONGEST, nicknameOf, type Typed } from './naming.ts';

const W = CLUB.naming;
/** How many players are shown without being asked for, and at most. */
const [FEW, MOST] = [8, 100];

interface NamingTableProps {
  readonly naming: Naming;
  /** As the service has it: what stands in a field that nobody has typed in. */
  readonly saved: Naming;
  readonly typed: Typed;
  readonly seen: ReadonlyMap<PlayerId, string>;
  readonly onType: (player: PlayerId, nickname: string) => void;
}

/** Everybody who is or was on the ladder, as Admin knows them and as the public will. */
export const NamingTable = (props: NamingTableProps) => {
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
      {people.length > FEW && <Input type="search" label={COMMON.findPlayer} value={wanted} onInput={setWanted} />}
      <table class="people seen">
        <thead>
          <tr>
            <th scope="col">{COMMON.player}</th>
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
      {more > 0 && shown.length === MOST && <p>{COMMON.moreByName(more)}</p>}
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
  const fault = isTooLong(value);
  return (
    <>
      <input
        aria-label={W.nicknameOf(of)}
        placeholder={W.nickname}
        value={value}
        autocomplete="off"
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        {...(fault && { 'aria-invalid': true as const, 'aria-describedby': id })}
      />
      {fault && (
        <p class="fault" id={id}>
          {W.long(LONGEST)}
        </p>
      )}
    </>
  );
};
