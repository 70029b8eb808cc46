import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { allMovesOf } from '../words/movetext.ts';

/** Finds the public id of somebody whom the tags of a game name by id. */
interface Known {
  readonly known: (id: string) => PlayerId | undefined;
}

const TAGS = ['White', 'Black', 'Result'] as const;
const END = /^(?:1-0|0-1|1\/2-1\/2|\*)$/;

/** The moves of a game, and of its tags those that tell whose they are and how it ended; nothing that people wrote around. */
export function publicMoves(pgn: string, ids: Known): string {
  const tags = TAGS.flatMap((tag) => {
    const value = tagIn(pgn, tag);
    const told = tag === 'Result' ? value : value && ids.known(value);
    return told === undefined ? [] : [`[${tag} "${told}"]\n`];
  });
  return `${tags.join('')}\n${allMovesOf(pgn)} ${endIn(pgn)}\n`;
}

const tagIn = (pgn: string, tag: (typeof TAGS)[number]): string | undefined => {
  const value = new RegExp(`^[ \\t]*\\[${tag}\\s+"([^"\\n]*)"\\]`, 'm').exec(pgn)?.[1];
  return tag === 'Result' && !END.test(value ?? '') ? undefined : value;
};

const endIn = (pgn: string): string =>
  pgn.split(/\s+/).findLast((word) => END.test(word)) ?? tagIn(pgn, 'Result') ?? '*';
