import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/vocabulary/language.ts';
import { FirstMonth } from './first-month.ts';

/** What each mail is called and says. */
interface Said {
  readonly invited: readonly [subject: string, title: string, ...text: readonly string[]];
  readonly unreached: readonly [title: string, text: string];
  readonly challenged: readonly [title: string, text: string];
  readonly accepted: readonly [title: string, text: string];
  readonly unplayed: (other: string, rung: string) => readonly [title: string, text: string];
  readonly offered: readonly [title: string, text: string];
  readonly lost: readonly [title: string, text: string];
  readonly won: readonly [title: string, text: string];
}

const LETTERS: Readonly<Record<Language, Said>> = {
  en: {
    invited: [
      'Amy: Max challenged you',
      'Max challenged you',
      'Max (2nd) challenged you (1st) on Squash. Please accept by 11 September.',
      'Here’s your invitation to the ladder “Squash” at The riverside club again. You start 1st of 3.',
      'Your page shows where you stand and who you can challenge. This link opens it, and you stay signed in on that device. It works once, within 14 days.',
    ],
    unreached: [
      'Your challenge with Amy is over',
      'Amy hadn’t signed in yet, and didn’t accept your challenge on Squash in time. It ends without a result. You’re still 2nd.',
    ],
    challenged: ['Zoe challenged you', 'Zoe (3rd) challenged you (2nd) on Squash. Please accept by 11 September.'],
    accepted: ['Max accepted your challenge', 'Max accepted your challenge on Squash. Agree a time to play.'],
    unplayed: (other, rung) => [
      `Your challenge with ${other} is over`,
      `You and ${other} didn’t play your challenge on Squash in time. It ends without a result. You’re still ${rung === '2' ? '2nd' : '3rd'}.`,
    ],
    offered: [
      'Zoe proposed Tue 14 Sep, 19:30',
      'Zoe proposed playing on Tue 14 Sep, 19:30 (Squash). Accept it, or propose another date. If you offer no day and haven’t played by 20 September, you lose to Zoe by default.',
    ],
    lost: [
      'You lost to Zoe without playing',
      'Zoe offered a day to play your challenge on Squash, and you offered none. Under the rules, that’s a loss for you. You’re now 3rd.',
    ],
    won: [
      'You won against Max without playing',
      'You offered Max a day to play your challenge on Squash, and they offered none. Under the rules, that’s a loss for them. You’re now 2nd.',
    ],
  },
  de: {
    invited: [
      'Amy: Max fordert dich',
      'Max fordert dich',
      'Max (Platz 2) fordert dich (Platz 1) in Squash. Bitte nimm bis zum 11. September an.',
      'Hier ist noch einmal deine Einladung in die Rangliste „Squash“ bei The riverside club. Du beginnst auf Platz 1 von 3.',
      'Deine Seite zeigt, wo du stehst und wen du fordern kannst. Dieser Link öffnet sie, und auf dem Gerät bleibst du angemeldet. Er funktioniert nur einmal, innerhalb von 14 Tagen.',
    ],
    unreached: [
      'Die Forderung zwischen dir und Amy ist beendet',
      'Amy war noch nie angemeldet und hat deine Forderung in Squash nicht rechtzeitig angenommen. Die Forderung endet ohne Ergebnis. Du bleibst auf Platz 2.',
    ],
    challenged: [
      'Zoe fordert dich',
      'Zoe (Platz 3) fordert dich (Platz 2) in Squash. Bitte nimm bis zum 11. September an.',
    ],
    accepted: ['Max nimmt deine Forderung an', 'Max hat deine Forderung in Squash angenommen. Macht einen Termin aus.'],
    unplayed: (other, rung) => [
      `Die Forderung zwischen dir und ${other} ist beendet`,
      `${other} und du habt eure Forderung in Squash nicht rechtzeitig gespielt. Die Forderung endet ohne Ergebnis. Du bleibst auf Platz ${rung}.`,
    ],
    offered: [
      'Vorschlag von Zoe: Di., 14. Sept., 19:30 Uhr',
      'Zoe möchte am Di., 14. Sept., 19:30 Uhr spielen (Squash). Sag zu oder schlage einen anderen Termin vor. Wenn du keinen Tag anbietest und ihr bis zum 20. September nicht gespielt habt, verlierst du kampflos gegen Zoe.',
    ],
    lost: [
      'Du hast kampflos gegen Zoe verloren',
      'Zoe hat für eure Forderung in Squash einen Tag angeboten, von dir kam kein Angebot. Nach den Regeln hast du damit verloren. Du bist jetzt auf Platz 3.',
    ],
    won: [
      'Du hast kampflos gegen Max gewonnen',
      'Du hast Max für eure Forderung in Squash einen Tag angeboten, umgekehrt kam kein Angebot. Nach den Regeln hat dein Gegenüber damit verloren. Du bist jetzt auf Platz 2.',
    ],
  },
  fr: {
    invited: [
      'Amy : Max vous défie',
      'Max vous défie',
      'Max (rang 2) vous défie (rang 1) dans Squash. À accepter d’ici au 11 septembre inclus.',
      'Voici de nouveau votre invitation à rejoindre le classement « Squash » (The riverside club). Vous commencez au rang 1 sur 3.',
      'Votre page montre où vous en êtes et qui vous pouvez défier. Ce lien l’ouvre et vous connecte sur votre appareil. Il ne sert qu’une fois, dans les 14 jours.',
    ],
    unreached: [
      'Le défi entre vous et Amy est terminé',
      'Amy n’avait pas encore ouvert sa page et n’a pas accepté à temps votre défi dans Squash. Le défi se termine sans résultat. Vous restez au rang 2.',
    ],
    challenged: [
      'Zoe vous défie',
      'Zoe (rang 3) vous défie (rang 2) dans Squash. À accepter d’ici au 11 septembre inclus.',
    ],
    accepted: ['Max accepte votre défi', 'Max a accepté votre défi dans Squash. Convenez d’une date.'],
    unplayed: (other, rung) => [
      `Le défi entre vous et ${other} est terminé`,
      `${other} et vous n’avez pas joué à temps votre défi dans Squash. Le défi se termine sans résultat. Vous restez au rang ${rung}.`,
    ],
    offered: [
      'Proposé par Zoe : le mar. 14 sept. à 19 h 30',
      'Zoe propose de jouer le mar. 14 sept. à 19 h 30 (Squash). Acceptez, ou proposez une autre date. Si vous ne proposez aucun jour et n’avez pas joué d’ici au 20 septembre, vous perdez par forfait contre Zoe.',
    ],
    lost: [
      'Défaite par forfait contre Zoe',
      'Zoe a proposé une date pour votre défi dans Squash, et vous n’en avez proposé aucune. Selon les règles, c’est une défaite pour vous. Vous êtes maintenant au rang 3.',
    ],
    won: [
      'Victoire par forfait contre Max',
      'Vous avez proposé une date à Max pour votre défi dans Squash, sans recevoir de proposition en retour. Selon les règles, c’est une défaite pour votre adversaire. Vous êtes maintenant au rang 2.',
    ],
  },
};

/** A notice by e-mail to a player: its title is its subject, too. */
const to = (player: string, [title, text]: readonly [string, string]) => [player, title, title, text];

describe.each(LANGUAGES)('in a club’s first month, in %s', (language) => {
  const letters = LETTERS[language];

  test('a challenge to who has not opened their invitation comes as it, and lapses at nobody’s cost', async () => {
    const month = await FirstMonth.begin(language);
    await month.opens('max');
    const challenge = { challenger: 'max', challenged: 'amy' };
    expect(await month.does('max', 'challenge', challenge)).toMatchObject({ unreached: true });
    expect(await month.lastLine()).toMatchObject({ verb: 'challenge', body: { ...challenge, unreached: true } });
    expect(await month.sent()).toEqual([['amy', ...letters.invited]]);
    await month.pass(5);
    expect(await month.sent()).toEqual([]);
    await month.pass(1);
    expect(await month.sent()).toEqual([to('max', letters.unreached)]);
    expect(await month.order()).toBe('amy max zoe');
  });

  test('a challenge that both sit out lapses, which both are told, and nothing moves', async () => {
    const month = await challengeAccepted();
    await month.pass(14);
    expect(await month.sent()).toEqual([]);
    await month.pass(1);
    const [max, zoe] = [letters.unplayed('Zoe', '2'), letters.unplayed('Max', '3')];
    expect(await month.sent()).toEqual([to('max', max), to('zoe', zoe)]);
    expect(await month.order()).toBe('amy max zoe');
  });

  test('who alone offers a day takes the rung, of which the other was warned, and both are told why', async () => {
    const month = await challengeAccepted();
    await month.does('zoe', 'dates', { challenge: 'c1', at: '2021-09-14T19:30' });
    expect(await month.sent()).toEqual([to('max', letters.offered)]);
    await month.pass(14);
    expect(await month.sent()).toEqual([]);
    await month.pass(1);
    expect(await month.sent()).toEqual([to('max', letters.lost), to('zoe', letters.won)]);
    expect(await month.order()).toBe('amy zoe max');
  });

  /** Zoe has challenged Max, who has accepted: each of them is signed in. */
  async function challengeAccepted(): Promise<FirstMonth> {
    const month = await FirstMonth.begin(language);
    await month.opens('max', 'zoe');
    const challenge = { id: 'c1', challenger: 'zoe', challenged: 'max' };
    expect(await month.does('zoe', 'challenge', challenge)).not.toHaveProperty('unreached');
    expect(await month.sent()).toEqual([to('max', letters.challenged)]);
    await month.does('max', 'accept', { challenge: 'c1' });
    expect(await month.sent()).toEqual([to('zoe', letters.accepted)]);
    return month;
  }
});
