/// <reference lib="dom" />
import { render } from 'preact';
import { OwnRecord, type RecordProps } from './record.tsx';

/** Fills its place on the player's page, again whenever what it shows has changed. */
export const show = (place: Element, props: RecordProps): void => render(<OwnRecord {...props} />, place);
