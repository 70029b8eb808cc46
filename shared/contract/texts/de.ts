import type { en } from './en.ts';

export const de: typeof en = {
  address: 'muss eine Adresse wie ann@example.org sein',
  hiddenOrClosed: 'muss „hidden“, „closed“ oder beides angeben',
  playerAlone: 'muss bei der Rolle „player“ dabei sein, und bei keiner anderen',
  oneEvent: 'muss mindestens ein Ereignis nennen',
};
