/** A link to a rule in plain words. */
export const RULE = 'rule';

/** What the link is called where it is read out alone. */
export const ruleNamed = (heading: string): string => `Rule: ${heading}`;
