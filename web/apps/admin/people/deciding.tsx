import { useState } from 'preact/hooks';
import { isSameAddress, parseAddress } from '#shared/words/email-address.ts';
import { whyNoName } from '#shared/words/name-faults.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { NAMES } from '#shared/words/texts.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Radios } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { freeId } from '#web/ui/people/ids.ts';
import { type KnownPerson, keysOf } from '#web/ui/people/namesakes.ts';
import { FORMS, MOVES } from '#web/ui/texts.ts';
import { Back } from '../panels.tsx';
import { WHO as W } from '../texts.ts';
import type { ListRow } from './reading/columns.ts';

export type NameDecision =
  | { readonly kind: 'new' }
  | { readonly kind: 'same'; readonly id: string }
  | { readonly kind: 'left-out' };

/** A line, and the people with this name: which of them it means is asked. */
export interface DecidedLine extends ListRow {
  readonly namesakes: readonly KnownPerson[];
  readonly twin?: number;
  readonly decision?: NameDecision;
  /** What has to be mended before it can be added. */
  readonly faults: { readonly [Field in 'name' | 'email']?: string };
}

/** Whether the organiser has to say or mend something first. */
export const isUnclear = ({ decision, faults }: DecidedLine): boolean =>
  !decision || (decision.kind !== 'left-out' && Object.keys(faults).length > 0);

export interface Decided extends ListRow {
  readonly id: string;
  readonly isNew: boolean;
}

export type Decisions = ReadonlyMap<number, NameDecision>;

/** Each line with its namesakes. One that says no more of a player on the ladder is left out, unless it is said otherwise. */
export function withNamesakes(
  rows: readonly ListRow[],
  known: readonly KnownPerson[],
  decisions: Decisions = new Map(),
): readonly DecidedLine[] {
  const byKey = new Map<string, KnownPerson[]>();
  for (const each of known) for (const key of keysOf(each)) byKey.set(key, [...(byKey.get(key) ?? []), each]);
  const above = new Map<string, ListRow>();
  return rows.map((row) => {
    const key = nameKey(row.name);
    const namesakes = byKey.get(key) ?? [];
    const twin = row.name === '' ? undefined : above.get(key);
    above.set(key, twin ?? row);
    const decision = decisions.get(row.line) ?? usual(row, namesakes, twin);
    const line = twin && { twin: twin.line };
    return { ...row, namesakes, faults: faultsOf(row), ...line, ...(decision && { decision }) };
  });
}

function faultsOf({ name, email }: ListRow): DecidedLine['faults'] {
  const called = name.trim() === '' ? FORMS.missing : whyNoName(name);
  return {
    ...(called !== undefined && { name: called }),
    ...(email !== undefined && parseAddress(email) === undefined && { email: NAMES.noEmail }),
  };
}

/** Whether a line says more of a person than that they are there. */
export const tellsMore = ({ rating, email }: Pick<ListRow, 'rating' | 'email'>): boolean =>
  (rating ?? email) !== undefined;

function usual(row: ListRow, namesakes: readonly KnownPerson[], twin: ListRow | undefined): NameDecision | undefined {
  if (row.doubt) return { kind: 'left-out' };
  // The same name with the same address is the same person, once more.
  const isAgain = row.email !== undefined && twin?.email !== undefined && isSameAddress(row.email, twin.email);
  if (twin) return isAgain ? { kind: 'left-out' } : undefined;
  const [only, another] = namesakes;
  if (!only) return { kind: 'new' };
  if (only.here && !another && tellsMore(row)) return { kind: 'same', id: only.id };
  return namesakes.every(({ here }) => here) ? { kind: 'left-out' } : undefined;
}

/** What can be said of all lines at once that are still open: that they are members of that name, or left out. */
export function decidedTogether(lines: readonly DecidedLine[], kind: 'same' | 'left-out'): Decisions {
  const open = lines.filter(({ decision }) => !decision);
  if (kind === 'left-out') return new Map(open.map(({ line }) => [line, { kind }]));
  return new Map(
    open.flatMap(({ line, namesakes: [only, another], twin }) =>
      only && !another && twin === undefined ? [[line, { kind, id: only.id }] as const] : [],
    ),
  );
}

export function decided(lines: readonly DecidedLine[], taken: Iterable<string>): readonly Decided[] {
  const ids = new Set(taken);
  return lines.flatMap(({ namesakes: _, twin: __, faults: ___, decision, ...row }) => {
    if (!decision || decision.kind === 'left-out') return [];
    const id = decision.kind === 'same' ? decision.id : freeId(row.name, ids);
    ids.add(id);
    return [{ ...row, id, isNew: decision.kind === 'new' }];
  });
}

interface WhoProps {
  readonly name: string;
  readonly namesakes: readonly KnownPerson[];
  readonly mayBeHere?: boolean;
  readonly onEnd: (decision: NameDecision | undefined) => void;
}

/** Asks whom a name means that a member has already. Nothing is preselected. */
export const Who = ({ name, namesakes, mayBeHere = false, onEnd }: WhoProps) => {
  const [chosen, choose] = useState('');
  const decisions: readonly NameDecision[] = [
    ...namesakes.map(({ id }) => ({ kind: 'same', id }) as const),
    { kind: 'new' },
  ];
  const form = useForm<'who'>({
    check: () => ({ who: chosen === '' ? MOVES.choose : undefined }),
    async send() {
      onEnd(decisions[Number(chosen)]);
      return undefined;
    },
  });
  const choices = [
    ...namesakes.map((each) => ({
      text: W.same(each.name),
      says: [each.here ? W.here : W.plays(each.ladders), each.id].join(' · '),
      disabled: each.here && !mayBeHere,
    })),
    { text: W.another(name) },
  ];
  const title = W.title(name);
  return (
    <Dialog title={title} onClose={() => onEnd(undefined)}>
      <Form form={form} label={title} yes={W.yes} beside={<Back onClick={() => onEnd(undefined)} />}>
        <Radios
          legend={W.legend}
          value={chosen}
          onInput={choose}
          choices={choices.map((choice, index) => ({ ...choice, value: String(index) }))}
          fault={form.faults.who}
        />
      </Form>
    </Dialog>
  );
};
