export const en = {
  notDisputable:
    'You can say that a result is wrong for two weeks, if someone else entered it and it hasn’t been confirmed or changed since.',
  notYours: 'You can only do that for your own games.',
  already: 'You’ve already said that this result is wrong.',
  unknown: 'Nobody says that this result is wrong.',
};
