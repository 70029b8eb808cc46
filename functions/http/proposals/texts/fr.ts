import type { en } from './en.ts';

export const fr: typeof en = {
  unknown: 'Cette proposition n’existe pas.',
  alreadyProposed: 'Vous avez déjà proposé cette partie.',
  tooMany: 'Vous avez cinq propositions en cours. Retirez-en d’abord une.',
  officialsStart: 'Organisateur ou marqueur, vous n’avez pas à inviter\u202f: commencez la partie.',
  alreadyAsked: 'Vous avez déjà demandé une partie. Retirez d’abord cette demande.',
  full: 'Trop de parties sont demandées dans ce classement. Réessayez plus tard.',
  gone: (player) => `${player} n’est pas dans le classement.`,
  otherStake: (now, before) => `La mise est maintenant de ${now} points, au lieu de ${before}. Redemandez.`,
  declined: 'L’un des joueurs a refusé.',
  othersAnswered: 'Quelqu’un d’autre répondait au même moment. Réessayez.',
};
