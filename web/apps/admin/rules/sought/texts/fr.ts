import type * as en from './en.ts';

export const words: typeof en.words = {
  'H21–H22':
    'nouveau membre nouveau venu arrivant inscription en cours retour classement initial tête de série ordre de départ tirage',
  'H14–H15': 'jours de fermeture férié minuit délai',
  shape: 'triangle rangées',
  reach:
    'jusqu’où écart rangs places au-dessus top dix premier leader numéro un tête de série jusqu’au groupe palier cinq derniers',
  reachDown: 'en dessous plus bas vers le bas',
  passes: 'sauter passer indisponible absent occupé vacances',
  freeChallenges:
    'nouveau membre nouveau venu arrivant joker défi libre wild card premier match première partie premier défi premier résultat utilisé épuisé',
  otherMatches: 'championnat coupe tournoi interclubs équipe amical',
  openMade: 'un seul à la fois en cours simultané en attente',
  openInAll: 'à la fois en cours simultané au total',
  mostMade: 'un défi par semaine par mois hebdomadaire mensuel maximum nombre de défis',
  rematchDays: 'match retour revanche même adversaire un autre d’abord à nouveau délai par saison',
  protectedDays: 'immunité repos protégé protection',
  winnerDays: 'immunité repos vainqueur',
  beatenDays: 'repos attente perdant pause',
  game: 'format sets manches frames walkover w.o. wo forfait non présenté absent blessure blessé malade abandon interrompu retard jeu décisif super tie-break points score match nul nulle égalité',
  draws: 'match nul nulle égalité',
  win: 'échange prend la place vainqueur monte',
  defence: 'défendre le joueur défié gagne',
  draw: 'match nul nulle égalité',
  acceptDays: 'répondre réponse accepter silence ignorer',
  playDays: 'délai date limite jouer dans les',
  playLate: 'forfait expiré hors délai silence',
  postponeDays: 'prolonger prolongation reporter report pluie météo blessure maladie',
  declining: 'refuser refus décliner retirer annuler',
  strikes: 'avertissement carton jaune pénalité exclusion',
  lostCosts: 'pénalité sanction dernière place forfait',
  period:
    'inactif inactivité obligation minimum par semaine par mois sanction pénalité radié radiation exclu exclusion retiré premier leader rétrogradé trop peu de matchs fin de saison',
  minPlayed: 'nombre minimum de matchs saison',
  minMade: 'nombre minimum de défis saison',
  exemptFirst: 'premier leader numéro un champion',
  onlyTop: 'top dix premiers',
  holidayDays: 'vacances absent absence blessure blessé malade pause congé',
  confirm: 'annoncer résultat saisir score contestation litige signer',
  words:
    'balles frais terrain coût arbitre tenue réservation cotisation minutes retard invités qui paie lieu comité décision',
};
