import { ordinal } from '../english.ts';
import { agree, type Phrase, parts, say, type Who } from '../phrase.ts';

/** The parts of a date as its language writes them; the month is a name. */
export interface DateParts {
  readonly day: number;
  readonly month: string;
  readonly year: string;
}

export const words = {
  and: ' and ',
  or: ' or ',
  /** Behind a game that was played on another day. */
  countedOn: (day: string) => `counted on ${day}`,
  /** Between parts that have commas of their own. */
  semicolon: '; ',
  /** What something is called, and what it is. */
  labelled: <L, V>(label: L, value: V) => parts`${label}: ${value}`,
  grandFinal: 'Grand Final',
  nobodyCan: 'Nobody can challenge at the moment.',
  nobodyMoves: 'Nobody moves.',
  others: (count: number) => (count === 1 ? '1 other' : `${count} others`),
  dates: {
    week: (first: string) => `the week of ${first}`,
    short: ({ day, month }: DateParts) => `${day} ${month}`,
    /** "25 Oct", where there is little room. */
    shortMonth: ({ month }: DateParts) => month.slice(0, 3),
    /** "Mondays". */
    onDays: (weekday: string) => `${weekday}s`,
    clock: (time: string) => time,
    moment: (day: string, time: string) => `${day}, ${time}`,
    on: (weekday: string, date: string) => `${weekday} ${date}`,
    shortWeekday: (weekday: string) => weekday.slice(0, 3),
  },
  turn: <W>(who: W) => parts`It’s ${who}’s turn`,
  champion: <W>(who: W) => parts`${who} is the champion.`,
  seasonOver: 'The season is over',
  seasonWon: <W>(who: W) => parts`${who} won the season`,
  overAndWon: <W>(who: W) => parts`The season is over: ${who} won it.`,
  awaiting: { approval: 'awaiting approval', confirmation: 'awaiting confirmation' },
  disputed: 'disputed: the club decides',
  offered: <W>(who: W) => parts`${who} offered a day`,
  gap: (gap: string) => `gap ${gap}`,
  noLadder: 'This ladder doesn’t exist.',
  pyramid: 'The pyramid',
  holidays: 'Holidays',
  undone: 'undone',
  date: {
    proposed: <W, D>(who: W, when: D) => parts`${who} proposed ${when}`,
    agreed: <D>(when: D) => parts`Agreed: ${when}`,
    cannot: <W, D>(who: W, when: D) => parts`${who} can’t play on ${when}`,
    off: <D>(when: D) => parts`Cancelled: ${when}`,
  },
};

/** What happened, as pages, feeds, messages and the list of taps say it alike. */
export const happened = {
  joined: (who: Who | string) => say`${who} joined`,
  left: (who: Who | string) => say`${who} left the ladder`,
  /** Without a name: about the player who reads it. */
  placed: (who: Who | string | undefined, rung: number) =>
    say`${who ?? 'you'} ${who ? agree(who, 'was', 'were') : 'were'} moved to ${ordinal(rung)} by the organiser`,
  renamed: (who: Who | string) => say`${who} changed their name`,
  /** Of a pair that has other people: the one who stayed, with whom. */
  nowWith: (who: Who, others: string) => say`${who} now plays with ${others}`,
  /** Otherwise all of its people, and the pair. */
  nowAre: (pair: Who | string, people: string) => say`${people} now play as ${pair}`,
  back: (who: Who | string) => say`${who} came back`,
  checkedIn: (who: Who | string) => say`${who} checked in`,
  checkedOut: (who: Who | string) => say`${who} checked out`,
  passed: (who: Who | string) => say`${who} passed`,
  challenged: (challenger: Who | Phrase, challenged: Who | Phrase) => say`${challenger} challenged ${challenged}`,
  challengedYou: (who: Who) => say`${who} challenged you`,
  playoffWon: (winner: Who) => say`${winner} won the play-off`,
  playoffNotTaken: (winner: Who, loser: Who) => say`${loser} didn’t take up the play-off, so ${winner} won it`,
  away: (who: Who | string, from: string, to: string) =>
    say`${who} ${agree(who, 'is', 'are')} away ${from === to ? `on ${from}` : `from ${from} to ${to}`}`,
  closed: 'Normal play closed',
  corrected: (score?: string) => `corrected${score === undefined ? '' : ` to ${score}`}`,
};

export const games = {
  voided: 'undone, so it doesn’t count',
  takenBack: 'withdrawn or rejected, so it doesn’t count',
  unfinished: { walkover: 'walkover', noShow: 'no-show', retired: 'retired' },
  brokenOff: 'not finished',
  /** Those who played in the place of one of a pair. */
  standIns: (names: string) => `with ${names}`,
};

/** Why a text can’t be somebody’s name; each also stands behind the name of a field. */
export const names = {
  address: 'An e-mail address can’t be part of a name, because names are public. Enter it as the e-mail address.',
  link: 'A web address can’t be part of a name.',
  telephone: 'A telephone number can’t be part of a name, because names are public.',
  birth: 'A date of birth can’t be part of a name, because names are public.',
  unreadable: 'This name has characters that can’t be read. Please type it again.',
  position: 'This is a place in a list and not a name. Leave the number out.',
  ending: 'A name can’t begin or end with a dash, a colon or a comma.',
  noEmail: 'That isn’t an e-mail address.',
};
