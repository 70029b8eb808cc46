/** When a player can usually play, in the order of a week. */
export const FREE_TIMES = ['mornings', 'afternoons', 'evenings', 'saturday', 'sunday'] as const;
/** On weekdays in the morning, afternoon or evening, or on a day of the weekend. */
export type FreeTime = (typeof FREE_TIMES)[number];
