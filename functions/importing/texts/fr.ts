import type { en } from './en.ts';

export const fr: typeof en = {
  inLine: (line, what) => `Ligne ${line}\u202f: ${what}`,
  most: {
    bytes: (megabytes) => `Un journal de saison peut faire ${megabytes} Mo au plus.`,
    lineBytes: (megabytes) => `Une ligne peut faire ${megabytes} Mo au plus.`,
    lines: (count) => `Un journal de saison peut compter ${count} lignes au plus.`,
    players: (count) => `Un classement compte ${count} joueurs au plus.`,
    corrections:
      'Trop de corrections portent sur des lignes bien plus haut. Corrigez les lignes elles-mêmes, ou regroupez les corrections.',
    stored: (part) => `${part}\u202f: c’est trop grand pour être enregistré.`,
    ladders: (count) =>
      `Un club peut avoir ${count} classements au plus, et d’autres ont été créés entre-temps. Rien n’a été importé.`,
  },
  logGone: 'Le journal n’est plus là. Envoyez-le de nouveau.',
  preparedGone: 'Ce qui avait été préparé n’est plus là. Importez de nouveau le journal.',
  givenUp: 'Impossible d’aller au bout, malgré de nombreux essais. Prévenez la personne qui gère ce service.',
  noClub: 'Ce club n’existe plus.',
  exists: 'Un classement porte déjà ce nom.',
};
