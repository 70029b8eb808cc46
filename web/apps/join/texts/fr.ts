import type { en } from './en.ts';

export const fr: typeof en = {
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
