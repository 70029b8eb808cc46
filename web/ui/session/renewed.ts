/** What a page tells its parts when there is news of the ladder. */
export const RENEWED = 'renewed';
