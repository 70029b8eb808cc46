/** Stands in for the look of names in an app of players: pages and Admin tell look-alikes apart. */
export const lookOf = (name: string): string => name;

/** Names are recorded without what nobody sees of them. */
export const visible = (text: string): string => text;
