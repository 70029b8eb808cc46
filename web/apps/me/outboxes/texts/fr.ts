import { de } from '../../../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  sending: (taps, name) => `Envoi de ${taps === 1 ? '1 modification' : `${taps} modifications`} pour ${name}…`,
  kept: (taps, name) =>
    `Non envoyé : ${taps === 1 ? '1 modification' : `${taps} modifications`} ${de(name)}${name}, déconnecté ici. Ouvrez son lien d’invitation pour envoyer.`,
};
