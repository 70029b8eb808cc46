import { counted } from '../../../words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  endsInPast: 'la saison ne peut pas se terminer dans le passé',
  endsBeforeStart: 'la saison ne peut pas se terminer avant de commencer',
  tooLong: (years) => `une saison peut durer ${counted(years, 'an')} au plus`,
  wouldTakeEnd: 'La saison n’aurait alors plus de dernier jour, ce qui n’est pas possible maintenant.',
  wouldMoveEnd: (day) => `Le dernier jour redeviendrait le ${day}, ce qui n’est pas possible maintenant.`,
  seasonEnded: (day) => `La saison s’est terminée le ${day}.`,
  beforeSeason: (day) => `Vérifiez la date de la partie\u202f: la saison n’a commencé que le ${day}.`,
  beforeChallenge: (day) => `Vérifiez la date de la partie\u202f: le défi ne date que du ${day}.`,
  isOnLadder: (who, rung) => `${who} est déjà dans le classement, au rang ${rung}.`,
  startsBelowBottom: (most) => `Un nouveau joueur peut commencer entre le rang 1 et le rang ${most}.`,
  inMatch: (who) => `${who} est en train de jouer. Saisissez d’abord le résultat ou annulez la partie.`,
  awaitsFirst: {
    approval: (two) => `Le résultat entre ${two} attend d’être validé. Validez-le ou rejetez-le d’abord.`,
    confirmation: (two) => `Le résultat entre ${two} attend d’être confirmé. Validez-le ou rejetez-le d’abord.`,
  },
  electionFixed: (who) =>
    `${who} a déjà joué\u202f: le choix entre parties cotées ou non ne peut plus changer cette saison.`,
  unknown: (id) => `«\u202f${id}\u202f» n’est pas un joueur de ce classement.`,
  unknownAdd: (id) => `«\u202f${id}\u202f» n’est pas un joueur de ce classement. Ajoutez-le d’abord.`,
  notOnLadder: (who) => `${who} n’est pas dans le classement en ce moment, mais peut y revenir en bas.`,
  seeded: 'Ce classement a déjà des joueurs. Ajoutez les nouveaux en bas.',
  twice: (id) => `«\u202f${id}\u202f» figure deux fois. Indiquez chaque joueur une seule fois.`,
  begun: 'Il y a déjà des défis ou des parties. Annulez-les d’abord.',
  noRating: (names) => `Pour un ordre selon la cote, il faut celle de chaque joueur. Sans cote\u202f: ${names}.`,
};
