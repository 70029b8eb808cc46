import { writeFileSync } from 'node:fs';
import { parseDay } from '../../shared/calendar/moment.ts';
import { instantOf } from '../../shared/calendar/zone.ts';
import { formatLog } from '../../shared/log/format.ts';
import { playSeason, ZONE } from './season.ts';

/** Writes lavers.jsonl: the demo season as it is at five past eight on a Friday evening. */
const day = parseDay('2026-11-20');
if (!day) throw new Error('no day');
const season = playSeason(instantOf(ZONE, day, (20 * 60 + 5) * 60_000));
const commands = season.lines().map(({ command }) => command);
writeFileSync(new URL('lavers.jsonl', import.meta.url), formatLog(season.ladder.header, commands));
