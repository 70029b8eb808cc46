import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { remindersOf } from '#shared/view/personal/reminders.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { meOf } from '#web/apps/me/model.ts';
import { playerOn } from '../house-like.ts';
import { riverside } from './riverside.ts';

const NOON = instant(Date.parse('2023-03-02T12:00:00Z'));

/** Ben on rung 5 has challenged Anna on rung 3 on 1 March: five days to accept, fourteen to play. */
function challenged(settings: object, isAccepted: boolean) {
  const lapsing = { acceptDays: 5, acceptLate: 'lapses', playDays: 14, playLate: 'lapses' };
  const club = riverside(5, { ...lapsing, ...settings });
  club.does('rename', { player: '5', name: 'Ben' });
  club.does('rename', { player: '3', name: 'Anna' });
  const challenge = club.challenge('5', '3');
  return isAccepted ? club.accept(challenge) : club;
}

/** What the page of each of the two says first, in each language. */
function saidTo(id: string, settings: object, isAccepted = false) {
  const { ladder } = challenged(settings, isAccepted);
  return LANGUAGES.map((language) =>
    inLanguage(language, () =>
      meOf(ladder, playerOn(ladder, id), NOON)
        .place?.fates.map(({ words }) => words)
        .join(' '),
    ),
  );
}

describe('an open challenge, on the page of its two', () => {
  it('that lapses where it isn’t accepted is the challenged player’s to accept, and costs nobody anything (H14)', () => {
    expect(saidTo('3', {})).toEqual([
      'Accept by Mon 6 Mar, or the challenge lapses.',
      'Nimm die Forderung bis Mo 6. Mär an, sonst verfällt sie.',
      'Acceptez le défi au plus tard le lun. 6 mars, sinon il expire.',
    ]);
    expect(saidTo('5', {})).toEqual([
      'Anna has until Mon 6 Mar to accept.',
      'Anna hat bis Mo 6. Mär Zeit, die Forderung anzunehmen.',
      'Anna a jusqu’au lun. 6 mars pour accepter le défi.',
    ]);
  });

  it('that is lost where it isn’t accepted says to each what becomes of them (H14)', () => {
    const settings = { acceptLate: 'lost' };
    expect(saidTo('3', settings)).toEqual([
      'Accept by Mon 6 Mar, or you lose by default and fall to rung 4.',
      'Nimm die Forderung bis Mo 6. Mär an, sonst verlierst du kampflos und fällst auf Platz 4.',
      'Acceptez le défi au plus tard le lun. 6 mars, sinon vous perdez par forfait et descendez au rang 4.',
    ]);
    expect(saidTo('5', settings)).toEqual([
      'Anna has until Mon 6 Mar to accept; otherwise you win by default and rise to rung 3.',
      'Anna hat bis Mo 6. Mär Zeit, die Forderung anzunehmen; sonst gewinnst du kampflos und steigst auf Platz 3.',
      'Anna a jusqu’au lun. 6 mars pour accepter le défi\u202f; sinon vous gagnez par forfait et montez au rang 3.',
    ]);
  });

  it.each([{ acceptDays: 0 }, {}])('that lapses where it isn’t played is both’s to play (H15)', (settings) => {
    const said = [
      'Play by Wed 15 Mar, or the challenge lapses.',
      'Spiele bis Mi 15. Mär, sonst verfällt die Forderung.',
      'Jouez au plus tard le mer. 15 mars, sinon le défi expire.',
    ];
    const isAccepted = !('acceptDays' in settings);
    expect([saidTo('3', settings, isAccepted), saidTo('5', settings, isAccepted)]).toEqual([said, said]);
  });

  it('that the challenged player loses where it isn’t played says to the challenger that they win (H15)', () => {
    const settings = { playLate: 'lost-by-challenged' };
    expect(saidTo('3', settings, true)).toEqual([
      'Play by Wed 15 Mar, or you lose by default and fall to rung 4.',
      'Spiele bis Mi 15. Mär, sonst verlierst du kampflos und fällst auf Platz 4.',
      'Jouez au plus tard le mer. 15 mars, sinon vous perdez par forfait et descendez au rang 4.',
    ]);
    expect(saidTo('5', settings, true)).toEqual([
      'If you and Anna haven’t played by Wed 15 Mar, you win by default and rise to rung 3.',
      'Wenn ihr, du und Anna, bis Mi 15. Mär nicht gespielt habt, gewinnst du kampflos und steigst auf Platz 3.',
      'Si vous et Anna n’avez pas joué au plus tard le mer. 15 mars, vous gagnez par forfait et montez au rang 3.',
    ]);
  });

  it('that both lose where it isn’t played says so to both, also to who is last and can’t drop (H15)', () => {
    const settings = { playLate: 'lost-by-both' };
    expect(saidTo('3', settings, true)).toEqual([
      'Play by Wed 15 Mar, or you drop to rung 4.',
      'Spiele bis Mi 15. Mär, sonst fällst du auf Platz 4.',
      'Jouez au plus tard le mer. 15 mars, sinon vous descendez au rang 4.',
    ]);
    expect(saidTo('5', settings, true)).toEqual([
      'Play by Wed 15 Mar, or you are due to drop; as things stand you stay on rung 5.',
      'Spiele bis Mi 15. Mär, sonst steigst du ab; nach jetzigem Stand bleibst du auf Platz 5.',
      'Jouez au plus tard le mer. 15 mars, sinon vous devez descendre\u202f; en l’état vous restez au rang 5.',
    ]);
  });

  it('says the same in a reminder, which names nobody else (H14)', () => {
    const { ladder } = challenged({}, false);
    const place = { club: 'riverside', ladder: 'main' };
    const reminded = remindersOf({ ladder, now: instant(Date.parse('2023-03-06T12:00:00Z')), place });
    expect(reminded.map(({ player, text }) => `${player}: ${text}`)).toEqual([
      '5: Your opponent has until Mon 6 Mar to accept.',
      '3: Accept by Mon 6 Mar, or the challenge lapses.',
    ]);
  });
});
