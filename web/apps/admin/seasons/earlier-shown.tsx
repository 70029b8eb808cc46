import type { NamedPlayer } from '#shared/log/results/earlier-season.ts';
import type { ReadColumn, ResultsRead } from '#shared/log/results/read-results.ts';
import type { UnfitLine } from '#shared/log/results/table.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled } from '#shared/words/lists.ts';
import { TEXT as LISTED } from '#shared/words/texts.ts';
import { Select } from '#web/ui/forms/fields.tsx';
import { BEFORE_AFTER, WORDS } from '#web/ui/texts.ts';
import type { NameDecision } from '../people/deciding.tsx';
import { COMMON, LISTS, PEOPLE, SEASONS, EARLIER as W, WHO } from '../texts.ts';
import type { Replayed } from './replaying.ts';
import type { ListedName } from './who-is-who.ts';

/** A season as it would be added. */
export type Outcome = Omit<Replayed, 'kind'>;

/** More members than these are not offered for a name that none of them has. */
const MOST_OFFERED = 300;

const headingOf = ({ heading }: ReadColumn, place: number): string => heading || LISTS.column(place + 1);

/** How the list was read: by which columns, its dates, and each line that doesn't fit. */
export const AsRead = ({ read }: { readonly read: ResultsRead }) => {
  const titled = read.columns.map((column, place) => ({ title: headingOf(column, place), is: column.is }));
  const titles = (isUsed: boolean) =>
    titled.flatMap(({ title, is }) => ((is !== 'unused') === isUsed ? title : [])).join(', ');
  const unused = titled.filter(({ is }) => is === 'unused').length;
  return (
    <div role="status">
      {read.kind !== 'unclear' && (
        <p>
          <b>{read.kind === 'results' ? W.results(read.results.length) : W.order(read.order.length)}</b>{' '}
          {labelled(LISTS.columns, titles(true))}. {unused > 0 && `${labelled(LISTS.notUsed(unused), titles(false))}. `}
          {read.kind === 'results' && (read.dates === 'day-first' || read.dates === 'month-first') && (
            <>{labelled(W.dates.read, W.dates[read.dates])}.</>
          )}
        </p>
      )}
      <Unfit lines={read.unfit} />
    </div>
  );
};

/** More lines than these are only counted. */
const SHOWN = 50;

const Unfit = ({ lines }: { readonly lines: readonly (Omit<UnfitLine, 'text'> & Partial<UnfitLine>)[] }) =>
  lines.length === 0 ? null : (
    <details open={lines.length <= 5}>
      <summary>{LISTS.leftOut(lines.length)}</summary>
      <ul class="lines">
        {lines.slice(0, SHOWN).map(({ line, text = '', says }) => (
          <li key={line}>
            {text === '' ? `${PEOPLE.line} ${line}` : LISTED.labelled(`${PEOPLE.line} ${line}`, <bdi>{text}</bdi>)} –{' '}
            {says}
          </li>
        ))}
      </ul>
    </details>
  );

interface NamesProps {
  readonly names: readonly ListedName[];
  readonly members: readonly { readonly value: string; readonly text: string }[];
  readonly onDecide: (key: string, decision: NameDecision) => void;
}

/** Names that are not simply those of one member: somebody new, a misspelt member, or one of several. */
export const Names = ({ names, members, onDecide }: NamesProps) => {
  if (names.length === 0) return null;
  const others = members.slice(0, MOST_OFFERED);
  return (
    <fieldset class="list-columns">
      <legend>{W.who}</legend>
      {names.map(({ key, name, namesakes, decision }) => (
        <Select
          key={key}
          label={name}
          value={choiceOf(decision)}
          {...(!decision && { empty: COMMON.choose })}
          choices={[
            ...namesakes.map(({ id, name: own }) => ({ value: id, text: `${own} (${id})` })),
            { value: NEW, text: namesakes.length > 0 ? WHO.another(name) : W.isNew },
            { value: OUT, text: WHO.leaveOut },
            ...(namesakes.length > 0 ? [] : others),
          ]}
          onInput={(value) => onDecide(key, decisionOf(value))}
        />
      ))}
    </fieldset>
  );
};

/** No ids: these have no capitals. */
const [NEW, OUT] = ['NEW', 'OUT'] as const;

const choiceOf = (decision: NameDecision | undefined): string => {
  if (!decision) return '';
  return decision.kind === 'same' ? decision.id : decision.kind === 'new' ? NEW : OUT;
};

const decisionOf = (value: string): NameDecision => {
  if (value === NEW) return { kind: 'new' };
  return value === OUT ? { kind: 'left-out' } : { kind: 'same', id: value };
};

interface PreviewProps {
  readonly outcome: Outcome;
  readonly players: ReadonlyMap<string, NamedPlayer>;
}

/** What would be added: who has won, the ladder before and after, and which results the rules don't take. */
export const Preview = ({ outcome: { refused, before, after }, players }: PreviewProps) => {
  const names = new Map<PlayerId, string>([...players.values()].map(({ id, name }) => [id, name]));
  const named = (id: PlayerId | undefined) => (id === undefined ? '' : (names.get(id) ?? id));
  const rows = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  return (
    <section class="follows" role="status">
      <h3>{SEASONS.earlier}</h3>
      <Unfit lines={refused} />
      <table class="before-after">
        <thead>
          <tr>
            <th scope="col">{WORDS.rung}</th>
            {before.length > 0 && <th scope="col">{BEFORE_AFTER.now}</th>}
            <th scope="col">{BEFORE_AFTER.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {before.length > 0 && (
                <td>
                  <bdi>{named(before[index])}</bdi>
                </td>
              )}
              <td>
                <bdi>{named(after[index])}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
