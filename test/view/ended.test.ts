import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { PersonalNotice } from '#shared/view/player-notices/notice.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { NAMES, NotifiedClub } from './club.ts';

const FIVE = { ...NAMES, eve: 'Eve Ellis' };

/** Dee (4th) has challenged Cy (3rd) on 7 September, by these settings of house rules. */
function challenged(settings: object = {}, system = 'house'): NotifiedClub {
  const told = new NotifiedClub(system === 'house' ? { acceptDays: 0, playDays: 0, ...settings } : settings, FIVE, {
    system,
  });
  told.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
  return told;
}

function accepted(settings: object): NotifiedClub {
  const told = challenged({ confirm: 0, ...settings });
  told.does('accept', { challenge: 'm1' });
  return told;
}

/** One of the two alone has offered a day to play. */
function offered(player: string): NotifiedClub {
  const told = accepted({ playDays: 5, playLate: 'lost-by-silent' });
  told.does('offer', { challenge: 'm1', player });
  return told;
}

function unreached(): NotifiedClub {
  const told = new NotifiedClub({ acceptDays: 5, acceptLate: 'lost' }, FIVE, { system: 'house' });
  told.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy', unreached: true });
  return told;
}

/** Others who moved are told of that alone. */
const ofEnds = (notices: readonly PersonalNotice[]) => notices.filter(({ kind }) => kind !== 'moved');
const readerOf = ({ player, kind }: PersonalNotice) => `${player} ${kind}`;
const wordsOf = ({ title, text }: PersonalNotice) => `${title}. ${text}`;

/** What each is told: for whom it is, of which kind, its title and text. */
const said = (notices: readonly PersonalNotice[]): readonly string[] =>
  ofEnds(notices).map((notice) => `${readerOf(notice)}: ${wordsOf(notice)}`);

/** Each way in which a challenge ends by no hand of either, or of one of the two: what each is told, and under which kind. */
describe('a challenge that ends without a game is told to each of the two', () => {
  const due: readonly (readonly [how: string, () => NotifiedClub, first: string, second: string])[] = [
    [
      'not accepted in time, which is losing',
      () => challenged({ acceptDays: 5, acceptLate: 'lost' }),
      'dee answered: You won against Cy Cole without playing. Cy Cole didn’t accept your challenge on Main ladder in time. You’re now 3rd.',
      'cy lost: You lost to Dee Day without playing. You didn’t accept Dee Day’s challenge on Main ladder in time. You’re now 4th.',
    ],
    [
      'not accepted in time, which costs nothing',
      () => challenged({ acceptDays: 5, acceptLate: 'lapses' }),
      'dee answered: Your challenge with Cy Cole is over. Cy Cole didn’t accept your challenge on Main ladder in time. It ends without a result. You’re still 4th.',
      'cy answered: Your challenge with Dee Day is over. You didn’t accept Dee Day’s challenge on Main ladder in time. It ends without a result. You’re still 3rd.',
    ],
    [
      'not accepted in time, which is the strike that removes a player',
      () => challenged({ acceptDays: 5, strikes: 1, strikeCosts: 'removed' }),
      'dee answered: You won against Cy Cole without playing. Cy Cole didn’t accept your challenge on Main ladder in time. That was a strike. You’re now 3rd.',
      'cy lost: You lost to Dee Day without playing. You didn’t accept Dee Day’s challenge on Main ladder in time. That was a strike. You’re no longer on Main ladder. An organiser can put you back.',
    ],
    [
      'not played in time, which the challenger wins',
      () => accepted({ playDays: 5, playLate: 'lost-by-challenged' }),
      'dee answered: You won against Cy Cole without playing. You and Cy Cole didn’t play your challenge on Main ladder in time. Under the rules, that’s a win for the challenger. You’re now 3rd.',
      'cy lost: You lost to Dee Day without playing. You and Dee Day didn’t play your challenge on Main ladder in time. Under the rules, that’s a win for the challenger. You’re now 4th.',
    ],
    [
      'not played in time, which both lose',
      () => accepted({ playDays: 5, playLate: 'lost-by-both' }),
      'dee lost: You lost to Cy Cole without playing. You and Cy Cole didn’t play your challenge on Main ladder in time. Under the rules, that’s a loss for both of you. You’re now 5th.',
      'cy lost: You lost to Dee Day without playing. You and Dee Day didn’t play your challenge on Main ladder in time. Under the rules, that’s a loss for both of you. You’re now 4th.',
    ],
    [
      'not played in time, which costs nothing',
      () => accepted({ playDays: 5, playLate: 'lapses' }),
      'dee answered: Your challenge with Cy Cole is over. You and Cy Cole didn’t play your challenge on Main ladder in time. It ends without a result. You’re still 4th.',
      'cy answered: Your challenge with Dee Day is over. You and Dee Day didn’t play your challenge on Main ladder in time. It ends without a result. You’re still 3rd.',
    ],
    [
      'not played in time, the challenged player having offered no day',
      () => offered('dee'),
      'dee answered: You won against Cy Cole without playing. You offered Cy Cole a day to play your challenge on Main ladder, and they offered none. Under the rules, that’s a loss for them. You’re now 3rd.',
      'cy lost: You lost to Dee Day without playing. Dee Day offered a day to play your challenge on Main ladder, and you offered none. Under the rules, that’s a loss for you. You’re now 4th.',
    ],
    [
      'not played in time, the challenger having offered no day',
      () => offered('cy'),
      'dee lost: You lost to Cy Cole without playing. Cy Cole offered a day to play your challenge on Main ladder, and you offered none. Under the rules, that’s a loss for you. You’re still 4th.',
      'cy answered: You won against Dee Day without playing. You offered Dee Day a day to play your challenge on Main ladder, and they offered none. Under the rules, that’s a loss for them. You’re still 3rd.',
    ],
    [
      'not accepted in time, by somebody who may not have heard of it',
      unreached,
      'dee answered: Your challenge with Cy Cole is over. Cy Cole hadn’t signed in yet, and didn’t accept your challenge on Main ladder in time. It ends without a result. You’re still 4th.',
      'cy answered: Your challenge with Dee Day is over. Dee Day challenged you on Main ladder before you’d signed in, so it costs you nothing. It ends without a result. You’re still 3rd.',
    ],
  ];
  it.each(due)('%s', (_, made, first, second) => {
    expect(said(made().waits(8).does('settle', {}))).toEqual([first, second]);
  });

  it('declined, where that is losing: told to the challenger, who then stands higher', () => {
    const told = challenged({ declining: 'lost' });
    expect(said(told.does('decline', { challenge: 'm1' }))).toEqual([
      'dee answered: Cy Cole declined your challenge. Main ladder: Cy Cole declined your challenge. Under the rules, that’s a loss for them. You’re now 3rd.',
    ]);
  });

  it('as the other one is taken off the ladder, who is told so too', () => {
    expect(said(challenged().does('leave', { player: 'cy' }))).toEqual([
      'cy lost: You’ve been removed from Main ladder. You’re no longer on Main ladder. An organiser can put you back.',
      'dee answered: Your challenge with Cy Cole is over. Cy Cole is no longer on Main ladder. It ends without a result.',
    ]);
  });

  it('as an official cancels it', () => {
    expect(said(challenged().does('void', { line: 3 }))).toEqual([
      'dee answered: Your challenge with Cy Cole is over. The club cancelled your challenge with Cy Cole on Main ladder. It ends without a result.',
      'cy answered: Your challenge with Dee Day is over. The club cancelled your challenge with Dee Day on Main ladder. It ends without a result.',
    ]);
  });

  it.each([
    [{ walkover: true }, 'gave up your match on Main ladder', 'you gave up your match with Dee Day on Main ladder'],
    [
      { noShow: true },
      'didn’t turn up for your match on Main ladder',
      'you didn’t turn up for your match with Dee Day on Main ladder',
    ],
  ])('entered as %j by the club, which both may say is wrong', (how, won, lost) => {
    const told = challenged({ confirm: 0 }).does('result', { challenge: 'm1', score: [3, 0], ...how });
    expect(said(told)).toEqual([
      `dee entered: You won against Cy Cole without playing. It was entered that Cy Cole ${won}. You’re now 3rd. If that’s wrong, say so on your page.`,
      `cy entered: You lost to Dee Day without playing. It was entered that ${lost}. You’re now 4th. If that’s wrong, say so on your page.`,
    ]);
  });
});

/** Dee has reported that she beat Cy. */
function reported(): NotifiedClub {
  const told = challenged({ confirm: 3 });
  told.does('result', { challenge: 'm1', score: [3, 1], reported: 'dee' });
  return told;
}

describe('a result that waited is told once it counts, with where the player stands', () => {
  it('to who reported it, as the other one confirms it', () => {
    expect(said(reported().does('approve', { challenge: 'm1' }))).toEqual([
      'dee answered: Your win over Cy Cole counts. Cy Cole confirmed 3–1 on Main ladder. You’re now 3rd.',
    ]);
  });

  it('to both, as nobody disputes it in time', () => {
    expect(said(reported().waits(4).does('settle', {}))).toEqual([
      'dee answered: Your win over Cy Cole counts. Cy Cole didn’t dispute 3–1 on Main ladder in time. You’re now 3rd.',
      'cy answered: Your loss to Dee Day counts. You didn’t dispute 1–3 on Main ladder in time. You’re now 4th.',
    ]);
  });

  it('to both, as the club decides about a dispute', () => {
    const told = reported();
    told.does('reject', { challenge: 'm1', disputed: 'cy' });
    expect(said(told.does('approve', { challenge: 'm1' }))).toEqual([
      'dee answered: Your win over Cy Cole counts. The club approved 3–1 on Main ladder. You’re now 3rd.',
      'cy answered: Your loss to Dee Day counts. The club approved 1–3 on Main ladder. You’re now 4th.',
    ]);
  });

  it('and that it does not: to both as the club turns it down, to the other one as it is taken back', () => {
    const told = reported();
    const text =
      'What was reported of your match with Dee Day on Main ladder was withdrawn or rejected. The match is still to be played.';
    const cy = [`cy answered: Your result against Dee Day doesn’t count. ${text}`];
    expect(said(told.does('reject', { challenge: 'm1' }))).toEqual(cy);
    told.does('result', { challenge: 'm1', score: [3, 1], reported: 'dee' });
    told.does('reject', { challenge: 'm1', disputed: 'cy' });
    expect(ofEnds(told.does('reject', { challenge: 'm1' })).map(readerOf)).toEqual(['dee answered', 'cy answered']);
  });

  it('to both where the club approves every result (Nairobi)', () => {
    const told = new NotifiedClub({}, FIVE, { system: 'nairobi', timezone: 'Africa/Nairobi' });
    const paid = { registered: true, paidUntil: '2022-01-01' };
    for (const player of ['dee', 'cy']) told.does('prefer', { player, ...paid });
    told.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
    const played = { score: [1, 0], playedAt: '2021-09-11T14:00:00+03:00', minutes: 60, pgn: '1. e4 e5 1-0' };
    expect(told.waits(2).does('result', { challenge: 'm1', ...played })).toEqual([]);
    expect(said(told.does('approve', { challenge: 'm1' }))).toEqual([
      'dee answered: Your win over Cy Cole counts. The club approved 1–0 on Main ladder. You’re now 3rd.',
      'cy answered: Your loss to Dee Day counts. The club approved 0–1 on Main ladder. You’re now 4th.',
    ]);
  });
});

const game = { id: 'g1', players: ['ann', 'bob', 'cy'] };
const scores = [
  ['ann', 10],
  ['bob', 40],
  ['cy', 20],
];

function begun(settings: object = {}): NotifiedClub {
  const told = new NotifiedClub(settings, FIVE, { system: 'shicargo', season: { start: '2021-09-01' } });
  told.does('start', game);
  return told;
}

describe('the players of a game for points', () => {
  it('are told what they won or lost as its scores count, but for who entered them', () => {
    expect(said(begun({ confirm: 0 }).does('finish', { game: 'g1', scores, reported: 'bob' }))).toEqual([
      'ann answered: You lost 100 points. The scores of your game on Main ladder were entered. You’re now 5th.',
      'cy answered: You lost 25 points. The scores of your game on Main ladder were entered. You’re now 4th.',
    ]);
    const told = begun({ confirm: 3 });
    told.does('finish', { game: 'g1', scores, reported: 'bob' });
    expect(ofEnds(told.waits(5).does('settle', {})).map(readerOf)).toEqual([
      'ann answered',
      'bob answered',
      'cy answered',
    ]);
  });

  it('are told that it was cancelled', () => {
    expect(said(begun().does('abandon', { game: 'g1' }))).toContain(
      'ann answered: Your game on Main ladder was cancelled. The club cancelled your game on Main ladder. Everybody has their stake back.',
    );
  });
});

/** Why each stands where they do. */
const textsOf = (notices: readonly PersonalNotice[]): Readonly<Record<string, string>> =>
  Object.fromEntries(notices.map(({ player, text }) => [player, text]));

/** A missed week costs a place. */
const weekly = (settings: object): NotifiedClub =>
  new NotifiedClub({ period: 'week', dropAfter: 1, ...settings }, FIVE, { system: 'house' });

describe('what falls due against a player', () => {
  it('is told whatever they chose: rungs, their place, points', () => {
    const told = weekly({ removeAfter: 2 });
    told.does('match', { id: 'm1', challenger: 'cy', challenged: 'bob', score: [3, 0] });
    expect(said(told.waits(6).does('settle', {}))).toContain(
      'ann lost: You’re now 2nd on Main ladder. You moved from 1st to 2nd: no game in the week of 6 September.',
    );
    expect(said(told.waits(6).does('settle', {}))).toContain(
      'ann lost: You’ve been removed from Main ladder. You’re no longer on Main ladder: no game for 2 weeks. An organiser can put you back.',
    );
    const points = new NotifiedClub({}, FIVE, { system: 'shicargo', season: { start: '2021-07-01' } });
    points.does('start', { id: 'g1', players: ['ann', 'bob'] });
    expect(said(points.waits(60).does('settle', {}))).toContain(
      'cy lost: You forfeited 250 points on Main ladder. No game in October 2021. You’re now 3rd.',
    );
  });

  it('is told to who declines, as it takes them off the ladder', () => {
    const told = challenged({ declining: 'lost', strikes: 1, strikeCosts: 'removed' });
    expect(said(told.does('decline', { challenge: 'm1' }))).toContain(
      'cy lost: You’ve been removed from Main ladder. You’re no longer on Main ladder. An organiser can put you back.',
    );
  });

  it('is told to the challenger as the strike that it is, and where they stand if it moved them', () => {
    const first = challenged({ declining: 'lost', strikes: 2, strikeCosts: 'bottom' });
    expect(said(first.does('decline', { challenge: 'm1' }))).toContain(
      'dee answered: Cy Cole declined your challenge. Main ladder: Cy Cole declined your challenge. For Cy Cole, that was the 1st strike of 2.',
    );
    const last = challenged({ declining: 'lost', strikes: 1, strikeCosts: 'bottom' });
    expect(said(last.does('decline', { challenge: 'm1' }))).toContain(
      'dee answered: Cy Cole declined your challenge. Main ladder: Cy Cole declined your challenge. That was a strike. You’re now 3rd.',
    );
  });

  it('is told with why a player rose all the same', () => {
    const told = weekly({ removeAfter: 2, rematchWeeks: 0 });
    told.does('match', { id: 'm1', challenger: 'cy', challenged: 'bob', score: [0, 3] });
    told.does('match', { id: 'm2', challenger: 'eve', challenged: 'dee', score: [0, 3] });
    told.waits(6).does('match', { id: 'm3', challenger: 'cy', challenged: 'bob', score: [0, 3] });
    const missed = 'no game in the week of 13 September, but others were removed.';
    expect(textsOf(told.waits(6).does('settle', {}))).toMatchObject({
      dee: `You moved from 4th to 3rd: ${missed}`,
      eve: `You moved from 5th to 4th: ${missed}`,
    });
  });

  it('is told with the challenge that moved a player, not with a week that did not', () => {
    const told = weekly({ acceptDays: 3, acceptLate: 'lost', win: 'takes-rung', reach: 4 });
    told.does('match', { id: 'm1', challenger: 'cy', challenged: 'bob', score: [0, 3] });
    told.does('challenge', { id: 'm2', challenger: 'eve', challenged: 'bob' });
    const lapsed = 'Bob Brown didn’t accept Eve Ellis’s challenge in time.';
    expect(textsOf(told.waits(9).does('settle', {}))).toMatchObject({
      ann: 'You moved from 1st to 2nd: no game in the week of 6 September.',
      cy: `You moved from 3rd to 4th: ${lapsed}`,
      dee: `You moved from 4th to 5th: ${lapsed}`,
    });
  });
});

/** One of each sentence, as it comes. */
const all = (): readonly string[] => [
  ...new Set(
    [
      challenged({ acceptDays: 5, acceptLate: 'lost' }).waits(8).does('settle', {}),
      accepted({ playDays: 5, playLate: 'lost-by-challenged' }).waits(8).does('settle', {}),
      accepted({ playDays: 5, playLate: 'lost-by-both' }).waits(8).does('settle', {}),
      offered('dee').waits(8).does('settle', {}),
      unreached().waits(8).does('settle', {}),
      challenged({ declining: 'lost' }).does('decline', { challenge: 'm1' }),
      challenged().does('leave', { player: 'cy' }),
      challenged().does('void', { line: 3 }),
      ...['walkover', 'noShow'].map((how) =>
        challenged({ confirm: 0 }).does('result', { challenge: 'm1', score: [3, 0], [how]: true }),
      ),
      reported().does('approve', { challenge: 'm1' }),
      reported().waits(4).does('settle', {}),
      reported().does('reject', { challenge: 'm1' }),
      begun({ confirm: 0 }).does('finish', { game: 'g1', scores, reported: 'bob' }),
      begun().does('abandon', { game: 'g1' }),
    ].flatMap((notices) => ofEnds(notices).map(wordsOf)),
  ),
];

it.each<readonly [Language, readonly string[]]>([
  [
    'de',
    [
      'Du hast kampflos gegen Cy Cole gewonnen. Cy Cole hat deine Forderung in Main ladder nicht rechtzeitig angenommen. Du bist jetzt auf Platz 3.',
      'Du hast kampflos gegen Dee Day verloren. Du hast die Forderung von Dee Day in Main ladder nicht rechtzeitig angenommen. Du bist jetzt auf Platz 4.',
      'Du hast kampflos gegen Cy Cole gewonnen. Cy Cole und du habt eure Forderung in Main ladder nicht rechtzeitig gespielt. Nach den Regeln gewinnt, wer gefordert hat. Du bist jetzt auf Platz 3.',
      'Du hast kampflos gegen Dee Day verloren. Dee Day und du habt eure Forderung in Main ladder nicht rechtzeitig gespielt. Nach den Regeln gewinnt, wer gefordert hat. Du bist jetzt auf Platz 4.',
      'Du hast kampflos gegen Cy Cole verloren. Cy Cole und du habt eure Forderung in Main ladder nicht rechtzeitig gespielt. Nach den Regeln verliert ihr beide. Du bist jetzt auf Platz 5.',
      'Du hast kampflos gegen Dee Day verloren. Dee Day und du habt eure Forderung in Main ladder nicht rechtzeitig gespielt. Nach den Regeln verliert ihr beide. Du bist jetzt auf Platz 4.',
      'Du hast kampflos gegen Cy Cole gewonnen. Du hast Cy Cole für eure Forderung in Main ladder einen Tag angeboten, umgekehrt kam kein Angebot. Nach den Regeln hat dein Gegenüber damit verloren. Du bist jetzt auf Platz 3.',
      'Du hast kampflos gegen Dee Day verloren. Dee Day hat für eure Forderung in Main ladder einen Tag angeboten, von dir kam kein Angebot. Nach den Regeln hast du damit verloren. Du bist jetzt auf Platz 4.',
      'Die Forderung zwischen dir und Cy Cole ist beendet. Cy Cole war noch nie angemeldet und hat deine Forderung in Main ladder nicht rechtzeitig angenommen. Die Forderung endet ohne Ergebnis. Du bleibst auf Platz 4.',
      'Die Forderung zwischen dir und Dee Day ist beendet. Dee Day hat dich in Main ladder gefordert, bevor du dich angemeldet hattest; es kostet dich daher nichts. Die Forderung endet ohne Ergebnis. Du bleibst auf Platz 3.',
      'Cy Cole lehnt deine Forderung ab. Main ladder: Cy Cole lehnt deine Forderung ab. Nach den Regeln hat dein Gegenüber damit verloren. Du bist jetzt auf Platz 3.',
      'Du wurdest aus Main ladder entfernt. Du stehst nicht mehr in Main ladder. Die Leitung kann dich wieder aufnehmen.',
      'Die Forderung zwischen dir und Cy Cole ist beendet. Cy Cole steht nicht mehr in Main ladder. Die Forderung endet ohne Ergebnis.',
      'Die Forderung zwischen dir und Cy Cole ist beendet. Die Leitung hat eure Forderung in Main ladder gestrichen. Die Forderung endet ohne Ergebnis.',
      'Die Forderung zwischen dir und Dee Day ist beendet. Die Leitung hat eure Forderung in Main ladder gestrichen. Die Forderung endet ohne Ergebnis.',
      'Du hast kampflos gegen Cy Cole gewonnen. Es wurde eingetragen, dass Cy Cole eure Partie in Main ladder kampflos aufgegeben hat. Du bist jetzt auf Platz 3. Stimmt das nicht, melde es auf deiner Seite.',
      'Du hast kampflos gegen Dee Day verloren. Es wurde eingetragen, dass du deine Partie gegen Dee Day in Main ladder kampflos aufgegeben hast. Du bist jetzt auf Platz 4. Stimmt das nicht, melde es auf deiner Seite.',
      'Du hast kampflos gegen Cy Cole gewonnen. Es wurde eingetragen, dass Cy Cole zu eurer Partie in Main ladder nicht erschienen ist. Du bist jetzt auf Platz 3. Stimmt das nicht, melde es auf deiner Seite.',
      'Du hast kampflos gegen Dee Day verloren. Es wurde eingetragen, dass du zu deiner Partie gegen Dee Day in Main ladder nicht erschienen bist. Du bist jetzt auf Platz 4. Stimmt das nicht, melde es auf deiner Seite.',
      'Dein Sieg gegen Cy Cole zählt. Cy Cole hat das 3–1 in Main ladder bestätigt. Du bist jetzt auf Platz 3.',
      'Dein Sieg gegen Cy Cole zählt. Cy Cole hat das 3–1 in Main ladder nicht rechtzeitig angefochten. Du bist jetzt auf Platz 3.',
      'Deine Niederlage gegen Dee Day zählt. Du hast das 1–3 in Main ladder nicht rechtzeitig angefochten. Du bist jetzt auf Platz 4.',
      'Dein Ergebnis gegen Dee Day zählt nicht. Was für deine Partie gegen Dee Day in Main ladder gemeldet war, wurde zurückgezogen oder abgelehnt. Die Partie ist noch zu spielen.',
      'Du hast 100 Punkte verloren. Die Ergebnisse deiner Partie in Main ladder sind eingetragen. Du bist jetzt auf Platz 5.',
      'Du hast 25 Punkte verloren. Die Ergebnisse deiner Partie in Main ladder sind eingetragen. Du bist jetzt auf Platz 4.',
      'Deine Partie in Main ladder ist gestrichen. Die Leitung hat deine Partie in Main ladder gestrichen. Alle haben ihren Einsatz zurück.',
    ],
  ],
  [
    'fr',
    [
      'Victoire par forfait contre Cy Cole. Cy Cole n’a pas accepté à temps votre défi dans Main ladder. Vous êtes maintenant au rang 3.',
      'Défaite par forfait contre Dee Day. Vous n’avez pas accepté à temps le défi de Dee Day dans Main ladder. Vous êtes maintenant au rang 4.',
      'Victoire par forfait contre Cy Cole. Cy Cole et vous n’avez pas joué à temps votre défi dans Main ladder. Selon les règles, l’auteur du défi gagne. Vous êtes maintenant au rang 3.',
      'Défaite par forfait contre Dee Day. Dee Day et vous n’avez pas joué à temps votre défi dans Main ladder. Selon les règles, l’auteur du défi gagne. Vous êtes maintenant au rang 4.',
      'Défaite par forfait contre Cy Cole. Cy Cole et vous n’avez pas joué à temps votre défi dans Main ladder. Selon les règles, c’est une défaite pour vous deux. Vous êtes maintenant au rang 5.',
      'Défaite par forfait contre Dee Day. Dee Day et vous n’avez pas joué à temps votre défi dans Main ladder. Selon les règles, c’est une défaite pour vous deux. Vous êtes maintenant au rang 4.',
      'Victoire par forfait contre Cy Cole. Vous avez proposé une date à Cy Cole pour votre défi dans Main ladder, sans recevoir de proposition en retour. Selon les règles, c’est une défaite pour votre adversaire. Vous êtes maintenant au rang 3.',
      'Défaite par forfait contre Dee Day. Dee Day a proposé une date pour votre défi dans Main ladder, et vous n’en avez proposé aucune. Selon les règles, c’est une défaite pour vous. Vous êtes maintenant au rang 4.',
      'Le défi entre vous et Cy Cole est terminé. Cy Cole n’avait pas encore ouvert sa page et n’a pas accepté à temps votre défi dans Main ladder. Le défi se termine sans résultat. Vous restez au rang 4.',
      'Le défi entre vous et Dee Day est terminé. Dee Day vous a lancé un défi dans Main ladder avant votre première connexion : cela ne vous coûte rien. Le défi se termine sans résultat. Vous restez au rang 3.',
      'Cy Cole refuse votre défi. Main ladder\u202f: Cy Cole refuse votre défi. Selon les règles, c’est une défaite pour votre adversaire. Vous êtes maintenant au rang 3.',
      'Vous n’êtes plus dans Main ladder. Vous n’êtes plus dans Main ladder. Un organisateur peut vous y remettre.',
      'Le défi entre vous et Cy Cole est terminé. Cy Cole n’est plus dans Main ladder. Le défi se termine sans résultat.',
      'Le défi entre vous et Cy Cole est terminé. Le club a annulé ce défi dans Main ladder. Le défi se termine sans résultat.',
      'Le défi entre vous et Dee Day est terminé. Le club a annulé ce défi dans Main ladder. Le défi se termine sans résultat.',
      'Victoire par forfait contre Cy Cole. Selon la saisie, Cy Cole a abandonné votre partie dans Main ladder avant de la jouer. Vous êtes maintenant au rang 3. Si ce n’est pas exact, signalez-le sur votre page.',
      'Défaite par forfait contre Dee Day. Selon la saisie, vous avez abandonné votre partie contre Dee Day dans Main ladder avant de la jouer. Vous êtes maintenant au rang 4. Si ce n’est pas exact, signalez-le sur votre page.',
      'Victoire par forfait contre Cy Cole. Selon la saisie, Cy Cole n’a pas pris part à votre partie dans Main ladder. Vous êtes maintenant au rang 3. Si ce n’est pas exact, signalez-le sur votre page.',
      'Défaite par forfait contre Dee Day. Selon la saisie, vous n’avez pas pris part à votre partie contre Dee Day dans Main ladder. Vous êtes maintenant au rang 4. Si ce n’est pas exact, signalez-le sur votre page.',
      'Votre victoire contre Cy Cole compte. Cy Cole a confirmé le 3–1 dans Main ladder. Vous êtes maintenant au rang 3.',
      'Votre victoire contre Cy Cole compte. Cy Cole n’a pas contesté à temps le 3–1 dans Main ladder. Vous êtes maintenant au rang 3.',
      'Votre défaite contre Dee Day compte. Vous n’avez pas contesté à temps le 1–3 dans Main ladder. Vous êtes maintenant au rang 4.',
      'Votre résultat contre Dee Day ne compte pas. Le résultat déclaré pour votre partie contre Dee Day dans Main ladder a été retiré ou refusé. La partie reste à jouer.',
      'Vous avez perdu 100 points. Les scores de votre partie dans Main ladder ont été saisis. Vous êtes maintenant au rang 5.',
      'Vous avez perdu 25 points. Les scores de votre partie dans Main ladder ont été saisis. Vous êtes maintenant au rang 4.',
      'Votre partie dans Main ladder est annulée. Le club a annulé votre partie dans Main ladder. Chacun récupère sa mise.',
    ],
  ],
])('the same is told in %s', (language, said) => {
  expect(inLanguage(language, all)).toEqual(said);
});
