export const en = {
  title: 'Change this ladder',
  hint: 'A new name, date or setting counts from now on. Closed days count as if they’d always been there, so past drops and removals may change. You’ll see a preview first.',
  name: 'Name',
  figures: 'Settings',
  figuresHint: 'To see what a setting would have changed so far, change it and try it on this season.',
  try: 'Try on this season',
  tryFirst: 'Change a setting first, then try it.',
  see: 'Preview',
  yes: 'Save changes',
  nothing: 'You haven’t changed anything yet.',
  bad: 'Please check the marked fields.',
  over: 'The final is over, so nothing here can be changed.',
};
