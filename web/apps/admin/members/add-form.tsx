import { useState } from 'preact/hooks';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { freeId } from '#web/ui/people/ids.ts';
import { namesakesOf } from '#web/ui/people/namesakes.ts';
import { useDesk } from '../desk.ts';
import { members as W } from '../texts.ts';
import { DetailInputs } from './details.tsx';
import { type Directory, knownIn } from './directory.ts';
import { addMember, faultsIn, NO_DETAILS } from './saving.ts';
import { Who } from './who.tsx';

interface AddProps {
  readonly directory: Directory;
  readonly onChange: () => Promise<unknown>;
}

/** One more member; where somebody is called so already, it is asked whether they are another person. */
export const AddForm = ({ directory, onChange }: AddProps) => {
  const { club, say } = useDesk();
  const [details, setDetails] = useState(NO_DETAILS);
  const [asking, setAsking] = useState(false);
  const [no, setNo] = useState('');
  const everybody = new Set(directory.members.map(({ id }) => id as string));
  const namesakes = namesakesOf(details.name, knownIn(directory, everybody));

  async function add(): Promise<string | undefined> {
    const name = details.name.trim();
    const fault = await addMember(club, freeId(name, everybody), details);
    if (fault !== undefined) return fault;
    setDetails(NO_DETAILS);
    say(W.added(name));
    await onChange();
    return undefined;
  }

  const form = useForm<'name' | 'rating' | 'email'>({
    check: () => faultsIn(details),
    async send() {
      setNo('');
      if (namesakes.length === 0) return add();
      setAsking(true);
      return undefined;
    },
  });
  return (
    <section>
      <h2>{W.add}</h2>
      <Form form={form} label={W.add} yes={W.addYes} news={no !== '' && <p class="fault">{no}</p>}>
        <DetailInputs details={details} faults={form.faults} onChange={setDetails} />
      </Form>
      {asking && (
        <Who
          name={details.name.trim()}
          namesakes={namesakes}
          onEnd={(decision) => {
            setAsking(false);
            if (decision) void add().then((fault) => setNo(fault ?? ''));
          }}
        />
      )}
    </section>
  );
};
