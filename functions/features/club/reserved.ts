/** What the site has beside its clubs: no club can be called so. */
const RESERVED: readonly string[] = ['api', 'apps', 'assets', 'enter', 'join', 'new'];

export const isReserved = (club: string): boolean => RESERVED.includes(club);
