import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { SeasonsView } from '#shared/features/seasons.ts';
import { labelled } from '#shared/words/lists.ts';
import { Question } from '#web/ui/forms/form.tsx';
import { FullDay } from '#web/ui/page/words.tsx';
import { ask } from '#web/ui/session/api.ts';
import { FILE_TITLES, LOADING } from '#web/ui/texts.ts';
import { useAdmin, useIdempotencyKeys, whyNot } from '../admin.ts';
import { NamedButton } from '../panels.tsx';
import { COMMON, SECTIONS, SEASONS as W } from '../texts.ts';
import { isSeasonOver } from '../view.ts';
import { EarlierForm, type EarlierProps } from './earlier.tsx';
import { NextSeason, Winner } from './next-season.tsx';

export interface SeasonsProps {
  /** Whether only the next season is shown, on the page that opens first. */
  readonly isCard?: boolean;
}

export const Part = ({ isCard }: SeasonsProps) => {
  const { view } = useAdmin();
  const next = <NextSeason key={view.header.season.start} />;
  if (isCard)
    return (
      <section>
        <h2>
          <Winner view={view} /> {SECTIONS.season}
        </h2>
        {next}
      </section>
    );
  return (
    <Seasons key={view.header.season.start}>
      <details open={isSeasonOver(view)}>
        <summary>{SECTIONS.season}</summary>
        {next}
      </details>
    </Seasons>
  );
};

const NO_SEASONS: Pick<SeasonsView, 'ended'> & Partial<Pick<SeasonsView, 'present'>> = { ended: [] };

const Seasons = ({ children }: { readonly children: ComponentChildren }) => {
  const { path, club, ladder, say } = useAdmin();
  const [known, setKnown] = useState<SeasonsView | 'unreached'>();
  const [toRemove, askToRemove] = useState<Pick<SeasonsView['ended'][number], 'name' | 'first'>>();
  const keyOf = useIdempotencyKeys();
  const look = useCallback(async () => {
    const outcome = await ask<'listSeasons'>(`${path}/seasons`);
    setKnown(outcome.kind === 'done' ? outcome.body : 'unreached');
  }, [path]);
  useEffect(() => void look(), [look]);
  async function remove(): Promise<string | undefined> {
    if (!toRemove) return undefined;
    const { name, first } = toRemove;
    const asked = { method: 'DELETE', idempotencyKey: keyOf(`${name} ${first}`) } as const;
    const no = whyNot(await ask<'removeSeason'>(`${path}/seasons/earlier/${name}`, asked));
    if (no !== undefined) return no;
    say(COMMON.saved);
    await look();
    return undefined;
  }
  const { ended, present } = known && known !== 'unreached' ? known : NO_SEASONS;
  return (
    <section>
      <h2>{W.title}</h2>
      {known === 'unreached' && <p class="fault">{LOADING.failed}</p>}
      {ended.length > 0 && (
        <ul class="lines">
          {ended.toReversed().map(({ name, first, start, end, added }) => (
            <li key={name}>
              <a href={`/${club}/${ladder}/${name}/`}>{name}</a>: <FullDay at={start} /> – <FullDay at={end} /> (
              <a href={`${path}/seasons/${name}/log`} download={`${club}-${ladder}-${name}.jsonl`}>
                {FILE_TITLES.log}
              </a>
              ) {added && <NamedButton words={COMMON.remove} of={name} onClick={() => askToRemove({ name, first })} />}
            </li>
          ))}
        </ul>
      )}
      {toRemove && (
        <Question
          title={labelled(COMMON.remove, toRemove.name)}
          text={W.removeText}
          yes={COMMON.remove}
          go={remove}
          onEnd={() => askToRemove(undefined)}
        />
      )}
      {(present?.first ?? 1) > 1 && <Undo onUndo={look} />}
      {children}
      <Earlier onAdded={look} />
      <p>
        <a href={`/new/?from=${ladder}`}>{W.again}</a>
      </p>
    </section>
  );
};

/** Results of years ago are brought in once: nothing is asked for them before it is unfolded. */
const Earlier = (props: EarlierProps) => {
  const [shown, setShown] = useState(false);
  return (
    <details onToggle={({ currentTarget: { open } }) => setShown((before) => before || open)}>
      <summary>{W.earlier}</summary>
      {shown && <EarlierForm {...props} />}
    </details>
  );
};

const Undo = ({ onUndo }: { readonly onUndo: () => Promise<void> }) => {
  const { path, view, refresh, say } = useAdmin();
  const [no, setNo] = useState<string>();
  const undo = async () => {
    const outcome = await ask<'undoSeason'>(`${path}/seasons/undo`, { body: {}, ifVersion: view.version });
    setNo(whyNot(outcome));
    if (outcome.kind !== 'done') return;
    await refresh();
    say(COMMON.saved);
    await onUndo();
  };
  return (
    <>
      <button type="button" onClick={() => void undo()}>
        {W.undo}
      </button>
      <p class="hint">{W.undoText}</p>
      {no !== undefined && (
        <p class="fault" role="alert">
          {no}
        </p>
      )}
    </>
  );
};
