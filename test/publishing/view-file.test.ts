import { expect, it } from 'vitest';
import { ViewFile } from '#functions/publishing/view-file.ts';
import type { LadderView, StandingView } from '#shared/contract/view.ts';
import { rung } from '#shared/vocabulary/vocabulary.ts';
import { member } from '../bench/club.ts';
import { at, Club } from '../view/club.ts';
import { seasonView } from '../view/told.ts';

const empty = seasonView(new Club().season, at('2021-09-13T21:00+01:00'));

/** How often rows were made into text. */
let written = 0;

const row = (number: number, name = `Émile – ${number}`): StandingView => ({
  rung: rung(number),
  id: member(number),
  get name() {
    written++;
    return name;
  },
  change: 0,
  why: [],
});

const viewOf = (count: number, changed?: number): LadderView => ({
  ...empty,
  standings: Array.from({ length: count }, (_, n) => (n + 1 === changed ? row(n + 1, 'Ann') : row(n + 1))),
});

/** What a file says after some views, and how many of its rows were made into text for the last. */
function after(...views: readonly LadderView[]): { readonly text: string; readonly rows: number } {
  const file = new ViewFile();
  let [text, rows] = ['', 0];
  for (const view of views) {
    const renewed = file.renewed(view);
    written = 0;
    text = Buffer.from(file.bytes(renewed)).toString();
    rows = written;
  }
  return { text, rows };
}

it.each([0, 1, 50, 51, 230])('a view of %i rows is written as JSON has it', (count) => {
  expect(after(viewOf(count)).text).toBe(`${JSON.stringify(viewOf(count))}\n`);
});

it('where one row says something else, only those around it are written again', () => {
  const { text, rows } = after(viewOf(230), viewOf(230, 120));
  expect(rows).toBe(50);
  expect(text).toBe(`${JSON.stringify(viewOf(230, 120))}\n`);
});

it('where nothing changed, no row is', () => {
  expect(after(viewOf(230), viewOf(230)).rows).toBe(0);
});

it('players who come or go leave no row that is out of date', () => {
  const [many, few] = [viewOf(120), viewOf(70, 3)];
  expect(after(many, few).text).toBe(`${JSON.stringify(few)}\n`);
  expect(after(few, many).text).toBe(`${JSON.stringify(many)}\n`);
});
