export const chart = { failed: 'The season can’t be loaded at the moment.' };
