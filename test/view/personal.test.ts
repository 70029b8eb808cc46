import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { challengesView } from '#functions/features/ladder-view/officials-view.ts';
import { stateView } from '#functions/features/ladder-view/state.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Naming } from '#shared/view/naming.ts';
import type { PersonalNotice } from '#shared/view/player-notices/notice.ts';
import { publicNames } from '#shared/view/player-notices/notices-of-line.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { namesOf } from '#shared/words/names.ts';
import { Part } from '#web/apps/me/confirming.tsx';
import { meOf } from '#web/apps/me/model.ts';
import type { Tools } from '#web/apps/me/tools.tsx';
import { scoresIn } from '../rules/club.ts';
import { playerOn } from '../rules/house/club.ts';
import { always, SYSTEMS } from '../rules/systems/seasons.ts';
import { brief, NAMES, NotifiedClub, noticesOf } from './club.ts';
import { textOf } from './page.ts';

const INITIALS: Naming = { mode: 'initials', nicknames: {} };
const challenge = { id: 'm1', challenger: 'dee', challenged: 'cy' };

describe('a player', () => {
  it('hears of a challenge, which they can open on their page', () => {
    expect(new NotifiedClub().does('challenge', challenge)).toEqual([
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
    const answered = (verb: Verb) => {
      const told = new NotifiedClub();
      told.does('challenge', challenge);
      return told.does(verb, { challenge: 'm1' });
    };
    expect(brief(answered('accept'))).toEqual([
      'dee: Cy Cole accepted your challenge. Cy Cole accepted your challenge on Main ladder. Agree a time to play.',
    ]);
    expect(brief(answered('decline'))).toEqual([
      'dee: Cy Cole declined your challenge. Main ladder: Cy Cole declined your challenge.',
    ]);
    const gone = { player: 'cy', tag: 'riverside/main/m1', title: 'Dee Day withdrew the challenge' };
    expect(answered('withdraw')).toMatchObject([gone]);
  });

  it('is asked to confirm what the other one reports, and who reported it hears of a dispute', () => {
    const told = new NotifiedClub({ confirm: 2 });
    told.does('challenge', challenge);
    const result = { challenge: 'm1', score: [1, 0], reported: 'dee' };
    expect(brief(told.does('result', result))).toEqual([
      'cy: Please confirm Dee Day’s result. Dee Day reported 1–0 for your match on Main ladder. Please confirm or dispute it; otherwise it counts from 11 September, 00:00.',
    ]);
    expect(brief(told.does('reject', { challenge: 'm1', disputed: 'cy' }))).toEqual([
      'dee: Cy Cole disputed your result. Cy Cole disputed the result that you reported on Main ladder. An organiser will decide.',
    ]);
  });

  it('hears of a result of theirs that another player enters, with its score, and of one that the club enters', () => {
    const told = new NotifiedClub();
    told.does('challenge', challenge);
    const [notice, ...others] = told.does('result', { challenge: 'm1', score: [1, 0], reported: 'dee' });
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'entered',
      player: 'cy',
      title: 'Your result against Dee Day',
      text: 'Dee Day entered 1–0 for your match on Main ladder. You’re now 4th. If that’s wrong, say so on your page.',
      path: `/riverside/main/me/#line-${notice?.line}`,
    });
    const match = { id: 'm2', challenger: 'cy', challenged: 'bob', score: [0, 1] };
    expect(brief(told.does('match', match).filter(({ kind }) => kind === 'entered'))).toEqual([
      'cy: Your result against Bob Brown. Your match with Bob Brown on Main ladder was entered as 0–1. You’re still 4th. If that’s wrong, say so on your page.',
      'bob: Your result against Cy Cole. Your match with Cy Cole on Main ladder was entered as 1–0. You’re now 1st. If that’s wrong, say so on your page.',
    ]);
  });

  it('hears of being moved by a game of others, and not of what their own game did', () => {
    const match = { id: 'm1', challenger: 'dee', challenged: 'bob', score: [1, 0] };
    const told = new NotifiedClub({ movement: 'takes-rung' }).does('match', match);
    expect(brief(told.filter(({ kind }) => kind === 'moved'))).toEqual([
      'cy: You’re now 4th on Main ladder. You moved from 3rd to 4th after Dee Day’s match with Bob Brown.',
    ]);
  });

  it('is told nothing again of what is corrected or cancelled', () => {
    const told = new NotifiedClub({ movement: 'takes-rung' });
    told.does('match', { id: 'm1', challenger: 'dee', challenged: 'bob', score: [1, 0] });
    expect(told.does('correct', { line: 3, score: [0, 1] })).toEqual([]);
    expect(told.does('void', { line: 3 })).toEqual([]);
  });

  it('is told once that their match was corrected, and who was named by mistake, that it doesn’t count', () => {
    const told = new NotifiedClub();
    told.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
    told.does('result', { challenge: 'm1', score: [1, 0] });
    expect(told.does('void', { line: 4 })).toEqual([]);
    const right = { id: 'm2', challenger: 'dee', challenged: 'bob', score: [1, 0], playedAt: '2021-09-08T19:00:00Z' };
    expect(brief(told.atOnce('match', right).filter(({ kind }) => kind !== 'moved'))).toEqual([
      'dee: Your result against Bob Brown. Your match with Bob Brown on Main ladder was corrected: it’s 1–0. You’re now 3rd. If that’s wrong, say so on your page.',
      'bob: Your result against Dee Day. Your match with Dee Day on Main ladder was corrected: it’s 0–1. You’re now 4th. If that’s wrong, say so on your page.',
      'cy: Your result against Dee Day doesn’t count. A match of yours with Dee Day on Main ladder was entered by mistake. It was corrected, and doesn’t count. You’re now 2nd.',
    ]);
  });

  it('hears that a challenge is over as the other one left, also before it has a rung', () => {
    const told = new NotifiedClub({}, NAMES, { system: 'computer-go', board: 9 });
    told.does('join', { player: 'eve', name: 'Eve East' });
    told.does('challenge', { id: 'c1', challenger: 'eve', challenged: 'dee' });
    expect(brief(told.does('leave', { player: 'dee' })).filter((each) => each.startsWith('eve'))).toEqual([
      'eve: Your challenge with Dee Day is over. Dee Day is no longer on Main ladder. It ends without a result.',
    ]);
  });

  it('reads of others only what the public reads', () => {
    const told = new NotifiedClub();
    const [notice] = told.does('challenge', challenge, INITIALS);
    expect(notice).toMatchObject({ player: 'cy', title: 'D. D. challenged you', tag: 'riverside/main/c1' });
    expect(`${notice?.title} ${notice?.text} ${notice?.path}`).not.toMatch(/Dee|Day|dee|m1/);
  });

  it('reads a name in one line and of some length, whatever somebody is called', () => {
    const dee = `Dee\u0085Bcc: all@example.org\u202e${'x'.repeat(150)}`;
    const [notice] = new NotifiedClub({}, { ...NAMES, dee }).does('challenge', challenge);
    expect(notice?.title).toMatch(/^Dee Bcc: all@example\.orgx{1,100}… challenged you$/);
    expect(notice?.text.length).toBeLessThan(300);
  });
});

describe.each(SYSTEMS)('on a %s ladder, whatever happens', (system) => {
  it('nobody hears of what they did themselves, and everybody of each challenge to them, and of each end of one', () => {
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
          const notices = noticesOf(season.header, entries, before, after);
          expect(untold(decision.entry, before, after, notices)).toEqual([]);
          told.push(...notices);
        }
        expect(told.map(({ id }) => id)).toEqual([...new Set(told.map(({ id }) => id))]);
        for (const notice of told) {
          kinds.add(notice.kind);
          const { command, effects } = entries.find(({ line }) => line === notice.line) ?? {};
          // What fell due before a line is told with it, also to who did what it says.
          const isDue = effects?.settled.length !== 0 && (notice.kind === 'lost' || 'how' in notice);
          if (notice.kind === 'moved') continue;
          if (!isDue) expect(doers(command?.body ?? {}, command?.verb)).not.toContain(notice.player);
          if (effects?.settled.length === 0 && notice.kind !== 'answered')
            expect(command?.verb).not.toMatch(/correct|void/);
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

/** Who is not told that a challenge of theirs is over, though others ended it. At a club night both are there. */
function untold({ command, line }: Entry, before: Ladder, after: Ladder, notices: readonly PersonalNotice[]) {
  if (systemOf(after).controls.hasNights) return [];
  const over = [...before.challenges.values()].filter(({ id }) => !after.challenges.has(id));
  return over.flatMap((challenge) =>
    [challenge.challenger, challenge.challenged]
      .filter((each) => !hasEnded(command, challenge, each))
      .filter((each) => !notices.some((notice) => notice.player === each && isAbout(notice, challenge.id)))
      .map((each) => `${line} ${command.verb}: ${each} of ${challenge.id}`),
  );
}

const isAbout = (notice: PersonalNotice, id: string): boolean =>
  'challenge' in notice ? notice.challenge === id : notice.kind === 'lost' && notice.to === undefined;

/** Whether a player has ended a challenge with their own hand. */
function hasEnded({ verb, body }: Command, { id, challenger, challenged, awaiting }: Challenge, player: PlayerId) {
  if (!('challenge' in body) || body.challenge !== id) return false;
  if (verb === 'result') return body.reported === player;
  if (verb === 'approve') return awaiting?.reported !== undefined && awaiting.reported !== player && !awaiting.disputed;
  return (verb === 'decline' && player === challenged) || (verb === 'withdraw' && player === challenger);
}

/** Those who asked for what a line says, as far as the line tells. */
function doers(body: object, verb: Verb | undefined): readonly unknown[] {
  if ('reported' in body && (verb === 'result' || verb === 'finish')) return [body.reported];
  if ('disputed' in body) return [body.disputed];
  return verb === 'challenge' && 'challenger' in body ? [body.challenger] : [];
}

/** Dee has challenged Cy on 7 September; the next thing happens on the 8th. */
function challenged(settings: object, season?: object): NotifiedClub {
  const told = new NotifiedClub({ acceptDays: 0, ...settings }, NAMES, { system: 'house', ...(season && { season }) });
  told.does('challenge', challenge);
  return told;
}

const days = (from: number, to: number) => ({ from: `2021-09-${from}`, to: `2021-09-${to}` });

describe('an opponent is told of a new deadline', () => {
  it('when a player goes away, and when they say that they stay, or are back', () => {
    const told = challenged({ playDays: 14 });
    expect(brief(told.does('away', { player: 'dee', ...days(10, 12) }))).toEqual([
      'cy: New deadline: 24 September. Dee Day is away from 10 September to 12 September. Your challenge on Main ladder must now be played by 24 September.',
    ]);
    expect(brief(told.does('back', { player: 'dee' }))[0]).toMatch(
      /^cy: New deadline: 21 September\. Dee Day won’t be away after all\. .* by 21 September\.$/,
    );
    const [first] = told.does('away', { player: 'cy', ...days(10, 15) });
    expect(first).toMatchObject({ player: 'dee', kind: 'answered', how: 'away', tag: 'riverside/main/m1' });
    expect(first?.text).toContain('Cy Cole is away from');
    const back = 'Cy Cole came back. Your challenge on Main ladder must now be played by 22 September.';
    expect(told.does('back', { player: 'cy' })[0]?.text).toBe(back);
  });

  it('for accepting it, where that comes first, or that there is none any more', () => {
    const told = challenged({ acceptDays: 5, playDays: 14 });
    expect(brief(told.does('away', { player: 'cy', ...days(11, 11) }))).toEqual([
      'dee: New deadline: 13 September. Cy Cole is away on 11 September. Your challenge on Main ladder must now be accepted by 13 September.',
    ]);
    const late = challenged({ playDays: 14 }, { start: '2021-09-06', end: '2021-09-23' });
    const [none] = brief(late.does('away', { player: 'dee', ...days(10, 12) }));
    expect(none).toMatch(/^cy: No deadline any more\. .*no longer has a deadline/);
  });

  it('by both, when an official puts it off', () => {
    const told = challenged({ acceptDays: 5, playDays: 14 });
    expect(brief(told.does('postpone', { challenge: 'm1' }))).toEqual([
      'dee: New deadline: 28 September. An organiser has given you and Cy Cole more time. Your challenge on Main ladder must now be played by 28 September.',
      'cy: New deadline: 28 September. An organiser has given you and Dee Day more time. Your challenge on Main ladder must now be played by 28 September.',
    ]);
  });

  it('and of nothing where none of theirs moves', () => {
    const told = challenged({ playDays: 14 });
    expect(told.does('away', { player: 'bob', ...days(10, 12) })).toEqual([]);
    expect(challenged({ playDays: 0 }).does('away', { player: 'dee', ...days(10, 12) })).toEqual([]);
    const asked = { player: 'cy', how: 'postponing' };
    expect(told.does('postpone', { challenge: 'm1', player: 'dee' })).toMatchObject([asked]);
  });
});

const POINTS = scoresIn('11–7 9–11 11–4 11–8');

let told: NotifiedClub;
beforeEach(() => {
  told = new NotifiedClub({ confirm: 2 }, NAMES, { system: 'house' });
  told.does('challenge', challenge);
});

const shownTo = (who: string) => meOf(told.ladder, playerOn(told.ladder, who), told.ladder.at).open[0];

test('whoever is to confirm a result sees the points of its games, on their phone as in Admin', () => {
  told.does('result', { challenge: 'm1', score: [3, 1], points: POINTS, reported: 'dee' });
  expect(shownTo('dee')).toMatchObject({ score: [3, 1], points: POINTS });
  expect(shownTo('cy')).toMatchObject({ score: [1, 3], points: POINTS.map(([one, other]) => [other, one]) });
  const { challenges } = stateView(told.ladder, told.ladder.at).ladder;
  expect(challenges).toMatchObject([{ awaiting: { points: POINTS } }]);
  expect(challengesView(told.ladder, [], told.ladder.at)).toMatchObject([{ awaiting: { points: POINTS } }]);
});

test('they are told what was reported from the side of whoever did, as on their page', () => {
  const result = { challenge: 'm1', score: [3, 1], points: POINTS };
  const [text] = brief(told.does('result', { ...result, reported: 'cy' }));
  expect(text).toContain('Cy Cole reported 1–3 (7–11 11–9 4–11 8–11) for your match');
});

test('they are told that it was broken off, or not played at all', () => {
  const points = POINTS.slice(0, 2);
  const retired = { challenge: 'm1', score: [3, 1], points, retired: true, reported: 'dee' };
  const [text] = brief(told.does('result', retired));
  expect(text).toContain('Dee Day reported 3–1 (11–7 9–11, retired) for');
  const [challenge, player] = [shownTo('cy') ?? expect.fail(), playerOn(told.ladder, 'cy')];
  const model = meOf(told.ladder, player, told.ladder.at);
  const tools: Partial<Tools> = { player, model, pending: new Set([challenge.id]) };
  expect(textOf(renderToString(h(Part, { challenge, tools: tools as Tools })))).toContain('9–11, retired)');
  const { challenges } = stateView(told.ladder, told.ladder.at).ladder;
  expect(challenges).toMatchObject([{ awaiting: { retired: true } }]);
});

test('points that were put right are those that wait', () => {
  told.does('result', { challenge: 'm1', score: [3, 1], points: POINTS, reported: 'dee' });
  told.does('correct', { line: 4, score: [3, 0], points: POINTS.toSpliced(1, 1) });
  expect(shownTo('dee')).toMatchObject({ score: [3, 0], points: POINTS.toSpliced(1, 1) });
  told.does('correct', { line: 4, score: [3, 2] });
  expect(shownTo('dee')).not.toHaveProperty('points');
});
