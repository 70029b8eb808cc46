import { say } from '../../words/phrase.ts';
import { pluralIn } from '../../words/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('fr');

export const fr: typeof en = {
  forecast: {
    yetToPlay: (period) => `n’a pas encore joué\u202f: ${period}`,
    onDay: (day) => `le ${day}`,
    atTime: (time, day) => `le ${day} à ${time}`,
    unless: {
      play: (time) => `${time}, sauf partie jouée d’ici là`,
      playIn: (time, period) => `${time}, sauf partie jouée (${period})`,
      playChallenge: (time) => `${time}, si le défi n’est pas joué`,
      playIt: (time) => `${time}, s’il n’est pas joué`,
      recording: (time) => `${time}, sauf partie jouée mais pas encore enregistrée`,
      arriving: (time) => `${time}, sauf arrivée signalée d’ici là`,
    },
    drops: (to, when) => `descend au rang ${to} ${when}`,
    dropsBut: (place, when) => `doit descendre ${when}\u202f; en l’état, ${place}`,
    losesAll: (points, when) => `perd ses ${points} points et quitte le classement ${when}`,
    removed: (when) => `est à retirer du classement ${when}`,
    forfeits: (points, when) => `perd ${points} points ${when}`,
    forfeitsAnd: (points, place, when) => `perd ${points} points et ${place} ${when}`,
    loses: (when) => `perd un défi ${when}`,
    losesAnd: (place, when) => `perd un défi et ${place} ${when}`,
    lapses: (when) => `a un défi qui expire ${when}`,
    asThingsStand: (what, when) => `${what} ${when}, en l’état`,
    pays: (points) => `paie ${points} ${plural(points, { one: 'point', other: 'points' })}`,
    gets: (points) => `reçoit ${points} ${plural(points, { one: 'point', other: 'points' })}`,
    and: (what, place) => `${what} et ${place}`,
    stays: (rung) => `reste au rang ${rung}`,
    rises: (rung) => `monte au rang ${rung}`,
    falls: (rung) => `descend au rang ${rung}`,
  },
  notices: {
    corrected: (what) => say`corrigé\u202f: ${what}`,
    result: (result, moved) => say`${result}\u202f; ${moved}.`,
    gameVoided: (players, state) => say`une partie entre ${players}\u202f: ${state}.`,
    scoresRejected: (players) =>
      say`les scores d’une partie entre ${players} ont été retirés ou rejetés et ne comptent pas.`,
    pot: (points, scores) => say`une partie pour ${points} points\u202f: ${scores}.`,
    potAwaiting: (points, scores) =>
      say`une partie pour ${points} points\u202f: ${scores}\u202f; les scores attendent confirmation.`,
    onRung: (who, rung) => say`${who} (rang ${rung})`,
    challenged: (challenger, challenged) => say`${challenger} a défié ${challenged}.`,
    others: (count) => `${count} ${plural(count, { one: 'autre', other: 'autres' })}`,
    dropped: (who) => say` Descendus\u202f: ${who}.`,
    removed: (who) => say` Retirés\u202f: ${who}.`,
    forfeited: (who) => say` Points perdus\u202f: ${who}.`,
  },
  nights: {
    days: {
      mon: 'le lundi',
      tue: 'le mardi',
      wed: 'le mercredi',
      thu: 'le jeudi',
      fri: 'le vendredi',
      sat: 'le samedi',
      sun: 'le dimanche',
    },
    when: (days, hours) => `${days.charAt(0).toUpperCase()}${days.slice(1)}, ${hours}`,
  },
  changes: {
    named: (name) => `Le classement s’appelle désormais ${name}`,
    renamed: (was, is) => `Le classement s’appelle désormais ${is} et non plus ${was}`,
    noEnd: 'La saison n’a plus de dernier jour',
    noEndAnyMore: (was) => `La saison n’a plus de dernier jour (c’était le ${was})`,
    ends: (day) => `La saison se termine désormais le ${day}`,
    finalMoved: (was, is) => `La finale est déplacée du ${was} au ${is}`,
    endMoved: (was, is) => `Le dernier jour est déplacé du ${was} au ${is}`,
    closed: (days) => `Désormais fermé ${days}`,
    open: (days) => `N’est plus fermé ${days}`,
    onDay: (day) => `le ${day}`,
    fromTo: (from, to) => `du ${from} au ${to}`,
    more: (count) => `${count} autres fois`,
    setting: (label, was, is) => `${label}\u202f: ${was} → ${is}`,
    all: 'tous',
    unset: 'non précisé',
  },
};
