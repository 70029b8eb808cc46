/// <reference lib="dom" />
import { useMemo, useState } from 'preact/hooks';
import { parseDay } from '#shared/calendar/moment.ts';
import { type DateOrder, isDoubtful } from '#shared/log/results/dates.ts';
import { peopleNamedIn } from '#shared/log/results/pairs-in-cells.ts';
import { entrantsIn, onceEach } from '#shared/log/results/read-results.ts';
import { AnyFile, Area, Input, Radios, Select } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask } from '#web/ui/session/api.ts';
import { AWAY, FORMS, LOADING, MOVES } from '#web/ui/texts.ts';
import { useAdmin, useIdempotencyKeys, whyNot } from '../admin.ts';
import { hasFinal } from '../header-fields.ts';
import { Lost } from '../panels.tsx';
import type { NameDecision } from '../people/deciding.tsx';
import { knownIn, useMembers } from '../people/directory.ts';
import { Sheets } from '../people/list-input.tsx';
import { pairsMeant } from '../people/reading/pairs/meant.ts';
import { useReader } from '../people/reading/use-reader.ts';
import type { WorkbookSheet } from '../people/reading/workbook.ts';
import { faultOfFile, textsIn } from '../people/use-list.ts';
import { COMMON, FRESH, LISTS, SEASONS, EARLIER as W } from '../texts.ts';
import { daysOf, faultOfList, headerOf, namesAbove, readAs, toReplay } from './earlier-list.ts';
import { AsRead, Names, type Outcome, Preview } from './earlier-shown.tsx';
import { replayResults } from './replaying.ts';
import { isToLookAt, matched, meant, whoIsOpen } from './who-is-who.ts';

export interface EarlierProps {
  readonly onAdded: () => Promise<unknown>;
}

type Decisions = ReadonlyMap<string, NameDecision>;

/** Adds a season from before the ladder was here, from a list of its results or its final order. */
export const EarlierForm = ({ onAdded }: EarlierProps) => {
  const { path, view, say } = useAdmin();
  const [text, setText] = useState('');
  const [sheets, setSheets] = useState<readonly WorkbookSheet[]>([]);
  const [fileFault, setFileFault] = useState<string>();
  const [dates, setDates] = useState<DateOrder>();
  const [days, setDays] = useState({ start: '', end: '' });
  const [first, setFirst] = useState('');
  const [winner, setWinner] = useState('');
  const [decisions, decide] = useState<Decisions>(new Map());
  const [outcome, setOutcome] = useState<Outcome>();
  const { directory, lost, look } = useMembers();
  const reader = useReader(text);
  const lists = typeof reader === 'object' ? reader : undefined;
  const today = parseDay(view.asOf.slice(0, 10));
  const areTwo = view.header.entrants !== undefined;
  const read = useMemo(
    () => lists && today && readAs(lists, text, { today, areTwo, ...(dates && { dates }) }),
    [lists, text, today, areTwo, dates],
  );
  const beginning = useMemo(
    () => (lists && today ? namesAbove(lists, first, { today, areTwo }) : []),
    [lists, first, today, areTwo],
  );
  const known = useMemo(() => (directory ? knownIn(directory, new Set()) : []), [directory]);
  const listed = useMemo(() => onceEach([...(read ? entrantsIn(read) : []), ...beginning]), [read, beginning]);
  const names = useMemo(() => {
    const all = [...listed.values()];
    return matched(onceEach(areTwo ? all.flatMap(peopleNamedIn) : all), known, decisions);
  }, [listed, areTwo, known, decisions]);
  const there = [...view.standings, ...view.off, ...view.entrants];
  const people = meant(
    names,
    known,
    there.map(({ player }) => player),
  );
  const taken = known.map(({ id }) => id);
  const players = areTwo ? pairsMeant(listed, people, there, taken) : people;
  const { start, end } = daysOf(read, days);
  const keyOf = useIdempotencyKeys();
  /** What was looked at no longer holds. */
  const anew = (change: () => void) => {
    change();
    setOutcome(undefined);
  };
  const show = (list: string, others: readonly WorkbookSheet[] = []) =>
    anew(() => {
      setText(list);
      setSheets(others);
      setFileFault(undefined);
      decide(new Map());
    });
  async function open(file: File): Promise<void> {
    const found = lists ? await textsIn(file, lists) : 'unreached';
    if (typeof found === 'string') return setFileFault(faultOfFile(found));
    show(found[0]?.text ?? '', found);
  }

  const form = useForm<'list' | 'start' | 'end'>({
    check: () => ({
      list: faultOfList(read, players, dates, view.header),
      start: parseDay(start) ? undefined : FORMS.missing,
      end: !parseDay(end) ? FORMS.missing : end < start ? AWAY.order : undefined,
      form: directory ? whoIsOpen(names, players, read?.kind === 'order') : LOADING.failed,
    }),
    async send() {
      const header = read && headerOf(read, { start, end }, view.header);
      if (!header) return FORMS.missing;
      if (!outcome) {
        const made = await replayResults(toReplay(header, read, players, beginning, winner));
        if (!made) return LOADING.failed;
        if (made.noWinner !== undefined) return made.noWinner;
        setOutcome(made);
        return undefined;
      }
      const idempotencyKey = keyOf(outcome.log);
      const asked = { text: outcome.log, type: 'application/jsonl', idempotencyKey, patience: PATIENCE };
      const no = whyNot(await ask<'addSeason'>(`${path}/seasons/earlier`, asked));
      if (no !== undefined) return no;
      show('');
      setDays({ start: '', end: '' });
      setFirst('');
      setWinner('');
      say(COMMON.saved);
      await onAdded();
      return undefined;
    },
  });

  return (
    <Form
      form={form}
      label={SEASONS.earlier}
      yes={outcome ? W.yes : MOVES.preview}
      news={outcome && <Preview outcome={outcome} players={players} />}
    >
      <p>{W.text}</p>
      <Area
        label={W.list}
        hint={W.hint}
        placeholder={W.example(areTwo)}
        rows={6}
        value={text}
        onInput={(typed) => show(typed)}
        fault={reader === 'lost' && text !== '' ? LOADING.failed : form.faults.list}
      />
      <AnyFile
        label={LISTS.file(false)}
        accept=".xlsx,.csv,.tsv,.txt,text/plain,text/csv"
        onFile={(file) => void open(file).catch(() => setFileFault(faultOfFile('sheet')))}
        fault={fileFault}
      />
      <Sheets sheets={sheets} text={text} onTurn={(sheet) => show(sheet.text, sheets)} />
      {read && text.trim() !== '' && <AsRead read={read} />}
      {read?.kind === 'results' && isDoubtful(read.dates) && (
        <Radios
          legend={W.dates.legend}
          value={dates ?? ''}
          choices={[
            { value: 'day-first', text: W.dates['day-first'] },
            { value: 'month-first', text: W.dates['month-first'] },
          ]}
          onInput={(value) => anew(() => setDates(value === 'day-first' ? value : 'month-first'))}
        />
      )}
      <div class="columns">
        <Input
          label={FRESH.start}
          type="date"
          value={start}
          onInput={(day) => anew(() => setDays({ start: day, end }))}
          fault={form.faults.start}
        />
        <Input
          label={FRESH.end}
          type="date"
          value={end}
          onInput={(day) => anew(() => setDays({ start, end: day }))}
          fault={form.faults.end}
        />
      </div>
      {read?.kind === 'results' && (
        <Area
          label={W.beginning}
          hint={W.beginningHint}
          rows={3}
          value={first}
          onInput={(typed) => anew(() => setFirst(typed))}
        />
      )}
      {read?.kind === 'results' && hasFinal(view.header.system) && (
        <>
          <Select
            label={W.winner}
            value={winner}
            empty="–"
            choices={[...players.values()].map(({ id, name }) => ({ value: id, text: name }))}
            onInput={(id) => anew(() => setWinner(id))}
          />
          <p class="hint">{W.winnerHint}</p>
        </>
      )}
      {lost && <Lost again={look} />}
      {directory && (
        <Names
          names={names.filter(isToLookAt)}
          members={known.map(({ id, name }) => ({ value: id, text: name }))}
          onDecide={(key, decision) => anew(() => decide(new Map(decisions).set(key, decision)))}
        />
      )}
    </Form>
  );
};

/** Hundreds of lines are written one after the other, in milliseconds. */
const PATIENCE = 60_000;
