import { describe, expect, it } from 'vitest';
import { parseInstant } from '#shared/calendar/moment.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { clubOf, FINAL_WEEK } from '../club.ts';

describe('players who check in themselves', () => {
  /** Why they cannot, on a Monday of the season. */
  const against = (time: string, changes: object = {}, day = '2021-09-06') => {
    const { ladder } = clubOf(2, changes).season;
    const at = parseInstant(`${day}T${time}+01:00`) ?? expect.fail(time);
    return systemOf(ladder).nights.againstCheckingIn(ladder, at);
  };

  it('do so from an hour before the first challenge until the last one (L9)', () => {
    expect(against('18:49:59')).toMatchObject({ code: 'outside-hours', clause: 'L9' });
    expect(against('18:50:00')).toBeUndefined();
    expect(against('22:00:00')).toBeUndefined();
    expect(against('22:00:01')?.message).toBe('You can check in from 18:50 to 22:00.');
  });

  it('do so at the hours of the Grand Final on its day (L28)', () => {
    const final = (time: string) => against(time, FINAL_WEEK, '2022-06-06');
    expect(final('17:00:00')).toMatchObject({ code: 'outside-hours', clause: 'L28' });
    expect(final('20:00:00')).toBeUndefined();
  });
});
