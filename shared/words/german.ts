/** A system by its name; house rules are a club’s own. */
export const systemCalled = (name: string): string => (name === 'House' ? 'Eigene Regeln' : `System ${name}`);
