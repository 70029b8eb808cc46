/** Systems that are called by what they are. */
const CALLED: Readonly<Record<string, string>> = { House: 'Eigene Regeln', 'Box league': 'Gruppenliga' };

/** A system by its name. */
export const systemCalled = (name: string): string => CALLED[name] ?? `System ${name}`;
