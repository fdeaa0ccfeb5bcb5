import { useRef } from 'preact/hooks';
import type { QuestionOf } from '../../../sdk/contract/schemas/survey/question';
import { MAX_TEXT_LENGTH } from '../../../sdk/survey/answers';
import { textAnswer } from '../../../sdk/survey/text-rules';
import type { Say } from '../../words/english';
import type { Draft, QuestionBodyProps } from '../question-body';

const INPUT_TYPE = { text: 'text', email: 'email', url: 'url', number: 'number', phone: 'tel' } as const;

export function OpenText({
  question,
  answer,
  say,
  onDraft,
  onSubmit,
  labelId,
  problemId,
}: QuestionBodyProps<'openText'>) {
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const isLong = question.longAnswer && question.inputType === 'text';

  const shared = {
    ref: field,
    // the field itself holds what is typed
    defaultValue: String(answer ?? ''),
    class: 'sv-field',
    placeholder: question.placeholder || say('typeHere'),
    maxLength: MAX_TEXT_LENGTH,
    dir: 'auto' as const,
    'aria-labelledby': labelId,
    'aria-describedby': problemId,
    'aria-invalid': problemId !== undefined,
    'aria-required': question.required,
    onInput: () => field.current && onDraft(draftOf(field.current, question, say)),
  };
  if (!isLong) {
    const isPhone = question.inputType === 'phone';
    // Preact knows one set of attributes for each type; these are common to all five
    const inputType = (INPUT_TYPE[question.inputType] ?? 'text') as 'text';
    const title = isPhone ? { title: say('invalid_phone') } : {};
    return <input {...shared} {...title} type={inputType} step="any" />;
  }
  return (
    <textarea
      {...shared}
      rows={4}
      onKeyDown={(event) => {
        // Enter sends, like everywhere else in the survey; with Shift, or while a word is composed, it writes
        if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
        event.preventDefault();
        if (field.current) onSubmit(draftOf(field.current, question, say), 0);
      }}
    />
  );
}

function draftOf(
  field: HTMLInputElement | HTMLTextAreaElement,
  { inputType }: QuestionOf<'openText'>,
  say: Say,
): Draft {
  // what is no number reads as an empty field
  const problem = field.validity.badInput ? say('invalid_number') : undefined;
  return { answer: textAnswer(inputType, field.value), problem };
}
