/// <reference lib="dom" />

import { useEffect, useState } from 'preact/hooks';
import type { ImportView } from '#shared/features/imports.ts';
import { FILES, FILES as W } from '../texts.ts';
import { findImports, withdraw } from './import.ts';
import { ImportProgress } from './import-progress.tsx';

/** Imports that were begun before this page was opened, here or elsewhere. */
export const ImportsFound = ({ club }: { readonly club: string }) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    void findImports(club).then(setIds);
  }, [club]);
  if (ids.length === 0) return null;
  return (
    <>
      <h3>{W.underWay}</h3>
      {ids.map((id) => (
        <Found key={id} club={club} id={id} onGone={() => setIds((all) => all.filter((each) => each !== id))} />
      ))}
    </>
  );
};

interface FoundProps {
  readonly club: string;
  readonly id: string;
  readonly onGone: () => void;
}

/** What came of it, and why where that is not what was asked for. */
const sentence = ({ state, fault = '' }: ImportView): string => `${endOf(state)} ${fault}`.trim();

const Found = ({ club, id, onGone }: FoundProps) => {
  const [end, setEnd] = useState<ImportView>();
  if (!end) return <ImportProgress club={club} id={id} onEnd={setEnd} />;
  const dismiss = async () => {
    await withdraw(club, id);
    onGone();
  };
  return (
    <p>
      <bdi>{id}</bdi>: {sentence(end)}{' '}
      {end.state === 'made' ? (
        <a href={`/${club}/${id}/desk/`}>{id}</a>
      ) : (
        <button type="button" onClick={() => void dismiss()}>
          {W.dismiss}
        </button>
      )}
    </p>
  );
};

const ENDS: Readonly<Record<string, string>> = FILES.ends;

/** What came of an import; blank while it is under way. */
const endOf = (state: string): string => ENDS[state] ?? '';
