import { describe, expect, it } from 'vitest';
import type { Naming } from '#shared/view/naming.ts';
import type { PersonalNotice } from '#shared/view/personal/notice.ts';
import { publicNames } from '#shared/view/personal/of-line.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Verb } from '#shared/vocabulary/vocabulary.ts';
import { namesOf } from '#shared/words/names.ts';
import { always, SYSTEMS } from '../rules/systems/lives/every.ts';
import { brief, NAMES, noticesOf, Told } from './told-players.ts';

const INITIALS: Naming = { mode: 'initials', nicknames: {} };
const challenge = { id: 'm1', challenger: 'dee', challenged: 'cy' };

describe('a player', () => {
  it('hears of a challenge, which they can open on their page', () => {
    expect(new Told().does('challenge', challenge)).toEqual([
      {
        kind: 'challenged',
        player: 'cy',
        challenge: 'm1',
        challenger: 'dee',
        title: 'Dee Day challenged you',
        text: 'Dee Day (4th) challenged you (3rd) on Main ladder.',
        path: '/riverside/main/me/#m1',
        tag: 'riverside/main/m1',
        id: 'riverside/main/3/challenged/cy',
        line: 3,
      },
    ]);
  });

  it('hears how the other one answered', () => {
    const accepting = new Told();
    accepting.does('challenge', challenge);
    expect(brief(accepting.does('accept', { challenge: 'm1' }))).toEqual([
      [
        'dee',
        'Cy Cole accepted your challenge',
        'Cy Cole accepted your challenge on Main ladder. Agree a time to play.',
      ],
    ]);
    const declining = new Told();
    declining.does('challenge', challenge);
    expect(brief(declining.does('decline', { challenge: 'm1' }))).toEqual([
      ['dee', 'Cy Cole declined your challenge', 'Cy Cole declined your challenge on Main ladder.'],
    ]);
    const withdrawing = new Told();
    withdrawing.does('challenge', challenge);
    const [gone] = withdrawing.does('withdraw', { challenge: 'm1' });
    expect(gone).toMatchObject({ player: 'cy', tag: 'riverside/main/m1', title: 'Dee Day withdrew the challenge' });
  });

  it('is asked to confirm what the other one reports, and who reported it hears of a dispute', () => {
    const told = new Told({ confirm: 2 });
    told.does('challenge', challenge);
    const result = { challenge: 'm1', score: [1, 0], reported: 'dee' };
    expect(brief(told.does('result', result))).toEqual([
      [
        'cy',
        'Please confirm Dee Day’s result',
        'Dee Day reported 1–0 for your match on Main ladder. Please confirm or dispute it; otherwise it counts from 11 September, 00:00.',
      ],
    ]);
    expect(brief(told.does('reject', { challenge: 'm1', disputed: 'cy' }))).toEqual([
      [
        'dee',
        'Cy Cole disputes your result',
        'Cy Cole disputes the result that you reported on Main ladder. An organiser will decide.',
      ],
    ]);
  });

  it('hears of a result of theirs that another player enters, with its score, and of one that the club enters', () => {
    const told = new Told();
    told.does('challenge', challenge);
    const [notice, ...others] = told.does('result', { challenge: 'm1', score: [1, 0], reported: 'dee' });
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'entered',
      player: 'cy',
      title: 'Your result against Dee Day',
      text: 'Dee Day entered 1–0 for your match on Main ladder. If that’s wrong, say so on your page.',
      path: `/riverside/main/me/#line-${notice?.line}`,
    });
    const match = { id: 'm2', challenger: 'cy', challenged: 'bob', score: [0, 1] };
    expect(brief(told.does('match', match).filter(({ kind }) => kind === 'entered'))).toEqual([
      [
        'cy',
        'Your result against Bob Brown',
        'Your match with Bob Brown on Main ladder was entered as 0–1. If that’s wrong, say so on your page.',
      ],
      [
        'bob',
        'Your result against Cy Cole',
        'Your match with Cy Cole on Main ladder was entered as 1–0. If that’s wrong, say so on your page.',
      ],
    ]);
  });

  it('hears of being moved by a game of others, and not of what their own game did', () => {
    const told = new Told({ movement: 'takes-rung' }).does('match', {
      id: 'm1',
      challenger: 'dee',
      challenged: 'bob',
      score: [1, 0],
    });
    expect(brief(told.filter(({ kind }) => kind === 'moved'))).toEqual([
      ['cy', 'You’re now 4th on Main ladder', 'You moved from 3rd to 4th after Dee Day’s match with Bob Brown.'],
    ]);
  });

  it('is told nothing again of what is corrected or cancelled', () => {
    const told = new Told({ movement: 'takes-rung' });
    told.does('match', { id: 'm1', challenger: 'dee', challenged: 'bob', score: [1, 0] });
    expect(told.does('correct', { line: 3, score: [0, 1] })).toEqual([]);
    expect(told.does('void', { line: 3 })).toEqual([]);
  });

  it('reads of others only what the public reads', () => {
    const told = new Told();
    const [notice] = told.does('challenge', challenge, INITIALS);
    expect(notice).toMatchObject({ player: 'cy', title: 'D. D. challenged you', tag: 'riverside/main/c1' });
    expect(`${notice?.title} ${notice?.text} ${notice?.path}`).not.toMatch(/Dee|Day|dee|m1/);
  });

  it('reads a name in one line and of some length, whatever somebody is called', () => {
    const dee = `Dee\u0085Bcc: all@example.org\u202e${'x'.repeat(150)}`;
    const [notice] = new Told({}, { ...NAMES, dee }).does('challenge', challenge);
    expect(notice?.title).toMatch(/^Dee Bcc: all@example\.orgx{1,100}… challenged you$/);
    expect(notice?.text.length).toBeLessThan(300);
  });
});

describe.each(SYSTEMS)('on a %s ladder, whatever happens', (system) => {
  it('nobody hears of what they did themselves, and every challenge is told to its challenged once', () => {
    const kinds = new Set<string>();
    always(
      system,
      ({ season, happened }) => {
        const told: PersonalNotice[] = [];
        const entries: Entry[] = [];
        for (const [index, { before, decision }] of happened.entries()) {
          if (!decision.entry) continue;
          entries.push(decision.entry);
          const after = happened[index + 1]?.before ?? season.ladder;
          told.push(...noticesOf(season.header, entries, before, after));
        }
        expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
        for (const notice of told) {
          kinds.add(notice.kind);
          const { command, effects } = entries.find(({ line }) => line === notice.line) ?? {};
          if (notice.kind !== 'moved') expect(doers(command?.body ?? {}, command?.verb)).not.toContain(notice.player);
          else if (effects?.settled.length === 0) expect(command?.verb).not.toMatch(/correct|void/);
        }
        const challenged = told.flatMap((notice) =>
          notice.kind === 'challenged' ? [[notice.challenge, notice.player]] : [],
        );
        const made = entries.flatMap(({ command: { verb, body } }) =>
          verb === 'challenge' ? [[body.id, body.challenged]] : [],
        );
        expect(challenged).toEqual(made);
      },
      10,
    );
    expect(kinds).toContain(system === 'computer-go' ? 'challenged' : 'moved');
  });

  it('others are called as on the public page', () => {
    always(
      system,
      ({ season }) => {
        const commands = season.lines().map(({ command }) => command);
        const names = publicNames({ header: season.header, commands }, season.ladder, INITIALS);
        const shown = namesOf(publicSeason(season.header, commands, INITIALS).ladder);
        for (const { id } of season.ladder.players.values()) expect(names.named(id)).toEqual(shown(names.named(id).id));
      },
      10,
    );
  });
});

/** Those who asked for what a line says, as far as the line tells. */
function doers(body: object, verb: Verb | undefined): readonly unknown[] {
  if ('reported' in body && (verb === 'result' || verb === 'finish')) return [body.reported];
  if ('disputed' in body) return [body.disputed];
  return verb === 'challenge' && 'challenger' in body ? [body.challenger] : [];
}
