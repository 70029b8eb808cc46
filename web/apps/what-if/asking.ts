/** How the script of the page asks the app, which comes later, to fill a place. */
export const ASKS_WHAT_IF = 'asks-what-if';
