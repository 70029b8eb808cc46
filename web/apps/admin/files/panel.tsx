/// <reference lib="dom" />

import { useEffect, useState } from 'preact/hooks';
import type { ImportView } from '#shared/features/imports.ts';
import { escaped } from '#shared/words/escaping.ts';
import { Input, TextFile } from '#web/ui/forms/fields.tsx';
import { freeId, plainId } from '#web/ui/people/ids.ts';
import { FILE_TITLES, MOVES } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { Place, Row } from '../club/row.tsx';
import { Webhooks } from '../club/webhooks.tsx';
import { CLUB, SECTIONS, FILES as W } from '../texts.ts';
import { FederationFiles } from './federation.tsx';
import { Importer } from './import-form.tsx';
import { findImports, ImportProgress, withdraw } from './imports.tsx';

const SITE = CLUB.site;

export const Part = () => {
  const { club, ladder, view, path } = useAdmin();
  const [at] = useState(() => addressesOf(new URL(`/${club}/${ladder}/`, location.href).href));
  return (
    <section class="rows">
      <h2>{SECTIONS.webmaster}</h2>
      <Place words={SITE.frame} text={frameLine(at.embed, view.header.name ?? ladder)} look={at.embed} />
      <Place words={{ title: FILE_TITLES.feed, ...SITE.feed }} text={at.feed} />
      <Place words={{ title: FILE_TITLES.csv, ...SITE.csv }} text={at.csv} look={at.csv} />
      <Row title={FILE_TITLES.log}>
        <p>{W.logText}</p>
        <p class="buttons">
          <a href={`${path}/log`} download={`${club}-${ladder}.jsonl`}>
            {SECTIONS.log}
          </a>{' '}
          <a href={at.data}>{FILE_TITLES.view}</a>
        </p>
      </Row>
      <Row title={SECTIONS.webhooks}>
        <Webhooks />
      </Row>
      <FederationFiles />
      <Row title={SECTIONS.import}>
        <Import />
      </Row>
      <ImportsFound club={club} />
    </section>
  );
};

const addressesOf = (page: string) => ({
  embed: `${page}embed/`,
  feed: `${page}results.atom`,
  csv: `${page}log.csv`,
  data: `${page}view.json`,
});

/** Tall enough for twenty rungs and five results, in pixels. */
const HEIGHT = 900;

/** The line of HTML that shows a ladder on the club's own website. */
export function frameLine(embed: string, name: string): string {
  const title = escaped(name).replace(/\s+/g, ' ');
  return `<iframe src="${embed}" title="${title}" width="100%" height="${HEIGHT}" style="border: 0" loading="lazy"></iframe>`;
}

const Import = () => {
  const { club, session } = useAdmin();
  const [log, setLog] = useState<string>();
  const [id, setId] = useState('');
  const isId = id !== '' && plainId(id) === id;
  return (
    <>
      <p>{W.importText}</p>
      <Importer
        club={club}
        id={id}
        log={log}
        look={MOVES.preview}
        check={() => ({ id: isId ? undefined : W.idHint })}
        fields={({ faults }) => (
          <>
            <TextFile
              label={FILE_TITLES.log}
              accept=".jsonl,.json,text/plain"
              onText={(text, name) => {
                setLog(text);
                if (id === '') setId(freeId(name.replace(/\.[^.]*$/, ''), new Set(session.club.ladders), 'ladder'));
              }}
            />
            <Input label={W.id} hint={W.idHint} value={id} onInput={setId} fault={faults.id} />
          </>
        )}
      />
    </>
  );
};

const ImportsFound = ({ club }: { readonly club: string }) => {
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

const ENDS: Readonly<Record<string, string>> = W.ends;

/** What came of an import, and why where that is not what was asked for. */
const sentence = ({ state, fault = '' }: ImportView): string => `${ENDS[state] ?? ''} ${fault}`.trim();

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
