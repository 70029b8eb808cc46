export const en = {
  congratulations: 'Congratulations!',
};
