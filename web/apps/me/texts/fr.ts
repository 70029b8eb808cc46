import { de } from '../../../../shared/words/french.ts';
import { parts, say } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

const stranger =
  'Cette page est personnelle à chaque joueur. Demandez votre lien d’invitation à l’organisateur et ouvrez-le une fois sur ce téléphone.';

export const fr: typeof en = {
  title: 'Votre page',
  ladder: 'Classement',
  opening: 'Ouverture…',
  stranger,
  unreached: 'Le service est injoignable. Nouvel essai…',
  toLadder: 'Tout le classement',
  notOn: 'Vous n’êtes pas dans ce classement.',
  removals: 'Qui a été retiré, quand et pourquoi',
  entering: 'Votre rang n’est pas encore fixé : continuez à gagner pour monter.',
  waits: 'Vous entrerez dans le classement après votre première partie.',
  safe: 'Rien ne vous menace pour le moment.',
  rung: (rung, of) => parts`Rang ${rung} sur ${of}`,
  points: (points) => `, avec ${points} points`,
  gap: (gap) => `, écart de ${gap} avec le suivant`,
  before: 'Mouvements précédents',
  arrive: 'Signaler mon arrivée',
  open: 'Vos défis',
  running: 'Votre partie',
  answers: { accept: 'Accepter', decline: 'Refuser', withdraw: 'Retirer' },
  report: 'Annoncer le résultat',
  cancel: 'Retour',
  awaiting: (score) => `${score}, à valider ; `,
  since: (time) => parts`depuis ${time}`,
  issued: (day) => parts`lancé le ${day}`,
  accepted: 'accepté',
  notAccepted: 'pas encore accepté',
  onItsWay: 'envoi en cours',
  pending: 'Pas encore envoyé',
  checking: 'Vérification…',
  offline: 'Pas de connexion : gardé sur ce téléphone, et envoyé dès que vous serez de nouveau en ligne.',
  unknown: 'Vous verrez l’effet une fois l’envoi fait.',
  approval: 'Rien ne bouge tant que l’organisateur n’a pas validé.',
  confirmation: 'Rien ne bouge tant que votre adversaire n’a pas confirmé.',
  nobodyMoves: 'Personne ne change de rang.',
  others: 'Les autres',
  you: 'Vous',
  takeBack: 'Reprendre',
  seen: 'Compris',
  champion: (who) => parts`La saison est terminée. Champion : ${who}`,
  shut: {
    'no-key': stranger,
    'unknown-key': 'Votre lien d’invitation n’est plus valable. Demandez-en un nouveau à l’organisateur.',
    'expired-key': 'Votre lien d’invitation a expiré. Demandez-en un nouveau à l’organisateur.',
    'revoked-key': 'Votre lien d’invitation a été retiré. Demandez-en un nouveau à l’organisateur.',
    'session-ended':
      'Vous êtes déconnecté. Rouvrez votre lien d’invitation ou demandez-en un nouveau à l’organisateur.',
    'unknown-ladder': 'Ce classement n’existe pas.',
  },
  connectionLost: (taps) =>
    taps === 0
      ? 'Pas de connexion. Ce que vous voyez n’est peut-être plus à jour.'
      : taps === 1
        ? 'Pas de connexion : 1 modification sera envoyée dès que vous serez de nouveau en ligne.'
        : `Pas de connexion : ${taps} modifications seront envoyées dès que vous serez de nouveau en ligne.`,
  sending: (taps) => (taps === 1 ? 'Envoi d’une modification…' : `Envoi de ${taps} modifications…`),
  refused: (says) => say`Non enregistré : ${says}`,
  pot: (points) => `${points} points dans le pot`,
  youChallenged: (opponent) => say`Vous avez défié ${opponent}`,
  challengedYou: (opponent) => say`${opponent} vous a défié`,
  changes: {
    rung: (from, to) => `rang ${from} → ${to}`,
    points: (from, to, by) => `${from} → ${to} points (${by})`,
    gap: (from, to) => `écart ${from} → ${to}`,
  },
  deeds: {
    arrive: 'Signaler mon arrivée',
    join: 'Vous entrez dans le classement',
    prefer: 'Vos préférences',
    challenge: (who) => say`Vous défiez ${who}`,
    accept: (who) => say`Vous acceptez le défi ${de(who.name)}${who}`,
    decline: (who) => say`Vous refusez le défi ${de(who.name)}${who}`,
    withdraw: (who) => say`Vous retirez votre défi à ${who}`,
    result: (score, who) => say`Vous ${score} ${who}`,
    approve: 'Le résultat est juste',
    dispute: 'Le résultat est faux',
    takeBack: 'Vous retirez votre annonce',
    start: 'Une partie',
    finish: 'Les scores d’une partie',
  },
  unknownChallenge: {
    accept: 'accepter un défi',
    decline: 'refuser un défi',
    withdraw: 'retirer un défi',
    result: 'annoncer un résultat',
  },
};
