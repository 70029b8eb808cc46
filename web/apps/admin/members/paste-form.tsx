import { useMemo, useState } from 'preact/hooks';
import { Area, TextFile } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { MOVES } from '#web/ui/texts.ts';
import { useAdmin } from '../admin.ts';
import { type Decisions, decided, saidTwice, withNamesakes } from '../people/deciding.tsx';
import { saveTable } from '../people/details.tsx';
import { type Directory, knownIn } from '../people/directory.ts';
import { Lines } from '../people/lines.tsx';
import { readRows } from '../people/paste.ts';
import { COMMON, members as W, who as WHO } from '../texts.ts';

interface PasteProps {
  readonly directory: Directory;
  readonly onChange: () => Promise<unknown>;
}

const NOTHING: Decisions = new Map();
const NOBODY: ReadonlySet<string> = new Set();

export const PasteForm = ({ directory, onChange }: PasteProps) => {
  const { club } = useAdmin();
  const [text, setText] = useState('');
  const [decisions, decide] = useState(NOTHING);
  const [news, setNews] = useState('');
  const rows = useMemo(() => readRows(text), [text]);
  const known = useMemo(() => knownIn(directory, NOBODY), [directory]);
  const lines = useMemo(() => withNamesakes(rows, known, decisions), [rows, known, decisions]);
  const type = (typed: string) => {
    setText(typed);
    setNews('');
    decide(NOTHING);
  };
  const form = useForm({
    check() {
      const open = lines.filter(({ decision }) => !decision).length;
      const twice = saidTwice(lines);
      if (lines.length === 0) return { form: COMMON.oneName };
      return { form: open > 0 ? WHO.open(open) : twice && WHO.twice(twice.name, twice.line) };
    },
    async send() {
      const people = decided(
        lines,
        directory.members.map(({ id }) => id),
      );
      const no = await saveTable(club, people, directory.members, (done) => setNews(W.progress(done, people.length)));
      if (no !== undefined) return no;
      type('');
      setNews(W.pasted(people.length));
      await onChange();
      return undefined;
    },
  });
  return (
    <section>
      <details>
        <summary>
          <h2>{W.paste}</h2>
        </summary>
        <Form form={form} label={W.paste} yes={W.pasteYes} news={news !== '' && <p>{news}</p>}>
          <Area
            label={W.pasteLabel}
            hint={W.pasteHint}
            placeholder={W.pasteExample}
            rows={8}
            value={text}
            onInput={type}
          />
          <TextFile label={MOVES.file} accept=".csv,.txt,text/plain,text/csv" onText={type} />
          {lines.length > 0 && (
            <Lines
              lines={lines}
              onDecide={(more) => decide(new Map([...decisions, ...more]))}
              columns={['rating', 'email']}
              same={W.update}
            />
          )}
        </Form>
      </details>
    </section>
  );
};
