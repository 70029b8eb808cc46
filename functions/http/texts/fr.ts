import type { en } from './en.ts';

export const fr: typeof en = {
  outage:
    'Impossible de savoir si c’est fait. Réessayez dans un instant, avec la même Idempotency-Key si vous en avez envoyé une.',
  noLadder: 'Ce classement n’existe pas.',
  closed: 'Ce classement est clos\u202f: on n’y saisit plus rien.',
  beingDeleted:
    'Ce qui se trouvait ici sous ce nom est encore en cours de suppression. Réessayez dans un quart d’heure.',
  suspended: 'Ce club est suspendu\u202f: rien ne peut être modifié. Adressez-vous au responsable de ce service.',
  deleted: 'Ce classement a été supprimé.',
  link: {
    unknown: 'Ce lien d’invitation n’est pas valable. Demandez-en un nouveau à votre organisateur.',
    none: 'Vous devez vous connecter. Ouvrez le lien d’invitation de votre organisateur.',
    revoked: 'L’organisateur a révoqué ce lien d’invitation.',
    expired: 'Ce lien d’invitation a expiré. Demandez-en un nouveau à votre organisateur.',
    ended: 'Vous êtes déconnecté ici. Ouvrez un nouveau lien d’invitation de votre organisateur.',
    stopped: 'Ce lien d’invitation a été bloqué. Demandez-en un nouveau à votre organisateur.',
    replaced: 'Ce lien d’invitation a été remplacé. Demandez le nouveau à votre organisateur.',
    used: 'Ce lien d’invitation a déjà servi. Les liens pour organisateurs et marqueurs ne servent qu’une fois. Demandez-en un nouveau.',
    program: 'Cette clé est destinée à un programme\u202f: elle n’ouvre aucune page.',
  },
  own: {
    join: 'Vous ne pouvez inscrire que vous-même.',
    prefer: 'Vous ne pouvez modifier que vos propres préférences.',
    arrive: 'Vous ne pouvez signaler que votre propre arrivée.',
    challenge: 'Vous ne pouvez lancer un défi qu’en votre propre nom.',
    accept: 'Vous ne pouvez accepter que les défis qui vous sont lancés.',
    decline: 'Vous ne pouvez refuser que les défis qui vous sont lancés.',
    withdraw: 'Vous ne pouvez retirer que vos propres défis.',
    result: 'Vous ne pouvez déclarer que vos propres résultats.',
    start:
      'Les autres doivent d’abord être d’accord. Proposez-leur la partie\u202f: elle commence dès que tous ont accepté.',
    finish: 'Vous ne pouvez terminer que vos propres parties.',
    approve: 'Vous ne pouvez confirmer que ce qu’un autre joueur a déclaré de votre partie.',
    reject: 'Vous ne pouvez que retirer vos déclarations ou contester celles d’autres joueurs à votre sujet.',
  },
  notYours: 'Ce n’est pas à vous de le faire.',
  forOfficials: 'Seul un organisateur ou un marqueur peut le faire.',
  forOrganisers: 'Seul un organisateur peut le faire.',
  memberships: 'Seul un organisateur ou un marqueur peut saisir les adhésions.',
  arrivals: 'Seul un organisateur ou un marqueur peut dire quand un joueur est arrivé.',
  overriding: 'Seul un organisateur ou un marqueur peut déroger à une règle.',
  bothAgree: 'L’autre joueur doit être d’accord aussi. Proposez la partie\u202f: il pourra accepter sur sa page.',
  notAmendable:
    'Un marqueur ne peut corriger ou annuler que ce qu’il a saisi lui-même, le même jour. Un organisateur, lui, peut le faire.',
  namesake:
    'Un autre accès du club porte le même nom\u202f: on ne sait donc pas qui a saisi cette ligne. L’organisateur peut la modifier.',
  seasonTurned:
    'Une nouvelle saison a commencé entre-temps\u202f: rien n’a été enregistré. Vérifiez avant de recommencer.',
  changed: 'Le classement a changé entre-temps. Vérifiez avant de recommencer.',
  keyReused: 'Cette Idempotency-Key a déjà accompagné une autre requête.',
  busy: 'Ce classement est très sollicité. Réessayez dans un instant.',
  tooMany: {
    network: 'Trop de requêtes depuis votre réseau. Réessayez dans un instant.',
    link: 'Trop de requêtes avec ce lien d’invitation. Réessayez dans un instant.',
    club: 'Votre club envoie trop de requêtes. Réessayez dans un instant.',
    underWay: 'Trop de vos requêtes sont en cours. Patientez un instant.',
    records: 'Vous saisissez trop à la fois. Réessayez dans un instant.',
    challenges: 'Vous avez lancé ou retiré trop de défis aujourd’hui. Réessayez plus tard.',
    asks: 'Trop de personnes ont demandé à s’inscrire aujourd’hui. Réessayez demain.',
    asksOfAddress: 'Trop de personnes ont demandé à s’inscrire depuis votre réseau. Réessayez dans une heure.',
    pings: 'Ce classement a envoyé trop de tests. Réessayez dans quelques minutes.',
    ladders: 'Votre club a créé trop de classements aujourd’hui. Réessayez demain.',
    listings: 'Le club, ou ce que montre sa page, a été modifié trop souvent. Réessayez dans une heure.',
    namings: 'Les noms ont été modifiés trop souvent. Réessayez dans une heure.',
  },
};
