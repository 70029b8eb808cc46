import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Measure } from '#shared/systems/system-controls.ts';
import { shortestDay } from '#shared/words/dates.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { Search } from '#web/ui/forms/searching.ts';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { PEOPLE as FINDING, IN_WORDS, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { NamedButton } from '../panels.tsx';
import { COMMON, PEOPLE as W, WHO } from '../texts.ts';
import { type PersonRow, stateOf } from './rows.ts';

/** From this many people on there is a search field. */
const MANY = 30;
const SHOWN = 100;

interface ListProps {
  readonly rows: readonly PersonRow[];
  /** Whether it tells how people are reached, and how far that has come. */
  readonly isFull?: boolean;
  /** What opens to change one of them. */
  readonly children: (row: PersonRow, close: () => void) => ComponentChildren;
}

export const List = ({ rows, isFull = false, children }: ListProps) => {
  const [wanted, setWanted] = useState('');
  const [most, setMost] = useState(SHOWN);
  const [edited, edit] = useState<string>();
  const search = useMemo(() => new Search(rows, ({ name }) => name), [rows]);
  const found = search.find(wanted, most);
  const row = rows.find(({ id }) => id === edited);
  const hasAddresses = isFull && rows.some((each) => addressOf(each) !== undefined);
  const columns = columnsOf(controlsOf(useAdmin().view).measure).filter(({ of }) =>
    rows.some((each) => of(each) !== undefined),
  );
  return (
    <>
      {rows.length >= MANY && <Input type="search" label={FINDING.find} value={wanted} onInput={setWanted} />}
      {found.count === 0 && <p role="status">{COMMON.nothingFound}</p>}
      <div class="scroll">
        <table class="people">
          <thead>
            <tr>
              <th scope="col">{WORDS.rung}</th>
              <th scope="col">{WORDS.name}</th>
              {columns.map(({ head }) => (
                <th key={head} scope="col" class="wide">
                  {head}
                </th>
              ))}
              {hasAddresses && (
                <th scope="col" class="wide">
                  {WORDS.email}
                </th>
              )}
              {isFull && (
                <th scope="col" class="wide">
                  {W.status}
                </th>
              )}
              <th scope="col">
                <span class="unseen">{IN_WORDS.change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.first.map((each) => (
              <Person key={each.id} row={each} {...{ columns, hasAddresses, isFull }} onEdit={() => edit(each.id)} />
            ))}
          </tbody>
        </table>
      </div>
      {found.count > found.first.length && (
        <p class="buttons">
          <button type="button" onClick={() => setMost(most + SHOWN)}>
            {W.showMore(found.count - found.first.length)}
          </button>
        </p>
      )}
      {row && children(row, () => edit(undefined))}
    </>
  );
};

interface PeopleColumn {
  readonly head: string;
  readonly of: (row: PersonRow) => string | number | undefined;
}

/** When they last played, and what their system measures besides their rung, or else their rating. */
function columnsOf(measure: Measure): readonly PeopleColumn[] {
  const measured = measure === 'gaps' ? 'gap' : 'points';
  return [
    { head: W.played, of: ({ person }) => person?.played && shortestDay(person.played) },
    measure === 'rungs'
      ? { head: WORDS.rating, of: ({ member, person }) => member?.rating ?? person?.rating }
      : { head: WORDS[measured], of: ({ person }) => person?.[measured] },
  ];
}

/** Where they are written to; one that a player gave themselves stays with them. */
const addressOf = ({ member }: PersonRow): string | undefined =>
  member?.email ?? (member?.ownAddress ? W.own : undefined);

interface PersonProps {
  readonly row: PersonRow;
  readonly columns: readonly PeopleColumn[];
  readonly hasAddresses: boolean;
  readonly isFull: boolean;
  readonly onEdit: () => void;
}

const Person = ({ row, columns, hasAddresses, isFull, onEdit }: PersonProps) => {
  const { view } = useAdmin();
  const { rung, name, isOn, elsewhere, member, as = [] } = row;
  return (
    <tr class={isOn ? undefined : 'quiet'}>
      <td>{rung ?? '–'}</td>
      <th scope="row">
        <bdi>{name}</bdi> {!isOn && <small>{elsewhere.join(', ') || WHO.plays([])}</small>}
        {as.length > 0 && (
          <small>
            <bdi>{as.join(', ')}</bdi>
          </small>
        )}
      </th>
      {columns.map(({ head, of }) => (
        <td key={head} class="wide">
          {of(row) ?? '–'}
        </td>
      ))}
      {hasAddresses && (
        <td class="email wide">
          {member?.email ? (
            <a href={`mailto:${encodeURIComponent(member.email)}`}>{member.email}</a>
          ) : (
            (addressOf(row) ?? '–')
          )}
        </td>
      )}
      {isFull && (
        <td class="state">
          <span class={member?.unreached ? 'fault' : undefined}>{stateOf(row, view.asOf)}</span>
        </td>
      )}
      <td>
        <NamedButton words={IN_WORDS.change} of={name} onClick={onEdit} />
      </td>
    </tr>
  );
};
