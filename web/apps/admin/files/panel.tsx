import { useState } from 'preact/hooks';
import { Input, TextFile } from '#web/ui/forms/fields.tsx';
import { freeId, plainId } from '#web/ui/people/ids.ts';
import { useDesk } from '../desk.ts';
import { FederationFiles } from '../federation/section.tsx';
import { Seasons } from '../seasons/section.tsx';
import { FILES as W } from '../texts.ts';
import { Importer } from './import-form.tsx';
import { ImportsFound } from './imports-found.tsx';

/** What can be taken home, and what can be brought along. */
export const Part = () => {
  const { club, ladder, path } = useDesk();
  return (
    <>
      <section>
        <h2>{W.log}</h2>
        <p>{W.logText}</p>
        <ul class="lines">
          <li>
            <a href={`${path}/log`} download={`${club}-${ladder}.jsonl`}>
              {W.download}
            </a>
          </li>
          <li>
            <a href={`/${club}/${ladder}/log.csv`} download={`${club}-${ladder}.csv`}>
              {W.csv}
            </a>
          </li>
          <li>
            <a href={`/${club}/${ladder}/view.json`}>{W.data}</a>
          </li>
        </ul>
      </section>
      <FederationFiles />
      <section>
        <h2>{W.settings}</h2>
        <p>{W.settingsText}</p>
        <p>
          <a href={`/new/?from=${ladder}`}>{W.again}</a>
        </p>
      </section>
      <Seasons />
      <Import />
    </>
  );
};

const Import = () => {
  const { club, session } = useDesk();
  const [log, setLog] = useState<string>();
  const [id, setId] = useState('');
  const isId = id !== '' && plainId(id) === id;
  return (
    <section>
      <h2>{W.import}</h2>
      <p>{W.importText}</p>
      <ImportsFound club={club} />
      <Importer
        club={club}
        id={id}
        log={log}
        look={W.see}
        check={() => ({ id: isId ? undefined : W.badId })}
        fields={({ faults }) => (
          <>
            <TextFile
              label={W.file}
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
    </section>
  );
};
