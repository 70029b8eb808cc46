/** `two` are the names of both: "Ann and Bob". */
export const en = {
  notHere: (who: string) => `${who} hasn’t checked in tonight.`,
  playing: (who: string, opponent: string) => `${who} is still playing ${opponent}.`,
  turnOf: (who: string) => `It’s ${who}’s turn.`,
  nobodyCan: 'No one can challenge at the moment.',
  isHere: (who: string) => `${who} is already checked in.`,
  checkIn: (from: string, to: string) => `You can check in from ${from} to ${to}.`,
  notFinalDay: (day: string) => `This is only possible on the day of the Grand Final, ${day}.`,
  beforeCut: (time: string) => `This isn’t possible until check-in has closed at ${time}.`,
  turnUntil: (who: string, time: string) => `It’s ${who}’s turn, and challenges can be made until ${time}.`,
  stillPlaying: (two: string) => `${two} are still playing. Record the result or cancel the match first.`,
  playoff: (challenger: string, challenged: string) => `The play-off due is ${challenger} challenging ${challenged}.`,
  noPlayoff: 'No play-off is due.',
  champion: (who: string) => `The season is over: ${who} is the champion.`,
  onlyPlayoffs: 'Normal play is over: only the play-offs are left.',
  finalEnded: (day: string) => `The season ended with the Grand Final on ${day}.`,
  score: 'A match is two games, so the scores add up to 2, such as 2–0, 1.5–0.5 or 1–1.',
  met: (two: string) => `${two} have already played each other that night.`,
  hours: (from: string, to: string) => `Challenges can be made from ${from} to ${to}.`,
  order: (who: string, whom: string, near: string) =>
    `${who} can challenge ${whom}: ${near} come first, then others above, then those below.`,
  orderNobody: (who: string, near: string) =>
    `${who} can challenge nobody: ${near} come first, then others above, then those below.`,
  finalSoon: (day: string) => `The Grand Final on ${day} is less than a month away.`,
  finalToday: 'The Grand Final is today, and players have already checked in.',
  finalTooSoon: (day: string) => `The Grand Final must be announced a month ahead, and ${day} is too soon.`,
};
