export const en = {
  title: 'Crest',
  label: 'Choose a picture',
  hint: 'PNG, JPEG or WebP. It’s made square and small, and shown on your public pages, the wall display and the poster. Without a picture, the club’s initials are shown.',
  present: 'Your club’s crest',
  remove: 'Remove the crest',
  saving: 'Saving…',
  saved: 'Saved. Public pages update within a minute.',
  removed: 'Crest removed. Public pages show the club’s initials within a minute.',
  unreadable: 'Couldn’t read this picture. Choose a PNG, JPEG or WebP file.',
  unreached: 'Couldn’t load the crest.',
  lost: 'No response, so we can’t tell whether it was saved everywhere. Try again – that does no harm.',
  again: 'Try again',
};
