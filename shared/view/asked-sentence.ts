import type { AskedView, ForecastView } from '../contract/forecast.ts';
import { shortDay } from '../words/dates.ts';
import { CONSEQUENCES } from './outlook-sentence.ts';
import { SEASON } from './texts.ts';

/** What a season asks of a player on a rung by its end, how much of it is done, and what falling short costs as things stand. */
export function askedSentence(asked: AskedView, rung: number, due?: ForecastView): string {
  const consequence = due?.unless === 'reaching' ? CONSEQUENCES[due.what](due, rung, '') : undefined;
  const isDone = [asked.played, asked.made].some((each) => each && each.done >= each.of);
  return SEASON.least(shortDay(asked.until), asked, isDone, consequence);
}
