let reader: string | undefined;

/** Sets which player is reading, on their own page: refusals there call them "you". Elsewhere nobody is "you". */
export function readBy(player: string): void {
  reader = player;
}

export const isReader = (player: string): boolean => player === reader;
