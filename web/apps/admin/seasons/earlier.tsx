/// <reference lib="dom" />
import { useMemo, useState } from 'preact/hooks';
import { parseDay } from '#shared/calendar/moment.ts';
import type { DateOrder } from '#shared/log/results/dates.ts';
import {
  type EarlierHeader,
  earlierHeader,
  hasResultsOfTwo,
  type NamedPlayer,
  withPlayers,
} from '#shared/log/results/earlier-season.ts';
import { namesIn, type ResultsRead, readResults } from '#shared/log/results/read-results.ts';
import { PLAYS } from '#shared/systems/offers.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { AnyFile, Area, Input, Radios, Select } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { ask } from '#web/ui/session/api.ts';
import { AWAY, FORMS, LOADING, MOVES } from '#web/ui/texts.ts';
import { useAdmin, useIdempotencyKeys, whyNot } from '../admin.ts';
import { Lost } from '../panels.tsx';
import type { NameDecision } from '../people/deciding.tsx';
import { knownIn, useMembers } from '../people/directory.ts';
import { type ListReader, useReader } from '../people/reading/use-reader.ts';
import type { WorkbookSheet } from '../people/reading/workbook.ts';
import { faultOfFile, textsIn } from '../people/use-list.ts';
import { COMMON, FRESH, LISTS, PEOPLE, SEASONS, EARLIER as W, WHO } from '../texts.ts';
import { AsRead, Names, type Outcome, Preview } from './earlier-shown.tsx';
import { replayResults } from './replaying.ts';
import { isToLookAt, type ListedName, matched, meant, meantTwice } from './who-is-who.ts';

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
  const [decisions, decide] = useState<Decisions>(new Map());
  const [outcome, setOutcome] = useState<Outcome>();
  const { directory, lost, look } = useMembers();
  const reader = useReader(text);
  const today = parseDay(view.asOf.slice(0, 10));
  const read = useMemo(() => readAs(reader, text, today, dates), [reader, text, today, dates]);
  const beginning = useMemo(() => namesAbove(reader, first, today), [reader, first, today]);
  const known = useMemo(() => (directory ? knownIn(directory, new Set()) : []), [directory]);
  const names = useMemo(() => {
    const listed = typeof reader === 'object' && read ? namesIn(read) : new Map<string, string>();
    const all = new Map([...listed, ...beginning.map((name) => [nameKey(name), name] as const)]);
    return matched(all, known, decisions);
  }, [reader, read, beginning, known, decisions]);
  const taken = [...view.standings, ...view.off, ...view.entrants].map(({ player }) => player);
  const players = meant(names, known, taken);
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
    const found = typeof reader === 'object' ? await textsIn(file, reader) : 'unreached';
    if (typeof found === 'string') return setFileFault(faultOfFile(found));
    show(found[0]?.text ?? '', found.length > 1 ? found : []);
  }

  const form = useForm<'list' | 'start' | 'end'>({
    check: () => ({
      list: faultOfList(read, players, dates, view.header),
      start: parseDay(start) ? undefined : FORMS.missing,
      end: !parseDay(end) ? FORMS.missing : end < start ? AWAY.order : undefined,
      form: whoIsOpen(names, players, directory !== undefined, read),
    }),
    async send() {
      const header = headerOf(start, end, read, view.header);
      if (!header || !read) return FORMS.missing;
      if (!outcome) {
        const made = await madeOf(header, read, players, beginning);
        if (!made) return LOADING.failed;
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
        placeholder={W.example}
        rows={6}
        value={text}
        onInput={(typed) => show(typed)}
        fault={reader === 'lost' && text !== '' ? LOADING.failed : form.faults.list}
      />
      <AnyFile
        label={LISTS.file}
        accept=".xlsx,.csv,.tsv,.txt,text/plain,text/csv"
        onFile={(file) => void open(file)}
        fault={fileFault}
      />
      {sheets.length > 1 && (
        <Select
          label={LISTS.sheet}
          value={sheets.find((sheet) => sheet.text === text)?.name ?? ''}
          choices={sheets.map(({ name }) => ({ value: name, text: name }))}
          onInput={(value) => show(sheets.find(({ name }) => name === value)?.text ?? '', sheets)}
        />
      )}
      {read && text.trim() !== '' && <AsRead read={read} />}
      {read?.kind === 'results' && isAsked(read) && (
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

function readAs(
  reader: ListReader | 'lost' | undefined,
  text: string,
  today: ReturnType<typeof parseDay>,
  dates: DateOrder | undefined,
): ResultsRead | undefined {
  if (typeof reader !== 'object' || !today) return undefined;
  return readResults(reader.gridOf(text).rows, { today, ...(dates && { dates }) });
}

/** Those with whom the season began, top first: one a line, or a list with places. */
function namesAbove(
  reader: ListReader | 'lost' | undefined,
  text: string,
  today: ReturnType<typeof parseDay>,
): readonly string[] {
  const read = text.trim() === '' ? undefined : readAs(reader, text, today, undefined);
  if (read?.kind === 'order') return read.order.map(({ name }) => name);
  return text.split('\n').flatMap((line) => line.trim() || []);
}

const isAsked = ({ dates }: Extract<ResultsRead, { kind: 'results' }>): boolean =>
  dates === 'unclear' || dates === 'contrary';

/** The days that are typed, or those of the first and the last result. */
function daysOf(read: ResultsRead | undefined, typed: { readonly start: string; readonly end: string }) {
  const results = read?.kind === 'results' ? read.results : [];
  return { start: typed.start || (results[0]?.day ?? ''), end: typed.end || (results.at(-1)?.day ?? '') };
}

type LadderHeader = ReturnType<typeof useAdmin>['view']['header'];

function headerOf(
  start: string,
  end: string,
  read: ResultsRead | undefined,
  header: LadderHeader,
): EarlierHeader | undefined {
  const [from, to] = [parseDay(start), parseDay(end)];
  if (!from || !to) return undefined;
  return earlierHeader(header, { start: from, end: to }, read?.kind === 'order' ? 'order' : 'results', PLAYS);
}

function faultOfList(
  read: ResultsRead | undefined,
  players: ReadonlyMap<string, NamedPlayer>,
  dates: DateOrder | undefined,
  header: LadderHeader,
): string | undefined {
  if (!read) return FORMS.missing;
  if (read.kind === 'unclear') return W.unclear;
  if (read.kind === 'order') return players.size === 0 ? FORMS.missing : undefined;
  if (!hasResultsOfTwo(header)) return W.notOfTwo;
  if (isAsked(read) && !dates) return W.dates.legend;
  return read.results.length === 0 ? FORMS.missing : undefined;
}

function whoIsOpen(
  names: readonly ListedName[],
  players: ReadonlyMap<string, NamedPlayer>,
  areKnown: boolean,
  read: ResultsRead | undefined,
): string | undefined {
  if (!areKnown) return LOADING.failed;
  const open = names.filter(({ decision }) => !decision).length;
  if (open > 0) return WHO.open(open);
  const twice = read?.kind === 'order' ? meantTwice(players) : undefined;
  return twice && PEOPLE.twice(twice.name);
}

async function madeOf(
  header: EarlierHeader,
  read: ResultsRead,
  players: ReadonlyMap<string, NamedPlayer>,
  beginning: readonly string[],
): Promise<Outcome | undefined> {
  const those = (names: readonly string[]) => [...new Set(names.flatMap((name) => players.get(nameKey(name)) ?? []))];
  if (read.kind === 'results')
    return replayResults({ header, results: withPlayers(read.results, players), beginning: those(beginning) });
  const order = those(read.kind === 'order' ? read.order.map(({ name }) => name) : []);
  return replayResults({ header, results: [], beginning: [], order });
}
