export const title = 'Change this ladder';
export const hint =
  'A new name, date or setting counts from now on. Closures count as if they had always been there: what was settled is worked out again. You’ll see what changes first.';
export const name = 'Name';
export const figures = 'Settings';
export const see = 'See what it does';
export const yes = 'Change it';
export const nothing = 'Nothing has been changed yet.';
export const bad = 'Please check the fields that are marked.';
export const over = 'The final is closed, so nothing here can be changed any more.';
