/** As many lines are told apart by colour; more of them by dashes too. The colours are those that colour-blind people tell apart. */
const COLOURS = 8;

export const classOf = (place: number): string => `line c${place % COLOURS}${place >= COLOURS ? ' dashed' : ''}`;
