export const en = { crest: 'Crest' };
