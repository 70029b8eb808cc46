export const en = {
  title: 'Roll for the night',
  text: 'One sheet to print: tick who’s here (the number is their position), and write down who plays whom.',
  print: 'Print the roll',
  date: 'Date',
  pairings: 'Games',
  against: 'v',
  result: 'Result',
  distance: 'Rungs apart',
  distanceSays: 'Challenger first. Rungs apart: how many the challenged player stood above when challenged (−: below).',
  newcomers: 'New tonight',
};
