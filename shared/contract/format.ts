/** By this header an answer of the service says which contract it keeps to: a portal between, or another service, does not. */
export const FORMAT_HEADER = 'club-ladder-format';
/** A field that goes or changes its meaning raises it; a new one does not. */
export const FORMAT = '1';
