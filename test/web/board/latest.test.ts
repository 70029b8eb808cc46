import { describe, expect, test } from 'vitest';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { at } from '#test/functions/evening.ts';
import { undone } from '#web/apps/board/outbox.ts';
import { Latest } from '#web/apps/board/toast.tsx';
import { commandOf, NOTHING, type Queue, recorded, type Tap, tried, withTap } from '#web/ui/tablet/queue.ts';
import { who } from './line.ts';

const TAP = commandOf({ at: at('2021-09-06T20:00:00+01:00') }, 'arrive', { player: who('ann') });
const tap = (key: string): Tap => ({ key, command: TAP, says: [key] });
const queueOf = (...keys: readonly string[]): Queue => keys.reduce((queue, key) => withTap(queue, tap(key)), NOTHING);
const keys = (taps: readonly Tap[]) => taps.map(({ key }) => key);

describe('what was tapped just now', () => {
  test('stays in sight for ten seconds, and through being recorded', () => {
    const latest = new Latest(NOTHING);
    expect(keys(latest.of(queueOf('a'), 0))).toEqual(['a']);
    const sent = recorded(tried(queueOf('a'), 'a', TAP), 'a', lineNumber(9));
    expect(keys(latest.of(sent, 9999))).toEqual(['a']);
    expect(latest.of(sent, 10_000)).toEqual([]);
  });

  test('gives way to the next tap, and is both of two that came at once', () => {
    const latest = new Latest(NOTHING);
    expect(keys(latest.of(queueOf('join', 'arrive'), 0))).toEqual(['join', 'arrive']);
    expect(keys(latest.of(queueOf('join', 'arrive', 'next'), 3000))).toEqual(['next']);
    expect(latest.of(queueOf('join', 'arrive', 'next'), 13_000)).toEqual([]);
  });

  test('is not what waited when the page was opened, nor what is undone meanwhile', () => {
    const latest = new Latest(queueOf('old'));
    expect(latest.of(queueOf('old'), 0)).toEqual([]);
    expect(keys(latest.of(queueOf('old', 'new'), 1))).toEqual(['new']);
    const going = tried(queueOf('old', 'new'), 'new', TAP);
    expect(latest.of(undone(going, 'new'), 2)).toEqual([]);
    expect(latest.of(queueOf('old'), 3)).toEqual([]);
  });
});
