export { gridOf } from './cells.ts';
export { foreignIn, opened } from './files.ts';
export { readPairs } from './pairs/read.ts';
export { readList } from './read-list.ts';
