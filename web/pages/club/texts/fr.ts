import { counted } from '../../../../shared/words/french.ts';
import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  allClubs: 'Tous les clubs',
  suspended:
    'Ce club est suspendu. Ses classements ne sont pas visibles pour le moment. Rien n’a été supprimé. Vous êtes l’organisateur ? Contactez le responsable de ce service.',
  none: 'Pas encore de classement',
  first: (link) =>
    parts`Vous êtes l’organisateur ? Ouvrez votre lien d’invitation sur cet appareil, puis ${link('créez le premier classement')} : choisissez les règles, ajoutez des noms et partagez cette page.`,
  season: (system, start, end) =>
    end === undefined ? `Système ${system}, à partir du ${start}` : `Système ${system}, du ${start} au ${end}`,
  onTop: (day) => `En tête depuis le ${day}.`,
  players: (count) => `${counted(count, 'joueur')} au classement.`,
  nights: (when) => `Soirées du club : ${when}.`,
  deadline: (day) => `Prochaine échéance : ${day}.`,
  champions: 'Palmarès',
  noChampion: 'sans vainqueur',
  lead: {
    finished: 'Terminé.',
    won: (name) => parts`Terminé : ${name} a gagné.`,
    ahead: 'Pas encore commencé.',
    nobody: 'Pas encore de joueurs.',
    leads: (name) => parts`${name} est en tête.`,
    starts: (name) => parts`${name} part en tête.`,
    withOthers: (name, others) => parts`${name} et ${counted(others, 'autre')} sont en tête.`,
  },
};
