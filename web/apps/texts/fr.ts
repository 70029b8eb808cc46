import { counted, nth } from '#shared/words/french.ts';
import { agree, parts } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const ROLES = { organiser: 'organisateur', scorer: 'marqueur', player: 'joueur' };

export const enter: typeof en.enter = {
  title: 'Connexion – Club Ladder',
  looking: 'Vérification de votre lien…',
  signedOut: 'Vous êtes déconnecté.',
  invited: (role, club) => `Ce lien d’invitation vous connecte à ${club} comme ${ROLES[role]}. Où aller ?`,
  once: 'Il ne sert qu’une fois : ouvrez-le dans le navigateur que vous utiliserez.',
  yours: (name, club) => `Bonjour ${name}, voici votre lien d’invitation pour ${club}.`,
  official: (label, role) => `« ${label} » (${ROLES[role]})`,
  also: (others) => `Vous restez aussi connecté comme ${others}.`,
  instead: (label, club) =>
    `Huit personnes sont déjà connectées ici, c’est le maximum. Ouvrir ce lien déconnecte « ${label} » (${club}).`,
  hello: (name, club) => `Bonjour ${name}, vous êtes connecté à ${club}.`,
  signedIn: (role, club, label) => `Vous êtes connecté à ${club} comme ${ROLES[role]} (« ${label} »).`,
  backOfficial:
    'Votre lien d’invitation a déjà servi : pour vous reconnecter, il en faudra un nouveau. Ce qui n’est pas encore envoyé reste sur cet appareil et partira à votre retour.',
  backPlayer:
    'Votre lien d’invitation vous reconnecte à tout moment. Ce qui n’est pas encore envoyé reste sur cet appareil et partira à votre retour.',
  signOutAll: 'Tout déconnecter',
  stopSays:
    'Ce n’est pas votre appareil ? Son navigateur a peut-être retenu votre lien d’invitation. Bloquez-le aussi et demandez-en un nouveau à l’organisateur.',
  stop: 'Se déconnecter et bloquer mon lien',
  own: {
    waits: {
      answer: (other = 'Quelqu’un') => `${other} vous ${agree(other, 'défie', 'défient')} : acceptez ou refusez.`,
      confirm: (other) => (other ? `Confirmez votre résultat contre ${other}.` : 'Confirmez les scores d’une partie.'),
      play: (other) => (other ? `À jouer : contre ${other}.` : 'À jouer : une partie.'),
    },
  },
};

export const front: typeof en.front = {
  more: (count) => (count === 0 ? '' : `${counted(count, 'autre')} : tapez le début du nom de votre club.`),
  none: 'Aucun club trouvé. Vérifiez l’orthographe ou demandez à l’organisateur.',
};

export const join: typeof en.join = {
  of: (ladder) => `Demander à s’inscrire : ${ladder}`,
  lead: 'Les organisateurs verront votre demande et y répondront.',
  name: 'Votre nom',
  email: 'E-mail (facultatif)',
  partner: 'Avec qui jouez-vous\u202f?',
  partnerHint:
    'Ce classement se joue par paires. Les organisateurs vous inscriront tous les deux. Pas encore de partenaire\u202f? Dites-le.',
  note: 'Un mot aux organisateurs (facultatif)',
  consent: 'Les organisateurs peuvent conserver ceci jusqu’à leur réponse, 30 jours au plus. Rien n’est publié.',
  consentMissing: 'Cochez la case ci-dessus, ou adressez-vous directement à un organisateur.',
  yes: 'Envoyer la demande',
  sent: 'Votre demande est envoyée.',
  sentText:
    'Revenez sur cette page avec ce téléphone : une fois votre demande acceptée, un bouton y ouvrira votre page.',
  accepted: 'C’est accepté !',
  gone: 'Votre dernière demande a été refusée ou a expiré. Vous pouvez en envoyer une autre.',
  forget: 'Oublier ma demande sur ce téléphone',
  nowhere: 'Cette adresse est incomplète. Scannez à nouveau le QR code.',
};

/** Who plays as a pair, and how. */
export const playedAs: typeof en.playedAs = {
  people: 'Qui joue',
  with: 'Bilan avec chaque partenaire',
  noPair: 'Dans aucune paire en ce moment.',
};

export const player: typeof en.player = {
  season: { points: 'Points au fil de la saison', rungs: 'Rangs au fil de la saison' },
  absent: 'Hors du classement en ce moment.',
  champion: 'saison gagnée',
  placeOf: (place, of) => `${nth(place)} sur ${of}`,
  results: {
    title: 'Tous les résultats',
    played: 'Date',
    none: 'Aucune partie jouée pour l’instant.',
    won: (score, other) => parts`victoire ${score} contre ${other}`,
    drawn: (score, other) => parts`nulle ${score} contre ${other}`,
    lost: (score, other) => parts`défaite ${score} contre ${other}`,
    open: (score, other) => parts`${score} contre ${other}`,
    playoff: ', en départage',
    pot: (score, others) => parts`${score} contre ${others}`,
  },
  records: {
    title: 'Bilan contre chaque adversaire',
    opponent: 'Adversaire',
  },
  opponents: {
    title: 'Peut défier',
  },
};

export const signUp: typeof en.signUp = {
  title: 'Créez votre club',
  lead: 'Nous vous envoyons un lien par e-mail. Ouvrez-le : votre club est créé, et vous en êtes l’organisateur.',
  club: 'Nom de votre club',
  id: 'Adresse web',
  language: 'Langue',
  idWrong: 'Utilisez seulement a–z, 0–9 et « - ».',
  taken: (id: string, free: string) =>
    `« ${id} » est déjà pris. Pourquoi pas « ${free} » ? Modifiez-le ou envoyez-le tel quel.`,
  emailHint:
    'Seul le responsable de ce service la voit. Si vous n’ouvrez pas le lien, elle est effacée au bout d’un jour.',
  yes: 'Recevoir le lien',
  sent: (to: string) => `Nous avons envoyé un lien à ${to}.`,
  sentText:
    'Ouvrez-le sur l’appareil avec lequel vous gérerez le club. Il fonctionne une seule fois, pendant 24 heures. Rien reçu ? Regardez dans vos courriers indésirables.',
  again: 'L’envoyer de nouveau ou à une autre adresse',
  notHere: 'Les clubs ne peuvent pas s’inscrire eux-mêmes ici. Demandez un club au responsable de ce service.',
  back: 'Retour à l’accueil',
};

export const signedIn: typeof en.signedIn = {
  bar: 'Vos pages',
  you: (rung) => `Vous : rang ${rung}`,
  reach: 'Défi possible jusqu’ici',
  drop: 'Descente jusqu’ici si vous ne jouez pas',
};

export const wall: typeof en.wall = {
  lostSince: (day, time) => parts`Pas de connexion. Mis à jour le ${day} à ${time}`,
  latest: 'Derniers résultats',
  thisLadder: 'Ce classement',
  free: 'Libres pour jouer',
};

export const whatIf: typeof en.whatIf = {
  tooFew: 'Il faut au moins deux joueurs dans le classement.',
  twice: 'Un joueur ne peut pas être deux fois dans une partie.',
  wins: 'victoire',
  loses: 'défaite',
  draws: 'nulle',
  remove: 'Retirer un joueur',
  forbidden: (refusal) => parts`Les règles ne le permettent pas. ${refusal} Si un organisateur l’autorisait :`,
  rungs: (changes) => parts`Rangs : ${changes}.`,
  moves: (name, from, to) => parts`${name} ${from} → ${to}`,
  leaves: (name) => parts`${name} (hors du classement)`,
  joins: (name, rung) => parts`${name} (arrivée au rang ${String(rung)})`,
  after: 'Le classement ensuite',
};
