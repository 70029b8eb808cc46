import type { Properties } from './on-deployment.ts';

/** What a deployment may have, and a later one without its stage's file would lose. */
export const LOSABLE = ['e-mail', 'sign-up'] as const;
export type Losable = (typeof LOSABLE)[number];

/** What a stage's file says where that is meant. */
const MEANT: Readonly<Record<Losable, string>> = { 'e-mail': '"mailFrom": null', 'sign-up': '"signUp": false' };

/**
 * Throws where a deployment would take away what is there, and nobody has said so: CloudFormation then leaves everything as
 * it is. So a deployment from another machine, where the file of its stage is missing, does no harm.
 */
export function refuseLosses({ Has, Without }: Properties, before: Properties | undefined): void {
  if (!before) return;
  if (!before['Has'] && !Without)
    throw new Error(
      'This deployment was made when its settings stood in the command, and its stage has no file: nothing was changed. ' +
        'Write cdk/stages/default.json (or the stage’s own file): what the command said, or {} where it said nothing.',
    );
  const isIn = (list: unknown, each: Losable): boolean => Array.isArray(list) && list.includes(each);
  for (const each of LOSABLE) {
    if (!isIn(before['Has'], each) || isIn(Has, each) || isIn(Without, each)) continue;
    throw new Error(
      `This deployment has ${each}, and the settings that it was made with are missing: nothing was changed. ` +
        `Put them back into cdk/stages/ (default.json, or the stage's own file), or say there ${MEANT[each]}.`,
    );
  }
}
