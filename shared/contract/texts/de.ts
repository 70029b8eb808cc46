import type * as en from './en.ts';

export const contract: typeof en.contract = {
  address: 'muss eine Adresse wie ann@example.org sein',
  hiddenOrClosed: 'muss „hidden“, „closed“ oder beides angeben',
  playerAlone: 'muss bei der Rolle „player“ dabei sein, und bei keiner anderen',
  oneEvent: 'muss mindestens ein Ereignis nennen',
};
