import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Page introuvable – Club Ladder',
  heading: 'Cette page n’existe pas',
  check: 'Vérifiez l’adresse ou demandez le lien à l’organisateur de votre club.',
  clubs: 'Tous les clubs',
};
