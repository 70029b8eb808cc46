/** By whom the line is said to be that a ladder has since it was written anew: what was told of it before holds no more. */
export const REWRITTEN = 'data protection';
