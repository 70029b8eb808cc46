import { PEOPLE, WORDS } from '#web/ui/texts.ts';
import { COMMON, PEOPLE as LIST, LISTS, WHO as W } from '../texts.ts';
import {
  type DecidedLine,
  type Decisions,
  decidedTogether,
  isUnclear,
  type NameDecision,
  tellsMore,
} from './deciding.tsx';
import type { Edit, List } from './use-list.ts';

/** How many lines are shown; those that are not clear yet come first. */
const SHOWN = 60;

const COLUMNS = ['name', 'email', 'rating', 'gap'] as const;
type LinesColumn = (typeof COLUMNS)[number];

const headOf = (column: LinesColumn): string => (column === 'rating' ? WORDS.rating : WORDS[column]);

interface LinesProps {
  readonly list: List;
  readonly lines: readonly DecidedLine[];
  readonly onDecide: (decisions: Decisions) => void;
}

/** What was read of each line, where it can be mended, and what will happen to it. */
export const Lines = ({ list, lines, onDecide }: LinesProps) => {
  // If everybody is simply new, there is nothing to say about each.
  const areNew = lines.every((line) => isSimple(line));
  const columns = COLUMNS.filter((column) =>
    lines.some((line) => line[column] !== undefined || hasUnrated(line, column)),
  );
  const open = lines.filter(isUnclear);
  const rest = lines.filter((line) => !isUnclear(line));
  const shown = [...open, ...rest].slice(0, SHOWN).toSorted((one, other) => one.line - other.line);
  return (
    <>
      <Open lines={lines} count={lines.filter(({ decision }) => !decision).length} onDecide={onDecide} />
      <table class="people pasted">
        <thead>
          <tr>
            <th scope="col">{LIST.line}</th>
            {columns.map((column) => (
              <th key={column} scope="col" class={column}>
                {headOf(column)}
              </th>
            ))}
            {!areNew && <th scope="col">{LIST.status}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.line} class={line.decision?.kind === 'left-out' ? 'quiet' : undefined}>
              <td>{Math.trunc(line.line)}</td>
              {columns.map((column) => (
                <td key={column} class={column}>
                  {column === 'gap' ? line.gap : <Cell list={list} line={line} field={column} />}
                </td>
              ))}
              {!areNew && (
                <td>
                  <Fate line={line} onDecide={(decision) => onDecide(new Map([[line.line, decision]]))} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > shown.length && <p class="hint">{PEOPLE.more(lines.length - shown.length)}</p>}
    </>
  );
};

const isSimple = ({ namesakes, twin, doubt, faults }: DecidedLine): boolean =>
  namesakes.length === 0 && twin === undefined && doubt === undefined && Object.keys(faults).length === 0;

const hasUnrated = ({ unrated }: DecidedLine, column: LinesColumn): boolean =>
  column === 'rating' && unrated !== undefined;

interface CellProps {
  readonly list: List;
  readonly line: DecidedLine;
  readonly field: keyof Edit;
}

/** What a line says of a person, to be typed over. */
const Cell = ({ list: { edits, edit }, line, field }: CellProps) => {
  const id = `line-${line.line}-${field}`;
  const isOut = line.decision?.kind === 'left-out';
  const fault = isOut
    ? undefined
    : field === 'rating'
      ? line.unrated && LISTS.unrated(line.unrated)
      : line.faults[field];
  const read = field === 'rating' ? (line.rating ?? line.unrated) : line[field];
  return (
    <>
      <input
        aria-label={`${headOf(field)} (${LIST.line} ${Math.trunc(line.line)})`}
        value={edits.get(line.line)?.[field] ?? String(read ?? '')}
        autocomplete="off"
        onInput={({ currentTarget }) => edit(line.line, { [field]: currentTarget.value })}
        {...(fault && { 'aria-describedby': id })}
        {...(fault && field !== 'rating' && { 'aria-invalid': true as const })}
      />
      {fault && (
        <p class={field === 'rating' ? 'hint' : 'fault'} id={id}>
          {fault}
        </p>
      )}
    </>
  );
};

interface OpenProps extends Pick<LinesProps, 'lines' | 'onDecide'> {
  readonly count: number;
}

export const Open = ({ lines, count, onDecide }: OpenProps) => {
  if (count === 0) return null;
  const all = decidedTogether(lines, 'same');
  return (
    <>
      <p>{W.open(count)}</p>
      <div class="buttons">
        {all.size > 0 && (
          <button type="button" onClick={() => onDecide(all)}>
            {W.allSame}
          </button>
        )}
        <button type="button" onClick={() => onDecide(decidedTogether(lines, 'left-out'))}>
          {W.allOut}
        </button>
      </div>
    </>
  );
};

interface FateProps {
  readonly line: DecidedLine;
  readonly onDecide: (decision: NameDecision) => void;
}

/** What becomes of a line; if a member has that name already, whom it means. */
export const Fate = ({ line: given, onDecide }: FateProps) => {
  const { line, name, namesakes, twin, decision, doubt, ...said } = given;
  if (isSimple(given)) return <>{W.isNew}</>;
  const options: readonly (readonly [text: string, decision: NameDecision])[] = [
    ...namesakes
      .filter(({ here }) => !here || tellsMore(said))
      .map(({ id, name: known, ladders, here }) => {
        const text = here ? `${W.here} – ${LIST.update}` : `${W.plays(ladders)} – ${W.isNew}`;
        return [`${known}: ${text}`, { kind: 'same', id }] as const;
      }),
    [namesakes.length > 0 || twin !== undefined ? `${W.another(name)} – ${W.isNew}` : W.isNew, { kind: 'new' }],
    [W.leaveOut, { kind: 'left-out' }],
  ];
  const chosen = options.findIndex(([, each]) => isSame(each, decision));
  return (
    <>
      <select
        aria-label={`${W.title(name)} (${LIST.line} ${Math.trunc(line)})`}
        value={chosen < 0 ? '' : String(chosen)}
        onInput={({ currentTarget }) => {
          const [, decided] = options[Number(currentTarget.value)] ?? [];
          if (decided) onDecide(decided);
        }}
      >
        {chosen < 0 && <option value="">{COMMON.choose}</option>}
        {options.map(([text], index) => (
          <option key={text} value={String(index)}>
            {text}
          </option>
        ))}
      </select>
      {doubt && <p class="hint">{LISTS.doubts[doubt === 'total' ? 'section' : doubt]}</p>}
      {twin !== undefined && <p class="hint">{W.twin(Math.trunc(twin))}</p>}
      {namesakes.some(({ here }) => here) && <p class="hint">{W.here}</p>}
    </>
  );
};

const isSame = (one: NameDecision, other: NameDecision | undefined): boolean =>
  one.kind === other?.kind && (one.kind !== 'same' || other.kind !== 'same' || one.id === other.id);
