import { expect, it } from 'vitest';
import { header } from '#test/rules/club.ts';
import { changedBy } from '#web/apps/admin/change/changed.ts';
import { fieldsOf } from '#web/apps/admin/header-fields.ts';

const lavers = header({
  name: 'Main',
  settings: { drop: 3, reach: 5 },
  closures: [{ from: '2021-12-20', to: '2022-01-02' }],
});
const fields = fieldsOf(lavers);

it('a ladder left as it is asks for no change', () => {
  expect(changedBy(lavers, fields)).toEqual({});
});

it('what was typed is asked for alone, and a figure of the system’s own by null', () => {
  const settings = { ...fields.settings, drop: '5', reach: '6' };
  expect(changedBy(lavers, { ...fields, name: 'Mondays', end: '2022-06-13', settings })).toEqual({
    name: 'Mondays',
    end: '2022-06-13',
    settings: { drop: null, reach: 6 },
  });
});

it('closures are asked for all together, and none where the last was taken away', () => {
  const more = [...fields.closures, { from: '2022-04-01', to: '2022-04-30' }];
  expect(changedBy(lavers, { ...fields, closures: more }).closures).toHaveLength(2);
  expect(changedBy(lavers, { ...fields, closures: [] })).toEqual({ closures: [] });
});

it('a season is left open by null, and keeps its name where none was typed', () => {
  const crewe = header({ system: 'crewe', name: 'Long games' });
  expect(changedBy(crewe, { ...fieldsOf(crewe), end: '', name: ' ' })).toEqual({ end: null });
});
