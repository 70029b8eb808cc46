/** Tells AppSync whether a caller may listen to what is new on public pages: anybody may. */
export const handler = async (): Promise<{ readonly isAuthorized: true }> => ({ isAuthorized: true });
