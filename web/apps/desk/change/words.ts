export const title = 'Change this ladder';
export const hint =
  'A new name, date or setting counts from now on. Closed days count as if they’d always been there, so past drops and removals may change. You’ll see a preview first.';
export const name = 'Name';
export const figures = 'Settings';
export const see = 'Preview';
export const yes = 'Save changes';
export const nothing = 'You haven’t changed anything yet.';
export const bad = 'Please check the marked fields.';
export const over = 'The final is over, so nothing here can be changed.';
