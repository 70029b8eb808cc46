import { renderToString } from 'preact-render-to-string';
import type { LadderView, Reason, StandingView } from '../../shared/contract/view.ts';
import { REMEMBERED } from '../../shared/rules/inactivity/repeating.ts';
import { aheadOf, forecastWords } from '../../shared/view/forecast-words.ts';
import { rowOf } from '../../shared/view/pages-of-rows.ts';
import { shortDay } from '../../shared/words/dates.ts';
import { counted } from '../../shared/words/english.ts';
import { signed } from '../../shared/words/score.ts';
import { controlsOfView } from '../kit/controls.ts';
import { Preferences } from '../kit/terms.tsx';
import { ShortDay, unbroken, Words } from '../kit/words.tsx';
import { hueOf, initialsOf } from './discs.ts';

interface Shown {
  readonly standing: StandingView;
  readonly view: LadderView;
}

/**
 * A row of the ladder as HTML. It is written here and not by components: of a thousand who stand level a result moves
 * all, and components take ten times as long.
 */
export function renderRow(shown: Shown, back: string): string {
  const { standing } = shown;
  const place = `<th scope="row">${standing.rung}${moved(standing)}</th>`;
  const said = `${who(shown, back)}${onTop(standing)}${lines(shown)}`;
  return `<tr id="${escaped(rowOf(standing.id))}">${place}<td>${said}</td>${measures(shown)}${form(shown)}</tr>`;
}

/** How many rungs somebody has moved lately: it belongs to their rung. */
function moved({ change, points }: StandingView): string {
  if (change === 'new') return '<small>new</small>';
  if (change === 0 || points !== undefined) return '';
  return `<small class="${change < 0 ? 'up' : 'down'}">${Math.abs(change)}</small>`;
}

function who({ standing: { id, name, displaced, entering, rated }, view }: Shown, back: string): string {
  const marks = [
    ...(displaced && !view.final?.champion ? ['displaced'] : []),
    ...(entering ? ['entering'] : []),
    ...(rated ? ['rated'] : []),
  ];
  const link = `<a href="${escaped(`${back}player/#${id}`)}"><bdi>${escaped(name)}</bdi></a>`;
  const disc = `class="disc-${hueOf(id)}" data-of="${escaped(initialsOf(name))}"`;
  return `<b ${disc}>${link}${marks.map((mark) => `<i class="${mark}">${mark}</i>`).join('')}</b>`;
}

/** Since when the leader has been on top. */
function onTop({ onTop: top }: StandingView): string {
  if (!top) return '';
  const defences = top.defences === 0 ? '' : `, ${counted(top.defences, 'defence')}`;
  return `<p class="on-top">on top since ${renderToString(<ShortDay at={top.since} />)}${defences}</p>`;
}

/** What is said of a player, the most pressing first: of it the first line is seen, and behind it is the rest. */
function lines(shown: Shown): string {
  const { standing } = shown;
  const [threat, missed] = missedBy(shown);
  const all = [
    ...(threat === '' ? [] : [`<em>${threat}</em>`]),
    ...standing.why.map(becauseOf),
    ...[...notes(standing), ...(missed === '' ? [] : [missed])].map((note) => `<span class="note">${note}</span>`),
  ];
  const [first, ...others] = all;
  if (first === undefined) return '';
  return `<details><summary>${first}</summary>${others.map((line) => `<p>${line}</p>`).join('')}</details>`;
}

const reasons = new WeakMap<Reason, string>();

/** A reason is first the last move and then one before, or that of hundreds at once. */
function becauseOf(reason: Reason): string {
  const known = reasons.get(reason) ?? renderToString(<Because reason={reason} />);
  reasons.set(reason, known);
  return known;
}

const Because = ({ reason }: { readonly reason: Reason }) => (
  <>
    <ShortestDay at={reason.at} /> <Words of={reason.text} />
  </>
);

/** Of "25 October" "25 Oct". */
const threeLetters = (day: string): string => day.replace(/(\p{L}{3})\p{L}*$/u, '$1');

const ShortestDay = ({ at }: Pick<Reason, 'at'>) => (
  <time dateTime={at.slice(0, 10)}>{threeLetters(shortDay(at))}</time>
);

const notes = ({ prefers, declined, notes: others = [] }: StandingView): readonly string[] => [
  ...(prefers ? [renderToString(<Preferences prefers={prefers} />)] : []),
  ...(declined === undefined ? [] : [`declined ${counted(declined, 'challenge')}`]),
  ...others.map(escaped),
];

/**
 * What threatens somebody who does not play, and what they have missed where nothing does; of the final's cut everybody is
 * told alike, once.
 */
function missedBy({ standing, view }: Shown): readonly [threat: string, missed: string] {
  const { missed: count } = standing;
  const { missed: period } = controlsOfView(view);
  const threats = aheadOf(standing).filter(({ forecast }) => forecast.unless === 'playing');
  const missed = count === undefined || period === undefined ? '' : missedWords(count, period);
  if (threats.length === 0) return ['', escaped(missed)];
  const words = threats.map(({ forecast, rung }) => unbroken(forecastWords(forecast, { today: view.asOf, rung })));
  return [escaped([...(missed === '' ? [] : [missed]), ...words].join('; ')), ''];
}

/** No more periods than these are remembered. */
const missedWords = (count: number, period: string): string =>
  `missed ${counted(count, period)}${count < REMEMBERED ? '' : ' or more'}${count > 1 ? ' in a row' : ''}`;

function measures({ standing, view }: Shown): string {
  const { points, gap } = standing;
  const measured = (html: string): string => `<td class="measure">${html}</td>`;
  const own = points === undefined ? '' : measured(`${points}${gained(standing)}`);
  return controlsOfView(view).measure === 'gaps' ? `${own}${measured(escaped(gap ?? ''))}` : own;
}

const gained = ({ pointsChange = 0 }: StandingView): string =>
  pointsChange === 0 ? '' : `<small>${signed(pointsChange)}</small>`;

/** The last results as marks. */
function form({ standing: { form: letters = '' }, view }: Shown): string {
  if (!hasForm(view)) return '';
  return `<td class="form">${[...letters].map((letter) => `<b class="${letter.toLowerCase()}">${letter}</b>`).join('')}</td>`;
}

/** Whether each game of a ladder is won, drawn or lost. */
export const hasForm = (columns: Pick<LadderView, 'system'>): boolean => controlsOfView(columns).play.kind === 'pairs';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** What somebody has written is never HTML. */
const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign);
