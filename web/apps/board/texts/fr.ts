import { counted, de, ofRungs } from '#shared/words/french.ts';
import { parts, say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const board: typeof en.board = {
  filter: 'Chercher par nom',
  newMember: 'Nouveau membre',
  nobodyHere: 'Personne n’est encore là. Pointez les joueurs à mesure qu’ils arrivent.',
  pass: 'Passer',
  home: 'Départ',
  challenge: '▸ défier',
  itsTurn: '★ son tour',
  turnCount: (count) => `compteur de défis ${count}`,
  waiting: 'joue ensuite (sans adversaire la dernière fois)',
  late: 'en retard – repart du bas',
  rejoin: 'revient',
  abandon: 'Pas de résultat…',
  abandonSays: 'Personne ne change de rang. Cette rencontre ne peut plus être rejouée ce soir.',
  reason: 'Motif (il est enregistré)',
  asSheet: 'Saisir comme jouée ce soir-là',
  setTime: 'Indiquer l’heure d’arrivée…',
  outOfTurn: 'Défie hors de son tour',
  challengesOutOfTurn: (who) => say`${who} défie hors de son tour`,
  whom: 'Qui défier ?',
  otherFirst: 'Laisser passer quelqu’un d’autre',
  over: 'Cette partie est terminée.',
  noNight: 'Ce classement n’a pas de soirée du club.',
  keepsTime: 'Les arrivées et les résultats gardent l’heure de votre saisie s’ils sont envoyés avant minuit.',
  pastMidnight:
    'Il est minuit passé : seules les parties d’hier soir avec un résultat peuvent encore être saisies, depuis cette page. N’effacez rien sur cette tablette.',
  tonight: 'La soirée jusqu’ici',
  nightOver: 'Cette soirée est terminée.',
  enteredLate: 'Saisi en retard (pas de connexion)',
  reasons: { agreed: 'Les deux sont d’accord', nobodyElse: 'Personne d’autre n’est libre', club: 'Décision du club' },
  met: 'déjà rencontré ce soir',
  otherClub: 'Cette tablette est connectée à un autre club. Ouvrez un lien d’invitation pour celui-ci.',
  noConnection: (taps, asOf) =>
    `Pas de connexion${taps === 0 ? '' : ` – ${counted(taps, 'saisie')} en attente`}.${asOf === undefined ? '' : ` Mis à jour à ${asOf}.`}`,
  awaited: (taps, name) =>
    `Non envoyé : ${counted(taps, 'saisie')} ${de(name)}${name}, dont la session est fermée ici. Reconnectez cette personne ou envoyez en votre nom.`,
  sendAs: (name) => `Envoyer comme ${name}`,
  kept: (taps) =>
    `Pas encore envoyé : ${counted(taps, 'saisie')}. Rien n’est perdu : reconnectez-vous sur cette tablette et tout sera envoyé.`,
  hours: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  taps: {
    abandon: (challenger, challenged) => say`${challenger} – ${challenged} : partie annulée`,
  },
  effects: {
    again: 'Les périodes déjà closes seront recalculées.',
    goesUpTo: (who, rung) => say`${who} monte au rang ${rung}.`,
    down: (who, players, by) => say`${who} ${players === 1 ? 'descend' : 'descendent'} ${ofRungs(by)}.`,
  },
};

export const final: typeof en.final = {
  play: 'Jouer',
  until: (time) => parts`Défis jusqu’à ${time}.`,
  close: 'Clore les parties ordinaires',
  closeSays: 'Plus aucun défi ensuite. Si c’était trop tôt, vous pourrez revenir en arrière.',
  closeWaits: 'quand plus aucune partie n’est en cours',
  untilCut: (time, missing) =>
    missing === 0
      ? parts` jusqu’à ${time} : tout le monde est là`
      : missing === 1
        ? parts` jusqu’à ${time} : 1 joueur manque et serait retiré`
        : parts` jusqu’à ${time} : ${String(missing)} joueurs manquent et seraient retirés`,
  missing: (time, names) => say`${time} – pas encore là : ${names}. Touchez les noms des présents.`,
  clocks: 'Les Blancs ont 6 minutes et doivent gagner. Les Noirs ont 5 minutes : une nulle leur suffit.',
  walkover: (who) => parts`${who} ne le joue pas`,
};

export const tonight: typeof en.tonight = {
  joins: 'Ajouter et pointer',
  whoIs: (name) => `Il y a déjà quelqu’un du nom ${de(name)}${name} au club. Qui est-ce ?`,
  onLadder: 'dans ce classement : pointer',
  noLadder: 'membre, dans aucun classement',
  playsOn: (ladders) => `joue dans ${ladders}`,
  another: (name) => `Un autre joueur du nom ${de(name)}${name} : ajouter et pointer`,
  unknownWho: 'Pas de connexion : impossible de voir qui d’autre est au club, c’est donc quelqu’un de nouveau.',
  nothing: 'Rien n’a été enregistré ce soir.',
  hereAt: (time) => `, sur place à ${time}`,
  undoWhat: (story) => say`Annuler : ${story}`,
  playOn: 'Partie toujours en cours',
  playOnSays: (one, other) => say`${one} – ${other}\u202f: toujours en cours`,
  playsElsewhere: (who) => say`${who} joue déjà une autre partie.`,
  correct: 'Corriger les joueurs, la date ou le score',
  needsLine:
    'Pas de connexion, or il en faut une\u202f: les conséquences sont d’abord calculées. Ce qui est saisi reste ici.',
  came: 'Arrivée plus tôt…',
  cameAt: 'Heure d’arrivée',
  cameSays: 'Un joueur présent à 20 h 15 est à l’heure, quel que soit le moment de la saisie.',
  cameNow: 'Vient d’arriver – repart tout en bas',
  cameBefore: 'Était là à 20 h 15',
  cameLate: 'Le pointage a été clos à 20 h 15. Arrivée à temps, ou seulement maintenant ?',
  gone: 'Cela a déjà été annulé.',
  recordedAlready: (story, time, by = 'quelqu’un d’autre') => say`${story} – enregistré par ${by} à ${time}.`,
  notFinished: (one, other, day) => say`${one} – ${other} n’a pas été terminé le ${day}.`,
  keepIt: 'Garder',
  changeTo: (score) => `Corriger en ${score}`,
  recordedBy: (name = 'quelqu’un d’autre') =>
    `Enregistré par ${name} : cette personne peut l’annuler, ou l’organisateur.`,
  beforeMidnight: 'Enregistré avant minuit : l’organisateur peut l’annuler.',
  first: (story) => `Annuler d’abord : ${story}.`,
  follows: {
    arrive: 'Le pointage est effacé, comme s’il n’avait pas eu lieu.',
    depart: 'De retour, avec le compteur de défis d’avant.',
    challenge:
      'Comme s’il n’avait jamais été lancé : les compteurs reprennent leur valeur, et les deux peuvent encore jouer ce soir.',
    result:
      'La partie compte comme annulée. Les deux ne peuvent plus se rencontrer ce soir, sauf si vous annulez aussi le défi.',
    playoff: 'Le départage doit être rejoué.',
  },
};
