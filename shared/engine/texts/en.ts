export const engine = {
  arrival: 'The time of arrival must be on the day it’s recorded, and not later than that.',
  playedLater: 'The date of play is later than the time of recording.',
  backInTime: 'This is dated before the ladder’s last entry. Entries must be in order of time.',
  notThisSystem: (system: string, verb: string) => `The ${system} system has no "${verb}".`,
  notCorrectable: 'This can’t be corrected like this, or was cancelled.',
  notVoidable: 'This can’t be cancelled, or already was.',
};
