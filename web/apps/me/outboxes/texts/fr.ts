import { counted, de } from '../../../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  sending: (taps, name) => `Envoi de ${counted(taps, 'modification')} pour ${name}…`,
  kept: (taps, name) =>
    `Non envoyé : ${counted(taps, 'modification')} ${de(name)}${name}, plus connecté ici. Ouvrez son lien d’invitation pour envoyer.`,
};
