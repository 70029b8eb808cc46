import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Modifier ce classement',
  hint: 'Un nouveau nom, une nouvelle date ou un nouveau réglage vaut à partir de maintenant. Les jours de fermeture comptent comme s’ils avaient toujours existé : des descentes et des retraits passés peuvent donc changer. Vous verrez d’abord un aperçu.',
  name: 'Nom',
  figures: 'Réglages',
  figuresHint: 'Pour voir ce qu’un réglage aurait changé jusqu’ici, modifiez-le et essayez-le sur cette saison.',
  try: 'Essayer sur cette saison',
  tryFirst: 'Modifiez d’abord un réglage, puis essayez-le.',
  otherRules: 'Autres règles',
  otherRulesHint: 'Qu’auraient donné d’autres règles cette saison\u202f? Regarder ne change rien.',
  tryRules: (rules) => `Essayer «\u202f${rules}\u202f» sur cette saison`,
  see: 'Aperçu',
  yes: 'Enregistrer les modifications',
  nothing: 'Vous n’avez encore rien modifié.',
  bad: 'Veuillez vérifier les champs signalés.',
  over: 'La grande finale est terminée : plus rien ne peut être modifié ici.',
};
