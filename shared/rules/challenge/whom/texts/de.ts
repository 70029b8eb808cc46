import type { en } from './en.ts';

export const de: typeof en = {
  pyramid: 'Spieler weiter links in derselben Reihe oder in der Reihe darüber',
  made: (who, open) =>
    open === 1
      ? `${who} hat schon jemand anderen gefordert. Diese Partie kommt zuerst.`
      : `${who} hat schon ${open} andere gefordert. Diese Partien kommen zuerst.`,
  received: (who, open) =>
    open === 1
      ? `${who} ist schon von jemand anderem gefordert.`
      : `${who} ist schon von ${open} anderen Spielern gefordert.`,
  protected: (who, day) =>
    `${who} hat gerade den eigenen Platz verteidigt und kann ab dem ${day} wieder gefordert werden.`,
};
