import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtScripts } from '../../../local/scripts.ts';

describe('the scripts of the desk', () => {
  let scripts: Readonly<Record<string, string>>;
  beforeAll(async () => {
    scripts = await builtScripts();
  });

  test.each(['/assets/desk.js', '/assets/new.js', '/assets/moves.js'])(
    '%s weighs 40 KB at most, compressed',
    (path) => {
      expect(gzipSync(scripts[path] ?? '').length).toBeLessThanOrEqual(40 * 1024);
    },
  );

  test('know no chess before a game is opened', () => {
    const knowChess = Object.keys(scripts).filter((path) =>
      /en.?passant|NO_PAWN|setCastlingRights/.test(scripts[path] ?? ''),
    );
    expect(knowChess).toEqual(['/assets/moves.js']);
  });
});
