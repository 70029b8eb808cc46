import type * as en from './en.ts';

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
