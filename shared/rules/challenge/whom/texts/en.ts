export const en = {
  pyramid: 'players further left in the same row, or in the row above',
};
