/** Points as a person writes them: 1½, 0, 2. */
const points = (score: number): string => {
  const whole = Math.floor(score);
  if (score === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};

/** "1½–½". */
export const scoreWords = ([one, other]: readonly [number, number]): string => `${points(one)}–${points(other)}`;

/** From the side of one of the two, whose points then come first, as in every sentence about a player. */
export const fromOwnSide = ([one, other]: readonly [number, number], isFirst: boolean): readonly [number, number] =>
  isFirst ? [one, other] : [other, one];

/** How each game of a match went: "11–7 9–11 11–4". */
export const pointsWords = (games: readonly (readonly [number, number])[]): string => games.map(scoreWords).join(' ');

/** A number as it is written, even below zero: 88, −27. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A difference with its sign: +88, −27, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));
