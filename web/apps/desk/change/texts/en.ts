export const en = {
  title: 'Change this ladder',
  hint: 'A new name, date or setting counts from now on. Closed days count as if they’d always been there, so past drops and removals may change. You’ll see a preview first.',
  name: 'Name',
  figures: 'Settings',
  see: 'Preview',
  yes: 'Save changes',
  nothing: 'You haven’t changed anything yet.',
  bad: 'Please check the marked fields.',
  over: 'The final is over, so nothing here can be changed.',
};
