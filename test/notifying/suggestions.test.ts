import { beforeEach, describe, expect, it } from 'vitest';
import { restoredItem } from '#functions/books/clubs.ts';
import { putFreeTimes } from '#functions/books/free-times.ts';
import { putSuggestions, readSuggestions } from '#functions/books/suggestions.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { suggestionNotices } from '#shared/view/player-notices/reminders.ts';
import type { FreeTime } from '#shared/vocabulary/free-times.ts';
import { player } from '../ladders/club.ts';
import { at, KEY, ToldClub } from './player-club.ts';

/** Ann, Bob, Cy and Dee, in this order since 6 September, when nobody had played; all can be reached. */
let club: ToldClub;
beforeEach(async () => {
  club = await ToldClub.begin();
});

const says = (id: string, when: readonly FreeTime[]) => putFreeTimes(club.store, KEY, { players: [player(id)], when });

/** A morning at which it is looked whom to remind, and the hour at which players are told. */
async function morning(day: string): Promise<void> {
  club.now = at(`${day}T06:30+01:00`);
  await club.remind();
  await club.work();
  club.now = at(`${day}T07:30+01:00`);
  await club.remind();
  await club.work();
  club.now = at(`${day}T08:30+01:00`);
  await club.work();
}

const told = () => club.channel.brought.map(({ player, titles }) => `${player}: ${titles.join(' · ')}`);
const standing = async () =>
  (await readSuggestions(club.store, KEY, club.now)).map(({ challenger, challenged }) => `${challenger}–${challenged}`);

describe('a game', () => {
  it('is suggested to those who have played none for two weeks, to each of them once, and told them once', async () => {
    await morning('2021-09-19');
    expect([await standing(), told()]).toEqual([[], []]);
    await morning('2021-09-20');
    expect(await standing()).toEqual(['bob–ann', 'dee–cy']);
    expect(told()).toEqual(['bob: Fancy a game with Ann?', 'dee: Fancy a game with Cy?']);
    await morning('2021-09-21');
    await morning('2021-09-26');
    expect(told()).toHaveLength(2);
  });

  it('is suggested again after a week, to those who still have none', async () => {
    await morning('2021-09-20');
    await club.does('challenge', { id: 'c1', challenger: 'bob', challenged: 'ann' });
    await club.work();
    club.channel.brought.length = 0;
    await morning('2021-09-27');
    await morning('2021-09-28');
    expect(told()).toEqual(['dee: Fancy a game with Cy?']);
  });

  it('is suggested to two who can play at the same time, and not to two who cannot', async () => {
    for (const [id, when] of [
      ['ann', 'sunday'],
      ['bob', 'mornings'],
      ['cy', 'mornings'],
      ['dee', 'sunday'],
    ] as const)
      await says(id, [when]);
    await morning('2021-09-20');
    expect(await standing()).toEqual(['cy–bob', 'dee–ann']);
  });

  it('is not told to a player who doesn’t want that, who has it on their page all the same', async () => {
    await club.wish('bob', { kinds: { suggested: false } });
    await morning('2021-09-20');
    expect(told()).toEqual(['dee: Fancy a game with Cy?']);
    expect(await standing()).toContain('bob–ann');
  });

  it('that an organiser suggested in the evening is told in the morning, unless one of the two has another by then', async () => {
    club.now = at('2021-09-09T21:00+01:00');
    const games = [
      ['bob', 'ann'],
      ['dee', 'cy'],
    ].map(([challenger = '', challenged = '']) => ({
      challenger: player(challenger),
      challenged: player(challenged),
    }));
    expect(await putSuggestions(club.store, KEY, games, club.now)).toHaveLength(2);
    await club.does('challenge', { id: 'c1', challenger: 'cy', challenged: 'bob' });
    club.queue = [];
    await morning('2021-09-10');
    expect([told(), await standing()]).toEqual([[], ['bob–ann', 'dee–cy']]);
    await club.does('withdraw', { challenge: 'c1' });
    club.queue = [];
    club.now = at('2021-09-10T09:00+01:00');
    await putSuggestions(club.store, KEY, games, at('2021-09-18T09:00+01:00'));
    await morning('2021-09-19');
    expect(told()).toEqual(['bob: Fancy a game with Ann?', 'dee: Fancy a game with Cy?']);
  });

  it('that came out of a backup is not told again', async () => {
    club.now = at('2021-09-09T21:00+01:00');
    await putSuggestions(club.store, KEY, [{ challenger: player('bob'), challenged: player('ann') }], club.now);
    await club.store.database.put(restoredItem(KEY.club, club.now));
    club.queue = [];
    await morning('2021-09-10');
    expect([told(), await standing()]).toEqual([[], ['bob–ann']]);
  });

  it('is suggested once where two rounds meet', async () => {
    const [bob, ann, cy] = [player('bob'), player('ann'), player('cy')];
    const rounds = await Promise.all([
      putSuggestions(club.store, KEY, [{ challenger: bob, challenged: ann }], club.now),
      putSuggestions(club.store, KEY, [{ challenger: cy, challenged: ann }], club.now),
    ]);
    expect(rounds.flat()).toHaveLength(1);
    expect(await standing()).toHaveLength(1);
  });

  it('is suggested no more once one of the two is forgotten', async () => {
    await morning('2021-09-20');
    await club.forget('ann');
    expect(await standing()).toEqual(['dee–cy']);
    expect(JSON.stringify(await readSuggestions(club.store, KEY, club.now))).not.toContain('ann');
  });

  it('is not suggested where players meet on club nights', async () => {
    club = await ToldClub.begin(undefined, { system: 'lavers' });
    await morning('2021-09-20');
    expect(await standing()).toEqual([]);
  });

  it('speaks English, German and French', async () => {
    const ladder = await club.store.load(KEY);
    if (!ladder) throw new Error('no ladder');
    const game = { challenger: player('dee'), challenged: player('cy'), at: club.now };
    const when = ['evenings', 'sunday'] as const;
    const named = (id: string) => ({ id: player(id), name: 'Cy' });
    const said = (language: 'en' | 'de' | 'fr') =>
      inLanguage(language, () => suggestionNotices({ ladder, now: club.now, place: KEY, named }, [{ ...game, when }]));
    expect(said('en')).toEqual([
      {
        kind: 'suggested',
        player: 'dee',
        other: 'cy',
        title: 'Fancy a game with Cy?',
        text: 'You can now challenge Cy, 3rd on Main ladder. You can both play on weekday evenings and on Sundays. It’s only a suggestion: open your page to take it up.',
        path: '/riverside/main/me/#suggested',
        tag: 'riverside/main/suggested-2021-09-06',
        id: 'riverside/main/2021-09-06/suggested/dee',
        line: ladder.line,
      },
    ]);
    expect(said('de')[0]?.text).toBe(
      'Du kannst jetzt Cy fordern, Platz 3 in Main ladder. Ihr könnt beide werktags abends und sonntags. Das ist nur ein Vorschlag: Annehmen kannst du ihn auf deiner Seite.',
    );
    expect(said('fr')[0]?.text).toBe(
      'Vous pouvez maintenant défier Cy, au rang 3 dans Main ladder. Vous pouvez jouer l’un et l’autre le soir en semaine et le dimanche. Ce n’est qu’une suggestion\u202f: pour la suivre, ouvrez votre page.',
    );
  });
});
