let reader: string | undefined;

/** Says which player reads, on a page of their own: a refusal says "you" of them there. Elsewhere nobody is "you". */
export function readBy(player: string): void {
  reader = player;
}

export const isReader = (player: string): boolean => player === reader;
