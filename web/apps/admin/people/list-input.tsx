import { labelled } from '#shared/words/lists.ts';
import { TEXT as LISTED } from '#shared/words/texts.ts';
import { AnyFile, Area, Check, Select } from '#web/ui/forms/fields.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { CLUB, COMMON, PEOPLE, LISTS as W } from '../texts.ts';
import { type ColumnKind, KINDS, type ListColumn, type Reading, saying } from './reading/columns.ts';
import type { WorkbookSheet } from './reading/workbook.ts';
import type { List } from './use-list.ts';

interface ListInputProps {
  readonly list: List;
  readonly hasGaps: boolean;
}

/** Where a list of people is pasted, typed or opened; and what its columns are, as far as there is something to choose. */
export const ListInput = ({ list, hasGaps }: ListInputProps) => (
  <>
    <ListText
      list={list}
      label={W.label}
      hint={hasGaps ? W.gapHint : W.hint}
      example={hasGaps ? W.gapExample : W.example}
      takesCards
    />
    <Columns list={list} hasGaps={hasGaps} />
    <LeftOut lines={list.reading?.leftOut ?? []} />
  </>
);

interface ListTextProps {
  readonly list: List;
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  /** Whether it may be the contacts of an address book. */
  readonly takesCards?: boolean;
}

/** The list itself. */
export const ListText = ({ list, example, takesCards = false, ...words }: ListTextProps) => (
  <>
    <Area {...words} placeholder={example} rows={6} value={list.text} onInput={list.type} fault={list.textFault} />
    <AnyFile
      label={W.file(takesCards)}
      accept={takesCards ? `${FILES},${CARDS}` : FILES}
      onFile={list.open}
      fault={list.fault}
    />
    <Sheets sheets={list.sheets} text={list.text} onTurn={list.turnTo} />
  </>
);

interface SheetsProps {
  readonly sheets: readonly WorkbookSheet[];
  readonly text: string;
  readonly onTurn: (sheet: WorkbookSheet) => void;
}

/** Which sheet of a workbook a list is on, and how much of it was left out. */
export const Sheets = ({ sheets, text, onTurn }: SheetsProps) => {
  const shown = sheets.find((sheet) => sheet.text === text);
  return (
    <>
      {sheets.length > 1 && (
        <Select
          label={W.sheet}
          value={shown?.name ?? ''}
          choices={sheets.map(({ name }) => ({ value: name, text: name }))}
          onInput={(value) => {
            const sheet = sheets.find(({ name }) => name === value);
            if (sheet) onTurn(sheet);
          }}
        />
      )}
      {shown?.leftOut && (
        <p class="hint" role="status">
          {W.hidden(shown.leftOut.rows, shown.leftOut.columns)}
        </p>
      )}
    </>
  );
};

/** Others may be chosen too, and are then told for what they are. */
const FILES = '.xlsx,.csv,.tsv,.txt,.xls,.ods,text/plain,text/csv';
const CARDS = '.vcf,text/vcard';

export const isOpen = ({ kind }: ListColumn): boolean => kind === undefined;

const Columns = ({ list: { reading, said, say }, hasGaps }: ListInputProps) => {
  const all = (reading?.columns ?? []).map((column, place) => ({ ...column, place }));
  const there = all.filter(({ examples, heading }) => examples.length > 0 || heading !== '');
  if (!reading || (there.length < 2 && !reading.headings)) return null;
  const used = there.filter(({ kind }) => kind !== 'unused');
  const unused = there.filter(({ kind }) => kind === 'unused');
  const open = there.filter(isOpen).length;
  const select = (column: ListColumn & { readonly place: number }) => (
    <Select
      key={column.place}
      label={labelOf(column)}
      value={column.kind ?? ''}
      {...(column.kind === undefined && { empty: COMMON.choose })}
      choices={KINDS.filter((kind) => kind !== 'gap' || hasGaps).map((kind) => ({
        value: kind,
        text: kindWords(kind),
      }))}
      onInput={(value) => say(saying(reading.columns, said, column.place, asKind(value)))}
    />
  );
  return (
    <fieldset class="list-columns">
      <legend>{W.columns}</legend>
      {open > 0 && <p role="status">{W.columnsOpen(open)}</p>}
      {used.map(select)}
      {unused.length > 0 && (
        <details>
          <summary>{labelled(W.notUsed(unused.length), unused.map(titleOf).join(', '))}</summary>
          {unused.map(select)}
        </details>
      )}
      {reading.headings && (
        <Check
          label={W.headings(reading.headings.line)}
          checked={reading.headings.used}
          onInput={(headings) => say({ kinds: new Map(), headings })}
        />
      )}
    </fieldset>
  );
};

function kindWords(kind: ColumnKind): string {
  if (kind === 'full') return CLUB.naming.modes.full.name;
  if (kind === 'email') return WORDS.email;
  return kind === 'rating' ? WORDS.rating : W.kinds[kind];
}

const asKind = (value: string): ColumnKind => KINDS.find((kind) => kind === value) ?? 'unused';

/** What a column is called. */
export const titleOf = ({ heading, place }: Pick<ListColumn, 'heading'> & { readonly place: number }): string =>
  heading || W.column(place + 1);

const labelOf = (column: ListColumn & { readonly place: number }): string => {
  const examples = column.examples.join(', ').slice(0, 60);
  return `${titleOf(column)}${examples === '' ? '' : ` (${examples})`}`;
};

/** Lines that aren't people: each one is mentioned. */
export const LeftOut = ({ lines }: { readonly lines: Reading['leftOut'] }) => {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{W.leftOut(lines.length)}</summary>
      <ul>
        {lines.map(({ line, text }) => (
          <li key={line}>
            {LISTED.labelled(`${PEOPLE.line} ${line}`, <bdi>{text}</bdi>)} – {W.above}
          </li>
        ))}
      </ul>
    </details>
  );
};
