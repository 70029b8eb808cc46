import { expect, it } from 'vitest';
import {
  dateToUtcString,
  parseEpochTimestamp,
  parseRfc3339DateTimeWithOffset,
  parseRfc7231DateTime,
} from '../../cdk/lambda/dates.ts';

it('dates of the SDK are read in each of the ways in which services write them', () => {
  const moment = new Date('2021-11-08T19:50:00.000Z');
  expect(parseEpochTimestamp(1_636_401_000)).toEqual(moment);
  expect(parseEpochTimestamp('1636401000.0')).toEqual(moment);
  expect(parseRfc3339DateTimeWithOffset('2021-11-08T20:50:00+01:00')).toEqual(moment);
  expect(parseRfc7231DateTime(dateToUtcString(moment))).toEqual(moment);
  expect(parseRfc7231DateTime(undefined)).toBeUndefined();
});
