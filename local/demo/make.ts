import { writeFileSync } from 'node:fs';
import { parseInstant } from '#shared/calendar/moment.ts';
import { DEMO_LADDERS, logOf } from './demos.ts';

/** Writes the season of each demo ladder to its file, as it is at five past eight on a Friday evening. */
const now = parseInstant('2026-11-20T20:05:00Z');
if (now === undefined) throw new Error('no time');
for (const demo of DEMO_LADDERS) writeFileSync(new URL(`${demo.file}.jsonl`, import.meta.url), logOf(demo, now));
