import { counted, de } from '../../../words/french.ts';
import { say, textOf } from '../../../words/phrase.ts';
import type { en } from './en.ts';

const passes = (count: number): string => (count > 1 ? 'passent' : 'passe');

export const fr: typeof en = {
  rungs: {
    joined: (rung) => `entre tout en bas, au rang ${rung}`,
    joinedOn: (rung) => `entre au rang ${rung}`,
    rejoined: (rung) => `revient tout en bas, au rang ${rung}`,
    restarted: (rung) => `arrive en retard et repart tout en bas, au rang ${rung}`,
    seeded: (rung) => `commence la saison au rang ${rung}`,
    left: 'quitte le classement',
    declined: (went, challenged, challenger) =>
      say`${went}\u202f: ${challenged} a refusé le défi ${de(challenger.name)}${challenger}`,
    otherLeft: (went, who) => say`${went}\u202f: ${who} a quitté le classement`,
    otherJoined: (went, who) => say`${went}\u202f: ${who} a rejoint le classement plus haut`,
    took: (rung) => `prend le rang ${rung}`,
    halfway: (went) => `${went} (la moitié de l’écart)`,
    beat: (loser, score, went) => say`bat ${loser}${score} et ${went}`,
    lost: (winner, score, went) => say`perd${score} contre ${winner} et ${went}`,
    drew: (other, went) => say`fait nulle contre ${other} et ${went}`,
    notTakenUp: (went, loser) => say`${went}\u202f: ${loser} n’a pas disputé le départage`,
    noShow: (went, winner, loser) => say`${went}\u202f: ${loser} n’est pas venu jouer contre ${winner}`,
    walkover: (went, winner, loser) => say`${went}\u202f: ${winner} a gagné par forfait contre ${loser}`,
    retired: (went, winner, loser) => say`${went}\u202f: ${loser} a abandonné contre ${winner}`,
    loserFell: (went, winner, loser) => say`${went}\u202f: ${loser} a perdu contre ${winner} et descend`,
    overtaken: (went, winner, loser) => say`${winner} bat ${loser} et passe devant\u202f: ${went}`,
    othersPlayed: (went, winner, loser) => say`${went}\u202f: ${winner} a battu ${loser}`,
    overtakenAfterDraw: (went, one, other) =>
      say`${one} et ${other} font nulle, l’un des deux passe devant\u202f: ${went}`,
    othersDrew: (went, one, other) => say`${went}\u202f: ${one} et ${other} ont fait nulle`,
  },
  headlines: {
    moved: (who, went) => say`${who} ${went}`,
    nobody: 'personne ne change de rang',
    draw: (what) => say`nulle\u202f: ${what}`,
    playoffNotTaken: (winner, loser) => say`${loser} n’a pas disputé le départage\u202f: ${winner} le gagne`,
    playoffWon: (winner) => say`${winner} gagne le départage`,
  },
  awaitingApproval: 'en attente de validation\u202f: personne n’a encore changé de rang',
  notApproved: 'non validé, ne compte donc pas',
  awaitingConfirmation: 'en attente de confirmation\u202f: personne n’a encore changé de rang',
  gaps: {
    because: (what, cause) => say`${what}\u202f: ${cause}`,
    entered: (rung) => `entre au rang ${rung}`,
    enteredAtBottom: (rung) => `entre tout en bas, au rang ${rung}`,
    tookEmpty: 'prend le rang 1 du classement vide',
    cutAbove: (above, gap) => say`réduit à ${gap} l’écart avec ${above}, juste au-dessus`,
    above: (below, gap) => say`${gap} au-dessus ${de(below.name)}${below}`,
    nowAbove: (below, gap) => say`maintenant ${gap} au-dessus ${de(below.name)}${below}`,
    to: {
      cut: (below, gap) => say`écart avec ${below} réduit à ${gap}`,
      grown: (below, gap) => say`écart avec ${below} porté à ${gap}`,
      same: (below, gap) => say`écart avec ${below} maintenant de ${gap}`,
    },
    between: {
      cut: (above, below, gap) => say`écart entre ${above} et ${below} réduit à ${gap}`,
      grown: (above, below, gap) => say`écart entre ${above} et ${below} porté à ${gap}`,
      same: (above, below, gap) => say`écart entre ${above} et ${below} maintenant de ${gap}`,
    },
    stays: (above, below, gap) => say`l’écart entre ${above} et ${below} reste de ${gap}`,
    otherLeft: (who) => say`${who} a quitté le classement`,
    beat: (loser, how) => say`bat ${loser} ${how}`,
    lost: (winner, how) => say`perd contre ${winner} ${how}`,
    othersPlayed: (winner, loser, how) => say`${winner} bat ${loser} ${how}`,
    even: 'dans une partie à égalité',
    withoutStones: 'sans pierres de handicap',
    stones: (count) => `à ${counted(count, 'pierre')} de handicap`,
    nothing: 'enregistré\u202f; rien n’a changé',
    movedOn: (who, rung) => say`${who} avance au rang ${rung}`,
    programEntered: (who, rung) => say`${who} entre au rang ${rung}`,
    swapped: (winner, loser) => say`${winner} et ${loser} échangent leurs rangs`,
  },
  points: {
    nowOn: (what, rung) => say`${what}, maintenant au rang ${rung}`,
    joined: (points) => `entre avec ${counted(points, 'point')}`,
    joinedAnd: (points, what) => say`entre avec ${counted(points, 'point')} et ${what}`,
    seeded: (points) => `commence la saison avec ${counted(points, 'point')}`,
    forfeited: (points, cause) => `perd ${counted(points, 'point')}\u202f: ${cause}`,
    gotForfeited: (points, from, cause) =>
      say`reçoit ${counted(points, 'point perdu', 'points perdus')} par ${from}\u202f: ${cause}`,
    paidDebts: (points, cause) => `paie ${counted(points, 'point')} pour la dette de joueurs retirés\u202f: ${cause}`,
    staked: (points, others) => say`mise ${counted(points, 'point')} dans une partie avec ${others}`,
    stakeBack: (points, others) =>
      say`récupère ${counted(points, 'point')}\u202f: une partie avec ${others} a été annulée`,
    gotFromLeaver: (points, who) =>
      say`reçoit ${counted(points, 'point')} ${de(who.name)}${who}, qui a quitté le classement`,
    paidForLeaver: (points, who) =>
      say`paie ${counted(points, 'point')} pour la dette ${de(who.name)}${who}, qui a quitté le classement`,
    won: (points, pot, net, score, others) =>
      say`reçoit ${points} du pot de ${pot} (${net}) en marquant ${score} contre ${others}`,
    overtakenBy: {
      pot: (went, who, count) => say`${who} ${passes(count)} devant grâce aux points d’un pot\u202f: ${went}`,
      forfeits: (went, who, count) =>
        say`${who} ${passes(count)} devant grâce à des points perdus par d’autres\u202f: ${went}`,
      points: (went, who, count) => say`${who} ${passes(count)} devant grâce à de nouveaux points\u202f: ${went}`,
    },
    fellBehind: {
      forfeited: (went, who) => say`${went}\u202f: points perdus pour inactivité par ${who}`,
      left: (went, who) => say`${went}\u202f: départ ${de(textOf(who))}${who}`,
      staked: (went, who) => say`${went}\u202f: mise au pot versée par ${who}`,
      lost: (went, who) => say`${went}\u202f: points perdus par ${who}`,
    },
  },
};
