import { counted, nth } from '#shared/words/french.ts';
import { agree, parts, say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';
import type { Changed } from './en.ts';

function changes({ name, end, closures, settings }: Changed): string {
  const said = [
    ...(name === undefined ? [] : [`nouveau nom : ${name}`]),
    ...(end === undefined ? [] : [end === null ? 'pas de dernier jour' : `dernier jour : ${end}`]),
    ...(closures ? ['jours de fermeture'] : []),
    ...(settings ? ['réglages'] : []),
  ];
  return said.length > 0 ? ` : ${said.join(', ')}` : '';
}

const withStones = (stones: number): string =>
  stones > 0 ? `en donnant ${counted(stones, 'pierre')} de handicap` : 'sans pierres de handicap';

export const account: typeof en.account = {
  switch: 'Changer ou se déconnecter',
  nobody: 'Vous n’êtes pas connecté. Ouvrez le lien d’invitation complet que l’organisateur vous a donné.',
};

export const officials: typeof en.officials = {
  only: 'Cette page est réservée aux organisateurs et aux marqueurs.',
  signedOut: 'Vous êtes déconnecté. Veuillez demander un nouveau lien d’invitation à un organisateur.',
};

/** One match on several ladders. */
export const also: typeof en.also = {
  title: 'Compter aussi dans\u202f:',
  done: 'enregistré.',
  apart:
    'Chaque classement applique ses propres règles. Le corriger ou l’annuler dans l’un laisse les autres tels quels.',
};

export const answers: typeof en.answers = {
  abandon: 'Annuler la partie',
  confirm: 'Confirmer',
  wrong: 'C’est inexact',
  accept: 'Accepter',
  decline: 'Refuser',
  withdraw: 'Retirer',
  postpone: 'Reporter',
  you: 'vous',
  wholeLadder: 'Tout le classement',
  signIn: 'Se connecter',
};

export const accountPart: typeof en.accountPart = {
  notPlayer: (isOrganiser) =>
    `Cette page est réservée aux joueurs. Vous êtes connecté comme ${isOrganiser ? 'organisateur' : 'marqueur'} :`,
  roles: { organiser: 'organisateur', scorer: 'marqueur', player: 'joueur' },
  otherClub: 'Vous êtes connecté à un autre club :',
  gone: (label) => `« ${label} » : session fermée ici.`,
  goOn: (name) => `Continuer comme ${name}`,
};

export const beforeAfter: typeof en.beforeAfter = {
  removed: (names) => parts`Hors du classement : ${names}`,
  now: 'Avant',
  after: 'Après',
  joins: 'entre',
  up: (by) => `▲ +${by}`,
  down: (by) => `▼ −${by}`,
};

export const behind: typeof en.behind = {
  asOf: (day, time) => parts`Mis à jour le ${day} à ${time} : la suite apparaît d’ici une minute.`,
};

export const board: typeof en.board = {
  steps: 'Parcourir la partie',
  first: 'Au début',
  previous: 'Un coup en arrière',
  next: 'Un coup en avant',
  last: 'À la fin',
  start: 'Le début de la partie',
  position: (where) => `Position : ${where}`,
  unreadable: 'Ces coups ne peuvent pas être montrés sur un échiquier :',
  white: (number, move) => `Blancs, ${number} : ${move}`,
  black: (number, move) => `Noirs, ${number} : ${move}`,
};

/** Results of one player; the last three are of those that don’t count. */
export const bouts: typeof en.bouts = {
  pots: (games, best) => `${counted(games, 'partie')}${best > 0 ? `, ${best} fois le meilleur score` : ''}`,
  pot: (place, of, net) => `${nth(place)} sur ${of}, ${counted(net, 'point')}`,
  tally: (won, drawn, lost) =>
    `${counted(won, 'victoire')}, ${drawn > 0 ? `${counted(drawn, 'nulle')}, ` : ''}${counted(lost, 'défaite')}`,
  awaiting: 'en attente',
};

export const byMail: typeof en.byMail = {
  anywhere:
    'Nouveau téléphone, ou pas de lien sous la main\u202f? Saisissez l’adresse à laquelle votre club vous écrit\u202f: nous vous enverrons un lien de connexion.',
  email: 'Votre adresse e-mail',
  button: 'Envoyez-moi un lien',
};

export const chart: typeof en.chart = {
  nothingYet: 'Rien ne s’est encore passé dans ce classement.',
  bounds: { reach: 'peut défier jusqu’ici', drop: 'descend ici sans partie jouée' },
  asTable: 'Voir en tableau',
  nobodyElse: 'personne d’autre',
  rungs: 'Rangs à la fin de chaque mois, et maintenant',
  points: 'Points à la fin de chaque mois, et maintenant',
  now: 'auj.',
};

export const copying: typeof en.copying = {
  copy: 'Copier',
  copied: 'Copié.',
  no: 'Ce navigateur ne peut pas copier : veuillez sélectionner le texte et le copier.',
};

export const sharing: typeof en.sharing = {
  share: 'Partager',
  asText: 'Copier en texte',
  picture: 'Enregistrer l’image',
};

export const crest: typeof en.crest = {
  crest: 'Écusson',
  removePhoto: 'Retirer la photo',
  unreadable: 'Image illisible. Choisissez un fichier PNG, JPEG ou WebP.',
};

export const eachGame: typeof en.eachGame = {
  label: (unit) => `Points de chaque ${unit} (facultatif)`,
  first: {
    own: (example) => `Les vôtres d’abord, par exemple ${example}.`,
    challenger: (example) => `D’abord ceux de l’auteur du défi, par exemple ${example}.`,
    player: (example) => `D’abord ceux du joueur, par exemple ${example}.`,
  },
};

/** Of the files of a ladder. */
export const fileTitles: typeof en.fileTitles = {
  feed: 'Fil d’actualité',
  calendar: 'Calendrier',
  csv: 'Tous les mouvements en CSV',
  log: 'Journal de la saison',
  view: 'La page publique en JSON',
  history: 'La saison en JSON',
};

export const final: typeof en.final = {
  title: (day) => parts`Grande finale, ${day}`,
  displaced: (names) => parts`Rang 1 perdu sans jouer : ${names}`,
  ahead: (lower, upper, forTheTop) =>
    forTheTop
      ? parts`Si la soirée s’arrêtait là, ${lower} défierait ${upper} pour le rang 1. Un joueur qui part y renonce.`
      : parts`Si la soirée s’arrêtait là, ${lower} défierait ${upper} pour le droit de défier le rang 1. Un joueur qui part y renonce.`,
  removed: (time, names) => parts`Retraits à ${time}, sans retour pour l’instant : ${names}`,
  open: 'Parties ordinaires jusqu’à leur clôture par l’organisateur.',
  beHere: (time) =>
    parts`Pointez au plus tard à ${time} : les joueurs qui n’ont pas pointé sont alors retirés du classement.`,
  playoff: (lower, upper, forTheTop) =>
    parts`Départage${forTheTop ? ' pour le rang 1' : ', le premier de deux'}\u202f: ${lower} défie ${upper}`,
  lost: 'Ne pas le jouer, c’est le perdre.',
};

export const inWords: typeof en.inWords = {
  change: 'Modifier',
};

export const joy: typeof en.joy = { congratulations: 'Félicitations !' };

export const lastResults: typeof en.lastResults = {
  latest: (results) => `Derniers résultats, le plus récent en dernier : ${results}.`,
  words: { won: 'gagné', drawn: 'nulle', lost: 'perdu' },
  letters: { won: 'V', drawn: 'N', lost: 'D' },
};

/** Of the player on top of a ladder. */
export const leading: typeof en.leading = {
  onTop: (day, defences) => [
    ...parts`en tête depuis le ${day}`,
    defences === 0 ? '' : `, ${counted(defences, 'défense')}`,
  ],
  nobody: 'Pas encore de joueurs.',
};

export const lineStory: typeof en.lineStory = {
  seeded: (players) => `Classement initial : ${counted(players, 'joueur')}`,
  preferred: (who) => say`${who} a changé ses préférences`,
  joinedOn: (who, rung) => say`${who} ${agree(who, 'a', 'ont')} rejoint le classement au rang ${rung}`,
  aChallenge: 'Un défi',
  earlier: 'Une entrée précédente',
  changed: (what) => `Le classement a été modifié${changes(what)}`,
  settled: 'Échéances appliquées',
  against: (challenger, challenged) => say`${challenger} contre ${challenged}`,
  postponed: (two, who) =>
    who === '' ? say`${two}\u202f: reporté` : say`${two}\u202f: report demandé ou accepté par ${who}`,
  endings: {
    accept: (two) => say`${two} : défi accepté`,
    decline: (two) => say`${two} : défi refusé`,
    withdraw: (two) => say`${two} : défi retiré`,
    approve: (two) => say`${two} : le résultat a été validé`,
    reject: (two) => say`${two} : le résultat a été rejeté`,
    dispute: (two) => say`${two} : le résultat a été contesté`,
    abandon: (two) => say`${two} : partie annulée`,
  },
  playedOn: (story, day) => say`${story}, partie jouée le ${day}`,
  aResult: (score) => `Un résultat, ${score}`,
  ended: (scores) => say`Une partie s’est terminée : ${scores}`,
  began: (players) => say`Une partie a commencé : ${players}`,
  playoff: (winner, walkover) => say`${winner} a gagné un départage${walkover ? ' par forfait' : ''}`,
};

export const loading: typeof en.loading = {
  loading: 'Chargement…',
  failed: 'Le chargement a échoué. Réessayez dans un instant.',
};

export const night: typeof en.night = {
  nobodyHere: 'Personne n’est là pour le moment.',
  mayChallenge: (names) => parts` ${names}, ou de passer son tour.`,
  count: 'Compteur de défis',
  countMeans: 'Défis lancés moins défis reçus',
  now: 'En ce moment',
  playing: 'joue',
  passed: 'a passé son tour',
  free: 'libre',
};

export const people: typeof en.people = {
  found: (count) => (count === 0 ? 'Aucun joueur trouvé.' : counted(count, 'joueur')),
  more: (count) => `et ${counted(count, 'autre')}`,
  find: 'Chercher un joueur',
};

export const preferenceLabels: typeof en.preferenceLabels = {
  rated: 'Joue des parties cotées',
  registered: 'Membre inscrit',
  paidUntil: 'Cotisation payée jusqu’au',
  main: 'Temps principal en minutes',
  byoyomi: 'Puis minutes pour 25 coups',
  scoring: 'Décompte',
};

export const connection: typeof en.connection = {
  again: 'Pas de connexion. Réessayez dans un instant.',
  trying: 'Pas de connexion. Nouvel essai…',
  stale: 'Pas de connexion. Ce que vous voyez n’est peut-être plus à jour.',
};

/** What every form may say. */
export const forms: typeof en.forms = {
  notYet: 'Pas encore',
  missing: 'Veuillez remplir ce champ.',
};

export const rule: typeof en.rule = { rule: 'règle' };

export const settlements: typeof en.settlements = {
  next: 'Prochaines échéances',
  more: (count) => `Puis ${counted(count, 'autre échéance', 'autres échéances')}.`,
  wouldBeRemoved: (names) => parts`En l’état, seraient retirés : ${names}.`,
  wouldDrop: (names) => parts`En l’état, descendraient : ${names}.`,
  marked: (players) => `${counted(players, 'joueur marqué', 'joueurs marqués')} ○ dans le classement`,
  dueToLose: (names) => parts`En l’état, perdraient des points : ${names}`,
  lost: (names) => parts`Ont perdu des points : ${names}`,
  forfeits: 'points perdus',
  drops: 'descentes',
  removals: 'retraits',
  dropped: (names) => parts`Descentes : ${names}`,
  removed: (names) => parts`Retraits : ${names}`,
};

export const tables: typeof en.tables = {
  points: 'Points',
  until: (day) => `Tour jusqu’au ${day}`,
  place: (place) => nth(place),
  goes: { up: 'place de montée', down: 'place de descente' },
  waiting: 'À partir du prochain tour',
  walkover: 'par forfait',
  unfinished: 'interrompue',
  gone: (name, score) => `${score} contre ${name} (n’est plus là)`,
  went: { up: 'montée', down: 'descente' },
  noneOver: 'Aucun tour n’est encore terminé.',
};

export const terms: typeof en.terms = {
  main: (minutes) => `${minutes} min`,
  byoyomi: (minutes) => `${minutes} min pour 25 coups`,
  mainAndByoyomi: (main, minutes) => `${main} min, puis ${minutes} min pour 25 coups`,
  usual: (way) => (way === 'chinese' ? 'chinois' : 'japonais'),
  scoring: (scoring) => parts`décompte : ${scoring}`,
  hadBlack: (who) => parts`${who} avait les Noirs`,
  hasBlack: (who) => (who === undefined ? parts`Vous avez les Noirs` : parts`${who} a les Noirs`),
  hadWhite: (who) => parts`${who} avait les Blancs`,
  choosesColour: (who) => (who === undefined ? parts`Vous choisissez la couleur` : parts`${who} choisit la couleur`),
  choosesColours: (who) => parts`, ${who} choisit les couleurs`,
  rated: ', cotée',
  unrated: ', non cotée',
  even: 'À égalité',
  isWhite: (who, stones) => parts`${who} a les Blancs, ${withStones(stones)}`,
  wasWhite: (who, stones) => parts`${who} avait les Blancs, ${withStones(stones)}`,
  komi: (komi) => `, komi ${String(komi).replace('.', ',')}`,
};

export const titles: typeof en.titles = {
  board: 'Soirée du club',
  desk: 'Gestion',
  me: 'Votre page',
  wall: 'Affichage mural',
  new: 'Nouveau classement',
  join: 'Demander à s’inscrire',
  player: 'Un joueur',
};

export const words: typeof en.words = {
  playoff: 'départage',
  net: 'Solde',
  won: (who) => parts`Victoire\u202f: ${who}`,
  since: (when, isTime) => (isTime ? parts`depuis ${when}` : parts`depuis le ${when}`),
  invitations: 'Invitations à jouer',
  addToLadder: 'Ajouter au classement',
  pointsOf: (points) => counted(points, 'point'),
  note: 'Note',
  rating: 'Cote',
  anyway: 'Continuer quand même',
  sendAgain: 'Renvoyer',
  search: 'Rechercher',
  email: 'E-mail',
  results: 'Résultats',
  more: 'Plus',
  openMine: 'Ouvrir ma page',
  open: 'Ouvrir',
  subscribe: 'S’abonner au calendrier',
  print: 'Imprimer',
  gap: 'Écart en pierres',
  isNew: 'nouv.',
  ladder: 'Classement',
  next: 'joue ensuite',
  player: 'Joueur',
  playing: 'Parties en cours',
  rung: 'Rang',
  theLadder: 'Le classement',
  tonight: 'Ce soir',
  name: 'Nom',
  save: 'Enregistrer',
  checkIn: 'Pointer',
  signOut: 'Se déconnecter',
  ok: 'Compris',
  back: 'Retour',
  notSent: 'Pas encore envoyé',
  refused: (says) => say`Non enregistré : ${says}`,
  accepted: 'accepté',
  notAccepted: 'pas encore accepté',
  acceptBy: (day) => `accepter d’ici au ${day}`,
  playBy: (day) => `jouer d’ici au ${day}`,
  issued: (day) => parts`lancé le ${day}`,
  rungOf: (rung, of) => parts`Rang ${rung} sur ${of}`,
  pot: (points) => `${counted(points, 'point')} dans le pot`,
  here: 'Qui est là',
  turnFrom: (time, who) => parts`À partir de ${time} : à ${who} de défier`,
  addPlayer: 'Ajouter un joueur',
  undo: 'Annuler',
  record: 'Enregistrer le résultat',
  drawn: (score) => `Nulle ${score}`,
  sending: (count, name) => `Envoi de ${counted(count, 'modification')}${name === undefined ? '' : ` pour ${name}`}…`,
  withPoints: (points) => `, avec ${counted(points, 'point')}`,
  oneMoment: 'Un instant…',
  points: 'Points',
  everybody: 'Tous les joueurs',
};

export const lineup: typeof en.lineup = {
  title: 'Qui a joué\u202f?',
};

export const scores: typeof en.scores = {
  seat: (seat) => `Place ${seat}`,
  youAnd: (opponent) => say`${opponent} et vous`,
  how: 'Quel est le résultat ?',
  youWon: (score) => `Gagné ${score}`,
  youLost: (score) => `Perdu ${score}`,
  howWon: 'Comment la partie a-t-elle été gagnée ?',
  played: 'Elle a été jouée',
  earlier: 'Jouée à une autre date',
  playedAt: 'Jouée le (heure du club)',
  later: 'Cette date est dans le futur.',
  challenger: 'Joueur qui défie',
  challenged: 'Joueur défié',
  result: 'Résultat',
  score: 'Score',
  start: 'Commencer une partie',
  two: 'Une partie demande au moins deux joueurs.',
  whole: 'Nombres entiers uniquement ; un score peut être négatif.',
};

export const marks: typeof en.marks = {
  openChallenges: 'Défis en cours',
  away: 'absence',
  busy: 'défi en cours',
  displaced: 'a perdu le rang 1',
  entering: 'nouveau venu',
  rated: 'parties cotées',
};

export const moves: typeof en.moves = {
  preview: 'Aperçu',
  handIn: 'Envoyer',
  choose: 'Veuillez choisir.',
  minutes: 'Minutes par joueur',
  white: 'Qui avait les Blancs ?',
  pgn: 'Coups de la partie (PGN)',
  file: 'Ou envoyer un fichier',
};

export const away: typeof en.away = {
  hint: 'Pendant votre absence, personne ne peut vous défier et vos délais sont suspendus.',
  days: (from, to) => (from === to ? `Absence le ${from}` : `Absence du ${from} au ${to}`),
  left: (left, most) =>
    left === 0
      ? 'Vous avez utilisé tous les jours de cette saison.'
      : `Il vous reste ${left} ${left === 1 ? 'jour' : 'jours'} sur ${most} cette saison`,
  announce: 'Annoncer une absence',
  back: 'Fin de l’absence',
  takeBack: 'Annuler l’absence',
  from: 'Premier jour d’absence',
  to: 'Dernier jour d’absence',
  order: 'Ce jour précède le premier.',
};

export const rivals: typeof en.rivals = {
  title: { players: 'Défier un joueur', pairs: 'Défier une paire' },
  nobody: 'Personne à défier pour le moment.',
  row: (row) => `Rangée ${row}`,
  left: (row) => `Rangée ${row}, à votre gauche`,
  whyNot: 'Pourquoi pas les autres\u202f?',
  clubOnly: 'Les défis se lancent au club, entre les joueurs présents.',
  challenge: 'Défier',
  free: (left, from) =>
    `Encore ${left === 1 ? 'un défi libre' : `${left} défis libres`}\u202f: tout joueur au-dessus de vous, jusqu’au rang ${from}.`,
  challengeWho: (name) => `Défier ${name}`,
};

export const clubTime: typeof en.clubTime = {
  of: (zone) => `À l’heure du club (${zone}).`,
  skipped: (time, instead) => `${time} n’existe pas cette nuit-là\u202f: ${instead}\u202f?`,
  twice: (time) => `${time} revient deux fois cette nuit-là\u202f: la première ou la seconde\u202f?`,
  first: 'La première',
  second: 'La seconde',
};
