/** The colours of which a club may wear one on its pages: each is legible in light and in dark. The first is what a club has that chose none. */
export const CLUB_COLOURS = [
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
  'red',
  'orange',
  'gold',
  'grey',
] as const;
export type ClubColour = (typeof CLUB_COLOURS)[number];

export const isClubColour = (value: unknown): value is ClubColour => CLUB_COLOURS.some((each) => each === value);
