/** Who has not arrived by this time of day, 20:15:00 included, is removed (L29). */
export const CUT = { time: (20 * 60 + 15) * 60_000, clock: '20:15', name: 'T20:15' } as const;
