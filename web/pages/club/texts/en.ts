import { parts } from '../../../../shared/words/phrase.ts';

export const en = {
  allClubs: 'All clubs',
  suspended:
    'This club is suspended. Its ladders can’t be seen for now. Nothing has been deleted. Organiser? Please contact whoever runs this service.',
  none: 'No ladders yet',
  first: <T>(link: (words: string) => T) =>
    parts`Organiser? Open your invite link on this device, then ${link('start the first ladder')}: choose how players move, add names, and share this page.`,
  season: (system: string, start: string, end?: string) =>
    `${system} system, from ${start}${end === undefined ? '' : ` to ${end}`}`,
  onTop: (day: string) => `On top since ${day}.`,
  players: (count: number) => `${count} on the ladder.`,
  nights: (when: string) => `Club nights: ${when}.`,
  deadline: (day: string) => `Next deadline: ${day}.`,
  champions: 'Roll of champions',
  noChampion: 'no champion',
  lead: {
    finished: 'Finished.',
    won: <T>(name: T) => parts`Finished: ${name} won.`,
    ahead: 'Not started yet.',
    nobody: 'No players yet.',
    leads: <T>(name: T) => parts`${name} leads.`,
    starts: <T>(name: T) => parts`${name} starts on top.`,
    withOthers: <T>(name: T, others: number) => parts`${name} and ${others} more lead.`,
  },
};
