import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  proposed: 'Vorgeschlagene Partien',
  waiting: (who) => parts`Die Zustimmung von ${who} steht noch aus.`,
  asks: (who) => parts`${who} möchte dich fordern, obwohl du außerhalb der Reichweite bist.`,
  agree: 'Zustimmen',
  refuse: 'Nein, danke',
  takeBack: 'Zurücknehmen',
  outside: 'Außerhalb deiner Reichweite, wenn ihr beide einverstanden seid',
  hint: 'Dein Vorschlag erscheint auf der Seite der anderen Person. Mit der Zustimmung wird daraus eine Forderung.',
  propose: 'Partie vorschlagen',
  proposeTo: (who) => parts`Partie vorschlagen: ${who}`,
  back: 'Zurück',
};
