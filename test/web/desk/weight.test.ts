import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { scriptsOnce } from '#test/local/built.ts';
import { type Scripts, scriptOf } from '#web/scripts.ts';

describe('the scripts of the desk', () => {
  let scripts: Scripts;
  beforeAll(async () => {
    scripts = await scriptsOnce();
  });

  const moves = () => scriptOf('desk', scripts).replace('app.js', 'moves.js');

  test('weigh 40 KB at most where a game is opened', () => {
    const text = scripts[moves()] ?? '';
    expect(text).not.toBe('');
    expect(gzipSync(text).length).toBeLessThanOrEqual(40 * 1024);
  });

  test('know no chess before a game is opened', () => {
    const knowChess = Object.keys(scripts).filter((path) =>
      /en.?passant|NO_PAWN|setCastlingRights/.test(scripts[path] ?? ''),
    );
    expect(knowChess.toSorted()).toEqual([moves(), '/assets/game.js'].toSorted());
  });
});
