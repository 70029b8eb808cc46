/// <reference lib="dom" />
import type { Bodies, Command } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, Instant, PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import type { PartName } from '#web/scripts.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { usePart } from '#web/ui/page/use-part.ts';
import type { Tablet } from '#web/ui/tablet/tablet.ts';
import { LOADING, RULE, WORDS } from '#web/ui/texts.ts';
import type { MeModel } from './model.ts';
import type { Fate, OwnFacts } from './published.ts';

/** What a report is of: a challenge, or a match against a player for which nobody has challenged. */
export type Reported =
  | { readonly challenge: ChallengeId; readonly against?: never }
  | { readonly against: PlayerId; readonly challenge?: never };

export type PhoneSheet =
  | { readonly kind: 'confirm'; readonly command: Command; readonly yes: string }
  | ({ readonly kind: 'report' } & Reported)
  | { readonly kind: 'finish'; readonly game: ChallengeId }
  | { readonly kind: 'start' }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'prefer' }
  | { readonly kind: 'away' };

export interface SentCommand {
  readonly command: Command;
  readonly before: Ladder;
}

/** For whom a person speaks who may be behind several entrants. */
export interface OwnEntrants {
  readonly person: PlayerId;
  /** The best one first. */
  readonly all: readonly PlayerId[];
  /** Has the page be that of another one. */
  readonly playAs: (entrant: PlayerId) => void;
}

export interface Tools {
  readonly tablet: Tablet;
  readonly path: string;
  /** Whose page it is: an entrant of the ladder. */
  readonly player: PlayerId;
  readonly entrants?: OwnEntrants | undefined;
  /** As it will be when all that waits is recorded. */
  readonly model: MeModel;
  /** What is published, where it is of the same moment. */
  readonly told: OwnFacts | undefined;
  readonly at: Instant;
  /** Challenges and games of which something is not yet recorded. */
  readonly pending: ReadonlySet<string>;
  readonly open: (sheet: PhoneSheet | undefined) => void;
  readonly command: <V extends Verb>(verb: V, body: Bodies[V]) => Command;
  readonly send: (command: Command) => void;
  /** What was sent last from this page, and the ladder before it. */
  readonly sent: SentCommand | undefined;
  readonly newId: () => ChallengeId;
  /** Has the page’s heading show a photograph, or none, before it is published: an address that holds all of it. */
  readonly showFace: (face: string | undefined) => void;
}

/** Whether the page was opened from a home screen, as an app of its own. */
export const isStandalone = (): boolean => matchMedia('(display-mode: standalone)').matches;

interface PartProps<Props> {
  readonly part: PartName;
  readonly props: Props;
  /** If the part did not load, it is asked for again whenever this changes. */
  readonly of: unknown;
  /** What is said until it is there; then the page also says that it could not be loaded. */
  readonly meanwhile?: string;
}

/** A part of the page with a script of its own. It needs a connection the first time, and is missing without one. */
export function LazyPart<Props extends object>({ part, props, of, meanwhile }: PartProps<Props>) {
  const { Part, lost } = usePart<Props>(part, of);
  if (Part) return <Part {...props} />;
  return meanwhile === undefined ? null : lost ? <p class="fault">{LOADING.failed}</p> : meanwhile;
}

interface SheetPartProps<Props> extends Pick<PartProps<Props>, 'part' | 'props'> {
  readonly tools: Tools;
}

/** A dialog whose script is loaded by itself: one that does not come says so. */
export function SheetPart<Props extends object>({ part, props, tools }: SheetPartProps<Props>) {
  const { Part, lost } = usePart<Props>(part, undefined);
  if (Part) return <Part {...props} />;
  return lost ? (
    <Dialog title={LOADING.failed} close={WORDS.back} onClose={() => tools.open(undefined)}>
      {null}
    </Dialog>
  ) : null;
}

/** A link to the rule that says so, on the page of the ladder. */
export const Clause = ({ of }: { readonly of: string | undefined }) =>
  /^[A-Z]\d/.test(of ?? '') ? (
    <>
      {'\u00a0'}
      <a class="clause" href={`../#rule-${of}`}>
        {RULE.rule}
      </a>
    </>
  ) : null;

export const Fates = ({ of }: { readonly of: readonly Fate[] }) =>
  of.map(({ words, clause, isThreat }) => (
    <p key={words} class={isThreat ? 'threat' : 'hint'}>
      {words}
      <Clause of={clause} />
    </p>
  ));
