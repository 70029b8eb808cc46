import { useCallback, useEffect, useState } from 'preact/hooks';
import type { SeasonsView } from '#shared/features/seasons.ts';
import { FullDay } from '#web/ui/page/words.tsx';
import { ask } from '#web/ui/session/api.ts';
import { useAdmin } from '../admin.ts';
import { COMMON, sections, seasons as W } from '../texts.ts';
import { NextSeason } from './next-season.tsx';

export const Part = () => {
  const { path, club, ladder, view } = useAdmin();
  const [known, setKnown] = useState<SeasonsView | 'unreached'>();
  const look = useCallback(async () => {
    const outcome = await ask<'listSeasons'>(`${path}/seasons`);
    setKnown(outcome.kind === 'done' ? outcome.body : 'unreached');
  }, [path]);
  useEffect(() => void look(), [look]);
  const ended = known && known !== 'unreached' ? known.ended : [];
  return (
    <section>
      <h2>{W.title}</h2>
      {known === 'unreached' && <p class="fault">{COMMON.unreached}</p>}
      {ended.length > 0 && (
        <ul class="lines">
          {ended.toReversed().map(({ name, start, end }) => (
            <li key={name}>
              <a href={`/${club}/${ladder}/${name}/`}>{name}</a>: <FullDay at={start} /> – <FullDay at={end} /> (
              <a href={`${path}/seasons/${name}/log`} download={`${club}-${ladder}-${name}.jsonl`}>
                {COMMON.seasonLog}
              </a>
              )
            </li>
          ))}
        </ul>
      )}
      {ended.length > 0 && <Undo onUndo={look} />}
      <details key={view.header.season.start}>
        <summary>{sections.season.text}</summary>
        <NextSeason onStart={() => void look()} />
      </details>
      <p>
        <a href={`/new/?from=${ladder}`}>{W.again}</a>
      </p>
    </section>
  );
};

const Undo = ({ onUndo }: { readonly onUndo: () => Promise<void> }) => {
  const { path, view, refresh, say } = useAdmin();
  const [no, setNo] = useState<string>();
  const undo = async () => {
    const outcome = await ask<'undoSeason'>(`${path}/seasons/undo`, { body: {}, ifVersion: view.version });
    if (outcome.kind !== 'done') return setNo(outcome.kind === 'refused' ? outcome.problem.detail : COMMON.lost);
    setNo(undefined);
    await refresh();
    say(W.undone);
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
