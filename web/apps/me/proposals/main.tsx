/// <reference lib="dom" />
import { render } from 'preact';
import { Proposals, type ProposalsProps } from './proposals.tsx';

/** Fills its place on the player's page, again whenever what it shows has changed. */
export const show = (place: Element, props: ProposalsProps): void => render(<Proposals {...props} />, place);
