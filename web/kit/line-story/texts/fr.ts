import { counted } from '../../../../shared/words/french.ts';
import { say } from '../../../../shared/words/phrase.ts';
import type { Changed, en } from './en.ts';

function changes({ name, end, closures, settings }: Changed): string {
  const said = [
    ...(name === undefined ? [] : [`nouveau nom : ${name}`]),
    ...(end === undefined ? [] : [end === null ? 'pas de dernier jour' : `dernier jour : ${end}`]),
    ...(closures ? ['jours de fermeture'] : []),
    ...(settings ? ['réglages'] : []),
  ];
  return said.length > 0 ? ` : ${said.join(', ')}` : '';
}

export const fr: typeof en = {
  seeded: (players) => `Classement initial : ${counted(players, 'joueur')}`,
  joined: (who) => say`${who} a rejoint le classement`,
  preferred: (who) => say`${who} a changé ses préférences`,
  joinedOn: (who, rung) => say`${who} a rejoint le classement au rang ${rung}`,
  renamed: (who, name) => say`${who} s’appelle désormais ${name}`,
  left: (who) => say`${who} a quitté le classement`,
  away: (who, from, to) => say`${who} est absent du ${from} au ${to}`,
  back: (who) => say`${who} est de retour`,
  checkedIn: (who) => say`${who} a pointé`,
  checkedOut: (who) => say`${who} a quitté la soirée`,
  passed: (who) => say`${who} a passé son tour`,
  challenged: (challenger, challenged) => say`${challenger} a défié ${challenged}`,
  aChallenge: 'Un défi',
  earlier: 'Une entrée précédente',
  corrected: (story, score) => say`${story} : corrigé${score === undefined ? '' : ` en ${score}`}`,
  voided: (story) => say`${story} : annulé`,
  closed: 'Les parties ordinaires ont été closes',
  playoff: (winner, walkover) => say`${winner} a gagné un départage${walkover ? ' par forfait' : ''}`,
  changed: (what) => `Le classement a été modifié${changes(what)}`,
  settled: 'Descentes et retraits à l’échéance',
  pair: (challenger, challenged) => say`${challenger} contre ${challenged}`,
  postponed: (pair, who) =>
    who === '' ? say`${pair}\u202f: reporté` : say`${pair}\u202f: ${who} demande ou accepte un report`,
  endings: {
    accept: (pair) => say`${pair} : défi accepté`,
    decline: (pair) => say`${pair} : défi refusé`,
    withdraw: (pair) => say`${pair} : défi retiré`,
    approve: (pair) => say`${pair} : le résultat a été validé`,
    reject: (pair) => say`${pair} : le résultat a été rejeté`,
    abandon: (pair) => say`${pair} : partie annulée`,
  },
  playedOn: (story, day) => say`${story}, partie jouée le ${day}`,
  aResult: (score) => `Un résultat, ${score}`,
  ended: (scores) => say`Une partie s’est terminée : ${scores}`,
  began: (players) => say`Une partie a commencé : ${players}`,
};
