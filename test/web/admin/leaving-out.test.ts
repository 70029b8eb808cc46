import { describe, expect, it } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import { parseHeader } from '#shared/log/parse.ts';
import { PLAYS } from '#shared/systems/offers.ts';
import { settableRulesOf } from '#shared/systems/words.ts';
import { known } from '#test/rules/club.ts';
import { askedIn, type HeaderFields, headerOf, usualFields } from '#web/apps/admin/header-fields.ts';
import { entriesIn } from '#web/apps/admin/rules/entries.ts';
import { leftOut } from '#web/apps/admin/rules/leaving-out.ts';

const begun = (play: Parameters<typeof usualFields>[0]): HeaderFields =>
  usualFields(play, known(parseDay('2026-11-20')), 'Europe/London');
const entriesOf = (fields: HeaderFields) => entriesIn(settableRulesOf(headerOf(fields)), askedIn(fields), undefined);

/** The fields once the rules of some clauses are left out, one after another. */
function leaving(fields: HeaderFields, clauses: readonly string[]): HeaderFields {
  let now = fields;
  for (const clause of clauses)
    for (const entry of entriesOf(now).filter((each) => each.clause === clause))
      now = { ...now, settings: leftOut(now, entry) ?? now.settings };
  return now;
}

describe('a rule is left out of a new ladder at one touch', () => {
  it.each(PLAYS.map((play) => ({ play, name: play.game ?? play.system })))('of $name, whichever it is', ({ play }) => {
    const fields = begun(play);
    for (const entry of entriesOf(fields)) {
      const settings = leftOut(fields, entry);
      if (!settings) continue;
      const without = { ...fields, settings };
      expect(parseHeader(headerOf(without)), entry.heading).toMatchObject({ ok: true });
      const after = entriesOf(without).find(({ heading }) => heading === entry.heading);
      expect(after?.text, entry.heading).not.toBe(entry.text);
      expect(after && leftOut(without, after)).toBeUndefined();
    }
  });

  it('which then says that there’s none, or stands among what isn’t said', () => {
    const squash = begun({ system: 'house', game: 'squash' });
    const { settings } = headerOf(leaving(squash, ['H4', 'H5', 'H14', 'H15', 'H20']));
    expect(settings).toEqual({
      ...{ openMade: 10, openReceived: 10, rematchDays: 0, acceptDays: 0, playDays: 0 },
      ...{ acceptLate: 'lost', playLate: 'lost-by-silent', declining: 'lost' },
    });
  });

  it('also where it was changed to something that clubs seldom have', () => {
    const settings = { rematchFor: 'other', rematchMost: '3', protectedDays: '2', beatenDays: '7', period: 'week' };
    const fields = { ...begun({ system: 'house', game: 'other' }), settings };
    const left = headerOf(leaving(fields, ['H5', 'H6', 'H18'])).settings;
    expect(left).toEqual({ rematchDays: 0 });
    const { settings: none } = leaving(fields, ['H17', 'H2']);
    expect(none).toEqual(settings);
  });
});
