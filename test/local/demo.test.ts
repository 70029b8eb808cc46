import { describe, expect, it } from 'vitest';
import { playSeason, ZONE } from '#local/demo/lavers.ts';
import { HERE_TONIGHT } from '#local/demo/members.ts';
import { challengeId } from '#local/demo/scribe.ts';
import { parseInstant } from '#shared/calendar/moment.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { decide } from '#shared/engine/decide.ts';
import { formatLog } from '#shared/log/format.ts';
import { readLog } from '#shared/log/read.ts';
import { documentOf, replay } from '#shared/log/replay.ts';
import { nightSlot } from '#shared/rules/night/slots.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { boardOf } from '#web/apps/board/model.ts';
import { commandOf } from '#web/ui/tablet/queue.ts';

const FRIDAY: Instant = parseInstant('2026-11-20T20:05:00Z') ?? instant(0);

function played(now: Instant) {
  const season = playSeason(now);
  const lines = season.lines();
  const commands = lines.map(({ command }) => command);
  return { season, lines, commands, log: formatLog(season.header, commands) };
}

function replayed(text: string) {
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  return documentOf(replay(log.value));
}

describe('the demo season', () => {
  it('has everything that happens in a season', () => {
    const { commands, log } = played(FRIDAY);
    const verbs = 'seed join leave arrive depart pass challenge result match correct void settle'.split(' ');
    for (const verb of verbs) expect(commands.map((each) => each.verb)).toContain(verb);
    const { settled } = replayed(log);
    expect(settled).toMatchObject([
      { period: '2026-09', dropped: expect.arrayContaining(['gerald-pym', 'nigel-thackeray']), removed: [] },
      { period: '2026-10', dropped: expect.arrayContaining(['victor-sandiford']), removed: ['gerald-pym'] },
    ]);
  });

  const hours = Array.from({ length: 6 }, (_, index) => FRIDAY + index * (61 * 24 + 14) * 60 * 60 * 1000);
  const others = [
    '2026-11-20T00:01Z',
    '2026-11-20T12:00Z',
    '2026-11-20T19:52Z',
    '2026-11-20T21:58Z',
    '2026-11-20T23:50Z',
    // The first minutes after the clocks are set forward, and after they are set back.
    '2027-03-28T01:04Z',
    '2026-10-25T01:04Z',
  ].map((at) => Date.parse(at));
  const moments = [...hours, ...others].map(instant);
  it.each(moments.map((now) => [new Date(now).toISOString(), now] as const))(
    'is in full swing at %s, and the first tap on its board makes a challenge',
    async (_, now) => {
      const { season, lines, commands, log } = played(now);
      const { challenges } = season.ladder;
      const night = nightSlot.of(season.ladder);
      const today = localOf(ZONE, now).day;
      expect(night).toMatchObject({ day: today, present: HERE_TONIGHT });
      expect(challenges.size).toBe(3);
      expect(lines.at(-1)).toMatchObject({ command: { verb: 'result' } });
      expect(season.ladder.at).toBeLessThanOrEqual(now);
      expect(commands.filter(({ override }) => override !== undefined)).toEqual([]);
      for (const player of ['tom-garside', 'samir-chaudhry']) expect(season.ladder.order.players()).toContain(player);
      expect(replayed(log).refused).toEqual([]);

      const at = instant(now + 60_000);
      const { turn, hours: refused, pegs } = boardOf(season.ladder, at);
      const [challenger, challenged] = [turn?.id, pegs.find(({ open }) => open)?.id];
      expect(refused).toBeUndefined();
      if (!challenger || !challenged) throw new Error('nobody is to challenge anybody');
      const tap = commandOf({ at }, 'challenge', { id: challengeId('tap'), challenger, challenged });
      expect(decide(season.ladder, tap).refusal).toBeUndefined();
    },
  );
});
