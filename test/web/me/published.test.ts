import { describe, expect, it } from 'vitest';
import { FULL_NAMES, type Naming } from '#shared/view/naming.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { at, Club } from '#test/view/club.ts';
import { seasonHistory, seasonView } from '#test/view/told.ts';
import { type Published, toldOf } from '#web/apps/me/published.ts';

const NOW = at('2021-09-20T10:00Z');
const SHY: Naming = { mode: 'initials', nicknames: {} };

const cy = parsePlayerId('cy-cooper');
if (!cy) throw new Error('no id');

function club(): Club {
  const names = { 'ann-archer': 'Ann Archer', 'bob-bishop': 'Bob Bishop', 'cy-cooper': 'Cy Cooper' };
  const made = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', names);
  made.does('2021-09-10T10:00Z', 'match', {
    id: 'g1',
    challenger: 'cy-cooper',
    challenged: 'ann-archer',
    score: [1, 0],
  });
  return made;
}

const logOf = ({ season }: Club): readonly Command[] => season.lines().map(({ command }) => command);

function published(made: Club, naming: Naming, lines = Number.POSITIVE_INFINITY): Published {
  const season = publicSeason(made.season.header, logOf(made).slice(0, lines), naming);
  return { view: seasonView(season, NOW), history: seasonHistory(season, NOW) };
}

describe('what the public pages tell a player about themselves', () => {
  it('is theirs even where the club hides all names, and names the others as members know them', () => {
    const made = club();
    const pages = published(made, SHY);
    expect(JSON.stringify(pages)).not.toMatch(/cooper/i);
    const told = toldOf(pages, made.season.ladder, cy);
    expect(told?.why[0] && textOf(told.why[0].text)).toContain('beat Ann Archer');
    expect(told?.bouts.map(({ outcome, opponents }) => [outcome, opponents.map(({ name }) => name)])).toEqual([
      ['won', ['Ann Archer']],
    ]);
    expect(told?.publicId).toBe(pages.view.standings.find(({ name }) => name === 'C. C.')?.id);
  });

  it('is not told from pages of another moment, where somebody else may stand on that rung', () => {
    const made = club();
    expect(toldOf(published(made, SHY, 1), made.season.ladder, cy)).toBeUndefined();
  });

  it('keeps the public name of whoever has left', () => {
    const made = club();
    made.does('2021-09-12T10:00Z', 'leave', { player: 'ann-archer' });
    const told = toldOf(published(made, SHY), made.season.ladder, cy);
    expect(told?.bouts[0]?.opponents.map(({ name }) => name)).toEqual(['A. A.']);
  });

  it('finds the results of somebody who is off the ladder, where names are shown in full', () => {
    const made = club();
    made.does('2021-09-12T10:00Z', 'leave', { player: 'cy-cooper' });
    const told = toldOf(published(made, FULL_NAMES), made.season.ladder, cy);
    expect(told?.bouts).toHaveLength(1);
    expect(told?.why).toEqual([]);
  });

  it('has the rule of a clause in plain words, so that nobody declines without having read it', () => {
    const made = club();
    const told = toldOf(published(made, FULL_NAMES), made.season.ladder, cy);
    expect(told?.ruleOf('C12')).toMatch(/declining is counted/);
    expect(told?.ruleOf('L99')).toBeUndefined();
    const dice = new Club({ system: 'shicargo' }).seed('2021-09-06T08:00Z', { 'cy-cooper': 'Cy' });
    expect(toldOf(published(dice, FULL_NAMES), dice.season.ladder, cy)?.ruleOf('S')).toBeUndefined();
  });
});
