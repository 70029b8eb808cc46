import { formatLocal, instantOf } from '#shared/calendar/zone.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import { BEGINNING } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { escaped as asMarkup } from '#shared/words/escaping.ts';
import { language } from '#shared/words/language.ts';
import { type PublicPlace, plainly, plainName } from './files.ts';
import { newsOf } from './news.ts';
import type { News } from './season-news.ts';

/** How many entries a feed has at most. */
const NEWEST = 50;

/**
 * What is new on a ladder as an Atom feed (RFC 4287): results, penalties, games that are announced, and what was changed of
 * the ladder, the last changed first. An entry keeps its id when its score is corrected or it is voided, and is then new again. `older`:
 * the feed of the season before, whose entries go on to be here.
 */
export function formatFeed(told: NarrationSoFar, place: PublicPlace, now: Instant, older = ''): string {
  const { header, line, at } = told.ladder;
  const page = `${place.origin}/${place.club.id}/${place.ladder}/`;
  const news = newsOf(told, NEWEST, { now, isPast: place.past !== undefined });
  const began = instantOf(header.timezone, header.season.start);
  const moment = (each: Instant): string => formatLocal(header.timezone, each);
  const entries = [...news.map((each) => entryOf(each, page, moment)), ...(older.match(ENTRIES) ?? [])].slice(
    0,
    NEWEST,
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language()}">`,
    tag('id', page),
    tag('title', `${plainName(header.name ?? place.ladder)} – ${plainName(place.club.name)}`),
    tag('updated', moment(news[0]?.updated ?? (at > BEGINNING ? at : began))),
    `<author>${tag('name', plainName(place.club.name))}</author>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(page)}results.atom"/>`,
    tag('generator', `Club Ladder, line ${line}`),
    ...entries,
    '</feed>\n',
  ].join('\n');
}

const ENTRIES = /<entry>.*?<\/entry>/gs;

const entryOf = ({ id, title, text, published, updated }: News, page: string, moment: (at: Instant) => string) =>
  [
    '<entry>',
    tag('id', `${page}#${id}`),
    tag('title', plainly(title)),
    tag('published', moment(published)),
    tag('updated', moment(updated)),
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    tag('content', plainly(text)),
    '</entry>',
  ].join('');

const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** What XML 1.0 cannot hold at all, half characters among it. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string => asMarkup(text.replace(FORBIDDEN, ''));
