import type { ReadGame } from '#web/ui/chess/read-game.ts';
import { loadPart } from '#web/ui/page/loading.ts';

/** The script is fetched when a game is first opened: it knows the rules of chess, which weigh more than Admin. */
interface MovesScript {
  readonly readGame: (pgn: string) => ReadGame | undefined;
}

/** Reads the moves of a game; nothing where they are none, 'unreached' where the script did not come. */
export async function readGame(pgn: string): Promise<ReadGame | undefined | 'unreached'> {
  try {
    return (await loadPart<MovesScript>('moves')).readGame(pgn);
  } catch {
    return 'unreached';
  }
}
