export const en = {
  switch: 'Switch or sign out',
};
