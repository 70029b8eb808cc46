export const en = {
  rule: 'rule',
  /** What the link is called where it is read out alone. */
  named: (heading: string) => `Rule: ${heading}`,
};
