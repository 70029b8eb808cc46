import { counted, systemCalled } from '#shared/words/french.ts';
import { parts } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const pages: typeof en.pages = {
  noScript: (oldest: string) =>
    `Cette page demande JavaScript et un navigateur pas trop ancien (au moins ${oldest}). Le classement, lui, se lit sans JavaScript.`,
  skip: 'Aller au classement',
  tabs: { label: 'Sur cette page' },
  season: (name) => `Saison ${name} (terminée).`,
  current: 'Voir le classement actuel',
  noFinal: 'Aucun résultat de la finale n’est enregistré.',
  closed: 'Ce classement est clos : plus rien ne change.',
  unplayed: 'Parties sans résultat',
  rules: 'Les règles de ce classement',
  rounds: 'Tours précédents',
  chart: 'Courbe de la saison',
  whatIf: 'Et si… ?',
  nobody: {
    organiser: (add, screen) =>
      parts` Vous êtes l’organisateur ? ${add('Ajoutez des joueurs sur la page Gestion')} et affichez le ${screen('QR code de cette page sur un écran')}.`,
    others: ' Les autres : revenez après les premiers résultats.',
    join: (ask) => parts` Envie de jouer ? ${ask('Demandez à vous inscrire')}.`,
    gone: (whole) => parts`Plus aucun joueur sur cette page. ${whole('Voir tout le classement')}`,
  },
  about: {
    title: 'À propos',
    season: (system, start, end) =>
      end === undefined
        ? parts`${systemCalled(system)}, saison à partir du ${start}`
        : parts`${systemCalled(system)}, saison du ${start} au ${end}`,
    past: 'Saisons passées : ',
  },
  footer: {
    asOf: (moment, zone) => parts`Mis à jour le ${moment} (${zone}).`,
    data: 'Données',
  },
  challenges: {
    coming: 'Parties à venir',
  },
  entrants: {
    title: 'Nouveaux venus',
    noRung: (name) => parts`${name} n’a pas encore de rang.`,
    onRung: (name, rung) => parts`${name} est au rang ${String(rung)}.`,
    next: (next) => parts` Prochain défi : ${next}, à égalité.`,
  },
  rematches: {
    about: 'Joueurs à portée qui ne peuvent pas encore se défier de nouveau, et à partir de quel jour.',
  },
  pots: {
    since: (moment, pot) => parts`Depuis le ${moment} ; ${counted(pot, 'point')} dans le pot`,
    shared: 'Le partage du pot',
    headings: { score: 'Score', spread: 'Écart', rating: 'Part', points: 'Points', bonus: 'Bonus' },
    pot: (pot, spread) => `Pot ${pot}, écarts au total ${spread}`,
    cancelled: ' ; annulée : toutes les mises sont rendues',
    percent: (tenths) => `${Math.floor(tenths / 10)},${tenths % 10} %`,
  },
  results: {
    played: 'Heure',
    none: 'Pas encore de résultat. Chacun apparaît ici dès qu’il est saisi.',
    moves: 'Coups',
    corrected: ' ; score corrigé',
    ofNight: (count, day) => `Les ${count} résultats du ${day}`,
    on: (day) => parts`Résultats du ${day}`,
  },
  days: {
    title: 'La saison',
    playedOn: (days, last) =>
      days === 0
        ? 'Pas encore de partie jouée.'
        : days === 1
          ? `Un jour de jeu\u202f: le ${last}.`
          : `${days} jours de jeu, le dernier le ${last}.`,
    afterwards: (weekday, last) =>
      `, puis ${weekday === undefined ? 'le 1er de chaque mois' : `chaque ${weekday}`}${last === undefined ? '' : ` jusqu’au ${last}`}`,
    notHere: 'ceux qui n’ont pas pointé',
    closed: 'Le club est fermé',
    changed: 'Modifié en cours de saison',
  },
  tonight: {
    here: (count) => counted(count, 'présent'),
    matches: (count) => `, ${counted(count, 'partie')} en cours`,
    turn: (name) => parts`, à ${name} de défier`,
  },
};

export const club: typeof en.club = {
  about: (ladders) => `Classements, résultats et dates\u202f: ${ladders}.`,
  allClubs: 'Tous les clubs',
  suspended:
    'Ce club est suspendu. Ses classements ne sont pas visibles pour le moment. Rien n’a été supprimé. Vous êtes l’organisateur ? Contactez le responsable de ce service.',
  none: 'Pas encore de classement',
  first: (link) =>
    parts`Vous êtes l’organisateur ? Ouvrez votre lien d’invitation sur cet appareil, puis ${link('créez le premier classement')} : choisissez les règles, ajoutez des noms et partagez cette page.`,
  nights: (when) => `${when}\u202f: soirée du club.`,
  deadline: (day) => `Prochaine échéance : ${day}.`,
  join: 'Envie de jouer\u202f? Adressez-vous au club.',
  contact: (who) => parts`Une question\u202f? Écrivez à ${who}`,
  champions: 'Palmarès',
  lead: {
    ahead: 'Pas encore commencé.',
    starts: (name) => parts`En tête au départ\u202f: ${name}`,
  },
};

export const front: typeof en.front = {
  what: 'Dans votre club, chacun a un rang et monte en battant un joueur mieux placé. Voyez qui est en tête, qui a bougé et pourquoi – dès qu’un résultat est saisi.',
  how: 'Ouvrez votre lien d’invitation, ou scannez son QR code avec votre téléphone. Vous y restez connecté. Pas encore de lien ? Demandez-en un à l’organisateur.',
  find: 'Trouvez votre club',
  none: 'Aucun club n’apparaît encore ici. Dès que vous avez le lien d’invitation d’un club, ouvrez-le pour créer le premier classement.',
  startText: 'Il suffit d’une adresse e-mail. Votre premier classement est en ligne en quelques minutes.',
  startLink: 'Créer un club',
};

export const shown: typeof en.shown = {
  wall: 'L’affichage mural\u202f: le premier, le classement et les parties de la soirée',
  ladder: 'Un classement sur un téléphone\u202f: la place de chacun, et pourquoi',
  me: 'La page personnelle d’un joueur sur un téléphone',
  'club-night': 'La soirée du club sur une tablette',
};

export const about: typeof en.about = {
  title: 'Est-ce pour nous\u202f?',
  lead: 'Club Ladder tient le classement d’un club\u202f: qui est à quel rang et pourquoi, qui peut défier qui, et ce qui arrive à ceux qui ne jouent pas. Voici ce que verraient vos membres.',
  pictures: {
    wall: 'Au mur\u202f: le premier, les parties en cours et ce qui vient de se passer.',
    ladder: 'Sur tout téléphone, sans application ni mot de passe\u202f: le rang de chacun, et pourquoi.',
    me: 'La page de chaque joueur\u202f: son rang, ses échéances et qui défier.',
    'club-night': 'Pendant la soirée du club\u202f: un geste pour pointer, défier ou enregistrer un résultat.',
  },
  games: {
    title: 'Pour quels jeux\u202f?',
    sizes:
      'Trois joueurs suffisent, vingt à soixante sont habituels, dix mille sont la limite. Un club peut avoir plusieurs classements, de joueurs ou de paires.',
  },
  members: {
    title: 'De quoi les membres ont-ils besoin\u202f?',
    says: 'De rien pour regarder\u202f: les pages sont publiques. Pour défier ou saisir un résultat, chaque joueur ouvre une fois son lien d’invitation. Le club décide si l’on voit les noms entiers, des initiales ou des surnoms, et s’il figure sur la page d’accueil.',
  },
  cost: {
    title: 'Combien ça coûte\u202f?',
    says: (dollars) =>
      `Le logiciel est gratuit. Sur un ordinateur portable au club, rien à payer. Sur Internet (le cloud d’Amazon), il faut compter environ ${dollars} dollars par mois pour tous les clubs ensemble, et quelques centimes de plus par club. La saison entière tient dans un fichier texte, à emporter quand vous voulez.`,
  },
  not: {
    title: 'Que ne fait-il pas\u202f?',
    says: 'Il n’organise ni championnats par équipes ni tournois à élimination, ne réserve pas de courts, n’encaisse pas d’argent et ne calcule pas de cotes.',
  },
};

export const nothingThere: typeof en.nothingThere = {
  heading: 'Page introuvable',
  check: 'Vérifiez l’adresse ou demandez le lien à l’organisateur de votre club.',
};

export const standings: typeof en.standings = {
  pyramid: {
    asList: 'En liste',
    signs: (away, busy) => parts`${away} absence, ${busy} défi encore à jouer`,
  },
  pair: 'Paire',
  program: 'Programme',
  total: (points, each, joined) =>
    `${points.toLocaleString('fr')} points en tout : ${each.toLocaleString('fr')} chaque fois qu’un joueur arrive (${joined} jusqu’ici). Ce qu’un joueur perd par un mois sans jouer, ou laisse en partant, revient à d’autres joueurs.`,
  inPots: (points) => ` ${points.toLocaleString('fr')} d’entre eux sont dans les pots des parties en cours.`,
  change: (since) => `Évolution depuis le ${since}`,
  moved: (sign, since) => `${sign} depuis le ${since}`,
  week: (from, to) => `cette semaine : rang ${from} → ${to}`,
  reported:
    'Montées et descentes tiennent déjà compte des résultats déclarés\u202f; les points ne comptent qu’une fois confirmés.',
  lastFive: 'Cinq derniers',
  lastFiveMean: 'Victoire, nulle, défaite ; le plus récent en dernier',
  rated: 'Les joueurs marqués « parties cotées » (C) jouent entre eux des parties cotées.',
  gaps: {
    exact:
      'Exactement : a gagné en donnant 2 pierres et perdu en en donnant 3. À 1, les Blancs n’en donnent aucune ; à 0, les deux sont à égalité.',
    atLeast: 'Au moins : a gagné en donnant 2 pierres et n’a pas encore perdu en en donnant 3.',
    atMost: 'Au plus : a perdu en donnant 3 pierres et n’a pas encore gagné en en donnant 2.',
    unknown: 'Ni l’un ni l’autre n’est encore connu.',
  },
  away: (until) => `absence jusqu’au ${until}`,
  protected: (from) => `pas de défi avant le ${from}`,
  declined: (count) => `a refusé ${counted(count, 'défi')}`,
  missed(count, period, orMore) {
    const unit = period === 'week' ? 'semaine' : 'mois';
    const units = period === 'week' ? 'semaines' : 'mois';
    const missed = count === 1 ? `${period === 'week' ? 'une' : 'un'} ${unit}` : `${count} ${units}`;
    const tail = count > 1 ? (period === 'week' ? ' consécutives' : ' consécutifs') : '';
    return `${missed}${orMore ? ' ou plus' : ''}${tail} sans jouer`;
  },
  allPages: (pages) => `Les ${pages} pages`,
};
