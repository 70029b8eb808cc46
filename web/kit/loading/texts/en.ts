export const en = {
  loading: 'Loading…',
  failed: 'This couldn’t be loaded. Please close it and try again in a moment.',
};
