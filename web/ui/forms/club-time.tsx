import { CLUB_TIME } from '../texts.ts';
import { isElsewhere, questionOf } from './clock.ts';
import { Input, type InputProps } from './fields.tsx';

interface ClubTimeProps extends Omit<InputProps, 'type' | 'hint'> {
  /** The club's. */
  readonly zone: string;
}

/** A day and a time by the club's clocks. It asks where those skip a time or show it twice, and says whose clocks they are. */
export const ClubTime = ({ zone, value, onInput, fault, ...rest }: ClubTimeProps) => {
  const question = questionOf(zone, value);
  return (
    <>
      <Input
        {...rest}
        type="datetime-local"
        value={value.slice(0, 16)}
        onInput={onInput}
        hint={isElsewhere(zone) ? CLUB_TIME.of(zone) : undefined}
        fault={question?.says ?? fault}
      />
      <Answers question={question} onInput={onInput} />
    </>
  );
};

/** The form that holds them is sent once one is chosen. */
interface AnswersProps {
  readonly question: ReturnType<typeof questionOf>;
  readonly onInput: (value: string) => void;
}

export const Answers = ({ question, onInput }: AnswersProps) =>
  question && (
    <div class="buttons" data-asks>
      {question.answers.map((answer) => (
        <button key={answer.value} type="button" onClick={() => onInput(answer.value)}>
          {answer.words}
        </button>
      ))}
    </div>
  );
