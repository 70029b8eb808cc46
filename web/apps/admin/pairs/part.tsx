import { useMemo, useState } from 'preact/hooks';
import { PAIRS as RULES } from '#shared/rules/texts.ts';
import { inARow } from '#shared/words/lists.ts';
import { fetchKnown } from '#web/ui/people/namesakes.ts';
import { LOADING } from '#web/ui/texts.ts';
import { useAdmin, useFetched } from '../admin.ts';
import { Lost } from '../panels.tsx';
import { knownIn } from '../people/directory.ts';
import { Edit } from '../people/edit.tsx';
import { List } from '../people/list.tsx';
import type { OfClub } from '../people/member-links.tsx';
import type { PersonRow } from '../people/rows.ts';
import { PAIRS as W } from '../texts.ts';
import type { AdminView, PersonView } from '../view.ts';
import { AddPairs } from './add.tsx';
import { Regroup, type RegroupProps } from './regroup.tsx';

export interface PairsProps {
  /** What only organisers have to do with. */
  readonly club?: OfClub | undefined;
}

/** Anybody may be in another pair. */
const NOBODY: ReadonlySet<string> = new Set();

/** The pairs of a ladder: added, and changed. */
export const Part = ({ club }: PairsProps) => {
  const { club: id, view } = useAdmin();
  const { found, lost, look } = useFetched(async () => (club ? [] : await fetchKnown(id, NOBODY)), id);
  const known = useMemo(() => (club ? knownIn(club.directory, NOBODY) : found), [club?.directory, found]);
  const rows = useMemo(() => pairRows(view), [view]);
  if (lost) return <Lost again={look} />;
  if (!known) return <p role="status">{LOADING.loading}</p>;
  const change = club?.onChange ?? look;
  return (
    <>
      <AddPairs known={known} directory={club?.directory} onChange={change} />
      <section hidden={rows.length === 0}>
        <h2>{W.title}</h2>
        {barredTwos(view).map((two) => (
          <p key={two.join()} class="hint">
            {RULES.samePerson(inARow(two))}
          </p>
        ))}
        <List rows={rows}>
          {(row, close) => (
            <PairEdit key={row.id} pair={row} known={known} club={club} onChange={change} onEnd={close} />
          )}
        </List>
      </section>
    </>
  );
};

/** Those on the ladder, top first, and then those that have left it. */
const pairRows = ({ standings, off }: AdminView): readonly PersonRow[] => [
  ...standings.map((person) => ({ ...rowOf(person), rung: person.rung, isOn: true })),
  ...off.map((person) => ({ ...rowOf(person), isOn: false })),
];

const rowOf = (person: PersonView) => ({ id: person.player, name: person.name, person, elsewhere: [] });

/** The names of each two pairs of one box of which somebody plays as both: they have no match. */
const barredTwos = ({ standings }: AdminView): readonly (readonly string[])[] => {
  const names = new Map(standings.map(({ player, name }) => [player, name]));
  return standings.flatMap(({ player, name, barred = [] }) => {
    names.delete(player);
    return barred.flatMap((other) => (names.has(other) ? [[name, names.get(other) ?? other]] : []));
  });
};

const PairEdit = ({ club, ...props }: PairsProps & RegroupProps) => {
  const [isRegrouping, regroup] = useState(false);
  if (isRegrouping) return <Regroup {...props} />;
  return (
    <Edit row={props.pair} club={club} onEnd={props.onEnd}>
      <button type="button" onClick={() => regroup(true)}>
        {W.who}
      </button>
    </Edit>
  );
};
