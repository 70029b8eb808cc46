import { renderToString } from 'preact-render-to-string';
import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import type { ForecastView } from '#shared/contract/forecast.ts';
import type { LadderView, Reason, StandingView } from '#shared/contract/view.ts';
import { REMEMBERED } from '#shared/rules/inactivity/missed-runs.ts';
import { isThreat, toldAhead } from '#shared/view/ahead.ts';
import { forecastWords } from '#shared/view/forecast-words.ts';
import { backFrom, pageOf, pagesOf, rowOf } from '#shared/view/pages-of-rows.ts';
import { areAlike } from '#shared/vocabulary/alike.ts';
import { shortDay, shortestDay } from '#shared/words/dates.ts';
import { escaped as asMarkup } from '#shared/words/escaping.ts';
import { signed } from '#shared/words/score.ts';
import { arrowOf, reasonOfArrow } from '../ui/ladder/arrow.ts';
import { controlsOfView } from '../ui/ladder/controls.ts';
import { type AtTable, crossesOf, numberAt, tableHeading, tableNotes, tablesIn } from '../ui/ladder/crosses.ts';
import { busyIn } from '../ui/ladder/names-in.ts';
import type { BoutOutcome } from '../ui/ladder/record.ts';
import { Preferences } from '../ui/ladder/terms.tsx';
import { Face, hueOf, initialsOf } from '../ui/page/club-look.tsx';
import { countedOn, placesIn, ShortDay, unbroken, Words } from '../ui/page/words.tsx';
import { LAST_RESULTS, LEADING, MARKS, WORDS } from '../ui/texts.ts';
import { STANDINGS } from './texts.ts';

interface ShownRow {
  readonly standing: StandingView;
  readonly view: LadderView;
  /** Whether a challenge of theirs is still to be played: as a pyramid shows whom one may challenge, it tells who is free. */
  readonly busy: boolean;
  /** Where they play all of a table. */
  readonly at?: AtTable | undefined;
  readonly isFirst?: boolean;
}

/** A row of the ladder as HTML: written by hand, as components take ten times as long. */
function renderRow(shown: ShownRow, back: string): string {
  const { standing, view, at } = shown;
  if (view.round) return renderPlace(shown, at, back);
  const place = `<th scope="row">${standing.rung}${moved(standing)}</th>`;
  const said = `<td>${who(shown, back)}${onTop(standing)}${lines(shown)}</td>`;
  // Joined, the parts are one flat text: pages copy it again and again.
  const row = `<tr id="${escaped(rowOf(standing.id))}"${classOf(standing, said)}>`;
  return [row, place, said, measures(shown), form(shown), '</tr>'].join('');
}

/** What a style sheet would otherwise have to look for within each row: a browser takes longer for that than for all else. */
function classOf({ onTop }: StandingView, said: string): string {
  const is = [...(onTop ? ['topmost'] : []), ...(said.includes('<em>') ? ['threatened'] : [])];
  return is.length === 0 ? '' : ` class="${is.join(' ')}"`;
}

/** A row among those of a table, the first of them under a heading. */
function renderPlace(shown: ShownRow, at: AtTable | undefined, back: string): string {
  const { standing, isFirst } = shown;
  const notes = [...(at ? tableNotes(at) : []), ...presenceOf(shown)].join('<br>');
  const said = `<td>${who(shown, back)}${notes === '' ? '' : `<p class="why">${notes}</p>`}</td>`;
  const number = at ? numberAt(at, standing.id) : standing.rung;
  return [
    isFirst ? tableHeading(at) : '',
    `<tr id="${escaped(rowOf(standing.id))}"><th scope="row">${number}</th>`,
    said,
    at ? crossesOf(at, standing.id) : '<td></td>',
    '</tr>',
  ].join('');
}

/** How many rungs a player has moved lately: it belongs to their rung. */
function moved({ change, points }: StandingView): string {
  if (change === 'new') return `<small>${WORDS.isNew}</small>`;
  if (change === 0 || points !== undefined) return '';
  return `<small class="${change < 0 ? 'up' : 'down'}">${Math.abs(change)}</small>`;
}

function who(
  { standing: { id, name, people, face, displaced, entering, rated, away }, view, busy }: ShownRow,
  back: string,
): string {
  const marks = [
    ...(displaced && !view.final?.champion ? ['displaced' as const] : []),
    ...(entering ? ['entering' as const] : []),
    ...(rated ? ['rated' as const] : []),
    ...(view.shape && away !== undefined ? ['away' as const] : []),
    ...(busy ? ['busy' as const] : []),
  ];
  const link = `<a href="${escaped(`${back}player/#${id}`)}"><bdi>${people ? byPerson(name) : escaped(name)}</bdi></a>`;
  const disc = `class="disc-${hueOf(id)}" data-of="${escaped(initialsOf(name))}"`;
  const photo = facesOf(people ?? [{ face }])
    .map((each) => renderToString(<Face of={each} />))
    .join('');
  return `<b ${disc}>${photo}${link}${marks.map((mark) => `<i class="${mark}">${MARKS[mark]}</i>`).join('')}</b>`;
}

/** The photograph of whoever plays; where several play as one those of the first two, if both have one. */
function facesOf(people: readonly { readonly face?: string | undefined }[]): readonly string[] {
  const two = people.slice(0, 2);
  const faces = two.flatMap(({ face }) => face ?? []);
  return faces.length === two.length ? faces : [];
}

/** Each person stays on a line of their own, where an entrant is called after two and these have no room on one. */
const byPerson = (name: string): string =>
  name
    .replaceAll(' / ', ' /\n')
    .split('\n')
    .map((each) => `<span>${escaped(each)}</span>`)
    .join(' ');

function onTop({ onTop: top }: StandingView): string {
  if (!top) return '';
  const day = renderToString(<ShortDay at={top.since} />);
  return `<p class="on-top">${LEADING.onTop(day, top.defences).join('')}</p>`;
}

/** What is said of a player, most pressing first: one or two lines of it are visible, and the rest is folded behind them. */
function lines(shown: ShownRow): string {
  const [threats, arrow] = [threatsTo(shown), arrowOf(shown.standing)];
  const pressing = [...presenceOf(shown), ...threats.slice(0, 1).map((threat) => `<em>${threat}</em>`)];
  // What the arrow beside it is about comes first.
  const isReasonSeen = arrow !== 0 || pressing.length === 0;
  const reasons = becauseOf(shown, isReasonSeen);
  const all = [
    ...reasons.slice(0, arrow === 0 ? 0 : 1),
    ...pressing,
    ...reasons.slice(arrow === 0 ? 0 : 1),
    ...[...threats.slice(1), ...notes(shown), ...missedBy(shown)].map(noted),
  ];
  const seen = all.splice(0, isReasonSeen && pressing.length > 0 ? 2 : 1).join('<br>');
  if (all.length === 0) return seen === '' ? '' : `<p class="why">${seen}</p>`;
  return `<details><summary>${seen}</summary>${all.map((line) => `<p>${line}</p>`).join('')}</details>`;
}

const noted = (note: string): string => `<span class="note">${note}</span>`;

const presenceOf = ({ standing: { away, protected: until } }: ShownRow): readonly string[] => [
  ...(away === undefined ? [] : [noted(escaped(STANDINGS.away(shortDay(away))))]),
  ...(until === undefined ? [] : [noted(escaped(STANDINGS.protected(shortDay(dayAfter(until)))))]),
];

/** A day of the view, and the one behind it. */
function dayAfter(day: string): string {
  const known = parseDay(day);
  return known ? addDays(known, 1) : day;
}

/** How many reasons a row tells at most: a player’s own page has the rest. */
const REASONS = 2;

/** Why a player moved: first what the arrow is about. */
function becauseOf({ standing, view }: ShownRow, isFirstSeen: boolean): readonly string[] {
  const [arrow, meant] = [arrowOf(standing), reasonOfArrow(standing, view.since)];
  const others = standing.why.filter((reason) => reason !== meant);
  return [
    ...(meant ? [`${because(meant)}${countedOn(meant, view.since)}${isFirstSeen ? '' : placesIn(meant)}`] : []),
    ...(arrow !== 0 && !meant ? [STANDINGS.week(standing.rung - arrow, standing.rung)] : []),
    ...others.map((reason) => `${because(reason)}${countedOn(reason, view.since)}${placesIn(reason)}`),
  ].slice(0, REASONS);
}

const known = new WeakMap<Reason, string>();

/** A reason is first the last move and then one before, or that of hundreds at once. */
function because(reason: Reason): string {
  const html = known.get(reason) ?? renderToString(<Because reason={reason} />);
  known.set(reason, html);
  return html;
}

const Because = ({ reason }: { readonly reason: Reason }) => (
  <>
    <ShortestDay at={reason.at} /> <Words of={reason.text} />
  </>
);

const ShortestDay = ({ at }: Pick<Reason, 'at'>) => <time dateTime={at.slice(0, 10)}>{shortestDay(at)}</time>;

const notes = ({ standing: { prefers, declined, notes: others = [] } }: ShownRow): readonly string[] => [
  ...(prefers ? [renderToString(<Preferences prefers={prefers} />)] : []),
  ...(declined === undefined ? [] : [escaped(STANDINGS.declined(declined))]),
  ...others.map(escaped),
];

const missedBy = ({ standing: { missed }, view: { missedPeriod: period } }: ShownRow): readonly string[] =>
  missed === undefined || period === undefined ? [] : [escaped(missedWords(missed, period))];

/** What threatens a player who does not play, soonest first; the final's cut-off only once. */
const threatsTo = (shown: ShownRow): readonly string[] =>
  forecastsIn(shown, (forecast) => isThreat(forecast) && !UNTOLD.has(forecast.unless));

const UNTOLD: ReadonlySet<unknown> = new Set(['arriving', 'recording']);

const forecastsIn = ({ standing, view }: ShownRow, isMeant: (forecast: ForecastView) => boolean): readonly string[] =>
  toldAhead(standing, view)
    .filter(({ forecast }) => isMeant(forecast))
    .map(({ forecast, rung }) => escaped(unbroken(forecastWords(forecast, rung, standing.asked))));

/** No more periods than these are remembered. */
const missedWords = (count: number, period: 'week' | 'month'): string =>
  STANDINGS.missed(count, period, count >= REMEMBERED);

function measures({ standing, view }: ShownRow): string {
  const { points, gap } = standing;
  const measured = (html: string): string => `<td class="measure">${html}</td>`;
  const own = points === undefined ? '' : measured(`${points}${gained(standing)}`);
  return controlsOfView(view).measure === 'gaps' ? `${own}${measured(escaped(gap ?? ''))}` : own;
}

const gained = ({ pointsChange = 0 }: StandingView): string =>
  pointsChange === 0 ? '' : `<small>${signed(pointsChange)}</small>`;

function form({ standing: { form: letters = '' }, view }: ShownRow): string {
  if (!hasForm(view)) return '';
  return `<td class="form">${[...letters].map((letter) => formMark(letter)).join('')}</td>`;
}

const OUTCOMES: Readonly<Record<string, BoutOutcome>> = { W: 'won', D: 'drawn', L: 'lost' };

/** A mark is called by its English letter, and shows that of the language. */
function formMark(letter: string): string {
  const outcome = OUTCOMES[letter];
  return `<b class="${letter.toLowerCase()}">${outcome ? LAST_RESULTS.letters[outcome] : letter}</b>`;
}

/** Whether each game of a ladder is won, drawn or lost. */
export const hasForm = (columns: Pick<LadderView, 'system' | 'round'>): boolean =>
  columns.round === undefined && controlsOfView(columns).play.kind === 'matches';

/** What people have written is never HTML. As Preact has it. */
const escaped = (text: string): string => asMarkup(text, /[&<"]/g);

/** Whether a row has the same columns as before, under the same heading. */
const isAsBefore = (known: ShownTable, at: AtTable | undefined, isFirst: boolean): boolean =>
  known.isFirst === isFirst && areAlike(known.at?.players.map(calledIn), at?.players.map(calledIn));

const calledIn = ({ id, name }: AtTable['players'][number]) => [id, name];

type ShownTable = Pick<ShownRow, 'at' | 'isFirst'>;

interface Rendered extends Omit<ShownRow, 'view'> {
  readonly back: string;
  readonly html: string;
}

/** Rows as rendered before: after a result most of a ladder is unchanged. */
export class Rows {
  /** What all rows show of their ladder. */
  #around: readonly unknown[] = [];
  #rendered: readonly Rendered[] = [];
  #last: { readonly view: LadderView; readonly rows: readonly string[] } | undefined;

  /** The rows of a view, top first, as HTML, each as the page that it is on has it. */
  of(view: LadderView): readonly string[] {
    if (this.#last?.view !== view) this.#last = { view, rows: this.#render(view) };
    return this.#last.rows;
  }

  #render(view: LadderView): readonly string[] {
    const { length } = view.standings;
    const around = [
      view.system,
      view.asOf.slice(0, 10),
      view.season.start,
      view.since,
      view.final?.champion !== undefined,
      view.missedPeriod,
      view.shape,
      view.round !== undefined,
    ];
    const before = areAlike(this.#around, around) ? this.#rendered : [];
    const challenged = view.shape ? busyIn(view) : new Set<string>();
    const tables = view.round && tablesIn(view);
    const backs = Array.from({ length: pagesOf(length) }, (_, n) => backFrom(n + 1));
    this.#around = around;
    this.#rendered = view.standings.map((standing, index) => {
      const back = backs[pageOf(index + 1, length) - 1] ?? '';
      const busy = challenged.has(standing.id);
      const known = before[index];
      const at = tables?.[index];
      const isFirst = tables !== undefined && tables[index - 1]?.players !== at?.players;
      if (
        known &&
        known.back === back &&
        known.busy === busy &&
        areAlike(known.standing, standing) &&
        isAsBefore(known, at, isFirst)
      )
        return known;
      return { standing, busy, back, at, isFirst, html: renderRow({ standing, view, busy, at, isFirst }, back) };
    });
    return this.#rendered.map(({ html }) => html);
  }
}
