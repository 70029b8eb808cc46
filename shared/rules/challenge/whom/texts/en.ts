export const en = {
  pyramid: 'players further left in the same row, or in the row above',
  /** `open`: how many challenges somebody has made, or been made, that are still to be played. */
  made: (who: string, open: number) =>
    open === 1
      ? `${who} has already challenged another player. That game comes first.`
      : `${who} has already challenged ${open} other players. Those games come first.`,
  received: (who: string, open: number) =>
    open === 1
      ? `${who} has already been challenged by another player.`
      : `${who} has already been challenged by ${open} other players.`,
  protected: (who: string, day: string) =>
    `${who} has just defended their position, and can be challenged again from ${day}.`,
};
