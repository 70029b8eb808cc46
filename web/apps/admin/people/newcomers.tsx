import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { fetchKnown, type KnownPerson } from '#web/ui/people/namesakes.ts';
import { LOADING } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { Back } from '../panels.tsx';
import { WHO as W } from '../texts.ts';
import { type Decided, type DecidedLine, type Decisions, decided, Who, withNamesakes } from './deciding.tsx';
import type { ListRow } from './reading/columns.ts';

export interface NewcomersProps {
  readonly names: readonly string[];
  readonly mayBeHere?: boolean;
  readonly onEnd: (people: readonly Decided[] | undefined) => void;
}

/** Finds out who is meant by names: an unused name is new, and the scorer is asked about all others. */
export const Part = ({ names, mayBeHere = false, onEnd }: NewcomersProps) => {
  const { club, view } = useAdmin();
  const [known, setKnown] = useState<readonly KnownPerson[] | 'lost'>();
  const [decisions, decide] = useState<Decisions>(new Map());
  useEffect(() => {
    const here = new Set<string>([...view.standings, ...view.entrants].map(({ player }) => player));
    void fetchKnown(club, here).then((found) => setKnown(found ?? 'lost'));
  }, []);
  const rows = names.map((name, index): ListRow => ({ line: index, name }));
  const lines = known && known !== 'lost' ? withNamesakes(rows, known, decisions) : [];
  // No name is left out silently: one that is already on the ladder is asked about, too.
  const open = lines.find((line) => !decisions.has(line.line) && isAsked(line));
  useEffect(() => {
    if (!known || known === 'lost' || open) return;
    const taken = [...known, ...view.off.map(({ player }) => ({ id: player }))].map(({ id }) => id);
    onEnd(decided(lines, taken));
  }, [known, open]);
  if (known === 'lost')
    return (
      <Dialog title={W.title(names.join(', '))} onClose={() => onEnd(undefined)}>
        <p role="alert">{LOADING.failed}</p>
        <Back onClick={() => onEnd(undefined)} />
      </Dialog>
    );
  if (!open) return null;
  return (
    <Who
      key={open.line}
      name={open.name}
      namesakes={open.namesakes}
      mayBeHere={mayBeHere}
      onEnd={(decision) => (decision ? decide(new Map(decisions).set(open.line, decision)) : onEnd(undefined))}
    />
  );
};

const isAsked = ({ namesakes, twin }: DecidedLine): boolean => namesakes.length > 0 || twin !== undefined;
