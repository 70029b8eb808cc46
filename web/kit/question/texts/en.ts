export const en = { notYet: 'Not yet' };
