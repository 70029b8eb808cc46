import { expect, it } from 'vitest';
import { Season } from '#shared/engine/season.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at } from '../ladders/club.ts';
import { Club } from '../view/club.ts';
import { audit } from './audit.ts';

const END = at('2021-12-31T12:00');
const HOUR = 3_600_000;

/** What the audit of simulated ladders finds wrong with a season that was settled at these times. */
function faultsOf(...settled: readonly string[]): readonly string[] {
  const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
  const closures = [{ from: '2021-10-01', to: '2021-10-31' }];
  const lines = [
    ...settled.map((time) => [time, 'settle', {}] as const),
    ...(['2021-09-13', '2021-11-08', '2021-12-08'] as const).map(
      (day) => [`${day}T20:00Z`, 'match', { id: day, challenger: 'ann', challenged: 'bob', score: [1, 1] }] as const,
    ),
    ['2021-09-10T10:00Z', 'configure', { closures }] as const,
    ['2021-11-05T10:00Z', 'configure', { closures: [], end: '2022-06-13' }] as const,
  ].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [time, verb, body] of lines) club.does(time, verb, body, { override: 'as it was' });
  const { header } = Season.of(club.season.header, []);
  return audit(header, club.season.lines(), END, (due) => instant(due + HOUR)).faults;
}

it('a month that closures took out of the count is settled, as it should be, when they are taken back', () => {
  expect(faultsOf('2021-09-30T23:00Z', '2021-12-01T00:00Z')).toEqual([]);
});

it('one that nobody settled in its hour is found, though closures were changed', () => {
  expect(faultsOf('2021-09-30T23:00Z', '2021-12-01T03:00Z')).toEqual(['2021-11 was settled 180 minutes late']);
});
