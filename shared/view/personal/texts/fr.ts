import { de } from '../../../words/french.ts';
import { say } from '../../../words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  challenged: {
    title: (other) => say`${other} vous défie`,
    text: (other, ladder) => say`${other} vous défie dans ${ladder}.`,
    withPlaces: (other, theirs, yours, ladder) =>
      say`${other} (rang ${theirs}) vous défie (rang ${yours}) dans ${ladder}.`,
  },
  answered: {
    accepted: {
      title: (other) => say`${other} accepte votre défi`,
      text: (other, ladder) => say`${other} a accepté votre défi dans ${ladder}. Convenez d’une date.`,
    },
    declined: {
      title: (other) => say`${other} refuse votre défi`,
      text: (other, ladder) => say`${other} a refusé votre défi dans ${ladder}.`,
    },
    withdrawn: {
      title: (other) => say`${other} retire son défi`,
      text: (other, ladder) => say`${other} a retiré son défi dans ${ladder}. Vous n’avez plus à jouer cette partie.`,
    },
    postponing: {
      title: (other) => say`${other} demande un report`,
      text: (other, ladder) =>
        say`${other} demande plus de temps pour votre défi dans ${ladder}. Si vous êtes d’accord, dites-le sur votre page.`,
    },
    postponed: {
      title: (other) => say`${other} accepte le report`,
      text: (other, ladder) => say`${other} et vous avez plus de temps pour votre défi dans ${ladder}.`,
    },
    disputed: {
      title: (other) => say`${other} conteste votre résultat`,
      text: (other, ladder) =>
        say`${other} conteste le résultat que vous avez déclaré dans ${ladder}. Un organisateur tranchera.`,
    },
  },
  deadline: {
    title: (until) => `Nouvelle date limite\u202f: ${until}`,
    none: 'Plus de date limite',
    away: (other, from, to) =>
      from === to ? say`${other} est absent le ${from}.` : say`${other} est absent du ${from} au ${to}.`,
    back: (other) => say`${other} est de retour.`,
    stays: (other) => say`${other} ne s’absente finalement pas.`,
    putOff: (other) => say`Un organisateur vous laisse plus de temps, à vous et à ${other}.`,
    accept: (ladder, until) => say`Votre défi dans ${ladder} doit maintenant être accepté d’ici au ${until} inclus.`,
    play: (ladder, until) => say`Votre défi dans ${ladder} doit maintenant être joué d’ici au ${until} inclus.`,
    open: (ladder) => say`Votre défi dans ${ladder} n’a plus de date limite.`,
  },
  date: {
    proposed: (other, when) => say`${other} propose le ${when}`,
    propose: (other, when, ladder) =>
      say`${other} propose de jouer le ${when} (${ladder}). Acceptez, ou proposez une autre date.`,
    agreed: (when) => say`Convenu : ${when}`,
    agree: (other, when, ladder) => say`Vous jouez contre ${other} le ${when} (${ladder}).`,
    cannot: (other, when) => say`${other} ne peut pas jouer le ${when}`,
    cannotPlay: (other, when, ladder) =>
      say`${other} ne peut pas jouer contre vous le ${when} (${ladder}). Convenez d’une autre date.`,
    off: (when) => say`Annulé : ${when}`,
    isOff: (other, when, ladder) =>
      say`Votre partie contre ${other} le ${when} (${ladder}) est annulée. Convenez d’une autre date.`,
  },
  confirm: {
    title: (other) => say`À confirmer\u202f: le résultat ${de(other.name)}${other}`,
    text: (other, result, ladder) =>
      say`${other} a déclaré ${result} pour votre partie dans ${ladder}. Confirmez ou contestez.`,
    until: (other, result, ladder, until) =>
      say`${other} a déclaré ${result} pour votre partie dans ${ladder}. Confirmez ou contestez, sinon ce résultat comptera à partir du ${until}.`,
  },
  entered: {
    title: (other) => say`Votre résultat contre ${other}`,
    byOther: (other, result, ladder) =>
      say`${other} a saisi ${result} pour votre partie dans ${ladder}. Si ce n’est pas exact, signalez-le sur votre page.`,
    byClub: (other, result, ladder) =>
      say`Votre partie contre ${other} dans ${ladder} a été saisie : ${result}. Si ce n’est pas exact, signalez-le sur votre page.`,
  },
  confirmScores: {
    title: (other) => say`À confirmer\u202f: les scores ${de(other.name)}${other}`,
    text: (other, ladder) => say`${other} a déclaré les scores de votre partie dans ${ladder}. Confirmez ou contestez.`,
    until: (other, ladder, until) =>
      say`${other} a déclaré les scores de votre partie dans ${ladder}. Confirmez ou contestez, sinon ils compteront à partir du ${until}.`,
  },
  due: {
    week: (ladder) => `${ladder}\u202f: échéance dans une semaine`,
    day: (ladder) => `${ladder}\u202f: échéance dans un jour`,
  },
  night: {
    title: (what, time) => `${what} aujourd’hui à ${time}`,
    text: (ladder, day, hours) => `On joue dans ${ladder}\u202f: ${day}, ${hours}.`,
  },
  moment: (day, time) => `${day} à ${time}`,
  moved: {
    title: (rung, ladder) => say`Vous êtes au rang ${rung} dans ${ladder}`,
    match: (from, to, one, other) =>
      say`Vous passez du rang ${from} au rang ${to} après la partie ${de(one.name)}${one} contre ${other}.`,
    game: (from, to) => say`Vous passez du rang ${from} au rang ${to} après une partie entre d’autres joueurs.`,
    penalty: (from, to, why) => say`Vous passez du rang ${from} au rang ${to}\u202f: ${why}.`,
    others: (from, to) => say`Vous passez du rang ${from} au rang ${to}, car d’autres joueurs ont changé de rang.`,
  },
  removed: {
    title: (ladder) => say`Vous n’êtes plus dans ${ladder}`,
    text: (ladder) => say`Vous n’êtes plus dans ${ladder}. Un organisateur peut vous y remettre.`,
    because: (ladder, why) => say`Vous n’êtes plus dans ${ladder}\u202f: ${why}. Un organisateur peut vous y remettre.`,
  },
};
