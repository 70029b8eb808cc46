import { renderToString } from 'preact-render-to-string';
import type { LadderView, Reason, StandingView } from '../../shared/contract/view.ts';
import { REMEMBERED } from '../../shared/rules/inactivity/repeating.ts';
import { aheadOf, forecastWords } from '../../shared/view/forecast-words.ts';
import { rowOf } from '../../shared/view/pages-of-rows.ts';
import { counted } from '../../shared/words/phrase.ts';
import { signed } from '../../shared/words/score.ts';
import { controlsOfView } from '../kit/controls.ts';
import { Preferences } from '../kit/terms.tsx';
import { Clause, ShortDay, unbroken, Words } from '../kit/words.tsx';

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
  const place = `<th scope="row">${standing.rung}</th>`;
  const said = `${who(shown, back)}${why(standing.why)}${notes(standing)}${missed(shown)}`;
  return `<tr id="${escaped(rowOf(standing.id))}">${place}<td><div>${said}</div></td>${measures(shown)}${change(standing)}</tr>`;
}

function who({ standing: { id, name, displaced, entering, rated }, view }: Shown, back: string): string {
  const marks = [
    ...(displaced && !view.final?.champion ? ['displaced'] : []),
    ...(entering ? ['entering'] : []),
    ...(rated ? ['rated'] : []),
  ];
  const link = `<a href="${escaped(`${back}player/#${id}`)}"><bdi>${escaped(name)}</bdi></a>`;
  return `<b>${link}${marks.map((mark) => `<i>${mark}</i>`).join('')}</b>`;
}

/** The last move, and behind it those before. */
function why([last, ...before]: readonly Reason[]): string {
  if (!last) return '';
  if (before.length === 0) return `<p>${becauseOf(last)}</p>`;
  const earlier = before.map((reason) => `<p>${becauseOf(reason)}</p>`).join('');
  return `<details><summary>${becauseOf(last)}</summary>${earlier}</details>`;
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
    <ShortDay at={reason.at} /> <Words of={reason.text} />
    <Clause of={reason.clause} />
  </>
);

const note = (html: string): string => `<p class="note">${html}</p>`;

function notes({ prefers, declined, notes = [] }: StandingView): string {
  const terms = prefers ? note(renderToString(<Preferences prefers={prefers} />)) : '';
  const turnedDown = declined === undefined ? '' : note(`declined ${counted(declined, 'challenge')}`);
  return `${terms}${turnedDown}${notes.map((each) => note(escaped(each))).join('')}`;
}

/** The periods that somebody has missed, and what awaits them; of the final's cut everybody is told alike, once. */
function missed({ standing, view }: Shown): string {
  const { missed: count } = standing;
  const { missed: period } = controlsOfView(view);
  const threats = aheadOf(standing).filter(({ forecast }) => forecast.unless === 'playing');
  const before = count === undefined || period === undefined ? '' : missedWords(count, period);
  if (threats.length === 0) return before === '' ? '' : note(escaped(before));
  const words = threats.map(({ forecast, rung }) => unbroken(forecastWords(forecast, { today: view.asOf, rung })));
  return `<em>${escaped([...(before === '' ? [] : [before]), ...words].join('; '))}</em>`;
}

/** No more periods than these are remembered. */
const missedWords = (count: number, period: string): string =>
  `missed ${counted(count, period)}${count < REMEMBERED ? '' : ' or more'}${count > 1 ? ' in a row' : ''}`;

function measures({ standing: { points, gap }, view }: Shown): string {
  const measured = (value: string | number): string => `<td class="measure">${escaped(`${value}`)}</td>`;
  const own = points === undefined ? '' : measured(points);
  return controlsOfView(view).measure === 'gaps' ? `${own}${measured(gap ?? '')}` : own;
}

function change({ change: moved, points, pointsChange = 0 }: StandingView): string {
  if (moved === 'new') return '<td>new</td>';
  if (points !== undefined) return `<td>${pointsChange === 0 ? '' : signed(pointsChange)}</td>`;
  if (moved === 0) return '<td></td>';
  return `<td class="${moved < 0 ? 'up' : 'down'}">${Math.abs(moved)}</td>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** What somebody has written is never HTML. */
const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign);
