import type * as en from './en.ts';

export const engine: typeof en.engine = {
  arrival: 'Die Ankunft muss am Tag des Eintrags liegen, nicht nach dem Eintrag.',
  playedLater: 'Das Datum der Partie liegt nach dem Zeitpunkt des Eintrags.',
  backInTime: 'Dieser Eintrag liegt vor dem letzten der Rangliste. Einträge müssen zeitlich aufeinander folgen.',
  notThisSystem: (system, verb) => `Im System ${system} gibt es „${verb}“ nicht.`,
  notCorrectable: 'Das lässt sich so nicht korrigieren oder ist annulliert.',
  notVoidable: 'Das lässt sich nicht annullieren oder ist es schon.',
};
