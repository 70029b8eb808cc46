import type * as en from './en.ts';

export const results: typeof en.results = {
  above: 'Titre, en-tête ou remarque\u202f: non lu.',
  noDate:
    'Aucune date lisible. Écrivez-la ainsi\u202f: 2024-11-03 ou 3 nov. 2024, ou mettez la colonne au format date.',
  future: 'La date est dans le futur.',
  noName: 'Il manque un nom.',
  sameTwo: 'La même personne des deux côtés.',
  twice: (line: number) => `Identique à la ligne ${line}\u202f: compté une fois.`,
  noScore: 'Score illisible. Écrivez-le ainsi\u202f: 3–1, ou 11–7 9–11 11–4.',
  scoreIsDate: 'Le tableur a transformé le score en date. Mettez la colonne au format texte et ressaisissez-le.',
  whoWon:
    'Impossible de savoir qui a gagné. Ajoutez une colonne «\u202fVainqueur\u202f», ou le score dans l’ordre des deux noms.',
  outside: (start: string, end: string) => `Hors de la saison, du ${start} au ${end}.`,
  noWalkover: 'Ce système n’enregistre pas les forfaits. Supprimez la ligne.',
  scoreMissing: 'Il manque le score. Ici, on joue plusieurs manches\u202f: écrivez 3–1.',
  notTheWinner: (winner, top) =>
    `D’après ces résultats, ${top} mène à la fin\u202f: selon les règles, ${winner} ne peut pas avoir gagné la finale. Choisissez quelqu’un d’autre ou ajoutez le classement final.`,
  pair: {
    alone: 'Un seul nom. Écrivez les deux, séparés par une barre oblique.',
    crowd: 'Une paire compte deux personnes, et deux remplaçants au plus.',
    twice: 'Deux fois la même personne.',
  },
  reason: 'Joué avant que le classement soit tenu ici',
};
