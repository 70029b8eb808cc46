import { type Phrase, say, type Who } from '../../../../shared/words/phrase.ts';

/** What a line changes of the ladder, as far as it changes it. */
export interface Changed {
  readonly name?: string | undefined;
  /** The last day, in words; null where there is none any more. */
  readonly end?: string | null | undefined;
  readonly closures: boolean;
  readonly settings: boolean;
}

function changes({ name, end, closures, settings }: Changed): string {
  const said = [
    ...(name === undefined ? [] : [`called ${name}`]),
    ...(end === undefined ? [] : [end === null ? 'no last day' : `last day ${end}`]),
    ...(closures ? ['closed days'] : []),
    ...(settings ? ['settings'] : []),
  ];
  return said.length > 0 ? `: ${said.join(', ')}` : '';
}

export const en = {
  seeded: (players: number) => `Seeded: ${players} on the ladder`,
  joined: (who: Who | string) => say`${who} joined`,
  preferred: (who: Who | string) => say`${who} changed preferences`,
  joinedOn: (who: Who | string, rung: number) => say`${who} joined on rung ${rung}`,
  renamed: (who: Who | string, name: string) => say`${who} is now called ${name}`,
  left: (who: Who | string) => say`${who} left the ladder`,
  away: (who: Who | string, from: string, to: string) => say`${who} is away from ${from} to ${to}`,
  back: (who: Who | string) => say`${who} is back`,
  checkedIn: (who: Who | string) => say`${who} checked in`,
  checkedOut: (who: Who | string) => say`${who} checked out`,
  passed: (who: Who | string) => say`${who} passed`,
  challenged: (challenger: Who, challenged: Who) => say`${challenger} challenged ${challenged}`,
  aChallenge: 'A challenge',
  earlier: 'An earlier entry',
  corrected: (story: Phrase, score: string | undefined) =>
    say`${story}: corrected${score === undefined ? '' : ` to ${score}`}`,
  voided: (story: Phrase) => say`${story}: cancelled`,
  closed: 'Normal play was closed',
  playoff: (winner: Who | string, walkover: boolean) =>
    say`${winner} won a play-off${walkover ? ' by a walkover' : ''}`,
  changed: (what: Changed) => `The ladder was changed${changes(what)}`,
  settled: 'Drops and removals that were due',
  pair: (challenger: Who, challenged: Who) => say`${challenger} against ${challenged}`,
  /** `who`: the player who asks for it or agrees; nobody where an official postponed it. */
  postponed: (pair: Phrase, who: Who | string) =>
    who === '' ? say`${pair}: postponed` : say`${pair}: ${who} would play later`,
  endings: {
    accept: (pair: Phrase) => say`${pair}: accepted`,
    decline: (pair: Phrase) => say`${pair}: declined`,
    withdraw: (pair: Phrase) => say`${pair}: withdrawn`,
    approve: (pair: Phrase) => say`${pair}: the result was approved`,
    reject: (pair: Phrase) => say`${pair}: the result was rejected`,
    abandon: (pair: Phrase) => say`${pair}: cancelled`,
  },
  playedOn: (story: Phrase, day: string) => say`${story}, played on ${day}`,
  aResult: (score: string) => `A result, ${score}`,
  ended: (scores: Phrase) => say`A game ended: ${scores}`,
  began: (players: Phrase) => say`A game began: ${players}`,
};
