import { PEOPLE, WORDS } from '#web/ui/texts.ts';
import { COMMON, PEOPLE as LIST, who as W } from '../texts.ts';
import { type Decision, type Decisions, decidedTogether, type Line, tellsMore } from './deciding.tsx';

/** How many lines are shown; those that are not clear yet come first. */
const SHOWN = 60;

const COLUMNS = ['email', 'rating', 'gap'] as const;
type Column = (typeof COLUMNS)[number];

const headOf = (column: Column): string => (column === 'gap' ? WORDS.gap : COMMON[column]);

interface LinesProps {
  readonly lines: readonly Line[];
  readonly onDecide: (decisions: Decisions) => void;
}

/** What was read of each line, and what becomes of it. */
export const Lines = ({ lines, onDecide }: LinesProps) => {
  // Where all are simply new, there is nothing to say of each.
  const areNew = lines.every(({ namesakes, twin }) => namesakes.length === 0 && twin === undefined);
  const columns = COLUMNS.filter((column) => lines.some((line) => line[column] !== undefined));
  const open = lines.filter(({ decision }) => !decision);
  const rest = lines.filter(({ decision }) => decision);
  const shown = [...open, ...rest].slice(0, SHOWN).toSorted((one, other) => one.line - other.line);
  return (
    <>
      <Open lines={lines} count={open.length} onDecide={onDecide} />
      <table class="people pasted">
        <thead>
          <tr>
            <th scope="col">{LIST.line}</th>
            <th scope="col">{WORDS.name}</th>
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
              <td>{line.line}</td>
              <th scope="row">
                <bdi>{line.name}</bdi>
              </th>
              {columns.map((column) => (
                <td key={column} class={column}>
                  {line[column]}
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

const Open = ({ lines, count, onDecide }: Pick<LinesProps, 'lines' | 'onDecide'> & { readonly count: number }) => {
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
  readonly line: Line;
  readonly onDecide: (decision: Decision) => void;
}

/** What becomes of a line; if a member has that name already, whom it means. */
const Fate = ({ line: { line, name, namesakes, twin, decision, ...said }, onDecide }: FateProps) => {
  if (namesakes.length === 0 && twin === undefined) return <>{W.isNew}</>;
  const options: readonly (readonly [text: string, decision: Decision])[] = [
    ...namesakes
      .filter(({ here }) => !here || tellsMore(said))
      .map(({ id, name: known, ladders, here }) => {
        const text = here ? `${W.here} – ${LIST.update}` : `${W.plays(ladders)} – ${W.isNew}`;
        return [`${known}: ${text}`, { kind: 'same', id }] as const;
      }),
    [`${W.another(name)} – ${W.isNew}`, { kind: 'new' }],
    [W.leaveOut, { kind: 'left-out' }],
  ];
  const chosen = options.findIndex(([, each]) => isSame(each, decision));
  return (
    <>
      <select
        aria-label={`${W.title(name)} (${LIST.line} ${line})`}
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
      {twin !== undefined && <p class="hint">{W.twin(twin)}</p>}
      {namesakes.some(({ here }) => here) && <p class="hint">{W.here}</p>}
    </>
  );
};

const isSame = (one: Decision, other: Decision | undefined): boolean =>
  one.kind === other?.kind && (one.kind !== 'same' || other.kind !== 'same' || one.id === other.id);
