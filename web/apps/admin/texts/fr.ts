import { counted, de } from '#shared/words/french.ts';
import { agree, parts, say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const persons = (count: number): string => counted(count, 'personne');

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

export const common: typeof en.common = {
  progress: (done, of) => `${done} sur ${of}…`,
  saving: 'Enregistrement…',
  saved: 'Enregistré. Les pages publiques seront à jour d’ici une minute.',
  lost: 'Pas de réponse : impossible de savoir si c’est enregistré. Réessayez – rien ne sera enregistré deux fois.',
  again: 'Réessayer',
  cancel: 'Retour',
  close: 'Fermer',
  bad: 'Veuillez vérifier les champs signalés.',
  add: 'Ajouter',
  remove: 'Retirer',
  choose: 'Choisir…',
  earlier: 'Afficher les entrées précédentes',
  order: 'Ordre de départ',
  orders: {
    highest: 'Par cote, la plus haute au rang 1',
    rating: 'Par cote, la plus basse au rang 1',
    draw: 'Tirage au sort',
  },
  purpose: 'À quoi sert-il ?',
  typeName: (name) => `Saisissez le nom pour confirmer : ${name}`,
  nothingFound: 'Aucun résultat.',
};

export const main: typeof en.main = {
  pageTitle: (ladder) => `Gestion : ${ladder}`,
  organisersOnly:
    'Seul un organisateur peut créer un classement. Veuillez ouvrir le lien d’invitation d’un organisateur.',
  requests: (count) => `${counted(count, 'demande')} d’inscription`,
  adminHistory: 'Historique de la gestion',
  headings: {
    people: 'Personnes',
    rules: 'Règles',
    history: 'Historique',
  },
  publicPage: 'Page publique',
  command: {
    why: 'Motif de l’exception',
    whyHint: 'Il est enregistré avec la saisie, et tout le monde peut le lire.',
    reason: 'Motif (facultatif)',
    refused: 'Ce n’est pas possible',
    overridable: 'Les règles l’interdisent',
    changed: 'Le classement a changé entre-temps. Voici ce qui se passerait maintenant.',
    settled: 'Les échéances passées sont appliquées d’abord.',
    shares: 'La part de chaque joueur dans le pot',
    gets: 'Reçoit',
  },
  play: {
    nothingRunning: 'Aucune partie en cours.',
    nothingOpen: 'Aucun défi en cours.',
    challenge: 'Nouveau défi',
    score: { challenger: 'Score (d’abord le joueur qui défie)', player: 'Score (d’abord le joueur)' },
    agreed: 'Les deux veulent jouer malgré l’écart',
    distance: 'Écart lors du défi (en rangs)',
    distanceHint:
      'Facultatif : de combien de rangs le joueur défié était au-dessus de l’autre ; négatif s’il était au-dessous. Sans indication, le classement actuel fait foi.',
    distanceFault: 'Indiquez un nombre entier autre que 0, par exemple 3 ou −2, ou rien.',
    pgnHint: 'Collez-les depuis n’importe quelle application d’échecs ; les noms qui y figurent sont sans importance.',
    opponent: 'Adversaire',
    two: 'Choisissez deux joueurs différents.',
    abandonTitle: 'Annuler cette partie ? Elle n’aura pas de résultat.',
    abandonNo: 'Poursuivre la partie',
    enters: (name) => `Le rang ${de(name)}${name} n’est pas encore fixé. Prochain adversaire :`,
    here: 'Peuvent être défiés maintenant',
  },
};

export const approvals: typeof en.approvals = {
  title: 'En attente de votre validation',
  confirmations: 'Déclarés par des joueurs',
  reported: (who) => parts`déclaré par ${who}`,
  disputed: (who) => parts` ; contesté par ${who} : à vous de décider`,
  counts: (when) => parts` ; compte automatiquement à partir du ${when}`,
  earlier: 'Une partie antérieure de l’un d’eux attend aussi : validez d’abord celle-là.',
  approve: 'Valider',
  reject: 'Rejeter',
  rejectTitle: 'Rejeter ce résultat. La partie reste à jouer.',
  missing: 'Aucun coup n’a été transmis.',
  by: (by) => `transmis par ${by}`,
  wrong: {
    title: 'Contesté par des joueurs',
    says: (who) => say`${who} ${agree(who, 'signale', 'signalent')} que c’est inexact.`,
    dismiss: 'Laisser tel quel',
  },
};

export const pots: typeof en.pots = {
  startHint: 'Cochez les joueurs dans l’ordre des places à la table.',
  fresh: 'Nouveaux joueurs (un nom par ligne)',
  finish: 'Saisir les scores',
  abandon: 'Annuler la partie',
  abandonTitle: 'Annuler cette partie ? Toutes les mises seront rendues.',
};

export const asked: typeof en.asked = {
  hint: 'La partie commence dès que tous sont d’accord. Vous pouvez la commencer pour les joueurs qui n’ont pas leur propre page.',
  stake: (points) => `, ${counted(points, 'point')} chacun`,
  waiting: (asks, missing) => say`Proposée par ${asks} ; réponse attendue : ${missing}`,
  declined: (asks, declined) => say`Proposée par ${asks} ; ${declined} ne joue pas`,
};

export const change: typeof en.change = {
  title: 'Modifier ce classement',
  hint: 'Un nouveau nom, une nouvelle date ou un nouveau réglage vaut à partir de maintenant. Les jours de fermeture comptent comme s’ils avaient toujours existé : des descentes et des retraits passés peuvent donc changer. Vous verrez d’abord un aperçu.',
  try: 'Essayer sur cette saison',
  tryRules: (rules) => `Essayer «\u202f${rules}\u202f» sur cette saison`,
  over: 'La grande finale est terminée : plus rien ne peut être modifié ici.',
};

export const club: typeof en.club = {
  ending: {
    hide: 'Masquer ce classement',
    hideHint:
      'Il disparaît de la page du club, et les moteurs de recherche sont priés de l’ignorer. Toute personne qui a l’adresse peut encore l’ouvrir.',
    close: 'Clore ce classement',
    closeHint:
      'Les échéances passées sont appliquées ; ensuite, plus rien ne peut être saisi et il n’y a plus de descentes. Tout le monde peut encore le voir. Si vous le rouvrez, les mois écoulés comptent à ce moment-là : si personne n’a joué, ajoutez-les comme jours de fermeture.',
    remove: 'Supprimer ce classement',
    removeHint:
      'Supprime tout : pages, résultats, journal, webhooks. C’est irréversible. Les copies faites par d’autres ne changent pas, et les sauvegardes le gardent pendant 35 jours au plus.',
    gone: 'Classement supprimé. Son adresse sera de nouveau libre dans 15 minutes.',
  },
  forget: {
    title: 'Effacer une personne (RGPD)',
    about:
      'Remplace le nom et l’adresse d’une personne par des données anonymes dans tous les classements du club : dans tous les résultats, dans le journal conservé et sur chaque page publique. Ses liens d’invitation sont supprimés. Aucun rang ne change. C’est irréversible.',
    also: 'Autres noms employés dans les motifs et les notes (séparés par des virgules)',
    lines: (ladder, lines, texts) =>
      `${ladder} : ${counted(lines, 'ligne modifiée', 'lignes modifiées')}${texts > 0 ? `, dont ${counted(texts, 'texte')}` : ''}.`,
    left: 'Ces textes contiennent une partie du nom et ne changeront pas. S’il s’agit de la même personne, ajoutez ce nom ci-dessus, ou modifiez ce que le règlement dit dans vos propres mots :',
    done: (name) =>
      `C’est en cours : cette personne s’appellera désormais « ${name} ». Les pages seront à jour d’ici quelques minutes. Les copies faites par d’autres ne changent pas.`,
  },
  naming: {
    text: 'Vaut pour tous les classements du club. La gestion et la soirée du club affichent toujours les noms complets.',
    mode: 'Afficher les joueurs par',
    modes: {
      full: { name: 'Nom complet', says: 'tel que saisi' },
      initial: { name: 'Prénom et initiale', says: 'Anne B.' },
      initials: { name: 'Initiales', says: 'A. B.' },
      nickname: { name: 'Pseudonyme', says: 'à choisir ci-dessous pour chaque joueur ; initiales pour les autres' },
    },
    shown: 'Le public voit',
    all: (count) => `Tout afficher (${count})`,
    long: (most) => `${most} caractères au plus.`,
    moves: 'Cela change l’adresse des pages personnelles des joueurs : les anciens liens ne fonctionneront plus.',
  },
  site: {
    title: 'Partager le classement',
    page: { says: 'Toute personne qui a cette adresse peut voir le classement, sans compte.' },
    frame: {
      title: 'Sur votre propre site',
      says: 'Collez cette ligne dans votre page pour montrer la tête du classement et les derniers résultats. Un clic ouvre le classement complet.',
    },
    calendar: {
      says: 'Dans votre application de calendrier, choisissez « S’abonner par URL » et collez ceci : les parties à jouer, les descentes et la fin de la saison apparaîtront dans votre calendrier.',
    },
    feed: {
      says: 'Résultats, parties annoncées et descentes, pour un lecteur de flux ou un site d’actualités.',
    },
    csv: {
      says: 'Pour un tableur ; la plupart savent importer directement depuis cette adresse.',
    },
    wall: {
      says: 'Tout le classement en grands caractères : ouvrez-le sur l’écran du club et laissez-le tourner.',
    },
  },
  poster: {
    title: 'Affiche',
    says: 'Le classement en ligne – scannez-moi.',
  },
  webhooks: {
    text: 'Envoie en direct les nouvelles de ce classement à une messagerie de groupe, une liste de diffusion ou un site. L’autre service vous donne une adresse pour cela : un webhook.',
    make: 'Ajouter un webhook',
    labelHint: 'Par exemple « messagerie du club ».',
    url: 'Adresse',
    urlHint: 'Elle commence par https:// et vient de l’autre service.',
    events: 'Que faut-il envoyer ?',
    eventWords: {
      result: 'Résultats et corrections',
      penalty: 'Descentes : joueurs qui descendent ou sont retirés',
      displaced: 'Un joueur qui a perdu le rang 1 sans jouer',
      champion: 'Le vainqueur de la saison',
      change: 'Changements de dates, de jours de fermeture, de réglages et de noms',
      season: 'La fin d’une saison et son vainqueur ; le début de la suivante',
    },
    madeText: (label) =>
      `Donnez-le à « ${label} » : il prouve que les messages viennent bien d’ici. S’il est perdu, retirez ce webhook et ajoutez-le à nouveau.`,
    secret: 'le secret',
    test: 'Envoyer un test',
    testing:
      'Un test est en route. Vous verrez ici ce qu’il donne ; un même résultat est noté au plus une fois par heure.',
    removeText: 'Son secret ne vaudra plus rien. Si vous l’ajoutez à nouveau, il en recevra un autre.',
    stopped: (since) => `Désactivé le ${since} : rien n’a été accepté pendant une semaine. Un test le réactive.`,
    secretLost: 'Son secret est illisible ici : rien n’est envoyé. Retirez ce webhook et ajoutez-le à nouveau.',
    untold: 'rien d’envoyé pour l’instant',
    wentHint: 'Les messages qui ne sont pas acceptés sont renvoyés pendant environ un jour.',
  },
  outcomes: {
    accepted: (status) => `accepté (${status})`,
    answered: (status) => `non accepté (${status})`,
    closed: 'non envoyé : rien ne répond à cette adresse',
    late: 'pas de réponse dans les cinq secondes',
    failed: (reason) => `non envoyé : ${reason}`,
  },
};

export const settings: typeof en.settings = {
  look: 'Couleur, écusson et photos',
  choices: {
    language: {
      label: 'Langue du club',
      hint: 'Toutes les pages du club, ses e-mails et ses notifications. Les noms et vos propres textes restent tels quels.',
    },
    contact: {
      label: 'À qui écrire',
      hint: 'Une adresse e-mail, ou un nom et où trouver la personne. Affiché sur la page du club\u202f: tout le monde peut le lire.',
    },
    colour: {
      label: 'Couleur du club',
      hint: 'Les pages publiques, l’affichage mural et l’écusson aux initiales du club la portent. Chaque couleur reste lisible en clair comme en sombre.',
      names: {
        green: 'Vert',
        teal: 'Bleu canard',
        blue: 'Bleu',
        indigo: 'Bleu indigo',
        purple: 'Violet',
        pink: 'Rose',
        red: 'Rouge',
        orange: 'Orange',
        gold: 'Or',
        grey: 'Gris',
      },
    },
    faces: {
      label: 'Photos des joueurs',
      hint: 'Chaque joueur peut ajouter une photo sur sa page. Elle apparaît partout où tout le monde peut lire son nom complet. Masquer les photos ne les supprime pas.',
      names: { on: 'Afficher', off: 'Masquer' },
    },
    unlisted: {
      label: 'Afficher ce club sur la page d’accueil',
      hint: 'Sinon, le club ne figure pas sur la page d’accueil et ses pages demandent aux moteurs de recherche de les ignorer. Elles restent publiques : toute personne qui a l’adresse peut les ouvrir.',
    },
  },
  crest: {
    label: 'Choisir une image',
    hint: 'PNG, JPEG ou WebP. L’image est réduite à un petit carré et s’affiche sur les pages publiques, l’affichage mural et l’affiche. Sans image, ce sont les initiales du club.',
  },
};

export const files: typeof en.files = {
  logText: 'Tout l’historique de ce classement dans un seul fichier : une sauvegarde qui peut être importée ailleurs.',
  importText: 'Crée un nouveau classement dans ce club. Celui-ci ne change pas.',
  id: 'Adresse du nouveau classement',
  idHint: 'a–z, 0–9 et « - » ; elle fera partie de l’adresse web.',
  keep: 'Le créer sans ces lignes',
  sending: 'Traitement du journal…',
  underWay: 'Importations',
  dismiss: 'Masquer',
  ends: {
    made: 'Le classement est prêt :',
    checked: 'Vérifié. Choisissez à nouveau le fichier pour créer le classement.',
    refused: 'Non importé : le journal ne respecte pas les règles.',
    withdrawn: 'L’importation a été annulée. Rien n’a été conservé.',
    failed: 'L’importation a échoué. Rien n’a été conservé.',
  },
  refused: (count) => `${counted(count, 'ligne ne respecte', 'lignes ne respectent')} pas les règles :`,
  fine: (lines) => `${counted(lines, 'ligne lue', 'lignes lues')} : tout respecte les règles.`,
  differs: 'Qui serait à un autre rang',
  stands: 'Le nouveau classement',
  federationsText:
    'Les parties de cette saison avec les noms complets des joueurs. Les résultats encore à valider ou à confirmer n’y figurent pas.',
  tournamentReport: 'Rapport de tournoi pour le classement Elo (FIDE TRF16)',
  allGames: (format) => `Toutes les parties (${format})`,
  downloaded: (games) => `${counted(games, 'partie téléchargée', 'parties téléchargées')}.`,
};

export const seasons: typeof en.seasons = {
  earlier: 'Ajouter une saison antérieure',
  remove: 'Retirer une saison antérieure',
  removeText:
    'Ses pages, ses fichiers et son champion disparaissent. Pour la retrouver, ajoutez-la de nouveau depuis sa liste ou son journal.',
  again: 'Nouveau classement à partir de celui-ci',
  title: 'Saisons',
  nextText:
    'Le classement garde son nom et son adresse : liens, QR codes, intégrations et calendriers continuent de fonctionner. Cette saison reçoit sa propre adresse.',
  given: 'Comme le classement actuel',
  byHand: 'À la main',
  who: 'Qui continue',
  some: 'Choisir les joueurs',
  left: 'n’est plus dans le classement',
  joins: 'rejoint ce classement',
  from: 'Reprendre l’ordre de',
  thisLadder: 'ce classement',
  nobodyOn: 'Il n’y a personne dans ce classement.',
  early: (day) => `Terminer cette saison maintenant, avant le ${day}`,
  yes: 'Commencer la saison',
  closuresLater: 'Reprendre les jours de fermeture de cette saison, un an plus tard',
  unrated: (name) => `${name} n’a pas de cote. Indiquez-la ou choisissez un autre ordre.`,
  undo: 'Annuler le début de cette saison',
  undoText: 'Possible seulement tant que personne n’y a joué. Le classement revient alors à la saison précédente.',
  positions: 'Rangs au départ',
  up: (name) => `Faire monter ${name}`,
  down: (name) => `Faire descendre ${name}`,
  nowAt: (name, place) => `${name} est maintenant au rang ${place}.`,
  ends: 'Cette saison se termine.',
  openOnes: (count) =>
    `${counted(count, 'défi ou partie en cours prend', 'défis ou parties en cours prennent')} fin avec elle.`,
  runs: (days) => `La saison suivante : ${days}.`,
  endless: (day) => `La saison suivante commence le ${day} et n’a pas de dernier jour.`,
  closed: (days) => `Fermé : ${days.join(' ; ')}.`,
  drawn: 'Leur ordre sera tiré au sort au début de la saison.',
};

export const earlier: typeof en.earlier = {
  text: 'Les résultats ou le classement final d’une saison d’avant la mise en ligne. Elle rejoint les saisons passées\u202f; personne ne reçoit de message.',
  list: 'Résultats, ou classement final, d’une saison',
  hint: 'Collez depuis un tableur ou choisissez un fichier. Titres\u202f: Date, Vainqueur, Perdant, Score – ou Rang, Nom pour un classement final.',
  example: (areTwo) =>
    `Date\tVainqueur\tPerdant\tScore\n3 nov. 2023\tAnna Meier${areTwo ? ' / Eva Roth' : ''}\tBob Bishop${areTwo ? ' / Carl Day' : ''}\t3–1`,
  results: (count: number) => `${counted(count, 'résultat')}.`,
  order: (count: number) => `Un classement final de ${count} places.`,
  dates: {
    read: 'Lecture des dates',
    legend: 'Les dates ne montrent pas quel nombre est le jour. Lequel est-ce\u202f?',
    'day-first': 'le jour d’abord\u202f: 3/11 est en novembre',
    'month-first': 'le mois d’abord\u202f: 3/11 est en mars',
  },
  beginning: 'Ordre au début de la saison (facultatif)',
  beginningHint:
    'Un nom par ligne, du premier au dernier. Sinon, les joueurs commencent dans l’ordre où ils apparaissent.',
  winner: 'Vainqueur de la grande finale (facultatif)',
  winnerHint: 'Sans vainqueur, la saison n’a pas de champion.',
  who: 'Noms à vérifier',
  isNew: 'Nouveau au club',
  unclear: 'Donnez des titres aux colonnes\u202f: Date, Vainqueur, Perdant et Score, ou Rang et Nom.',
  notOfTwo: 'Dans ce système, une saison ne se résume pas à des victoires et défaites. Ajoutez son classement final.',
  yes: 'Ajouter la saison',
};

export const fresh: typeof en.fresh = {
  from: (name) =>
    `À partir du journal de « ${name} » : chaque résultat est rejoué selon les nouvelles règles. L’ancien classement ne change pas.`,
  play: 'À quoi jouez-vous\u202f?',
  otherRules: 'Autres règles',
  players: 'Joueurs',
  pairsHint: 'Deux personnes partagent un rang, avec deux remplaçants au plus. Ce choix est définitif.',
  name: 'Nom du classement',
  address: (path) => `Adresse : ${path}`,
  zone: 'Fuseau horaire du club',
  zoneBad: (meant) =>
    `Choisissez un fuseau horaire dans la liste.${meant === undefined ? '' : ` Vouliez-vous dire ${meant} ?`}`,
  start: 'Début de la saison',
  startBad: 'Choisissez une date entre 1900 et 2199.',
  end: 'Fin de la saison (facultatif)',
  final: 'Date de la grande finale',
  endBad: 'Une saison se termine après son début, et en moins de dix ans.',
  finalSoon: 'C’est dans moins d’un mois : annoncez-le vite.',
  board: 'Taille du goban',
  closures: 'Club fermé',
  closureFrom: 'du',
  closureTo: 'au',
  closureAdd: 'Ajouter des jours de fermeture',
  closureOpen: 'jusqu’à nouvel ordre',
  closureMeans: (day) => `Jusqu’à nouvel ordre signifie jusqu’au ${day}.`,
  closureBad: 'Choisissez un premier et un dernier jour, dans cet ordre.',
  must: (range) => `Valeurs permises : ${range}.`,
  season: 'Saison',
  bandFrom: 'À partir du rang',
  bandTo: 'Ou jusqu’au rang',
  bandAdd: 'Une autre portée plus bas',
  bandsBad: 'Chaque portée doit commencer plus bas que la précédente, et que le rang jusqu’où elle va.',
  copy: 'Reprendre les règles d’un autre classement',
  copyHint: 'L’un des vôtres, ou l’adresse d’un classement public de ce site.',
  copyWhere: (example) => `On ne peut reprendre que les règles d’un classement de ce site, comme ${example}`,
  copyNone: 'Aucun classement public n’a pu être lu à cette adresse.',
  copied: (name) => `Ce sont maintenant les règles de «\u202f${name}\u202f».`,
  find: 'Trouver une règle, avec vos mots',
  findNone: (rules) =>
    `Il n’y a pas de règle pour cela dans «\u202f${rules}\u202f»\u202f: dites-le avec vos propres mots.`,
  besides: 'Autres points',
  unsaid: 'Non réglé ici\u202f:',
  rules: 'Vos règles',
  rulesChanged: (count) => `${count} règles ont changé.`,
  yes: 'Créer le classement',
};

export const guide: typeof en.guide = {
  title: 'Pour commencer',
  live: 'Votre classement est en ligne',
  hand: 'Distribuez des liens d’invitation à vos marqueurs et à vos joueurs',
};

export const history: typeof en.history = {
  who: 'Filtrer par joueur',
  back: 'Remonter à',
  onlyResults: 'Résultats seulement',
  looking: (day) => `Cherché jusqu’au ${day} pour l’instant…`,
  by: 'par',
  because: 'Exception',
  correct: 'Corriger',
  correctTitle: 'Corriger ce résultat',
  voidLineTitle: 'Annuler ceci, comme si rien n’avait été saisi',
  corrected: 'corrigé',
  start: 'Début de la saison.',
  was: 'Saisi comme',
  same: 'Rien n’a été changé.',
  moreMoves: (count) => counted(count, 'joueur a bougé', 'joueurs ont bougé'),
};

export const confirming: typeof en.confirming = {
  title: 'Confirmez que c’est bien vous',
  text: 'Vous vous êtes connecté il y a plus de 15 minutes, et ceci est réservé aux organisateurs.',
  sending: 'Envoi du code…',
  code: 'Code',
  sent: (to) => `Nous avons envoyé six chiffres à ${to}. Saisissez les derniers reçus dans les 10 minutes.`,
  sixDigits: 'Saisissez les six chiffres.',
  again: 'Envoyer un autre code',
  byCode: 'Plutôt avec le code',
  byLink: 'Plutôt avec le lien d’invitation',
  linkText:
    'Collez le lien d’invitation avec lequel vous vous êtes connecté ici : il ne sert plus à entrer, mais prouve que c’est vous.',
  link: 'Votre lien d’invitation',
  hint: 'Si vous avez inscrit le club, le lien de cet e-mail convient aussi. Si vous n’avez ni l’un ni l’autre, demandez un nouveau lien à un autre organisateur ou à la personne qui gère ce service, et ouvrez-le.',
};

export const address: typeof en.address = {
  none: 'Aucune pour l’instant. Avec une adresse, vous recevez un code par e-mail quand il faut montrer que c’est vous, sans chercher votre lien d’invitation.',
  now: (to) => `Les codes et les e-mails aux organisateurs vont à ${to}.`,
  email: 'Nouvelle adresse e-mail',
  hint: 'Les autres n’en voient que la première lettre et ce qui suit le @. L’adresse précédente est prévenue.',
  send: 'Y envoyer un code',
  noMail: 'L’envoi d’e-mails n’est pas disponible ici : c’est votre lien d’invitation qui montre que c’est vous.',
};

export const handover: typeof en.handover = {
  text: 'Si quelqu’un d’autre s’occupe désormais du club : cette personne reçoit par e-mail un lien que personne d’autre ne voit, et devient organisateur en l’ouvrant.',
  open: 'Ce qu’elle trouvera',
  awaiting: (ladder, count) => `${ladder} : ${counted(count, 'résultat')} en attente de validation`,
  disputes: (ladder, count) => `${ladder} : ${counted(count, 'résultat')} ${count < 2 ? 'contesté' : 'contestés'}`,
  webhook: (ladder, label) => `${ladder} : le webhook « ${label} » ne répond pas`,
  season: (ladder, day) => `${ladder} : la saison se termine le ${day}`,
  key: (label, role) => `Lien ou clé « ${label} » (${role})`,
  waiting: (label, to) => `${label} n’a pas encore ouvert le lien envoyé à ${to}.`,
  after: 'Et vous ?',
  out: 'Me déconnecter',
  outSays:
    'partout, dès que le lien est ouvert. Jusque-là, vous restez organisateur : le club n’est jamais sans organisateur',
  both: 'Garder les deux',
  bothSays: 'vous serez tous deux organisateurs',
  send: 'Envoyer l’invitation',
  sent: (label, to, day) => `Le lien pour ${label} est en route vers ${to}. Il peut être ouvert jusqu’au ${day}.`,
  sentOut:
    'Dès qu’il est ouvert, vous serez déconnecté partout. Si vous changez d’avis, révoquez-le sous « Personnes ».',
  noMail:
    'L’envoi d’e-mails n’est pas disponible ici. Créez un lien d’organisateur sous « Personnes » et transmettez-le ; une fois qu’il est ouvert, révoquez le vôtre.',
};

export const links: typeof en.links = {
  role: 'Pour qui ?',
  may: { organiser: 'tout dans ce club', scorer: 'défis et résultats' },
  labelHint: 'Par exemple « tablette du bar ». Ce nom s’affiche avec tout ce qui est saisi avec ce lien.',
  expires: 'Valable jusqu’au (facultatif)',
  madeText: 'Scannez-le, copiez-le ou imprimez-le. S’il est perdu, révoquez-le et créez-en un autre.',
  never: 'pas encore utilisé',
  notOpened: 'jamais ouvert dans un navigateur',
  opened: (day) => `ouvert pour la première fois le ${day}`,
  stopped: (day) => `bloqué par le joueur le ${day}`,
  handedOver: (day) => `transmis le ${day}`,
  writtenTo: (to) => `e-mails à ${to}`,
  sentTo: (to) => `envoyé à ${to}`,
  program: 'clé pour un logiciel',
  session: (device, isHere, since, used) =>
    `${device}${isHere ? ' (ce navigateur)' : ''} : connecté le ${since}, dernière utilisation le ${used}`,
  end: 'Déconnecter',
  endText:
    'Cela prend quelques secondes. Ce qui n’est pas encore envoyé reste sur l’appareil jusqu’à sa prochaine connexion.',
  endAll: 'Déconnecter partout',
  history: {
    by: (day, time, role) => ({ before: `${day}, ${time}, par `, after: ` (${role})` }),
    changes: {
      'key-made': 'Création d’un lien d’invitation ou d’une clé',
      'key-withdrawn': 'Révocation d’un lien d’invitation ou d’une clé',
      'key-replaced': 'Remplacement d’un lien d’invitation ou d’une clé',
      'address-changed': 'Changement de sa propre adresse e-mail',
      'joining-opened': 'Demandes d’inscription ouvertes',
      'joining-closed': 'Demandes d’inscription fermées',
      'ladder-hidden': 'Classement masqué',
      'ladder-shown': 'Classement de nouveau visible',
      'ladder-closed': 'Classement clos',
      'ladder-opened': 'Classement rouvert',
      'club-renamed': 'Club renommé par le service',
      'club-suspended': 'Club suspendu par le service',
      'club-resumed': 'Suspension levée',
      'members-added': 'Membres ajoutés',
      'members-invited': 'Membres invités',
      'member-changed': 'Membre modifié',
      'member-removed': 'Membre retiré',
      'webhook-removed': 'Webhook retiré',
      'webhook-stopped': 'Webhook désactivé : en échec depuis une semaine',
      'webhook-resumed': 'Webhook réactivé',
      'settings-changed': 'Réglages du club modifiés',
    },
  },
  replace: 'Remplacer',
  replaceText: 'L’ancien lien ne fonctionnera plus, et le nouveau ne s’affichera qu’une fois.',
  after: 'Navigateurs connectés avec l’ancien lien',
  stayIn: 'Restent connectés',
  stayInSays: 'vous voulez seulement revoir le lien, ou l’ouvrir sur un autre appareil',
  goOut: 'Sont déconnectés',
  goOutSays: 'le lien ou un appareil est perdu, ou quelqu’un d’autre l’a en main',
  goOutHere: 'Ce navigateur en fait partie : vous serez aussi déconnecté ici.',
  replaced: (day) => `remplacé le ${day}`,
  until: (day) => `jusqu’au ${day}`,
  withdrawn: (day) => `révoqué le ${day}`,
  withdraw: 'Révoquer',
  withdrawText: 'Le lien ne fonctionnera plus, et tous les navigateurs connectés avec lui seront déconnectés.',
  newOrganisers: {
    title: 'Nouveau lien d’organisateur',
    text: (where) =>
      `La personne qui l’a peut tout faire dans ce club. Si vous n’êtes pas au courant, révoquez-le sur cette page, sous «\u202f${where}\u202f».`,
  },
  old: 'Anciens liens',
  qr: (label) => `QR code : ${label}`,
  unclear: 'Pas de réponse : impossible de savoir si c’est fait. Vérifiez avant de réessayer.',
  lastUsed: (day) => `dernière utilisation le ${day}`,
  copyNow: 'Copiez-le maintenant – il ne sera plus affiché',
};

export const who: typeof en.who = {
  title: (name) => `Qui est ${name} ?`,
  legend: 'De qui s’agit-il ?',
  same: (name) => `La même personne : ${name}`,
  plays: (ladders) => (ladders.length === 0 ? 'dans aucun classement pour l’instant' : `joue dans ${listed(ladders)}`),
  here: 'déjà dans ce classement',
  another: (name) => `Quelqu’un d’autre : ${name}`,
  yes: 'Continuer',
  leaveOut: 'Ignorer',
  twin: (line) => `même nom qu’à la ligne ${line}`,
  isNew: 'sera ajouté',
  open: (count) => `${counted(count, 'nom')} à préciser : choisissez de qui il s’agit.`,
  allSame: 'Ce sont tous des membres connus',
  allOut: 'Tout ignorer',
};

export const invitation: typeof en.invitation = {
  preview: (name) => `Voici ce que recevra ${name}\u202f:`,
  from: (name) => `De\u202f: ${name}`,
  subject: (subject) => `Objet\u202f: ${subject}`,
  replies: (to) => `Les réponses vont à\u202f: ${to.join(', ')}`,
  noReplies: 'Personne ne lit les réponses.',
  own: 'Un mot de votre part (facultatif)',
  noOwn:
    'Les personnes qui gèrent ce service n’ont pas encore vu votre club. D’ici là, les invitations indiquent votre adresse e-mail, et rien d’autre de votre part.',
};

export const pairs: typeof en.pairs = {
  title: 'Paires',
  add: 'Ajouter des paires',
  label: 'Une paire par ligne',
  hint: 'Collez un tableau ou un e-mail, choisissez un fichier, ou tapez les deux noms séparés par une barre oblique ou dans deux colonnes. Une adresse e-mail peut suivre chaque nom. Seuls les organisateurs les voient.',
  example: 'Anna Meier / Bruno Blanc\nCarla Cruz, carla@example.org / Denis Dupuis, denis@example.org',
  summary: (pairs, people, without, out) =>
    [
      counted(pairs, 'paire'),
      persons(people),
      ...(without > 0 ? [`${without} sans adresse`] : []),
      ...(out > 0 ? [`${counted(out, 'ligne')} laissée${out > 1 ? 's' : ''} de côté`] : []),
    ].join(', '),
  added: (count) => `${counted(count, 'paire ajoutée', 'paires ajoutées')}.`,
  states: {
    again: 'en double, laissée de côté',
    'left-out': 'incomplète, laissée de côté',
  },
  who: 'Qui joue',
  first: 'Première personne',
  second: 'Deuxième personne',
  substitute: 'Remplaçant (facultatif)',
  regroupHint: 'Les deux premiers jouent d’ordinaire. La paire garde son rang, ses défis et ses résultats.',
};

export const people: typeof en.people = {
  add: 'Ajouter des personnes',
  twice: (name) => `${name} figure deux fois dans la liste.`,
  given: 'Comme dans la liste, la première ligne au rang 1',
  member: 'Tous sont inscrits et à jour de cotisation',
  added: (count) => `${counted(count, 'personne ajoutée ou mise à jour', 'personnes ajoutées ou mises à jour')}.`,
  line: 'Ligne',
  played: 'Dernière partie',
  status: 'Statut',
  update: 'sera mis à jour',
  pick: (count) => `Choisir parmi les membres (${persons(count)} hors de ce classement)`,
  pickAll: 'Tout choisir',
  pickNone: 'Ne rien choisir',
  send: (count) => `Envoyer ${counted(count, 'invitation')}`,
  sent: (count) => `${counted(count, 'invitation envoyée', 'invitations envoyées')}.`,
  print: (count) => `Imprimer ${counted(count, 'lien')}`,
  unsent: {
    unknown: 'n’est plus membre',
    'no-address': 'pas d’adresse e-mail',
    unreached: 'e-mails refusés ou non distribués',
    'too-often': 'déjà trois invitations aujourd’hui',
    'address-used': 'une invitation est déjà partie à cette adresse\u202f; au début, chacune n’en reçoit qu’une',
    'all-used':
      'les 30 premières invitations sont parties\u202f; vous pourrez continuer dès que quelqu’un aura ouvert la sienne',
    stopped: 'les invitations sont suspendues, car trop d’entre elles sont revenues',
  },
  unopened: (some, of) =>
    some === of
      ? `Personne n’a encore ouvert son invitation (${of} envoyées).`
      : `${some} sur ${of} n’ont pas encore ouvert la leur.`,
  remind: (count) => `Envoyer ${counted(count, 'rappel')}`,
  partial:
    'Les fiches de certains membres sont illisibles et manquent donc dans cette liste. La personne qui gère ce service en a été avertie.',
  firstLeft: (left) =>
    `Votre club est nouveau ici\u202f: tant que personne n’a ouvert d’invitation, il vous en reste ${left}, une par adresse.`,
  cameBack: (count) =>
    `${count === 1 ? 'Une invitation est revenue ou a été signalée' : `${count} invitations sont revenues ou ont été signalées`} comme indésirable${count === 1 ? '' : 's'}\u202f: votre club ne peut plus en envoyer pour le moment. Corrigez les adresses qui n’arrivent pas, imprimez les liens de ces personnes, et demandez à la personne qui gère ce service de vous laisser continuer.`,
  own: 'adresse personnelle',
  ownSays: 'Cette personne a indiqué une adresse qu’elle est seule à voir.',
  removeAddress: 'Retirer cette adresse',
  removeAddressHint: 'Plus rien n’y est envoyé, et aucun lien des e-mails déjà reçus ne fonctionne plus.',
  invited: (when) => `invitation ${when}`,
  signedIn: 'connexion faite',
  notInvited: 'pas d’invitation',
  unreached: 'e-mail non distribué',
  noMail: {
    disowned:
      'La personne qui lit cette adresse dit que ce n’est pas la sienne, plus rien n’est envoyé. Saisissez une autre adresse.',
    bounced:
      'Les e-mails sont revenus, plus rien n’est envoyé. Saisissez une autre adresse, ou demandez-lui de le faire sur sa page.',
    complained:
      'Les e-mails ont été signalés comme indésirables, plus rien n’est envoyé. On peut les réactiver sur sa propre page.',
  },
  ratingHint: 'Pour le prochain ordre de départ.',
  ratingBad: 'Une cote est un nombre, par exemple 1850.',
  rename: (name, ladders) => `Utiliser aussi le nom ${name} dans ${listed(ladders)}`,
  tell: 'Indiquer sur la page du classement et dans son flux que cette personne a changé de nom',
  tellHint: (id) =>
    `Sinon, personne n’en est informé. Dans tous les cas, l’ancien nom disparaît de toutes les pages et de tous les fichiers publics, saisons passées comprises\u202f; l’identifiant (${id}) reste.`,
  copy: 'Copie des données',
  copied: (name) =>
    `Tout ce qui est conservé au sujet de ${name} est enregistré dans un fichier. L’historique d’administration le note.`,
  removeFaceText:
    'Elle est supprimée et disparaît de toutes les pages en moins d’une minute. La personne peut en ajouter une autre.',
  shownAs: 'Nom public',
  shownText:
    'Pour une seule personne, un enfant par exemple\u202f: une plus petite partie de son nom que ce que le club montre des autres.',
  shownAsClub: 'Comme tout le club',
  shownHint:
    'L’adresse de sa page change et ne contient plus son nom. Les membres du club connectés voient toujours le nom complet.',
  newLink: 'Nouveau lien',
  leave: 'Retirer du classement',
  place: 'Placer à un autre rang',
  why: 'Motif',
  removeText:
    'Cette personne n’est dans aucun classement. Ses données seront supprimées et ses liens ne fonctionneront plus.',
  forgetHint: 'Pour effacer quelqu’un qui est ou a été dans un classement, utilisez « Effacer une personne ».',
  prefer: 'Préférences',
  back: 'De retour aujourd’hui',
  takeBack: 'Annuler',
  joinHint: 'Les nouveaux joueurs commencent tout en bas.',
  startsOn: 'Commence au rang',
  startsOnHint: 'Laissez vide pour commencer tout en bas. À partir de ce rang, tout le monde descend d’un rang.',
  startsOnFault: (most) => `Veuillez saisir un rang de 1 à ${most}, ou rien.`,
  showMore: (others) => `Afficher la suite (${others} de plus)`,
};

export const lists: typeof en.lists = {
  label: 'Une personne par ligne',
  hint: 'Collez depuis un tableur ou un e-mail, choisissez un fichier, ou saisissez : nom, adresse e-mail et cote, dans n’importe quel ordre. Seuls les organisateurs voient les adresses et les cotes.',
  example: 'Anne Leroy, anne@example.org, 1850\nBruno Blanc; bruno@example.org\nCarla Petit 1620',
  gapHint:
    'Un programme par ligne, le premier au rang 1. Le nom peut être suivi des pierres jusqu’au suivant au-dessous, par exemple 1, 2.5+ ou 0?.',
  gapExample: 'Ego, 2.5\nGNU Go, 1+\nFuego',
  summary: (people, without, same, out) =>
    [
      persons(people),
      ...(without > 0 ? [`${without} sans adresse`] : []),
      ...(same > 0 ? [`${same} peut-être déjà connus`] : []),
      ...(out > 0 ? [counted(out, 'ligne ignorée', 'lignes ignorées')] : []),
    ].join(', '),
  file: (orCards) =>
    orCards ? 'Ou choisissez un fichier (Excel, CSV ou vCard)' : 'Ou choisissez un fichier (Excel ou CSV)',
  sheet: 'Feuille',
  hidden: (rows, columns) =>
    `Laissé de côté, car masqué dans le fichier : ${[rows > 0 ? counted(rows, 'ligne', 'lignes') : '', columns > 0 ? counted(columns, 'colonne', 'colonnes') : ''].filter((each) => each !== '').join(', ')}. Pour les ajouter aussi, affichez-les dans le fichier et choisissez-le à nouveau.`,
  columns: 'Contenu des colonnes',
  column: (number) => `Colonne ${number}`,
  kinds: {
    first: 'Prénom',
    last: 'Nom de famille',
    phone: 'Téléphone (non conservé)',
    gap: 'Écart',
    unused: 'Ne pas utiliser',
  },
  columnsOpen: (count) =>
    count === 1 ? 'Indiquez ce que contient cette colonne.' : `Indiquez ce que contiennent ces ${count} colonnes.`,
  notUsed: (count) => counted(count, 'colonne non utilisée', 'colonnes non utilisées'),
  headings: (line) => `La ligne ${line} contient les titres`,
  leftOut: (count) => counted(count, 'ligne ignorée', 'lignes ignorées'),
  above: 'titres, ou ce qui les précède',
  doubts: { 'no-name': 'sans nom', section: 'on dirait un titre ou un total' },
  unrated: (text) => `« ${text} » n’est pas un nombre : pas de cote.`,
  faulty: (count) =>
    count === 1
      ? '1 ligne contient une erreur : corrigez-la ou ignorez la ligne.'
      : `${count} lignes contiennent des erreurs : corrigez-les ou ignorez ces lignes.`,
  foreign: {
    sheet:
      'Cette feuille de calcul est illisible. Enregistrez-la en .xlsx ou en CSV, ou copiez les cellules et collez-les ici.',
    locked:
      'Ce fichier Excel a un mot de passe. Enregistrez-le sans mot de passe, ou copiez les cellules et collez-les ici.',
    other: 'Cette liste n’est pas lisible. Copiez les noms là où vous les voyez et collez-les ici.',
    picture: 'C’est une image. Saisissez la liste, ou retrouvez-la dans une feuille de calcul.',
    zip: 'C’est une archive. Décompressez-la, puis choisissez le fichier qu’elle contient.',
    empty: 'Ce fichier est vide. Enregistrez-le à nouveau ou collez la liste ici.',
    large: 'Ce fichier est trop volumineux\u202f: une liste de personnes ne dépasse pas 5 Mo.',
  },
};

export const message: typeof en.message = {
  title: 'Écrire à tout le monde',
  label: 'Message (par e-mail, une fois par jour au plus)',
  send: 'Envoyer',
  sent: (to, of) => `Envoyé à ${to} sur ${of}.`,
  missed: (names) =>
    `Pas d’e-mail (adresse absente ou pas encore confirmée, ou e-mails refusés)\u202f: ${listed(names)}.`,
};

export const requests: typeof en.requests = {
  title: 'Demandes d’inscription',
  open: 'Autoriser les demandes d’inscription',
  text: 'La page du classement comporte un lien. Imprimez aussi le QR code, ou mettez le lien sur votre site. Vous décidez ici de chaque demande ; elles ne sont jamais publiques et expirent après 30 jours.',
  elsewhere: 'demande à rejoindre un autre classement',
  block: 'Refuser et bloquer',
  posterSays: 'Rejoignez-nous : scannez ce code avec votre téléphone et demandez à vous inscrire.',
  acceptedAlone: (name) => `${name} est maintenant membre. Pour ce classement, ajoutez sa paire.`,
  accepted: (name) =>
    `${name} fait partie du classement. Son téléphone se connectera dès l’ouverture de la page de la demande.`,
};

export const roll: typeof en.roll = {
  text: 'Une feuille à imprimer : cochez les présents (le nombre est leur rang) et notez qui joue contre qui.',
  date: 'Date du jour',
  against: 'contre',
  distance: 'Écart',
  distanceSays:
    'D’abord celui qui défie. Écart : de combien de rangs le joueur défié était au-dessus lors du défi (− : au-dessous).',
  newcomers: 'Nouveaux ce soir',
};

export const search: typeof en.search = {
  field: 'Joueurs, parties, membres, liens d’invitation, classements, réglages',
  kind: {
    game: 'Partie',
    member: 'Membre',
    link: 'Lien d’invitation',
  },
  found: (count) => counted(count, 'résultat'),
  open: 'en cours',
  shortcuts: 'Raccourcis clavier',
  ctrl: 'Ctrl',
  on: 'Utiliser les raccourcis d’une seule touche et ceux qui commencent par g',
  hint: 'Pendant la saisie, ou sans raccourcis, seul Ctrl ou ⌘ et K fonctionne.',
  next: 'puis',
};

export const sections: typeof en.sections = {
  result: 'Saisir un résultat',
  suggest: 'Suggérer des parties',
  roll: 'Feuille de présence',
  links: 'Tablettes et organisateurs',
  naming: 'Noms en public',
  listing: 'Présence sur la page d’accueil',
  share: 'Partager : affiche, intégration, calendrier, affichage mural',
  webmaster: 'Pour votre webmestre',
  webhooks: 'Webhooks',
  ending: 'Clore, masquer ou supprimer le classement',
  handover: 'Passer la main',
  settings: 'Réglages',
  log: 'Télécharger le journal',
  federations: 'Fichiers pour les fédérations',
  season: 'Commencer la saison suivante',
  import: 'Importer un classement',
};

export const alsoCalled: typeof en.alsoCalled = {
  result: 'partie défi valider forfait score',
  people: 'membres joueurs arrivée départ importer coller liste e-mail note cote renommer inviter lien message',
  suggest: 'adversaire appariement tirage',
  roll: 'imprimer papier',
  history: 'corriger défaire annuler journal erreur',
  links: 'QR code clé connexion marqueur joueur accès révoquer',
  naming: 'vie privée initiales pseudonyme',
  listing: 'public masquer moteur de recherche',
  share: 'QR site flux',
  webmaster: 'site web API flux JSON CSV export',
  webhooks: 'intégration notifier',
  ending: 'terminer archiver retirer',
  address: 'code confirmer',
  handover: 'succession organisateur secrétaire transmettre inviter',
  forget: 'oublier effacer données vie privée RGPD',
  settings: 'nom dernier jour fermeture portée règles lieu heure',
  log: 'sauvegarde CSV JSON export',
  federations: 'FIDE TRF PGN SGF Elo rapport',
  import: 'envoyer journal',
};

const nobodyFor = (players: number): string =>
  players === 0 ? '' : `, ${counted(players, 'joueur')} sans adversaire à portée`;

export const suggesting: typeof en.suggesting = {
  what: 'Réunit des joueurs disponibles aux mêmes moments et qui peuvent se défier ; ceux qui attendent depuis le plus longtemps passent d’abord. Ce n’est qu’une suggestion : la personne qui lancerait le défi la voit sur sa page pendant une semaine et en est informée le matin.',
  would: (games, without) =>
    `${games === 0 ? 'Aucune partie' : counted(games, 'partie')} à suggérer${nobodyFor(without)}.`,
  made: (games, without) => `${counted(games, 'partie suggérée', 'parties suggérées')}${nobodyFor(without)}.`,
  suggest: (games) => `Suggérer ${counted(games, 'partie')}`,
};

export const trial: typeof en.trial = {
  title: 'Essai sur cette saison',
  intro:
    'Tout ce qui s’est passé, rejoué comme si cela valait depuis le premier jour. Rien n’est enregistré. Les parties qui auraient été jouées à la place ne peuvent pas être montrées.',
  moved: (count) =>
    count === 0
      ? 'Personne ne changerait de rang.'
      : `${counted(count, 'joueur serait', 'joueurs seraient')} à un autre rang.`,
  refused: (count) =>
    count === 0
      ? 'Aucune partie n’aurait été refusée.'
      : `${counted(count, 'partie aurait été refusée', 'parties auraient été refusées')}.`,
  others: (count) =>
    `${counted(count, 'autre entrée, une arrivée par exemple, aurait aussi été refusée', 'autres entrées, des arrivées par exemple, auraient aussi été refusées')}.`,
  places: 'Comparaison des rangs',
  off: 'hors du classement',
  games: 'Parties qui auraient été refusées',
  way: 'La saison d’un joueur',
  asPlayed: 'en réalité',
  onTrial: 'avec réglage',
  use: 'Appliquer dès aujourd’hui',
  byRules: (rules) => `Cette saison selon «\u202f${rules}\u202f»`,
  tryThese: 'Essayer ces réglages',
  newLadder: 'Un classement garde son système. Pour jouer selon ces règles, créez un nouveau classement.',
};
