/** Said to whoever has won a season. */
export const CONGRATULATIONS = 'Congratulations!';
