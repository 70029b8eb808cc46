import type { LadderView, StandingView, TablePlaceView } from '#shared/contract/view.ts';
import { PAIRS } from '#shared/rules/texts.ts';
import { shortDay } from '#shared/words/dates.ts';
import { escaped as asMarkup } from '#shared/words/escaping.ts';
import { inARow } from '#shared/words/lists.ts';
import { scoreWords } from '#shared/words/score.ts';
import { TABLES } from '../texts.ts';

/** A player among those with whom they play all against all. */
export interface AtTable {
  readonly place: Pick<TablePlaceView, 'name' | 'place' | 'points' | 'met' | 'barred' | 'goes'>;
  /** All of the table: by rung or, once the round is over, by their places. */
  readonly players: readonly Pick<StandingView, 'id' | 'name'>[];
}

/** Of each row of a view its table, if it is at one. */
export function tablesIn({ standings }: Pick<LadderView, 'standings'>): readonly (AtTable | undefined)[] {
  const tables = new Map<number, StandingView[]>();
  for (const standing of standings) {
    const number = standing.table?.number ?? 0;
    const known = tables.get(number);
    if (known) known.push(standing);
    else tables.set(number, [standing]);
  }
  return standings.map(({ table }) => table && { place: table, players: tables.get(table.number) ?? [] });
}

/** How the HTML of a row begins that is the first of its table. */
export const TABLE_HEADING = '<tr class="table">';

/** The heading of a table, ahead of its first row: its name, and a column for each of its players. */
export function tableHeading(at: AtTable | undefined): string {
  if (!at) return `${TABLE_HEADING}<th scope="rowgroup" colspan="3">${escaped(TABLES.waiting)}</th></tr>`;
  const columns = at.players.map(
    ({ name }, index) => `<th scope="col"><abbr title="${escaped(name)}">${index + 1}</abbr></th>`,
  );
  return `${TABLE_HEADING}<th scope="rowgroup" colspan="2">${escaped(at.place.name)}</th><th scope="col">${escaped(TABLES.points)}</th>${columns.join('')}</tr>`;
}

/** The number of a player in their table, under which they have a column. */
export const numberAt = ({ players }: AtTable, id: string): number => players.findIndex((each) => each.id === id) + 1;

/** A player's points, and how they have fared against each of their table. */
export function crossesOf({ place, players }: AtTable, id: string): string {
  const met = new Map(place.met.map((each) => [each.id, each]));
  const barred = new Set(place.barred?.map((each) => each.id));
  const own = players.find((each) => each.id === id);
  const cells = players.map((other) => {
    if (other.id === id) return '<td class="cross self"></td>';
    const meeting = met.get(other.id);
    if (!meeting) return `<td class="cross">${barred.has(other.id) ? barredWords([own, other]) : ''}</td>`;
    const { score, how } = meeting;
    const won = how === 'unfinished' || score[0] === score[1] ? [] : [score[0] > score[1] ? 'won' : 'lost'];
    const said = how ? `<abbr title="${escaped(TABLES[how])}">${scoreWords(score)}*</abbr>` : scoreWords(score);
    return `<td class="${['cross', ...won].join(' ')}">${said}</td>`;
  });
  const among = TABLES.place(place.place);
  return `<td class="measure">${place.points}<small>${escaped(among)}</small></td>${cells.join('')}`;
}

/** Two entrants have no match, as somebody plays as both. */
const barredWords = (two: readonly (AtTable['players'][number] | undefined)[]): string =>
  `<abbr title="${escaped(PAIRS.samePerson(inARow(two.flatMap((each) => each?.name ?? []))))}">–</abbr>`;

/** Whether they would go up or down, or did, and whom they have played who is there no more. */
export function tableNotes(
  { place, players }: AtTable,
  goes: Record<'up' | 'down', string> = TABLES.goes,
): readonly string[] {
  const there = new Set(players.map(({ id }) => id));
  const gone = place.met.filter(({ id }) => !there.has(id));
  return [
    ...(place.goes ? [`<span class="${place.goes}">${escaped(goes[place.goes])}</span>`] : []),
    ...gone.map(({ name, score }) => `<span class="note">${escaped(TABLES.gone(name, scoreWords(score)))}</span>`),
  ];
}

/** A row of a round that is over. */
export function endedRow(at: AtTable, { id, name }: Pick<StandingView, 'id' | 'name'>): string {
  const notes = tableNotes(at, TABLES.went).join('<br>');
  const said = `<bdi>${escaped(name)}</bdi>${notes === '' ? '' : `<p class="why">${notes}</p>`}`;
  return `<tr><th scope="row">${numberAt(at, id)}</th><td>${said}</td>${crossesOf(at, id)}</tr>`;
}

/** What the table shows, and until when. */
export const untilWords = ({ last }: NonNullable<LadderView['round']>): string => TABLES.until(shortDay(last));

/** As Preact has it. */
const escaped = (text: string): string => asMarkup(text, /[&<"]/g);
