export const en = {
  title: 'Notifications',
  phone: 'Tell me on this phone',
  computer: 'Tell me on this computer',
  what: 'When someone challenges you, answers you, or a result needs confirming.',
  denied:
    'Notifications are blocked for this site. Allow them in the browser’s settings for this site, then try again.',
  homeScreen:
    'To get notifications on an iPhone or iPad, tap Share, then “Add to Home Screen”, and open the ladder from there.',
  failed: 'That didn’t work. Please try again when you’re online.',
  example: 'Show an example',
  exampleTitle: 'This is how you’ll be told',
  exampleText: 'Tap it to open your page.',
};
