import { command, type Program } from './command-line.ts';

/** What is done with season logs, and with backups. Each command loads what it needs when it is called: a replay needs no database. */
export const LADDER: Program = {
  name: 'ladder',
  commands: {
    replay: command({
      takes: ['FILE'],
      options: ['trace'],
      says: 'play a season log through the rules and print the outcome as JSON. Status 0: nothing refused; 1: something refused; 2: bad header',
      run: async (asked) => (await import('./replay.ts')).replayFile(asked),
    }),
    convert: command({
      takes: ['LIST', 'LOG'],
      options: ['system', 'game', 'timezone', 'start', 'end', 'dates', 'beginning', 'pairs', 'winner'],
      says: 'make a season log from a list of results, of challenges, or of a final order: CSV, or a saved page with a table. Says what it understood. Status 1: some lines were left out',
      run: async (asked, working) => (await import('./convert.ts')).convert(asked, working),
    }),
    export: command({
      takes: ['CLUB/LADDER'],
      says: 'print the season log',
      run: async (asked, working) => (await import('./exporting.ts')).exportLadder(asked, working),
    }),
    import: command({
      takes: ['CLUB/LADDER', 'FILE'],
      options: ['create-club', 'keep-refused'],
      says: 'make a ladder from a season log',
      run: async (asked, working) => (await import('./import.ts')).importLadder(asked, working),
    }),
    backup: command({
      takes: ['FILE'],
      options: ['club'],
      says: 'write all clubs with their members, links and seasons into a new file, as of one moment, whether or not the laptop runs',
      run: async (asked, working) => (await import('./backups.ts')).backUp(asked, working),
    }),
    restore: command({
      takes: ['FILE'],
      options: ['club'],
      says: 'fill a data folder that has no ladders from such a file, while no laptop runs on it',
      run: async (asked, working) => (await import('./restore.ts')).restore(asked, working),
    }),
  },
  note: `  FILE can be - for standard input.
  export, import and backup work on this laptop's ladders, whether or not it runs (--data DIR if its data isn’t in .data), or with
  --url ADDRESS on those of a deployment, as npm run -s operator -- help says.`,
};
