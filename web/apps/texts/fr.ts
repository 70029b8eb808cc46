import { counted } from '#shared/words/french.ts';
import type * as en from './en.ts';

export const chart: typeof en.chart = { failed: 'La saison ne peut pas être chargée pour le moment.' };

export const front: typeof en.front = {
  points: (points) => counted(points, 'point'),
  isNew: 'nouveau',
  more: (count) => (count === 0 ? '' : `${counted(count, 'autre')} : tapez le début du nom de votre club.`),
  none: 'Aucun club trouvé. Vérifiez l’orthographe ou demandez à l’organisateur.',
  choose: 'Choisissez votre club : nous vous enverrons un lien de connexion par e-mail.',
  yourClub: 'Votre club',
  unreached: 'Pas de connexion. Réessayez dans un instant.',
  noMails:
    'Aucun e-mail ne part d’ici pour le moment. Ouvrez votre lien d’invitation ou demandez-en un nouveau à l’organisateur.',
};

export const join: typeof en.join = {
  opening: 'Ouverture…',
  title: 'Demander à s’inscrire',
  of: (ladder) => `Demander à s’inscrire : ${ladder}`,
  lead: 'Les organisateurs verront votre demande et y répondront.',
  name: 'Votre nom',
  nameMissing: 'Indiquez votre nom.',
  email: 'E-mail (facultatif)',
  emailWrong: 'Une adresse e-mail ressemble à ann@example.org.',
  note: 'Un mot aux organisateurs (facultatif)',
  consent: 'Les organisateurs peuvent conserver ceci jusqu’à leur réponse, 30 jours au plus. Rien n’est publié.',
  consentMissing: 'Cochez la case ci-dessus, ou adressez-vous directement à un organisateur.',
  yes: 'Envoyer la demande',
  trap: 'Laisser ce champ vide',
  sent: 'Votre demande est envoyée.',
  sentText: 'Revenez sur cette page avec ce téléphone : une fois votre demande acceptée, vous y serez connecté.',
  accepted: 'C’est accepté ! Connexion…',
  gone: 'Votre dernière demande a été refusée ou a expiré. Vous pouvez en envoyer une autre.',
  forget: 'Oublier ma demande sur ce téléphone',
  back: 'Voir le classement',
  nowhere: 'Cette adresse est incomplète. Scannez à nouveau le QR code.',
  lost: 'Pas de connexion. Veuillez réessayer.',
};

export const ladder: typeof en.ladder = {
  find: 'Chercher un joueur',
  found: (players) => counted(players, 'joueur'),
  none: 'Aucun joueur trouvé.',
  more: (count) => `et ${count} de plus`,
  noNames: 'Les noms ne peuvent pas être chargés.',
  unreached: 'Le site est injoignable. Cette page n’est peut-être plus à jour.',
};

export const signUp: typeof en.signUp = {
  title: 'Créez votre club',
  lead: 'Nous vous envoyons un lien par e-mail. Ouvrez-le : votre club est créé, et vous en êtes l’organisateur.',
  club: 'Nom de votre club',
  clubMissing: 'Veuillez donner un nom à votre club.',
  id: 'Son adresse',
  address: (address: string) => `La page de votre club : ${address}`,
  idWrong: 'Utilisez seulement a–z, 0–9 et « - ».',
  taken: (id: string, free: string) =>
    `« ${id} » est déjà pris. Pourquoi pas « ${free} » ? Modifiez-le ou envoyez-le tel quel.`,
  person: 'Votre nom',
  personMissing: 'Veuillez indiquer votre nom.',
  email: 'Votre adresse e-mail',
  emailHint:
    'Seul le responsable de ce service la voit. Si vous n’ouvrez pas le lien, elle est oubliée au bout d’un jour.',
  emailWrong: 'Une adresse e-mail ressemble à ann@example.org.',
  yes: 'Recevoir le lien',
  working: 'Un instant…',
  sent: (to: string) => `Nous avons envoyé un lien à ${to}.`,
  sentText:
    'Ouvrez-le sur l’appareil avec lequel vous gérerez le club. Il fonctionne une seule fois, pendant 24 heures. Rien reçu ? Regardez dans vos courriers indésirables.',
  again: 'L’envoyer de nouveau ou à une autre adresse',
  notHere: 'Les clubs ne peuvent pas s’inscrire eux-mêmes ici. Demandez un club au responsable de ce service.',
  lost: 'Pas de connexion. Veuillez réessayer.',
  back: 'Retour à l’accueil',
};

export const signedIn: typeof en.signedIn = {
  bar: 'Vos pages',
  you: (rung) => `Vous : rang ${rung}`,
  reach: 'Défi possible jusqu’ici',
  drop: 'Descente jusqu’ici si vous ne jouez pas',
  badge: 'vous',
  pages: { me: 'Votre page', board: 'Soirée du club', desk: 'Gestion' },
  challenge: 'Défier',
  challengeWho: (name) => `Défier ${name}`,
};
