export const en = { failed: 'The season can’t be loaded at the moment.' };
