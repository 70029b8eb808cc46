import { parts } from '../../../../shared/words/phrase.ts';

export const en = {
  next: 'What happens next',
  more: (count: number) => `And ${count} more after that.`,
  wouldBeRemoved: <T>(names: T) => parts`As things stand, ${names} would be removed.`,
  wouldDrop: <T>(names: T) => parts`As things stand, ${names} would drop.`,
  marked: (players: number) => `${players} players, marked ○ in the ladder,`,
  dueToLose: <T>(names: T) => parts`Currently due to lose points: ${names}`,
  lost: <T>(names: T) => parts`Lost points: ${names}`,
  others: (count: number) => (count === 1 ? ' and 1 other' : ` and ${count} others`),
  forfeits: 'Forfeits and removals',
  drops: 'Drops and removals',
  dropped: <T>(names: T) => parts`Dropped: ${names}`,
  removed: <T>(names: T) => parts`Removed: ${names}`,
};
