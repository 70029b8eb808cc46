export const en = { unreached: 'No connection. Please try again in a moment.' };
